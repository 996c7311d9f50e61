"use client";

import { onWindow, useBrowserValue } from "./use-browser-value";

const REPLACED = "dakhila:search";
const searchChanges = onWindow("popstate", REPLACED);

/** `location.search`; `before` until the page works. */
export const useSearch = (before = "") => useBrowserValue(() => location.search, before, searchChanges);

/**
 * Puts another query into the address. The router is not told: it would write this query once more over a later one.
 */
export function setSearch(query: string) {
  history.replaceState(history.state, "", `${location.pathname}${query ? `?${query}` : ""}${location.hash}`);
  window.dispatchEvent(new Event(REPLACED));
}
