import { useEffect, useState } from "react";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Draft } from "@/lib/drafts/draft";
import { readDrafts } from "@/lib/drafts/storage";

const NONE: ReadonlyMap<string, Draft> = new Map();

/** Answers that this student typed in this browser and has not saved, by section; read anew with each overview. */
export function useDrafts(overview: LoadedOverview | null) {
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    if (!overview) return;
    let wanted = true;
    // Without storage there are no drafts either.
    readDrafts(overview.owner).then(
      (found) => {
        if (wanted) setDrafts(found);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [overview]);
  return drafts;
}
