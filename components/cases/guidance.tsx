"use client";

import { useCallback, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Button } from "@/components/ui/button";
import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import type { Guidance as GuidanceData, ShownRule } from "@/lib/cases/guidance";
import { LETTER_ACTS, type LetterAct } from "@/lib/cases/schema";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { LetterDialog } from "./letter-dialog";

type Clock = NonNullable<GuidanceData[LetterAct]>;

const NAMES: Record<LetterAct, () => string> = {
  ask: () => t("cases.mayAsk", "Ask for the status in writing"),
  complain: () => t("cases.mayComplain", "Complain to the lender's grievance officer"),
  escalate: () => t("cases.mayEscalate", "Go to the RBI Ombudsman"),
};

/** What the student may do and from which day on, each with its rule, and the letter for it. No date is a promise. */
export function Guidance({
  caseId,
  lenderName,
  today,
  onWritten,
}: {
  caseId: string;
  lenderName: string;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const read = useCallback(async () => (await post<GuidanceData>("cases/guidance", { caseId })).data, [caseId]);
  const call = useCall(read, MAY_HAVE_CHANGED);
  const [letter, setLetter] = useState<LetterAct | null>(null);
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;
  if (call.state === "loading") return <div hidden data-loading />;
  const guidance = call.data;
  const acts = LETTER_ACTS.filter((act) => guidance[act]);
  if (acts.length === 0 && guidance.daysPassed === null) return null;
  const open = letter && guidance.letters[letter];

  return (
    <section aria-labelledby="guidance" className="card">
      <h2 id="guidance" className="text-h3">
        {t("cases.guidance", "What you may do, and when")}
      </h2>
      <p className="mt-1 text-ink-2">
        {`${
          guidance.daysPassed !== null
            ? plural("cases.daysPassed", guidance.daysPassed || 0, {
                one: "1 day since you handed over your papers.",
                other: "{{count}} days since you handed over your papers.",
              })
            : ""
        } ${
          guidance.lenderSaid
            ? t("cases.lenderSaid", "{{lender}}'s page says: {{words}} (read on {{date}}).", {
                lender: lenderName,
                words: guidance.lenderSaid.words,
                date: formatDate(guidance.lenderSaid.readOn),
              })
            : ""
        }`}
      </p>
      <ul className="mt-3">
        {acts.map((act) => (
          <li key={act} className="border-b border-line py-3 last:border-b-0">
            <p className="font-semibold">{NAMES[act]()}</p>
            <p className="text-ink-2">{fromWhen(guidance[act]!)}</p>
            {guidance.letters[act] && (
              <Button variant="outline" size="sm" className="mt-2" onClick={() => setLetter(act)}>
                {t("cases.writeLetter", "Write the letter")}
                <span className="sr-only">{`: ${NAMES[act]()}`}</span>
              </Button>
            )}
            <Rules rules={guidance[act]!.rules} />
          </li>
        ))}
      </ul>
      <Rules
        rules={guidance.aboutTime}
        title={t("cases.aboutTime", "What lenders have been asked about the time they take")}
      />
      {letter && open && (
        <LetterDialog
          caseId={caseId}
          act={letter}
          title={open.title}
          text={open.text}
          today={today}
          onWritten={onWritten}
          onClose={() => setLetter(null)}
        />
      )}
    </section>
  );
}

/** From when it may be done, or until when or what it may not. */
function fromWhen({ firstDay, lastDay, isOpen, because, waitsFor }: Clock) {
  if (waitsFor === "complaint")
    return t("cases.lenderFirst", "Only after you have complained to the lender in writing.");
  if (waitsFor === "handOver") return t("cases.onceHandedOver", "Once your papers are handed over.");
  if (!firstDay) return t("cases.noDayKnown", "We know of no rule that names a day for this.");
  const days = { first: formatDate(firstDay), last: lastDay ? formatDate(lastDay) : "" };
  if (lastDay && lastDay < firstDay) return t("cases.noDayLeft", "The time for this ended on {{last}}.", days);
  if (lastDay) return t("cases.mayFromTo", "You may from {{first}} to {{last}}.", days);
  if (isOpen) return t("cases.maySince", "You may since {{first}}.", { first: days.first });
  if (because?.says === "lender")
    return plural(
      "cases.mayFromAsStated",
      because.days,
      {
        one: "From {{first}}, because the lender says {{count}} day.",
        other: "From {{first}}, because the lender says {{count}} days.",
      },
      { first: days.first },
    );
  if (because)
    return plural(
      "cases.mayFromAsReckoned",
      because.days,
      {
        one: "From {{first}}: we count {{count}} day, because the lender states no time.",
        other: "From {{first}}: we count {{count}} days, because the lender states no time.",
      },
      { first: days.first },
    );
  return t("cases.mayFrom", "You may from {{first}} on.", { first: days.first });
}

function Rules({
  rules,
  title = t("cases.rules", "The rule, and its source"),
}: {
  rules: readonly ShownRule[];
  title?: string;
}) {
  if (rules.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="link inline-block cursor-pointer py-1">{title}</summary>
      <ul className="mt-1 grid gap-2">
        {rules.map(({ id, text, source, sourceDate, readOn, mustReadOriginal }) => (
          <li key={id}>
            <p lang="en" className="text-ink">
              {text}
            </p>
            <p className="wrap-anywhere">
              <span lang="en">{source}</span>
              <span>{`${t("cases.ruleDates", ", {{date}}; read on {{readOn}}.", {
                date: formatDate(sourceDate),
                readOn: formatDate(readOn),
              })}${mustReadOriginal ? ` ${t("cases.notOriginal", "We have not read the original of this yet.")}` : ""}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
