import { FACTS } from "./facts";
import type { Lender, Scheme } from "./rows";

export type ExtraRule = {
  id: number;
  schemeId: string;
  subject: string;
  operator: string;
  value: string;
};

export type FactProblem = { row: string; says: string };

/** What the check of single rows cannot see: facts without a source, and rows that contradict one another. */
export function checkFacts(lenders: readonly Lender[], rules: readonly ExtraRule[]): FactProblem[] {
  const ofScheme = (scheme: Scheme) => [
    ...sourcesOf(scheme),
    ...ratesOf(scheme),
    ...limitsOf(scheme),
    ...rules.filter(({ schemeId }) => schemeId === scheme.id).flatMap((rule) => ruleAgainst(scheme, rule)),
  ];
  return unique(lenders.flatMap((lender) => [...lender.schemes.flatMap(ofScheme), ...currencyOf(lender)]));
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
  rates.flatMap(({ id, type, benchmarkPct }) => [
    ...(benchmarkPct !== null && !benchmark
      ? [{ row: id, says: "names a figure of a benchmark, but the scheme hangs on none" }]
      : []),
    ...(type === "fixed" && benchmarkPct !== null
      ? [{ row: id, says: "is fixed, but names a figure of a benchmark" }]
      : []),
  ]);

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
    .filter(({ currency }) => (kind === "foreignLender") === (currency === "INR"))
    .map(({ currency }) => ({ row: id, says: `a ${kind} with a loan in ${currency}` }));
}
