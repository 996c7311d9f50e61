"use client";

import { useSyncExternalStore } from "react";
import { keepForReload, takeKept } from "@/lib/lazy-part";

/**
 * Which modal is asked for. Outside React, so that a button on any static page can ask without a provider around it.
 */
export type Opening =
  | { opens: "login" | "signup"; typed?: Typed }
  | { opens: "apply"; partnerId?: string; typed?: { [answer: string]: unknown } };
/** What was typed in one modal and goes with the person to another. */
export type Typed = { name?: string; email: string; phone: string };

const KEPT = "opening";

let opening: Opening | null = null;
const listeners = new Set<() => void>();

function set(next: Opening | null) {
  opening = next;
  for (const listener of listeners) listener();
}

export const openModal = (next: Opening) => set(next);
export const closeModal = () => set(null);

/** For a page that is about to be loaded anew: keeps which modal is open, with what is typed in it. */
export const keepOpening = (typed?: object) => {
  if (opening) keepForReload(KEPT, typed ? { ...opening, typed } : opening);
};
/** What `keepOpening` kept before this page was loaded, once. */
export const takeOpening = () => takeKept(KEPT) as Opening | null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The modal to show now, or null; nothing is shown while the page is built. */
export const useOpening = () =>
  useSyncExternalStore(
    subscribe,
    () => opening,
    () => null,
  );
