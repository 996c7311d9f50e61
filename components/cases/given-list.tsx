"use client";

import { Button } from "@/components/ui/button";
import { Stamp } from "@/components/ui/stamp";
import { Tag } from "@/components/ui/tag";
import { failure } from "@/components/ui/toast";
import { isRefused, post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { GivenPaper } from "@/lib/cases/given-papers";
import { dayOf } from "@/lib/dates/calendar";
import { formatDate, formatDay } from "@/lib/dates/dates";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { openFold } from "./case-fold";
import { EventFile } from "./event-file";
import { focusFirst } from "./first-block";

/**
 * The papers that were handed in here: taken back for as long as nobody on the other side opened them, received from
 * then on. Where nobody there has an open link, they wait for one.
 */
export function GivenList({
  papers,
  lender,
  waitsForLink,
  caseId,
  today,
  onChanged,
}: {
  papers: readonly GivenPaper[];
  /** Who asked for them. */
  lender: string;
  waitsForLink: boolean;
  caseId: string;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  if (papers.length === 0) return null;
  const unopened = papers.filter(({ opened }) => opened === null);
  const received = papers.filter(({ opened }) => opened !== null);
  return (
    <section aria-labelledby="given-papers" className="card">
      <h2 id="given-papers" tabIndex={-1} className="text-h3 outline-none">
        {t("cases.handedIn", "What you handed in")}
      </h2>
      {waitsForLink && unopened.length > 0 && (
        <div role="status" className="mt-2">
          <p>
            {t("cases.waitsForLink", "It waits for a link: nobody at {{lender}} can open your file now.", { lender })}
          </p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => openFold("links")}>
            {t("passes.makeFirst", "Make a link for this lender")}
          </Button>
        </div>
      )}
      <ul className="mt-2">
        {unopened.map((paper) => (
          <li key={paper.event.id} className="border-b border-line py-3 last:border-b-0 last:pb-0">
            <Unopened paper={paper} caseId={caseId} today={today} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {received.length > 0 && (
        <ReceivedPapers papers={received} isOpen={unopened.length === 0 && received.length === 1} lender={lender} />
      )}
    </section>
  );
}

function Unopened({
  paper: { event },
  caseId,
  today,
  onChanged,
}: {
  paper: GivenPaper;
  caseId: string;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const { busy, problem, run } = useAct(async () => {
    try {
      await post("cases/write", { caseId, kind: "corrected", happenedOn: today, correctsId: event.id });
    } catch (error) {
      // Where it was opened meanwhile its row goes, and with it what the row could say.
      if (isRefused(error, "paperOpened")) failure(saidBy(error));
      else throw error;
    }
    await onChanged();
    // The button that was pressed is gone with its row.
    focusFirst();
  });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{event.paper}</p>
        <Tag tone="info">{t("cases.notOpenedYet", "Handed in, not opened yet")}</Tag>
      </div>
      <PaperFile event={event} />
      <Button variant="plain" size="sm" busy={busy} onClick={run} className="-ml-4 no-print">
        {t("cases.takeItBack", "Take it back")}
        <span className="sr-only">{`: ${event.paper}`}</span>
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}

function ReceivedPapers({
  papers,
  isOpen,
  lender,
}: {
  papers: readonly GivenPaper[];
  isOpen: boolean;
  lender: string;
}) {
  return (
    <details open={isOpen} className="mt-2">
      <summary className="link inline-block cursor-pointer py-1">
        {t("cases.theyHave", "What {{lender}} has", { lender })}
      </summary>
      <ul>
        {papers.map(({ event, opened }) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">{event.paper}</p>
              <p className="text-sm text-ink-2">
                {t("cases.openedBy", "Opened by {{name}} on {{date}}", {
                  name: opened!.by,
                  date: formatDate(dayOf(new Date(opened!.at))),
                })}
              </p>
              <PaperFile event={event} />
            </div>
            <Stamp word={t("uploads.received", "Received")} date={formatDay(opened!.at)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const PaperFile = ({ event: { file, happenedOn } }: Pick<GivenPaper, "event">) =>
  file && (
    <p className="text-sm text-ink-2">
      <EventFile file={file} />
      <span>{`, ${formatDate(happenedOn)}`}</span>
    </p>
  );
