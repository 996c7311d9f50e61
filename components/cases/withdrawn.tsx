"use client";

import { Button } from "@/components/ui/button";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { LoadedEvent } from "@/lib/cases/data";
import { pageRow } from "@/lib/cases/page-table";
import { effectiveEvents } from "@/lib/cases/state";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { Cost, focusFirst } from "./first-block";

/** What the end means, and how to begin again: the line that ended it is taken back. */
export function Withdrawn({
  events,
  caseId,
  lender,
  today,
  onChanged,
}: {
  events: readonly LoadedEvent[];
  caseId: string;
  lender: string;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const ends = effectiveEvents(events).filter(({ kind, writer }) => kind === "withdrawn" && writer === "student");
  const { busy, problem, run } = useAct(async () => {
    for (const { id } of ends)
      await post("cases/write", { caseId, kind: "corrected", happenedOn: today, correctsId: id });
    await onChanged();
    focusFirst();
  });
  const last = ends.at(-1);
  return (
    <>
      <p className="mt-2">
        {last && (
          <span>{`${t("cases.withdrawnOn", "Written down on {{date}}.", { date: formatDate(last.happenedOn) })} `}</span>
        )}
        <span>
          {t(
            "cases.withdrawnMeans",
            "Nobody at {{lender}} can open your file any more. What was downloaded before stays there. Tell {{lender}} yourself: nothing was sent to it.",
            { lender },
          )}
        </span>
      </p>
      {last && (
        <div className="no-print mt-3">
          <Button variant="outline" busy={busy} onClick={run}>
            {pageRow("withdrawn").button!()}
          </Button>
          <Cost state="withdrawn" />
        </div>
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
