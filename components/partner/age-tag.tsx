"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

/**
 * Says that a figure is more than 180 days old, from the moment (milliseconds) that `from` names. What was old when the
 * page was made says so in its HTML; what has grown old since, the browser finds: a page that is not made anew must not
 * keep its figures young.
 */
export function AgeTag({ from, stale }: { from: number | null; stale: boolean }) {
  const old = useBrowserValue(() => stale || (from !== null && Date.now() >= from), stale);
  return old ? <span className="tag tag-todo whitespace-normal!">Over 180 days old</span> : null;
}
