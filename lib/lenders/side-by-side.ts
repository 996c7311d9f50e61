import { emiResult } from "@/lib/emi/emi";
import { rupees } from "@/lib/text/format";
import { GST_PCT } from "@/lib/emi/gst";
import { ageInWords } from "./age";
import { benchmarkMoves } from "./benchmark";
import { agedBy, comparable, type Offer } from "./comparable";
import type { Comparable } from "./compare";
import { currencyName } from "./currency";
import { EXAMPLE_LOAN } from "./example-loan";
import { FACTS, timeInWords, type FactKey } from "./facts";
import { LENDER_KINDS } from "./kinds";
import { suggested } from "./suggested";
import { startingRate } from "./words";

/** What the comparison shows beside the facts of FACTS, and behind which of them. */
const BESIDES: { after: FactKey; key: string; term: string; say: (offer: Offer) => string | null }[] = [
  {
    after: "rate",
    key: "emi",
    term: `EMI for ${rupees(EXAMPLE_LOAN.principal)} over ${timeInWords(EXAMPLE_LOAN.months)}, from that rate`,
    say: ({ scheme }) => (scheme.currency === "INR" ? example(startingRate(scheme)) : null),
  },
  {
    after: "rate",
    key: "benchmark",
    term: "Rate linked to",
    say: ({ scheme }) =>
      scheme.benchmark && [scheme.benchmark.name, ...benchmarkMoves(scheme)].filter(Boolean).join(". "),
  },
  { after: "secured", key: "collateral", term: "Collateral", say: ({ lender }) => lender.collateral },
  { after: "fee", key: "time", term: "Processing time", say: ({ lender }) => lender.loanProcessingTime },
  { after: "prepayment", key: "early", term: "Early repayment", say: ({ lender }) => lender.earlyRepayment },
];

type Row = { key: string; term: string; better: "lower" | "higher" | null };

/** The rows of a comparison: every fact that FACTS has on this screen, and what stands beside it. */
const ROWS: readonly Row[] = FACTS.filter(({ screens }) => screens.some((screen) => screen === "compare")).flatMap(
  ({ key, term, better }) => [
    { key, term, better },
    ...BESIDES.filter(({ after }) => after === key).map((row) => ({ key: row.key, term: row.term, better: null })),
  ],
);

/** The schemes that a comparison begins with: of those at any institute and on no condition that nobody can check. */
export const suggestedOf = (figures: readonly (Comparable & { offer: Offer })[]) =>
  suggested(figures.filter(({ offer: { scheme } }) => scheme.onlyIf === null && scheme.institutes !== "listed"));

/**
 * Everything the comparison page may have to show, as plain data: it travels to the browser once, none of it as HTML.
 * @param begins the schemes to begin with, by their ids
 */
export function sideBySide(offers: readonly Offer[], begins: readonly string[]) {
  return {
    rows: ROWS,
    /** The schemes to begin with, and for how much they lend, in rupees. */
    suggestedFor: EXAMPLE_LOAN.principal,
    suggested: begins,
    offers: offers.map((offer) => {
      const { lender, scheme } = offer;
      const { figures, isRupee, unsecuredMax } = comparable(offer);
      const aged = agedBy(scheme);
      return {
        id: scheme.id,
        lenderId: lender.id,
        name: lender.name,
        scheme: scheme.name,
        type: LENDER_KINDS[lender.kind],
        initials: lender.initials,
        logo: lender.logo,
        currency: isRupee ? null : currencyName(scheme.currency),
        age: aged ? ageInWords(aged) : null,
        // A limit for the few is nobody's best.
        figures: {
          ...figures,
          unsecured: unsecuredMax === figures.unsecured ? unsecuredMax : null,
        } as Comparable["figures"],
        /** For a link to the calculator, in % a year. */
        rate: startingRate(scheme),
        /** On the example loan, with GST, in rupees; null is unknown. */
        fee: figures.fee == null ? null : figures.fee * (1 + GST_PCT / 100),
        /** By row; null is unknown. */
        facts: Object.fromEntries([
          ...FACTS.map(({ key, say }) => [key, say(scheme)] as const),
          ...BESIDES.map(({ key, say }) => [key, say(offer)] as const),
        ]) as Record<string, string | null>,
      };
    }),
  };
}

/** What the calculator's own example costs a month at a rate. */
function example(rate: number | null) {
  return rate === null ? null : rupees(emiResult({ ...EXAMPLE_LOAN, annualRatePct: rate }).monthlyEMI);
}
