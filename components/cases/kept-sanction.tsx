import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { focusField } from "@/components/ui/focus-field";
import { post } from "@/lib/browser/post";
import type { CaseStep } from "@/lib/cases/kinds";
import { figuresOf, type SanctionFigures } from "@/lib/cases/offers";
import { offerRows } from "@/lib/cases/offer-words";
import { formatDate, isRealDate } from "@/lib/dates/dates";
import { leftOutOf, sanctionLine } from "@/lib/kept-offers/sanction";
import { t } from "@/lib/messages/text";
import type { Offer } from "@/lib/offers/offer";
import { Figures } from "./offer-card";

export type OfCase = {
  caseId: string;
  lender: string;
  /** Rupees that the form asks for. */
  wanted: number | null;
  /** The sanction that counts in the case; null for none. */
  sanction: SanctionFigures | null;
  step: CaseStep;
};

/** Steps in which a line "sanctioned" changes nothing but the sanction: it opens no case again. */
const ASKED_AT: readonly CaseStep[] = ["chosen", "withLender", "sanctioned"];
/**
 * The line "sanctioned" with the figures of a kept offer; nothing more to do where that stands already. A case counts
 * its latest sanction, so the new line is of no earlier day than the one that stands, and keeps what that says besides.
 */
export function KeptSanction({
  offer,
  of: { caseId, lender, wanted, sanction, step },
  today,
  onWritten,
}: {
  offer: Offer;
  of: OfCase;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const { day, terms, isNew, isSaid } = sanctionLine(offer, sanction);
  if (sanction && isSaid && !isNew)
    return (
      <p className="mt-4">{t("keptOffers.isWritten", "It is written down as sanctioned, with these very figures.")}</p>
    );
  if (!isNew || !ASKED_AT.includes(step)) return null;
  const figures = figuresOf({ ...terms, id: 0, happenedOn: today }, { wanted, today });
  const { head, rest } = offerRows(figures, wanted);
  async function write(happenedOn: string) {
    const known = Object.entries(terms).filter(([, value]) => value !== null);
    await post("cases/write", { caseId, kind: "sanctioned", happenedOn, ...Object.fromEntries(known) });
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
        first={laterOf(day, sanction?.happenedOn ?? null)}
        least={sanction?.happenedOn ?? null}
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

const laterOf = (day: string | null, other: string | null) =>
  day !== null && other !== null && other > day ? other : (day ?? other);

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
