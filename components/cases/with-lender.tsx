"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Guidance } from "@/lib/cases/guidance";
import { pageRow } from "@/lib/cases/page-table";
import type { CaseState } from "@/lib/cases/state";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { Cost } from "./first-block";
import { fromWhen } from "./guidance";
import { LetterDialog } from "./letter-dialog";

export function WithLender({
  state: { since, days },
  caseId,
  lender,
  today,
  guidance,
  onChanged,
}: {
  state: CaseState;
  caseId: string;
  lender: string;
  today: string;
  /** Null while it is on the way. */
  guidance: Guidance | null;
  onChanged: () => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { ask = null, lenderSaid = null, letters } = guidance ?? {};
  const letter = ask?.isOpen ? letters?.ask : null;
  return (
    <>
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="text-sm text-ink-2">{t("cases.turnSince", "The turn of {{name}} since", { name: lender })}</dt>
          <dd className="font-semibold">
            {since === null
              ? "–"
              : days === 0
                ? t("cases.sinceToday", "{{date}}, today", { date: formatDate(since) })
                : `${formatDate(since)}, ${plural("cases.forDays", days, { one: "1 day", other: "{{count}} days" })}`}
          </dd>
        </div>
        {guidance && (
          <div>
            <dt className="text-sm text-ink-2">{t("cases.statedTime", "The time that it states itself")}</dt>
            <dd>
              {lenderSaid
                ? t("cases.statedWords", "{{words}} (read on {{date}})", {
                    words: lenderSaid.words,
                    date: formatDate(lenderSaid.readOn),
                  })
                : t("cases.noStatedTime", "We know of none.")}
            </dd>
          </div>
        )}
        {ask && (
          <div>
            <dt className="text-sm text-ink-2">{t("cases.mayAsk", "Ask for the status in writing")}</dt>
            <dd>{fromWhen(ask)}</dd>
          </div>
        )}
      </dl>
      {letter && (
        <div className="no-print mt-4">
          <Button onClick={() => setOpen(true)}>{pageRow("withLender").button!()}</Button>
          <Cost state="withLender" />
        </div>
      )}
      {isOpen && letter && (
        <LetterDialog
          caseId={caseId}
          act="ask"
          title={letter.title}
          text={letter.text}
          today={today}
          onWritten={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
