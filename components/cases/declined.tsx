"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { LoadedCase, LoadedEvent } from "@/lib/cases/data";
import type { Guidance } from "@/lib/cases/guidance";
import { pageRow } from "@/lib/cases/page-table";
import { reasonWords } from "@/lib/cases/reasons";
import { LETTER_ACTS } from "@/lib/cases/schema";
import { caseState } from "@/lib/cases/state";
import { stepWords } from "@/lib/cases/step-words";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { EventFile } from "./event-file";
import { Cost } from "./first-block";
import { LetterDialog } from "./letter-dialog";
import { Rules } from "./rules";

export function Declined({
  event,
  caseId,
  others,
  today,
  guidance,
  onChanged,
}: {
  event: LoadedEvent;
  caseId: string;
  others: readonly LoadedCase[];
  today: string;
  guidance: Guidance | null;
  onChanged: () => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { label, means, change } = reasonWords(event.reason ?? "noneGiven");
  const act = LETTER_ACTS.findLast((each) => guidance?.[each]?.isOpen && guidance.letters[each]);
  const letter = act && guidance?.letters[act];
  return (
    <>
      <dl className="mt-2 grid gap-3">
        <div>
          <dt className="text-sm text-ink-2">{t("cases.whyTheySaidNo", "The reason")}</dt>
          <dd>
            <span className="font-semibold">{`${label.charAt(0).toUpperCase()}${label.slice(1)}. `}</span>
            <span>{means}</span>
          </dd>
          {event.note && <dd className="text-ink-2 wrap-anywhere">{`“${event.note}”`}</dd>}
          {event.file && (
            <dd>
              <EventFile file={event.file} />
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm text-ink-2">{t("cases.doFirst", "What to do first")}</dt>
          <dd>{change}</dd>
        </div>
      </dl>
      {letter && (
        <div className="no-print mt-3">
          <Button onClick={() => setOpen(true)}>{pageRow("declined").button!()}</Button>
          <Cost state="declined" />
        </div>
      )}
      <Rules rules={guidance?.about ?? []} title={t("cases.mayAskByRule", "What you may ask for, and by which rule")} />
      <OtherLenders others={others} today={today} fits={guidance?.fits ?? null} />
      {isOpen && act && letter && (
        <LetterDialog
          caseId={caseId}
          act={act}
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

function OtherLenders({
  others,
  today,
  fits,
}: {
  others: readonly LoadedCase[];
  today: string;
  fits: Guidance["fits"] | null;
}) {
  const live = others.flatMap((other) => {
    if (other.isInternalReview) return [];
    const { step } = caseState(other.events, { today });
    return step === "declined" || step === "withdrawn" ? [] : [{ ...other, step }];
  });
  return (
    <>
      <h3 className="mt-4 text-h4">{t("cases.otherLenders", "Your other lenders")}</h3>
      {live.length > 0 ? (
        <ul>
          {live.map(({ id, partnerId, lenderName, step }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2">
              <Link href={routes.myLender(id)} className="link inline-block py-1">
                {lenderName}
              </Link>
              <span className="text-sm text-ink-2">
                {fits && partnerId && fits.excluded.includes(partnerId)
                  ? t("cases.excludedToo", "{{step}}. By its published rules the same may be in the way.", {
                      step: stepWords(step),
                    })
                  : stepWords(step)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t("cases.noOtherLender", "None is open.")}</p>
      )}
      {fits && fits.lenders.length > 0 && (
        <p className="mt-1">
          {t("cases.stillFit", "By their published rules this is not in the way at: {{lenders}}.", {
            lenders: fits.lenders.map(({ name }) => name).join(", "),
          })}
        </p>
      )}
      <p>
        <Link href={routes.eligibility} className="link inline-block py-1">
          {t("cases.findOthers", "Check which lenders fit")}
        </Link>
      </p>
    </>
  );
}
