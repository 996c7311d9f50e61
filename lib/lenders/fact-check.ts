import type { Dating } from "./age";
import { FACTS } from "./facts";
import type { Benchmark, Lender, Scheme } from "./rows";

/** A condition beyond those of a scheme's own columns, as the check needs it. */
export type ExtraRule = {
  id: number;
  schemeId: string;
  subject: string;
  operator: string;
  value: string;
  source: string;
  version: string;
};

/** Something to be mended: the row, and in words what is wrong with it. */
export type Finding = { row: string; says: string };

/** % a year. What no education loan of a listed lender costs: a slip of the keyboard. */
const RATES = { least: 1, most: 40 };

/**
 * Goes through the facts of all lenders as an editor would who trusts none of them.
 * @param today as 2026-11-21
 * @returns nothing when every fact has a source, no date lies ahead, and no figure contradicts another
 */
export function checkFacts(
  {
    lenders,
    benchmarks,
    rules,
  }: {
    lenders: readonly Lender[];
    benchmarks: readonly Benchmark[];
    rules: readonly ExtraRule[];
  },
  today: string,
): Finding[] {
  const ofScheme = (scheme: Scheme) => [
    ...sourcesOf(scheme),
    ...ratesOf(scheme),
    ...limitsOf(scheme),
    ...[...scheme.rates, ...scheme.sources].flatMap((dated) => datesOf(scheme.id, dated, today)),
    ...rules.filter(({ schemeId }) => schemeId === scheme.id).flatMap((rule) => ruleAgainst(scheme, rule, today)),
  ];
  return unique([
    ...lenders.flatMap((lender) => [...lender.schemes.flatMap(ofScheme), ...currencyOf(lender)]),
    ...benchmarks.flatMap((benchmark) => [
      ...datesOf(benchmark.id, benchmark, today),
      ...(benchmark.since > today ? [{ row: benchmark.id, says: "its last move lies in the future" }] : []),
      ...(benchmark.source === "" ? [{ row: benchmark.id, says: "has no source" }] : []),
    ]),
  ]);
}

const unique = (findings: readonly Finding[]) => [
  ...new Map(findings.map((finding) => [`${finding.row} ${finding.says}`, finding])).values(),
];

function sourcesOf(scheme: Scheme): Finding[] {
  return [
    ...FACTS.filter(
      ({ key, say }) =>
        key !== "rate" && say(scheme) !== null && !scheme.sources.some(({ covers }) => covers.includes(key)),
    ).map(({ term }) => ({ row: scheme.id, says: `“${term}” has no source` })),
    ...scheme.rates
      .filter(({ source }) => source === "")
      .map(({ id }) => ({ row: id, says: "the rate has no source" })),
  ];
}

function ratesOf({ rates, benchmark }: Scheme): Finding[] {
  return rates.flatMap(({ id, fromPct, toPct, type, benchmarkPct }) => [
    ...[fromPct, toPct]
      .filter((rate) => rate !== null && (rate < RATES.least || rate > RATES.most))
      .map((rate) => ({ row: id, says: `${rate}% a year is no rate of an education loan` })),
    ...(toPct !== null && toPct < fromPct
      ? [{ row: id, says: `ends at ${toPct}%, below its start of ${fromPct}%` }]
      : []),
    ...(benchmarkPct !== null && !benchmark
      ? [{ row: id, says: "names a figure of a benchmark, but the scheme hangs on none" }]
      : []),
    ...(type === "fixed" && benchmarkPct !== null
      ? [{ row: id, says: "is fixed, but names a figure of a benchmark" }]
      : []),
  ]);
}

function limitsOf(scheme: Scheme): Finding[] {
  const { id, amountMin, securedMax, unsecuredMax, unsecuredTopMax, unsecuredTopFor, unsecuredTopIf } = scheme;
  const wrong: (string | false)[] = [
    amountMin !== null && securedMax !== null && amountMin > securedMax && "its smallest loan is above its largest",
    unsecuredMax !== null &&
      unsecuredTopMax !== null &&
      unsecuredTopMax <= unsecuredMax &&
      "its top limit without security is not above the limit for everybody",
    unsecuredTopMax !== null && unsecuredTopFor === null && "a top limit needs the word for whom it is",
    unsecuredTopFor !== null && unsecuredTopIf === null && "a top limit needs the words after “only if”",
    !scheme.inIndia && scheme.abroad === "none" && "lends neither in India nor abroad",
    scheme.abroad === "named" && scheme.countries.length === 0 && "names no country of its list",
    scheme.institutes === "listed" && scheme.instituteList === null && "does not say which list of institutes",
  ];
  return wrong.flatMap((says) => (says ? [{ row: id, says }] : []));
}

function datesOf(row: string, { publishedOn, readOn }: Dating, today: string): Finding[] {
  const wrong: (string | false)[] = [
    publishedOn !== null && !/^20\d\d(-\d\d(-\d\d)?)?$/.test(publishedOn) && `“${publishedOn}” is no date of a page`,
    publishedOn !== null && publishedOn > today && `a page of ${publishedOn} lies in the future`,
    publishedOn !== null && publishedOn > readOn && `a page of ${publishedOn} cannot be read on ${readOn}`,
    readOn > today && `read on ${readOn}, which lies in the future`,
  ];
  return wrong.flatMap((says) => (says ? [{ row, says }] : []));
}

/** A rule may narrow what a scheme's columns say, never widen it. */
function ruleAgainst(scheme: Scheme, { id, subject, operator, value, source, version }: ExtraRule, today: string) {
  const row = `rule ${id} of ${scheme.id}`;
  const bound = Number(value);
  const most = Math.max(scheme.securedMax ?? 0, scheme.unsecuredTopMax ?? 0, scheme.unsecuredMax ?? 0);
  const places = value.split(",").map((place) => place.trim());
  const wrong: (string | false)[] = [
    source.trim() === "" && "has no source",
    version > today && `was gone through on ${version}, which lies in the future`,
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
function currencyOf({ id, kind, schemes }: Lender): Finding[] {
  return schemes
    .filter(({ currency }) => (kind === "foreignLender") === (currency === "INR"))
    .map(({ currency }) => ({ row: id, says: `a ${kind} with a loan in ${currency}` }));
}
