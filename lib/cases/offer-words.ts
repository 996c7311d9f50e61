import { formatDate } from "@/lib/dates/dates";
import type { RateType } from "@/lib/generated/prisma/enums";
import { plural, t } from "@/lib/messages/text";
import { percent, rupees } from "@/lib/text/format";
import type { SanctionFigures } from "./offers";

export type OfferRow = { label: string; value: string; more?: string; isWide?: boolean };

const notSaid = () => t("cases.offer.notSaid", "Not said");

/** What a sanction says, as rows: those that decide (`head`), and the rest. What it does not say is said so. */
export function offerRows(offer: SanctionFigures, wanted: number | null): { head: OfferRow[]; rest: OfferRow[] } {
  const { amount, rate, termMonths, instalment, processingFee, conditions, note } = offer;
  return {
    head: [
      {
        label: t("cases.offer.amount", "Sanctioned"),
        value: amount === null ? notSaid() : rupees(amount),
        more: differenceWords(offer),
      },
      ...(wanted === null ? [] : [{ label: t("cases.offer.wanted", "You asked for"), value: rupees(wanted) }]),
      {
        label: t("cases.offer.rate", "Rate of interest"),
        value: rate === null ? notSaid() : t("cases.offer.aYear", "{{rate}} a year", { rate: percent(rate, 2) }),
        more: offer.rateType ? rateTypeWords(offer.rateType) : undefined,
      },
      { label: t("cases.offer.term", "Term"), value: termMonths === null ? notSaid() : monthsWords(termMonths) },
    ],
    rest: [
      instalment === null
        ? {
            label: t("cases.offer.instalment", "Instalment a month"),
            isWide: true,
            value: t("cases.offer.cannotTell", "Cannot be worked out yet"),
            more: t("cases.offer.needs", "It needs the amount, the rate and the term."),
          }
        : {
            label: t("cases.offer.instalment", "Instalment a month"),
            isWide: true,
            value: rupees(instalment),
            more: t(
              "cases.offer.assumes",
              "Worked out by us: the whole sum, this rate for all {{months}} months, no interest of the study time added.",
              { months: termMonths! },
            ),
          },
      {
        label: t("cases.offer.fee", "Processing fee"),
        value:
          processingFee === null
            ? notSaid()
            : processingFee === 0
              ? t("cases.offer.noFee", "None")
              : rupees(processingFee),
      },
      ...(conditions ? [{ label: t("cases.offer.conditions", "Conditions"), value: conditions, isWide: true }] : []),
      ...(note ? [{ label: t("cases.offer.theirWords", "In words"), value: note, isWide: true }] : []),
    ],
  };
}

export function acceptWords({ amount, rate }: Pick<SanctionFigures, "amount" | "rate">) {
  const said = { amount: rupees(amount ?? 0), rate: percent(rate ?? 0, 2) };
  if (amount !== null && rate !== null)
    return t("cases.offer.acceptBoth", "A loan of {{amount}} at {{rate}} a year.", said);
  if (amount !== null) return t("cases.offer.acceptAmount", "A loan of {{amount}}; no rate is said.", said);
  return rate !== null
    ? t("cases.offer.acceptRate", "A loan at {{rate}} a year; no amount is said.", said)
    : t("cases.offer.acceptNeither", "Neither the amount nor the rate is said.");
}

const rateTypeWords = (type: RateType) =>
  type === "floating"
    ? t("cases.offer.floating", "Floating: it can change")
    : t("cases.offer.fixed", "Fixed: it stays");

function differenceWords({ difference }: Pick<SanctionFigures, "difference">) {
  if (difference === null) return undefined;
  if (difference === 0) return t("cases.offer.same", "As much as you asked for");
  const amount = rupees(Math.abs(difference));
  return difference < 0
    ? t("cases.offer.less", "{{amount}} less than you asked for", { amount })
    : t("cases.offer.moreThan", "{{amount}} more than you asked for", { amount });
}

function monthsWords(months: number) {
  const years = months / 12;
  return Number.isInteger(years)
    ? plural("cases.offer.years", years, { one: "1 year", other: "{{count}} years" })
    : plural("cases.offer.months", months, { one: "1 month", other: "{{count}} months" });
}

export function openUntilWords(
  { validUntil, daysLeft }: Pick<SanctionFigures, "validUntil" | "daysLeft">,
  lender: string,
) {
  if (validUntil === null || daysLeft === null)
    return t("cases.offer.noLastDay", "No last day is said. Ask {{lender}} until when it stands.", { lender });
  const date = formatDate(validUntil);
  if (daysLeft < 0)
    return t("cases.offer.over", "It was open until {{date}}. Ask {{lender}} whether it still stands.", {
      date,
      lender,
    });
  if (daysLeft === 0) return t("cases.offer.lastDay", "Open until today, {{date}}", { date });
  return plural(
    "cases.offer.openUntil",
    daysLeft,
    { one: "Open until {{date}}: 1 day left", other: "Open until {{date}}: {{count}} days left" },
    { date },
  );
}
