"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { createStore } from "@/lib/browser/create-store";

/**
 * Which modal is asked for. Outside React, so that a button on any static page can ask without a provider around it.
 */
export type ModalOpening = { opens: "login" | "signup"; typed?: Typed } | { opens: "apply"; partner?: LenderRef };
/** The lender whose page a form was opened from. */
export type LenderRef = { id: string; name: string };
/** What was typed in one modal and goes with the person to another. */
export type Typed = { name?: string; email: string; phone: string };

const shown = createStore<ModalOpening | null>(null);

export const openModal = (opening: ModalOpening) => shown.set(opening);
export const closeModal = () => shown.set(null);

export const askedOpening = () => shown.get();
/** The modal to show now, or null; nothing is shown while the page is built. */
export const useOpening = () => useBrowserValue(shown.get, null, shown.subscribe);
