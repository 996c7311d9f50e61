"use client";

import { useSyncExternalStore } from "react";

type Subscribe = (changed: () => void) => () => void;

const never: Subscribe = () => () => {};

/**
 * A value that only the browser knows: `before` while the page is built and until it works, then what `read` returns
 * (the same object as long as nothing has changed). Without `subscribe` it is read anew only when the component draws.
 */
export const useBrowserValue = <T, Before = T>(read: () => T, before: Before, subscribe = never) =>
  useSyncExternalStore<T | Before>(subscribe, read, () => before);

/** For `useBrowserValue`: the value may have changed at these events of the window. */
export const onWindow =
  (...events: string[]): Subscribe =>
  (changed) => {
    for (const event of events) window.addEventListener(event, changed);
    return () => {
      for (const event of events) window.removeEventListener(event, changed);
    };
  };
