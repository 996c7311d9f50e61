import { useDeferredValue, useMemo, useState } from "react";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import type { Candidates } from "@/lib/eligibility/candidates";
import { MOST_FOUND } from "@/lib/eligibility/most-found";

/**
 * Finds the schemes for an address's answers by a call, for a page that does not carry them all.
 * @param search null while there is nothing to find
 */
export function useCandidates(search: string | null) {
  const [most, setMost] = useState(MOST_FOUND.first);
  const asked = useDeferredValue(search);
  const call = useCall(
    useMemo(
      () =>
        asked === null
          ? null
          : async () => ({
              search: asked,
              found: (await post<Candidates | null>("eligibility/candidates", { search: asked, most })).data,
            }),
      [asked, most],
    ),
  );
  // What was found for the answers before stays until that for the new ones is there, and with it the focus.
  const [last, setLast] = useState<{ search: string; found: Candidates | null } | null>(null);
  if (call.state === "ready" && call.data !== last) setLast(call.data);
  const shown = search === null ? null : last;
  return {
    hasFailed: call.state === "failed",
    /** For which answers. */
    search: shown?.search,
    found: shown?.found,
    /** Null where no more are given. */
    more: most < MOST_FOUND.last ? () => setMost(Math.min(MOST_FOUND.last, most + MOST_FOUND.first)) : null,
  };
}
