"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The address's query, as `location.search` has it; empty in the page's HTML, which is the same for every address. */
export const useSearch = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );

/** Puts another query (without its "?") into the address of the page that is open, which is what can be shared. */
export function setSearch(query: string) {
  history.replaceState(null, "", `${location.pathname}${query ? `?${query}` : ""}${location.hash}`);
  for (const listener of listeners) listener();
}
