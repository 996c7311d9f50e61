import { t } from "@/lib/messages/text";
import { type HeldRule, type LawRule, rulesThatHold, rulesThatMayHold } from "@/lib/law/rules";
import { type Deduction, deductionOf, paperDay, RULE_CHECKS } from "./rule-checks";
import { cannotBeSeen, type Finding, type Judged, type Verdict, VERDICTS } from "./finding";
import { lenderKindOf, type Offer } from "./offer";
import { type Published, SUM_CHECKS } from "./sum-checks";

/** What an offer is held against: the dated rows (`readLawRules("offer")`), and what its lender publishes, if known. */
export type Against = { rules: readonly LawRule[]; published?: Published };

/** Of a kind of lender that is not known, all that hold for some kind: what they say is kept open by `ofOpenKind`. */
const held = (offer: Offer, day: string, rules: readonly LawRule[], on?: string) => {
  const kind = lenderKindOf(offer);
  return kind ? rulesThatHold(rules, kind, day, on) : rulesThatMayHold(rules, day, on);
};

/**
 * Every check that says something of this paper, rules first, then our own sums, each once. Of a rule that did not
 * hold on the paper's own day, for that kind of lender, or for such a loan, nothing is shown. A rule whose source was
 * not read again in time gives no verdict. While the kind of lender is not known, a rule that holds for some kinds only
 * says of no paper that it does not fit. Nothing of this is stored.
 * @param day of the check, YYYY-MM-DD: no later rule is used, and a paper without a day counts as of it
 */
export function checkOffer(offer: Offer, day: string, { rules, published }: Against): Finding[] {
  const [inForce, own] = [held(offer, day, rules), paperDay(offer)];
  const ofPaper = own !== undefined && own < day ? held(offer, day, rules, own) : inForce;
  const found = (check: { id: string; title: () => string; rows: Finding["rows"] }, judged: Judged | null) => {
    if (!judged) return [];
    const rule: HeldRule | null = ofPaper.get(check.id) ?? inForce.get(check.id) ?? null;
    const { verdict, words, ask = null } = judged;
    return [{ id: check.id, verdict, title: check.title(), words, ask, rule, rows: check.rows }];
  };
  const isOpen = (id: string) => lenderKindOf(offer) === null && !rulesThatHold(rules, null, day, own ?? day).has(id);
  const byRules = RULE_CHECKS.flatMap((check) => {
    const rule = (check.isOfCheckDay ? inForce : ofPaper).get(check.id);
    const judged = rule ? check.judge(offer, rule, day) : null;
    if (judged && rule?.isStale) return found(check, cannotBeSeen(staleWords()));
    return found(check, judged && isOpen(check.id) ? ofOpenKind(judged) : judged);
  });
  return [
    ...byRules.filter((finding, at) => byRules.findIndex((other) => saysTheSame(finding, other)) === at),
    ...SUM_CHECKS.flatMap((check) =>
      found(check, check.judge(offer, { published, isBundlingRuled: inForce.has("bundling-2027"), day })),
    ),
  ];
}

/** Of a lender whose kind is not known, the rules for two kinds may say one thing. */
const saysTheSame = (a: Finding, b: Finding) => a.title === b.title && a.words === b.words;

/** A paper may fit whatever the lender is; that it does not is known only with the kind of lender. */
const ofOpenKind = ({ verdict, words, ask }: Judged): Judged =>
  verdict === "doesNotFit"
    ? cannotBeSeen(
        t(
          "offers.checks.kindOpen",
          "{{words}} There is a rule about this, but it is not for all lenders, and we do not know what kind this one is.",
          { words },
        ),
        ask,
      )
    : { verdict, words, ask };

/** The rule's own sentence may no longer be true, so it is not said. */
const staleWords = () =>
  t("offers.checks.stale", "There is a rule about this, but we have not read it again in time. So we give no verdict.");

/** The numbers of the verdict line. */
export const countVerdicts = (findings: readonly Finding[]) =>
  Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, findings.filter((finding) => finding.verdict === verdict).length]),
  ) as Record<Verdict, number>;

/** Whether the interest can be deducted, which is no verdict on the paper. @param day YYYY-MM-DD */
export const interestDeduction = (offer: Offer, day: string, { rules }: Pick<Against, "rules">): Deduction =>
  deductionOf(rulesThatHold(rules, lenderKindOf(offer), day));
