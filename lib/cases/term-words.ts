import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { percent, rupees } from "@/lib/text/format";
import type { SanctionTerms } from "./event";

const rateTypeWords = (type: NonNullable<SanctionTerms["rateType"]>) =>
  ({ floating: t("cases.floating", "floating"), fixed: t("cases.fixed", "fixed") })[type];

/** How each term reads in a sentence; conditions last, because they may be long. */
const TERM_WORDS: readonly ((terms: SanctionTerms) => string | false | null)[] = [
  ({ rate }) => rate !== null && t("cases.termRate", "{{rate}} a year", { rate: percent(rate) }),
  ({ rateType }) => rateType && t("cases.termRateType", "{{type}} rate", { type: rateTypeWords(rateType) }),
  ({ termMonths }) =>
    termMonths !== null &&
    plural("cases.termMonths", termMonths, { one: "over 1 month", other: "over {{count}} months" }),
  ({ processingFee }) =>
    processingFee !== null &&
    (processingFee === 0
      ? t("cases.termNoFee", "no processing fee")
      : t("cases.termFee", "processing fee {{amount}}", { amount: rupees(processingFee) })),
  ({ validUntil }) => validUntil && t("cases.termValid", "open until {{day}}", { day: formatDate(validUntil) }),
  ({ conditions }) => conditions && t("cases.termConditions", "conditions: {{conditions}}", { conditions }),
];

/** A sentence with the terms that a sanction names behind it: "Sanctioned: ₹22,00,000; 9.15% a year; floating rate". */
export const withTerms = (sentence: string, terms: SanctionTerms) =>
  [sentence, ...TERM_WORDS.flatMap((wordsOf) => wordsOf(terms) || [])].join("; ");
