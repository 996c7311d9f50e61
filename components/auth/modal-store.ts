"use client";

import { useSyncExternalStore } from "react";

/** Which modal is asked for. Outside React, so that a button on any static page can ask without a provider around it. */
export type Opening =
  | { opens: "login" | "signup"; typed?: Typed }
  | { opens: "apply"; partnerId?: string };
/** What was typed in one modal and goes with the person to another. */
export type Typed = { name?: string; email: string; phone: string };

let opening: Opening | null = null;
const listeners = new Set<() => void>();

function set(next: Opening | null) {
  opening = next;
  for (const listener of listeners) listener();
}

export const openModal = (next: Opening) => set(next);
export const closeModal = () => set(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The modal to show now, or null; nothing is shown while the page is built. */
export const useOpening = () => useSyncExternalStore(subscribe, () => opening, () => null);
