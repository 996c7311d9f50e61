"use client";

import type { ReactNode } from "react";
import { Tag } from "@/components/ui/tag";
import { dayOf } from "@/lib/dates/calendar";
import type { LoadedEvent } from "@/lib/cases/data";
import type { CaseWriter } from "@/lib/cases/event";
import { activeCorrections } from "@/lib/cases/state";
import { eventSentence } from "@/lib/cases/kinds";
import { channelWords, writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { EventFile } from "./event-file";

const TONES: Record<CaseWriter, "plain" | "neutral" | "info" | "ok"> = {
  app: "plain",
  student: "neutral",
  dakhila: "info",
  lender: "ok",
};

/**
 * Lines of a case as the student reads them, the newest day first: what was said, by whom, when it happened and when it
 * was written. What was taken back stays readable, with what took it back.
 */
export function EventTimeline({
  events,
  lenderName,
  actOn,
}: {
  events: readonly LoadedEvent[];
  lenderName: string;
  /** What can be done with an event that counts. `words` is the event as a sentence. */
  actOn: (event: LoadedEvent, words: string) => ReactNode;
}) {
  const corrections = activeCorrections(events);
  const shown = events
    .filter(({ kind }) => kind !== "corrected")
    .sort((a, b) => b.happenedOn.localeCompare(a.happenedOn) || b.id - a.id);
  return (
    <ol className="mt-3">
      {shown.map((event) => {
        const words = eventSentence(event, { lender: lenderName, paper: event.paper });
        const correction = corrections.get(event.id);
        return (
          <li key={event.id} className="border-b border-line py-3 last:border-b-0">
            <TimelineEvent event={event} words={words} lenderName={lenderName} isTakenBack={correction !== undefined} />
            <div>
              {correction ? <Correction correction={correction} lenderName={lenderName} /> : actOn(event, words)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function TimelineEvent({
  event: { writer, writerName, channel, happenedOn, writtenAt, note, file },
  words,
  lenderName,
  isTakenBack,
}: {
  event: LoadedEvent;
  words: string;
  lenderName: string;
  isTakenBack: boolean;
}) {
  const writtenOn = dayOf(new Date(writtenAt));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <Tag tone={TONES[writer]}>{writerWords({ writer, writerName }, lenderName)}</Tag>
        <span>{`${formatDate(happenedOn)}${channel && channel !== "pass" ? `, ${channelWords(channel)}` : ""}`}</span>
      </p>
      <p className={isTakenBack ? "mt-1 text-ink-2 line-through" : "mt-1"}>{words}</p>
      {note && <p className="mt-0.5 text-ink-2 wrap-anywhere">{`“${note}”`}</p>}
      <EventFile file={file} />
      {writtenOn !== happenedOn && (
        <p className="text-xs text-ink-2">
          {t("cases.writtenOn", "Written down on {{date}}", { date: formatDate(writtenOn) })}
        </p>
      )}
    </>
  );
}

function Correction({ correction, lenderName }: { correction: LoadedEvent; lenderName: string }) {
  const date = formatDate(dayOf(new Date(correction.writtenAt)));
  return (
    <>
      <p className="text-sm">
        {correction.writer === "student"
          ? t("cases.correctedOn", "Taken back on {{date}}: it does not count.", { date })
          : t("cases.correctedByOn", "Taken back by {{who}} on {{date}}: it does not count.", {
              who: writerWords(correction, lenderName),
              date,
            })}
      </p>
      {correction.note && <p className="mt-0.5 text-ink-2 wrap-anywhere">{`“${correction.note}”`}</p>}
    </>
  );
}
