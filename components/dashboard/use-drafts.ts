import { useEffect, useState } from "react";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { readAccount } from "@/lib/drafts/account";
import type { Draft } from "@/lib/drafts/draft";
import { readDrafts } from "@/lib/drafts/storage";

const NONE: ReadonlyMap<string, Draft> = new Map();

/** Answers that this student typed and has not saved, by section, here or in the account; read with each overview. */
export function useDrafts(overview: LoadedOverview | null) {
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    if (!overview) return;
    let wanted = true;
    const { owner, draftsAt } = overview;
    // Without storage there are no drafts here either.
    const here = readDrafts(owner).catch(() => NONE);
    const inAccount = Object.keys(draftsAt).length > 0 ? readAccount().catch(() => NONE) : NONE;
    void Promise.all([inAccount, here]).then((found) => {
      if (wanted) setDrafts(new Map(found.flatMap((some) => [...some])));
    });
    return () => {
      wanted = false;
    };
  }, [overview]);
  return drafts;
}
