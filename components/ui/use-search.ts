"use client";

import { onWindow, useBrowserValue } from "./use-browser-value";

const REPLACED = "dakhila:search";
const searchChanges = onWindow("popstate", REPLACED);

/**
 * The address's query, as `location.search` has it. Until the page works it is `before`: empty in the HTML of a page
 * that is the same for every address.
 */
export const useSearch = (before = "") => useBrowserValue(() => location.search, before, searchChanges);

/**
 * Puts another query (without its "?") into the address of the page that is open, which is what can be shared. With the
 * state that is there the router is not told: it would write this query once more when it has drawn, over a later one.
 */
export function setSearch(query: string) {
  history.replaceState(history.state, "", `${location.pathname}${query ? `?${query}` : ""}${location.hash}`);
  window.dispatchEvent(new Event(REPLACED));
}
