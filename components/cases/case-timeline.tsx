"use client";

import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { noAnswer } from "@/components/site/load-failures";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { dayOf } from "@/lib/calendar";
import type { LoadedCase, LoadedLine } from "@/lib/cases/data";
import type { CaseWriter } from "@/lib/cases/event";
import { channelWords, lineWords, writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates";
import { t } from "@/lib/messages/text";

const TONES: Record<CaseWriter, "plain" | "neutral" | "info" | "ok"> = {
  app: "plain",
  student: "neutral",
  dakhila: "info",
  lender: "ok",
};

/** Every line of a case, the newest day first: what was said, by whom, when it happened and when it was written. */
export function CaseTimeline({
  lender: { id, lenderName, events },
  today,
  onChanged,
}: {
  lender: LoadedCase;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const corrections = new Map(events.map((event) => [event.correctsId, event]));
  const lines = events
    .filter(({ kind }) => kind !== "corrected")
    .toSorted((a, b) => b.happenedOn.localeCompare(a.happenedOn) || b.id - a.id);

  async function correct(line: LoadedLine) {
    try {
      await post("cases/write", { caseId: id, kind: "corrected", happenedOn: today, correctsId: line.id });
    } catch (error) {
      throw new Error((error instanceof Error && error.message) || noAnswer(), { cause: error });
    }
    await onChanged();
  }

  return (
    <section aria-labelledby="timeline" className="card">
      <h2 id="timeline" className="text-h3">
        {t("cases.timeline", "What happened so far")}
      </h2>
      <ol className="mt-3">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line py-3 last:border-b-0">
            <Line
              line={line}
              lenderName={lenderName}
              correction={corrections.get(line.id)}
              onCorrect={() => correct(line)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({
  line,
  lenderName,
  correction,
  onCorrect,
}: {
  line: LoadedLine;
  lenderName: string;
  correction: LoadedLine | undefined;
  onCorrect: () => Promise<void>;
}) {
  const { writer, channel, happenedOn, note, file, kind } = line;
  const { busy, problem, run } = useAct(onCorrect);
  const words = lineWords(line, { lender: lenderName, paper: line.paper });
  const writtenOn = dayOf(new Date(line.writtenAt));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <Tag tone={TONES[writer]}>{writerWords(line, lenderName)}</Tag>
        <span>
          {formatDate(happenedOn)}
          {/* Of a link, the writer or the sentence speaks already. */}
          {channel && channel !== "pass" && `, ${channelWords(channel)}`}
        </span>
      </p>
      <p className={correction ? "mt-1 text-ink-2 line-through" : "mt-1"}>{words}</p>
      {note && <p className="mt-0.5 text-ink-2 wrap-anywhere">“{note}”</p>}
      {file && (
        <a href={file.url} target="_blank" rel="noreferrer" className="link inline-block py-1 wrap-anywhere">
          {file.name}
          <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
        </a>
      )}
      {writtenOn !== happenedOn && (
        <p className="text-xs text-ink-2">
          {t("cases.writtenOn", "Written down on {{date}}", { date: formatDate(writtenOn) })}
        </p>
      )}
      {correction ? (
        <p className="text-sm">
          {t("cases.correctedOn", "Taken back on {{date}}: it does not count.", {
            date: formatDate(dayOf(new Date(correction.writtenAt))),
          })}
        </p>
      ) : (
        writer === "student" &&
        kind !== "chosen" && (
          <Button variant="plain" size="sm" busy={busy} onClick={run} className="no-print">
            {t("cases.takeBack", "Take this line back")}
            <span className="sr-only">: {words}</span>
          </Button>
        )
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
