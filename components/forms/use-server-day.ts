"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { serverDay } from "@/lib/browser/server-clock";

/** Today in India by the server's clock, YYYY-MM-DD; "" while the page is built, and until the server has told it. */
export const useServerDay = () => useBrowserValue(serverDay.get, "", serverDay.subscribe);
