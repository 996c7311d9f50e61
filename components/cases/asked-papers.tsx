"use client";

import { Button } from "@/components/ui/button";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { Demand } from "@/lib/cases/demands";
import { writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { AskThem } from "./ask-them";
import { DocumentSlot } from "./document-slot";

/** The papers that are asked for, each with its slot: whose it is, since when, and how else it can be given. */
export function AskedPapers({
  papers,
  today,
  onChanged,
}: {
  papers: readonly Demand[];
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  return (
    <ul className="mt-3 grid gap-4">
      {papers.map((demand) => (
        <li key={demand.eventId} className="grid gap-1.5">
          <p className="text-sm text-ink-2">
            {demand.from === "coApplicant" && (
              <span className="font-semibold text-ink">
                {`${
                  demand.name
                    ? t("cases.fromName", "From {{name}}", { name: demand.name })
                    : t("cases.fromCoApplicant", "From your co-applicant")
                }. `}
              </span>
            )}
            <span>
              {t("cases.askedOn", "Asked for on {{date}} by {{who}}", {
                date: formatDate(demand.since),
                who: demand.askedBy ? writerWords(demand.askedBy, demand.lender) : demand.lender,
              })}
            </span>
          </p>
          <DocumentSlot caseId={demand.caseId} answersId={demand.eventId!} today={today} label={demand.paper} />
          <div className="flex flex-wrap gap-2">
            {demand.from === "coApplicant" && <AskThem demand={demand} />}
            <GivenOtherwise demand={demand} today={today} onChanged={onChanged} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function GivenOtherwise({
  demand: { caseId, eventId, paper },
  today,
  onChanged,
}: {
  demand: Demand;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const { busy, problem, run } = useAct(async () => {
    await post("cases/write", { caseId, kind: "answered", happenedOn: today, answersId: eventId });
    await onChanged();
  });
  return (
    <>
      <Button variant="plain" size="sm" busy={busy} onClick={run}>
        {t("cases.givenOtherwise", "I gave it another way")}
        <span className="sr-only">{`: ${paper}`}</span>
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
