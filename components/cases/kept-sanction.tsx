import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { focusField } from "@/components/ui/focus-field";
import { post } from "@/lib/browser/post";
import type { LoadedEvent } from "@/lib/cases/data";
import type { CaseStep } from "@/lib/cases/kinds";
import { figuresOf, type SanctionFigures } from "@/lib/cases/offers";
import { offerRows } from "@/lib/cases/offer-words";
import { formatDate, isRealDate } from "@/lib/dates/dates";
import { leftOutOf, sanctionLine } from "@/lib/kept-offers/sanction";
import { t } from "@/lib/messages/text";
import type { Offer } from "@/lib/offers/offer";
import { Figures } from "./offer-card";
import { takeBack } from "./take-back";

export type OfCase = {
  caseId: string;
  lender: string;
  /** Rupees that the form asks for. */
  wanted: number | null;
  /** The sanction that counts in the case; null for none. */
  sanction: SanctionFigures | null;
  standing: { own: Pick<LoadedEvent, "id" | "file"> | null; least: string | null };
  step: CaseStep;
};

/** Steps in which a line "sanctioned" changes nothing but the sanction: it opens no case again. */
const ASKED_AT: readonly CaseStep[] = ["chosen", "withLender", "sanctioned"];
/**
 * The line "sanctioned" with the figures of a kept offer; nothing more to do where that stands already. A case counts
 * its latest sanction, so the new line takes the place of the student's own, and is of no earlier day than another's.
 * It keeps what stands besides, but for words that others wrote.
 */
export function KeptSanction({
  offer,
  of: { caseId, lender, wanted, sanction, standing, step },
  today,
  onWritten,
}: {
  offer: Offer;
  of: OfCase;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const { own, least } = standing;
  const { day, terms, isNew, isSaid } = sanctionLine(offer, sanction && (own ? sanction : { ...sanction, note: null }));
  const isOtherDay = own !== null && isSaid && day !== null && day <= today && day !== sanction?.happenedOn;
  if (sanction && isSaid && !isNew && !isOtherDay)
    return (
      <p className="mt-4">{t("keptOffers.isWritten", "It is written down as sanctioned, with these very figures.")}</p>
    );
  if (!(isNew || isOtherDay) || !ASKED_AT.includes(step)) return null;
  if (day !== null && least !== null && day < least)
    return (
      <p className="mt-4">
        {t(
          "keptOffers.olderLetter",
          "The letter of this offer is of {{day}}. A sanction of {{date}} stands, which is newer, so nothing is written down.",
          { day: formatDate(day), date: formatDate(least) },
        )}
      </p>
    );
  const figures = figuresOf({ ...terms, id: 0, happenedOn: today }, { wanted, today });
  const { head, rest } = offerRows(figures, wanted);
  async function write(happenedOn: string) {
    const file = own?.file && { file: own.file.url };
    const known = Object.entries(terms).filter(([, value]) => value !== null);
    await post("cases/write", { caseId, kind: "sanctioned", happenedOn, ...file, ...Object.fromEntries(known) });
    if (own) await takeBack({ caseId, today, eventId: own.id });
    await onWritten();
  }
  return (
    <section aria-labelledby="kept-sanction" className="mt-4">
      <h3 id="kept-sanction" className="text-h4">
        {t("keptOffers.sanction", "Has {{lender}} sanctioned it?", { lender })}
      </h3>
      <p className="text-ink-2">
        {sanction
          ? t(
              "keptOffers.sanctionChanged",
              "Then write that down. What the offer says takes the place of what stands now; the rest stays.",
            )
          : t("keptOffers.sanctionText", "Then write that down. These figures are taken over from the offer.")}
      </p>
      <Figures rows={[...head, ...rest]} />
      {leftOutOf(offer).map((what) => (
        <p key={what} className="mt-2 text-sm text-ink-2">
          {LEFT_OUT[what]()}
        </p>
      ))}
      <SanctionDay
        lender={lender}
        first={day ?? (own && sanction?.happenedOn) ?? null}
        least={least}
        today={today}
        onWrite={write}
      />
    </section>
  );
}

const LEFT_OUT: Readonly<Record<ReturnType<typeof leftOutOf>[number], () => string>> = {
  currency: () => t("keptOffers.leftOutCurrency", "Its amounts are left out: a line keeps rupees alone."),
  rate: () => t("keptOffers.leftOutRate", "Its rate is left out: a line keeps rates from 0.01 to 40 with two places."),
};

/** The day of the sanction, which no statement tells, and the button. */
function SanctionDay({
  lender,
  first,
  least,
  today,
  onWrite,
}: {
  lender: string;
  first: string | null;
  least: string | null;
  today: string;
  onWrite: (day: string) => Promise<unknown>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const day = typed ?? first ?? "";
  const problem = dayProblem(day, least, today);
  const label = t("keptOffers.writeSanction", "Write down that it is sanctioned");
  return (
    <div className="no-print mt-3 grid justify-items-start gap-3">
      <Field
        id="sanction-day"
        group
        label={t("keptOffers.sanctionDay", "On which day did they say yes?")}
        hint={t("keptOffers.sanctionDayHint", "The day of their letter.")}
        error={isAsked ? problem : undefined}
      >
        {(wiring) => <DateInput {...wiring} value={day} onValueChange={setTyped} />}
      </Field>
      {problem ? (
        <Button
          variant="outline"
          onClick={() => {
            setAsked(true);
            focusField("sanction-day");
          }}
        >
          {label}
        </Button>
      ) : (
        <ConfirmedButton
          label={label}
          look={{ variant: "outline" }}
          title={t("keptOffers.sanctionTitle", "Write it down?")}
          text={t(
            "keptOffers.sanctionSure",
            "{{lender}} sanctioned it on {{date}}: that stands as your own line then.",
            {
              ...{ lender, date: formatDate(day) },
            },
          )}
          confirmLabel={t("cases.write", "Write it down")}
          cancelLabel={t("cases.offer.notYet", "Not yet")}
          onConfirm={() => onWrite(day)}
        />
      )}
    </div>
  );
}

function dayProblem(day: string, least: string | null, today: string): string | undefined {
  if (!isRealDate(day)) return t("cases.dayInvalid", "Enter the day as day, month and year, such as 3 Nov 2026.");
  if (day > today) return t("cases.dayInFuture", "This day is still to come. Write down what has happened.");
  return least !== null && day < least
    ? t("keptOffers.dayTooEarly", "A sanction of {{date}} stands already. A line of an earlier day would not count.", {
        date: formatDate(least),
      })
    : undefined;
}
