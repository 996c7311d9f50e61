"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { createStore } from "@/lib/browser/create-store";

/** Outside React, so that a button on any static page can ask without a provider around it. */
export type ModalOpening =
  | { opens: "login" | "signup"; typed?: Typed }
  | { opens: "apply"; partner?: LenderRef; typed?: { [answer: string]: unknown } };
export type LenderRef = { id: string; name: string };
export type Typed = { name?: string; email: string; phone: string };

const shown = createStore<ModalOpening | null>(null);

export const openModal = (opening: ModalOpening) => shown.set(opening);
export const closeModal = () => shown.set(null);

export const askedOpening = () => shown.get();
/** The modal to show now, or null; nothing is shown while the page is built. */
export const useOpening = () => useBrowserValue(shown.get, null, shown.subscribe);
