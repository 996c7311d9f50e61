"use client";

import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { PassOn } from "@/components/application/pass-on";
import { HandInSlot, useHandIn } from "@/components/uploads/hand-in-slot";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { Demand } from "@/lib/cases/demands";
import { passOnWords, writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { isOnItsWay } from "@/lib/uploads/client/hand-in";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { Cost } from "./first-block";

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
    <>
      <Cost state="asked" />
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
            <AskedPaper demand={demand} today={today} />
            <div className="flex flex-wrap gap-2">
              {demand.from === "coApplicant" && <PassOn words={passOnWords(demand)} />}
              <GivenOtherwise demand={demand} today={today} onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The form's own name of the paper stands last: by it the paper is read. */
const slotOf = ({ caseId, eventId, slot }: Demand) => `case ${caseId}-${eventId} ${slot ?? ""}`.trim();

function AskedPaper({ demand, today }: { demand: Demand; today: string }) {
  const { caseId, eventId, paper } = demand;
  const send = useCallback(
    (file: string) =>
      post("cases/write", {
        ...{ caseId, answersId: eventId, happenedOn: today, file },
        kind: "answered",
        channel: "page",
      }),
    [caseId, eventId, today],
  );
  return <HandInSlot slot={slotOf(demand)} path={`paper-${caseId}-${eventId}`} label={paper} send={send} />;
}

function GivenOtherwise({
  demand,
  today,
  onChanged,
}: {
  demand: Demand;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const { caseId, eventId, paper } = demand;
  const slot = slotOf(demand);
  const isHandedIn = isOnItsWay(useHandIn(slot));
  const { busy, problem, run } = useAct(async () => {
    await post("cases/write", { caseId, kind: "answered", happenedOn: today, answersId: eventId });
    // What is in the slot and not handed in yet would be a second answer.
    uploads.forget(slot);
    await onChanged();
  });
  return (
    <>
      <Button variant="plain" size="sm" disabled={isHandedIn} busy={busy} onClick={run}>
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
