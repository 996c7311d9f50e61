import { emiResult } from "@/lib/emi/emi";
import { rupees } from "@/lib/text/format";
import { GST_PCT } from "@/lib/emi/gst";
import { ageInBrief, type Dating } from "./age";
import { benchmarkMoves } from "./benchmark";
import { comparable, type Offer } from "./comparable";
import { MOST, type Comparable } from "./compare";
import { currencyName } from "./currency";
import { EXAMPLE_LOAN } from "./example-loan";
import { FACTS, leadingRate, timeInWords, type FactKey } from "./facts";
import { KIND_RULES } from "./kind-rules";
import { LENDER_KINDS } from "./kinds";
import { isForNamed } from "./named-groups";
import type { Scheme } from "./rows";
import { isWeak } from "./source-rank";
import { suggested } from "./suggested";
import { startingRate } from "./words";

/** The pages behind a fact: the scheme's own, else those of the lender's others; of the first fact that any covers. */
const covering =
  (...facts: string[]) =>
  ({ lender, scheme }: Offer): readonly Dating[] => {
    const found = facts.flatMap((fact) =>
      [scheme.sources, lender.sources].map((sources) => sources.filter(({ covers }) => covers.includes(fact))),
    );
    return found.find((pages) => pages.length > 0) ?? [];
  };
const pagesOf = (fact: FactKey) =>
  fact === "rate" ? ({ scheme }: Offer): readonly Dating[] => scheme.rates : covering(fact);

/** What stands beside the facts of a scheme. `pages`: where that was read. */
const BESIDES: {
  after: FactKey;
  key: string;
  term: string;
  say: (offer: Offer) => string | null;
  pages: (offer: Offer) => readonly Dating[];
}[] = [
  {
    after: "rate",
    key: "emi",
    term: `EMI for ${rupees(EXAMPLE_LOAN.principal)} over ${timeInWords(EXAMPLE_LOAN.months)}, if paid from the start`,
    say: ({ scheme }) => (lendsExample(scheme) ? example(startingRate(scheme)) : null),
    pages: ({ scheme: { rates } }) => rates.filter((rate) => rate === leadingRate(rates)),
  },
  {
    after: "rate",
    key: "benchmark",
    term: "Rate linked to",
    say: ({ scheme }) => scheme.benchmark && (benchmarkMoves(scheme).join(". ") || scheme.benchmark.name),
    // Its words say whose they are.
    pages: () => [],
  },
  {
    after: "secured",
    key: "collateral",
    term: "Collateral",
    say: ({ lender }) => lender.collateral,
    pages: covering("collateral", "unsecured", "secured"),
  },
  {
    after: "fee",
    key: "time",
    term: "Processing time",
    say: ({ lender }) => lender.loanProcessingTime,
    pages: covering("time"),
  },
  {
    after: "prepayment",
    key: "early",
    term: "Early repayment",
    say: ({ lender }) => lender.earlyRepayment,
    pages: covering("prepayment"),
  },
];

type Row = { key: string; term: string; better: "lower" | "higher" | null };

const ROWS: readonly Row[] = FACTS.filter(({ screens }) => screens.some((screen) => screen === "compare")).flatMap(
  ({ key, term, better }) => [
    { key, term, better },
    ...BESIDES.filter(({ after }) => after === key).map((row) => ({ key: row.key, term: row.term, better: null })),
  ],
);

/**
 * The schemes that a comparison begins with: of those at any institute and on no condition that nobody can check; those
 * whose rate only a broker or a table prints behind the others.
 */
export function suggestedOf(figures: readonly (Comparable & { offer: Offer })[]): string[] {
  const open = figures.filter(
    ({ offer: { scheme } }) => scheme.onlyIf === null && scheme.institutes !== "listed" && !isForNamed(scheme),
  );
  const sure = open.filter(({ offer: { scheme } }) => !isWeak(leadingRate(scheme.rates)?.rank));
  const first = suggested(sure);
  const lenders = open.filter(({ id }) => first.includes(id)).map(({ lenderId }) => lenderId);
  const others = open.filter((each) => !sure.includes(each) && !lenders.includes(each.lenderId));
  return [...first, ...suggested(others)].slice(0, MOST);
}

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
      const said = [
        ...FACTS.map(({ key, say }) => ({ key, words: say(scheme), pages: pagesOf(key)(offer) })),
        ...BESIDES.map(({ key, say, pages }) => ({ key, words: say(offer), pages: pages(offer) })),
      ];
      const isSure = ({ key }: Row) => !said.find((fact) => fact.key === key)?.pages.every(({ rank }) => isWeak(rank));
      return {
        id: scheme.id,
        lenderId: lender.id,
        name: lender.name,
        scheme: scheme.name,
        type: LENDER_KINDS[lender.kind],
        takesOurFile: KIND_RULES[lender.kind].takesOurFile,
        initials: lender.initials,
        logo: lender.logo,
        currency: isRupee ? null : currencyName(scheme.currency),
        // A limit for the few is nobody's best, nor is what only a broker or a table says.
        best: Object.fromEntries(
          ROWS.filter((row) => row.better && isSure(row)).map(({ key }) => [
            key,
            key === "unsecured" && unsecuredMax !== figures.unsecured ? null : (figures[key] ?? null),
          ]),
        ) as Record<string, number | null>,
        rate: startingRate(scheme),
        // What the example loan would cost is worked out only where it may be had.
        isCounted: startingRate(scheme) !== null && lendsExample(scheme),
        fee: figures.fee == null ? null : figures.fee * (1 + GST_PCT / 100),
        facts: Object.fromEntries(said.map(({ key, words }) => [key, words])) as Record<string, string | null>,
        // Whose pages say so, and how old they are.
        ages: Object.fromEntries(
          said.flatMap(({ key, words, pages }) =>
            words === null || pages.length === 0 ? [] : [[key, [...new Set(pages.map(ageInBrief))].join("; ")]],
          ),
        ) as Record<string, string>,
      };
    }),
  };
}

/** Whether a loan of the example's size may be had: of a scheme that publishes no largest one nobody can say no. */
function lendsExample({ currency, securedMax, unsecuredMax, unsecuredTopMax }: Scheme) {
  const known = [securedMax, unsecuredMax, unsecuredTopMax].filter((limit) => limit !== null);
  return currency === "INR" && (known.length === 0 || Math.max(...known) >= EXAMPLE_LOAN.principal);
}

function example(rate: number | null) {
  return rate === null ? null : rupees(emiResult({ ...EXAMPLE_LOAN, annualRatePct: rate }).monthlyEMI);
}
