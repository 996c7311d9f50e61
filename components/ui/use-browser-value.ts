"use client";

import { useSyncExternalStore } from "react";

type Subscribe = (changed: () => void) => () => void;

const never: Subscribe = () => () => {};

/** `before` until the browser works, then what `read` returns (the same object while unchanged). */
export const useBrowserValue = <T, Before = T>(read: () => T, before: Before, subscribe = never) =>
  useSyncExternalStore<T | Before>(subscribe, read, () => before);

export const onWindow =
  (...events: string[]): Subscribe =>
  (changed) => {
    for (const event of events) window.addEventListener(event, changed);
    return () => {
      for (const event of events) window.removeEventListener(event, changed);
    };
  };
