"use client";

import { useEffect } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { sessionState } from "@/lib/browser/session-ended";
import { useOverview } from "./overview-context";

/** Milliseconds: who goes on typing while the session ends is kept again. */
const AGAIN = 20_000;

/** Nothing to see. Before the session's idle end, what is typed and not saved goes to the account. */
export function KeptBeforeEnd() {
  const owner = useOverview().overview?.owner;
  const isEnding = useBrowserValue(() => sessionState.get() === "ending", false, sessionState.subscribe);
  useEffect(() => {
    if (!isEnding) return;
    const keep = () =>
      void import("@/lib/drafts/unsaved").then(({ keepUnsaved }) => keepUnsaved(owner)).catch(() => {});
    keep();
    const timer = setInterval(keep, AGAIN);
    return () => clearInterval(timer);
  }, [isEnding, owner]);
  return null;
}
