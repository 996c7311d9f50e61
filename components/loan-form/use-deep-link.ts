"use client";

import { useEffect } from "react";
import { focusField } from "@/components/ui/focus-field";
import { pathOfSlot, slotId } from "@/lib/loan-form/slot-id";

/**
 * What the part after # may name: a field by its path, a document's slot by its id, or a row by its id.
 */
function idsIn(hash: string) {
  const id = decodeURIComponent(hash.slice(1));
  const path = pathOfSlot(id);
  return id ? [id, path, slotId(path)] : [];
}

const follow = (hash: string) => idsIn(hash).some(focusField);

/** Whether the address names something that is on the page. */
export const namesField = () => idsIn(window.location.hash).some((id) => document.getElementById(id));

/** Lands on the field that the address names, when the page opens and when only that part of the address changes. */
export function useDeepLink() {
  useEffect(() => {
    let last = window.location.hash;
    follow(last);
    const moved = () => {
      if (window.location.hash === last) return;
      last = window.location.hash;
      follow(last);
    };
    // A link followed by the router changes the address without the browser's own event; where there is no Navigation
    // API, landing on another step still works, only a link within the same step does not move the focus.
    const navigation = "navigation" in window ? (window.navigation as EventTarget) : null;
    navigation?.addEventListener("currententrychange", moved);
    window.addEventListener("hashchange", moved);
    return () => {
      navigation?.removeEventListener("currententrychange", moved);
      window.removeEventListener("hashchange", moved);
    };
  }, []);
}
