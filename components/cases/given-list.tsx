"use client";

import { useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Stamp } from "@/components/ui/stamp";
import { Tag } from "@/components/ui/tag";
import { LateLeftOut } from "@/components/uploads/late-left-out";
import { useAct } from "@/lib/browser/use-act";
import type { LoadedEvent } from "@/lib/cases/data";
import type { GivenPaper } from "@/lib/cases/given-papers";
import { dayOf } from "@/lib/dates/calendar";
import { formatDate, formatDay } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { openerWords } from "@/lib/share-links/words";
import { openBlock } from "./case-fold";
import { EventFile } from "./event-file";
import { focusFirst } from "./first-block";
import { takeBack } from "./take-back";

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
          <Button variant="outline" size="sm" className="mt-2" onClick={() => openBlock("links")}>
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
        <ReceivedPapers
          papers={received}
          all={papers}
          isOpen={unopened.length === 0 && received.length === 1}
          onChanged={onChanged}
        />
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
    await takeBack({ caseId, today, eventId: event.id });
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

/** Only of Dakhila's check: the last that was given for a slot of the application. */
const isInPlace = ({ id, slot }: LoadedEvent, papers: readonly GivenPaper[]) =>
  slot !== null && papers.every(({ event }) => event.slot !== slot || event.id <= id);

/** Another one in place of what cannot be taken back any more. */
function AddAnother({ event, onChanged }: { event: LoadedEvent; onChanged: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      level={3}
      open={open}
      onOpenChange={setOpen}
      title={
        <span className="text-base">
          {t("cases.addAnother", "Was it the wrong file? Add another one")}
          <span className="sr-only">{`: ${event.paper}`}</span>
        </span>
      }
    >
      {open && (
        <LateLeftOut
          papers={[{ slot: event.slot!, label: event.paper, isUsual: true }]}
          isNewer
          owner={null}
          onAdded={() => void onChanged()}
        />
      )}
    </Accordion>
  );
}

function ReceivedPapers({
  papers,
  all,
  isOpen,
  onChanged,
}: {
  papers: readonly GivenPaper[];
  /** With those that nobody opened. */
  all: readonly GivenPaper[];
  isOpen: boolean;
  onChanged: () => Promise<unknown>;
}) {
  return (
    <details open={isOpen} className="mt-2">
      <summary className="link inline-block cursor-pointer py-1">{t("cases.whatWasOpened", "What was opened")}</summary>
      <ul>
        {papers.map(({ event, opened }) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">{event.paper}</p>
              <p className="text-sm text-ink-2">
                {t("cases.openedBy", "Opened by {{who}}, on {{date}}", {
                  who: openerWords(opened!, opened!.lender ?? undefined),
                  date: formatDate(dayOf(new Date(opened!.at))),
                })}
              </p>
              <PaperFile event={event} />
              {isInPlace(event, all) && <AddAnother event={event} onChanged={onChanged} />}
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
