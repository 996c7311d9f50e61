"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import type { Guidance as GuidanceData } from "@/lib/cases/guidance";
import { LETTER_ACTS, type LetterAct } from "@/lib/cases/schema";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { LetterDialog } from "./letter-dialog";
import { Rules } from "./rules";

type Clock = NonNullable<GuidanceData[LetterAct]>;

const NAMES: Record<LetterAct, () => string> = {
  ask: () => t("cases.mayAsk", "Ask for the status in writing"),
  complain: () => t("cases.mayComplain", "Complain to the lender's grievance officer"),
  escalate: () => t("cases.mayEscalate", "Go to the RBI Ombudsman"),
};

/** Reads what the student may do at a lender; null where a case has no clocks, such as an internal review. */
export function useGuidance(caseId: string | null) {
  const read = useMemo(
    () => (caseId === null ? null : async () => (await post<GuidanceData>("cases/guidance", { caseId })).data),
    [caseId],
  );
  return useCall(read, MAY_HAVE_CHANGED);
}

export const hasRights = (guidance: GuidanceData) =>
  guidance.daysPassed !== null || LETTER_ACTS.some((act) => guidance[act]);

/** What the student may do and from which day on, each with its rule, and the letter for it. No date is a promise. */
export function Guidance({
  guidance,
  caseId,
  lenderName,
  today,
  onWritten,
}: {
  guidance: GuidanceData;
  caseId: string;
  lenderName: string;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const [letter, setLetter] = useState<LetterAct | null>(null);
  const acts = LETTER_ACTS.filter((act) => guidance[act]);
  const open = letter && guidance.letters[letter];

  return (
    <>
      <p className="text-ink-2">
        {`${
          guidance.daysPassed !== null ? daysPassedWords(guidance.startedBy, guidance.daysPassed || 0, lenderName) : ""
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
    </>
  );
}

const daysPassedWords = (startedBy: GuidanceData["startedBy"], days: number, lender: string) =>
  startedBy === "handOver"
    ? plural("cases.daysPassed", days, {
        one: "1 day since you handed over your papers.",
        other: "{{count}} days since you handed over your papers.",
      })
    : plural(
        "cases.daysSinceItActed",
        days,
        {
          one: "1 day since {{lender}} first acted on your request.",
          other: "{{count}} days since {{lender}} first acted on your request.",
        },
        { lender },
      );

/** From when it may be done, or until when or what it may not. */
export function fromWhen({ firstDay, lastDay, isOpen, because, waitsFor }: Clock) {
  if (waitsFor === "complaint")
    return t("cases.lenderFirst", "Only after you have complained to the lender in writing.");
  if (waitsFor === "handOver") return t("cases.onceHandedOver", "Once your papers are handed over.");
  if (!firstDay) return t("cases.noDayKnown", "We know of no rule that names a day for this.");
  const days = { first: formatDate(firstDay), last: lastDay ? formatDate(lastDay) : "" };
  if (lastDay && lastDay < firstDay) return t("cases.noDayLeft", "The time for this ended on {{last}}.", days);
  if (lastDay) return t("cases.mayFromTo", "You may from {{first}} to {{last}}.", days);
  if (isOpen) return t("cases.maySince", "You may since {{first}}.", { first: days.first });
  if (because && because.words !== null)
    return plural(
      "cases.mayFromAsStated",
      because.days,
      {
        one: "From {{first}}: the lender says “{{words}}”, which we count as 1 day.",
        other: "From {{first}}: the lender says “{{words}}”, which we count as {{count}} days.",
      },
      { first: days.first, words: because.words },
    );
  if (because)
    return plural(
      "cases.mayFromAsReckoned",
      because.days,
      {
        one: "From {{first}}: we count 1 day, because we know of no time that the lender states.",
        other: "From {{first}}: we count {{count}} days, because we know of no time that the lender states.",
      },
      { first: days.first },
    );
  return t("cases.mayFrom", "You may from {{first}} on.", { first: days.first });
}
