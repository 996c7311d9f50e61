"use client";

import { onWindow, useBrowserValue } from "./use-browser-value";

const lineChanges = onWindow("online", "offline");

/** Whether the browser has a line, as far as it knows: some phones claim one that goes nowhere. */
export const useOnline = () => useBrowserValue(() => navigator.onLine, true, lineChanges);
