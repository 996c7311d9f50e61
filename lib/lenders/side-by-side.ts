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
import { isForNamed } from "./named-groups";
import { suggested } from "./suggested";
import { startingRate } from "./words";

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

const ROWS: readonly Row[] = FACTS.filter(({ screens }) => screens.some((screen) => screen === "compare")).flatMap(
  ({ key, term, better }) => [
    { key, term, better },
    ...BESIDES.filter(({ after }) => after === key).map((row) => ({ key: row.key, term: row.term, better: null })),
  ],
);

/** The schemes that a comparison begins with: of those at any institute and on no condition that nobody can check. */
export const suggestedOf = (figures: readonly (Comparable & { offer: Offer })[]) =>
  suggested(
    figures.filter(
      ({ offer: { scheme } }) => scheme.onlyIf === null && scheme.institutes !== "listed" && !isForNamed(scheme),
    ),
  );

/**
 * What the comparison page may show, as plain data: it travels once, none of it as HTML. @param begins ids of schemes
 */
export function sideBySide(offers: readonly Offer[], begins: readonly string[]) {
  return {
    rows: ROWS,
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
        rate: startingRate(scheme),
        fee: figures.fee == null ? null : figures.fee * (1 + GST_PCT / 100),
        facts: Object.fromEntries([
          ...FACTS.map(({ key, say }) => [key, say(scheme)] as const),
          ...BESIDES.map(({ key, say }) => [key, say(offer)] as const),
        ]) as Record<string, string | null>,
      };
    }),
  };
}

function example(rate: number | null) {
  return rate === null ? null : rupees(emiResult({ ...EXAMPLE_LOAN, annualRatePct: rate }).monthlyEMI);
}
