"use client";

import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"];

/** Whether the browser has a line, as far as it knows: some phones claim one that goes nowhere. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(changed: () => void) {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}
