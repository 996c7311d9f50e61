import type { Answers, Exchange, Order } from "./answers";
import { compare, compareRule, conditionsOf } from "./conditions";
import { comparedMonths, costOf } from "./cost";
import type { Case, Finding } from "./finding";
import { byName, inOrder, isUnsaid, type Checked, type Match } from "./matches";
import type { CheckedScheme, Rulebook } from "./schema";
import { sourcesOf } from "./sources";

export type Result = {
  edition: string;
  order: Order;
  comparedMonths: number;
  /** Every condition holds. In order of cost; those without a cost behind, and loans in another currency last. */
  fits: readonly Match[];
  /** None fails, but some can only be settled by the lender. In the same order. */
  onlyIf: readonly Match[];
  /** At least one fails: those with the fewest first, then by name. */
  misses: readonly Checked[];
  /** None that can be read fails, but one cannot be read: never shown as a match. By name. */
  unchecked: readonly Checked[];
};

type Verdict = "fits" | "onlyIf" | "misses" | "unchecked";

/**
 * Checks every scheme against a student's answers.
 * @param exchange without a currency's rate its schemes are compared but for the amounts
 * @param over the months of instalments to compare over, where these are only some of the schemes
 */
export function check(
  rulebook: Rulebook,
  answers: Answers,
  exchange: Exchange = {},
  order: Order = "apr",
  over?: number,
): Result {
  const lists = verdictsOn(rulebook, answers, exchange);
  const costed = (checked: Checked, months: number) => ({
    ...checked,
    cost: costOf(checked.scheme, answers, worth(checked.scheme, exchange), months),
  });
  const months =
    over ??
    comparedMonths(
      [...lists.fits, ...lists.onlyIf]
        .filter((checked) => !isUnsaid(checked) && costed(checked, 1).cost.unknown === null)
        .map(({ scheme }) => scheme),
      answers,
    );
  const matches = (list: readonly Checked[]) =>
    inOrder(
      list.map((checked) => costed(checked, months)),
      order,
    );
  return {
    edition: rulebook.edition,
    order,
    comparedMonths: months,
    fits: matches(lists.fits),
    onlyIf: matches(lists.onlyIf),
    misses: [...lists.misses].sort((a, b) => failing(a) - failing(b) || byName(a, b)),
    unchecked: [...lists.unchecked].sort(byName),
  };
}

/** Every scheme by its verdict, in the rulebook's order; what it costs is most of the work of `check`. */
export function verdictsOn(rulebook: Rulebook, answers: Answers, exchange: Exchange = {}) {
  const lists: Record<Verdict, Checked[]> = { fits: [], onlyIf: [], misses: [], unchecked: [] };
  const lenders = new Map(rulebook.lenders.map((lender) => [lender.id, lender]));
  for (const scheme of rulebook.schemes) {
    const lender = lenders.get(scheme.lenderId);
    if (!lender) continue;
    const findings = findingsOf(rulebook, scheme, answers, exchange);
    lists[verdictOf(scheme, findings)].push({ lender, scheme, findings });
  }
  return lists;
}

/** True when it matters whether the institute is on a premier list: then some scheme's answer hangs on it. */
export const asksInstitute = (rulebook: Rulebook, answers: Answers, exchange: Exchange = {}): boolean =>
  rulebook.schemes.some((scheme) => {
    const when = (premier: Answers["premier"]) => outcomeOf(rulebook, scheme, { ...answers, premier }, exchange);
    return when("yes") !== when("no");
  });

export const outcomeOf = (
  rulebook: Rulebook,
  scheme: CheckedScheme,
  answers: Answers,
  exchange: Exchange = {},
): Verdict => verdictOf(scheme, findingsOf(rulebook, scheme, answers, exchange));

const failing = ({ findings }: Checked) => findings.filter(({ outcome }) => outcome === "fails").length;

const worth = ({ currency }: CheckedScheme, exchange: Exchange) => (currency === "INR" ? 1 : exchange[currency]);

function findingsOf(
  rulebook: Pick<Rulebook, "countries" | "states" | "sources">,
  scheme: CheckedScheme,
  answers: Answers,
  exchange: Exchange,
): Finding[] {
  const { countries, states } = rulebook;
  const asked: Case = { answers, countries, states, currency: scheme.currency, perUnit: worth(scheme, exchange) };
  return [
    ...conditionsOf(scheme)
      .map((condition) => compare(condition, asked))
      .map((finding) =>
        AGED.has(finding.fact) && isOnlyOlder(sourcesOf(rulebook, scheme, finding.fact))
          ? olderSaysSo(finding)
          : finding,
      ),
    ...scheme.rules.flatMap((rule) => compareRule(rule, asked) ?? []),
  ];
}

/** Caps and rules of admission: they change, while where a loan is for does not. */
const AGED: ReadonlySet<string> = new Set<Finding["fact"]>(["minimum", "secured", "unsecured", "admission"]);
const isOnlyOlder = (sources: readonly { isOlder: boolean }[]) =>
  sources.length > 0 && sources.every(({ isOlder }) => isOlder);

/** A limit or a rule that only an older page says neither fits nor fails: it has to be asked about. */
const olderSaysSo = (finding: Finding): Finding =>
  finding.outcome === "asks"
    ? finding
    : {
        ...finding,
        outcome: "asks",
        difference: [finding.outcome === "fails" && finding.difference, "Only an older page says so."]
          .filter(Boolean)
          .join(" "),
        remedy: "Ask the lender whether it still holds.",
      };

function verdictOf({ unreadable }: CheckedScheme, findings: readonly Finding[]): Verdict {
  const has = (outcome: Finding["outcome"]) => findings.some((finding) => finding.outcome === outcome);
  return has("fails") ? "misses" : unreadable > 0 ? "unchecked" : has("asks") ? "onlyIf" : "fits";
}
