"use client";

import { useEffect } from "react";
import { focusField } from "@/components/ui/focus-field";

/** What the part after # names: a field by its path, or a document's slot by "doc-" and its path. */
function follow(hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  if (!id) return false;
  const path = id.replace(/^doc-/, "");
  return [id, path, `doc-${path}`].some(focusField);
}

/** Whether the address names a field of the page. */
export const namesField = () => window.location.hash.length > 1;

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
