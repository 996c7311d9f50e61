"use client";

import { useEffect } from "react";
import { AgedPapers } from "@/components/application/aged-papers";
import { post } from "@/lib/browser/post";
import { plural, t } from "@/lib/messages/text";
import type { AgedPaper } from "@/lib/papers/read/aged";

/** Tells which papers have become too old, and notes that it did: on the next days it does not. */
export function AgedNotice({ papers }: { papers: readonly AgedPaper[] }) {
  useEffect(() => {
    // Where it does not come, the next day tells again.
    void post("readings/aged-told").catch(() => {});
  }, []);
  return (
    <AgedPapers
      papers={papers}
      level="h2"
      title={plural("reading.aged", papers.length, {
        one: "1 paper has become too old",
        other: "{{count}} papers have become too old",
      })}
      text={t("reading.agedText", "Lenders may send back what was recent enough on the day of its upload.")}
    />
  );
}
