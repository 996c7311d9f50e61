import type { SourceRank } from "@/lib/generated/prisma/enums";
import { FACTS } from "./facts";
import { KIND_RULES } from "./kind-rules";
import { STATES } from "./for-whom";
import { GROUPS, isForNamed } from "./named-groups";
import type { Lender, Scheme } from "./rows";
import { isWeak, RANKS } from "./source-rank";

export type ExtraRule = {
  id: number;
  schemeId: string;
  subject: string;
  operator: string;
  value: string;
};

export type FactProblem = { row: string; says: string };

/**
 * What the check of single rows cannot see: facts without a source, and rows that contradict one another.
 * @param rankOfSite whose page a source is by its address or name; undefined where nobody knows
 */
export function checkFacts(
  lenders: readonly Lender[],
  rules: readonly ExtraRule[],
  rankOfSite: (source: string) => SourceRank | undefined = () => undefined,
): FactProblem[] {
  const ofScheme = (scheme: Scheme) => [
    ...sourcesOf(scheme),
    ...ratesOf(scheme),
    ...limitsOf(scheme),
    ...rules.filter(({ schemeId }) => schemeId === scheme.id).flatMap((rule) => ruleAgainst(scheme, rule)),
  ];
  return unique([
    ...lenders.flatMap((lender) => [...lender.schemes.flatMap(ofScheme), ...currencyOf(lender), ...kindOf(lender)]),
    ...ranksOf(lenders, rankOfSite),
  ]);
}

const unique = (findings: readonly FactProblem[]) => [
  ...new Map(findings.map((finding) => [`${finding.row} ${finding.says}`, finding])).values(),
];

const sourcesOf = (scheme: Scheme): FactProblem[] =>
  FACTS.filter(
    ({ key, say }) =>
      key !== "rate" && say(scheme) !== null && !scheme.sources.some(({ covers }) => covers.includes(key)),
  ).map(({ term }) => ({ row: scheme.id, says: `“${term}” has no source` }));

const ratesOf = ({ rates, benchmark }: Scheme): FactProblem[] =>
  rates.flatMap(({ id, type, fromPct, plus, benchmarkPct }) => [
    ...spreadOf({ id, type, fromPct, plus, benchmark }),
    ...(benchmarkPct !== null && !benchmark
      ? [{ row: id, says: "names a figure of a benchmark, but the scheme hangs on none" }]
      : []),
    ...(type === "fixed" && benchmarkPct !== null
      ? [{ row: id, says: "is fixed, but names a figure of a benchmark" }]
      : []),
  ]);

/** No lender goes so far below its benchmark: such a figure is what is added to it. */
const LEAST_PART_OF_BENCHMARK = 0.7;

/** What is added to a benchmark is no rate: it names the benchmark, and is less than it. */
function spreadOf({
  id,
  type,
  fromPct,
  plus,
  benchmark,
}: Pick<Scheme["rates"][number], "id" | "type" | "fromPct" | "plus"> & Pick<Scheme, "benchmark">) {
  const named = plus !== null && /\b(?:repo rate|EBLR|RLLR|RBLR|MCLR|PLR|BRLLR)\b/i.test(plus);
  const wrong: (string | false)[] = [
    named && benchmark === null && `is added to ${plus}, but the scheme hangs on no benchmark`,
    named && benchmark !== null && fromPct >= benchmark.pct && `${fromPct}% plus ${plus} looks like the whole rate`,
    plus === null &&
      type === "floating" &&
      benchmark !== null &&
      fromPct < benchmark.pct * LEAST_PART_OF_BENCHMARK &&
      `${fromPct}% is far below ${benchmark.pct}% of ${benchmark.name}: a spread without what it is added to`,
  ];
  return wrong.flatMap((says) => (says ? [{ row: id, says }] : []));
}

function limitsOf(scheme: Scheme): FactProblem[] {
  const { id, amountMin, securedMax, unsecuredTopFor, unsecuredTopIf } = scheme;
  const wrong: (string | false)[] = [
    amountMin !== null && securedMax !== null && amountMin > securedMax && "its smallest loan is above its largest",
    unsecuredTopFor !== null && unsecuredTopIf === null && "a top limit needs the words after “only if”",
    scheme.institutes === "listed" && scheme.instituteList === null && "does not say which list of institutes",
  ];
  return wrong.flatMap((says) => (says ? [{ row: id, says }] : []));
}

/** A rule may narrow what a scheme's columns say, never widen it. */
function ruleAgainst(scheme: Scheme, { id, subject, operator, value }: ExtraRule) {
  const row = `rule ${id} of ${scheme.id}`;
  const bound = Number(value);
  const most = Math.max(scheme.securedMax ?? 0, scheme.unsecuredTopMax ?? 0, scheme.unsecuredMax ?? 0);
  const places = value.split(",").map((place) => place.trim());
  const wrong: (string | false)[] = [
    subject === "amount" &&
      operator === "atMost" &&
      most > 0 &&
      bound > most &&
      `allows ${bound}, the scheme at most ${most}`,
    subject === "amount" &&
      operator === "atLeast" &&
      scheme.amountMin !== null &&
      bound < scheme.amountMin &&
      `allows ${bound}, the scheme not less than ${scheme.amountMin}`,
    subject === "collateral" &&
      scheme.unsecuredMax !== null &&
      bound > Math.max(scheme.unsecuredMax, scheme.unsecuredTopMax ?? 0) &&
      `allows ${bound} without security, the scheme less`,
    subject === "studyIn" && places.includes("IN") && !scheme.inIndia && "names India, the scheme does not lend there",
    subject === "studyIn" &&
      scheme.abroad === "none" &&
      places.some((place) => place !== "IN") &&
      "names a place abroad, the scheme lends in India only",
    subject === "courseLevel" &&
      scheme.levels.length > 0 &&
      places.some((level) => !scheme.levels.some((taken) => taken === level)) &&
      "names a level that the scheme does not take",
  ];
  return wrong.flatMap((says) => (says ? [{ row, says }] : []));
}

/** Amounts in another currency stand among rupees only by mistake: Indian lenders lend in rupees. */
function currencyOf({ id, kind, schemes }: Lender): FactProblem[] {
  return schemes
    .filter(({ currency }) => KIND_RULES[kind].isIndian !== (currency === "INR"))
    .map(({ currency }) => ({ row: id, says: `a ${kind} with a loan in ${currency}` }));
}

/** What a lender of this kind never has: a rate that is a slip, a spread without its benchmark, a loan for all. */
function kindOf({ kind, schemes }: Lender): FactProblem[] {
  const { leastPct, isForNamed: isOnlyForNamed } = KIND_RULES[kind];
  return schemes.flatMap((scheme) => [
    ...scheme.rates
      .filter(({ fromPct, plus }) => plus === null && fromPct < leastPct)
      .map(({ id, fromPct }) => ({
        row: id,
        says: `${fromPct}% at a ${kind}: a slip, or a spread without its benchmark`,
      })),
    ...(isOnlyForNamed && !isForNamed(scheme)
      ? [{ row: scheme.id, says: `of a ${kind}, but does not say for whom` }]
      : []),
    ...scheme.forStates
      .filter((code) => !(code in STATES))
      .map((code) => ({ row: scheme.id, says: `no state ${code}` })),
    ...scheme.forGroups
      .filter((code) => !(code in GROUPS))
      .map((code) => ({ row: scheme.id, says: `no group ${code}` })),
  ]);
}

/** What the database puts into a row whose rank nobody chose. */
const NOT_CHOSEN: SourceRank = "table";

/** One page has one rank, that somebody chose, and a broker's or a table's figure is never sure. */
function ranksOf(lenders: readonly Lender[], rankOfSite: (source: string) => SourceRank | undefined): FactProblem[] {
  const pages = lenders.flatMap(({ id: lender, schemes }) =>
    schemes.flatMap(({ id, sources, rates }) =>
      [
        ...sources.map((page) => ({ ...page, row: id, known: undefined })),
        // A source may be another lender's page, which is a list of others here; a rate stands on its own lender's.
        ...rates.map((page) => ({ ...page, row: page.id, known: rankOfSite(page.source) })),
      ].map((page) => ({ ...page, lender })),
    ),
  );
  const ranks = new Map<string, Set<string>>();
  for (const { source, lender, rank } of pages)
    ranks.set(`${lender} ${source}`, (ranks.get(`${lender} ${source}`) ?? new Set()).add(rank));
  return pages.flatMap(({ row, source, lender, rank, confidence, known }) => {
    const wrong: (string | false)[] = [
      rank === NOT_CHOSEN &&
        known !== undefined &&
        known !== rank &&
        `${source} counts as ${RANKS[rank].whose}, but is ${RANKS[known].whose}: choose its rank`,
      isWeak(rank) && confidence === "high" && `${source} is sure (high), but ${RANKS[rank].whose}`,
      ranks.get(`${lender} ${source}`)!.size > 1 && `${source} has two ranks`,
    ];
    return wrong.flatMap((says) => (says ? [{ row, says }] : []));
  });
}
