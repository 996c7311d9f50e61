import { t } from "@/lib/messages/text";
import { type HeldRule, type LawRule, rulesThatHold } from "@/lib/law/rules";
import { type Deduction, deductionOf, paperDay, RULE_CHECKS } from "./rule-checks";
import { cannotBeSeen, type Finding, type Judged, type Verdict, VERDICTS } from "./finding";
import { known, type Offer } from "./offer";
import { type Published, SUM_CHECKS } from "./sum-checks";

/** What an offer is held against: the dated rows (`readLawRules("offer")`), and what its lender publishes, if known. */
export type Against = { rules: readonly LawRule[]; published?: Published };

const held = (offer: Offer, day: string, rules: readonly LawRule[], on?: string) =>
  rulesThatHold(rules, known(offer.lenderKind) ?? null, day, on);

/**
 * Every check that says something of this paper, rules first, then our own sums, each once. Of a rule that did not
 * hold on the paper's own day, for that kind of lender, or for such a loan, nothing is shown. A rule whose source was
 * not read again in time gives no verdict. Nothing of this is stored.
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
  return [
    ...RULE_CHECKS.flatMap((check) => {
      const rule = (check.isOfCheckDay ? inForce : ofPaper).get(check.id);
      const judged = rule ? check.judge(offer, rule, day) : null;
      return found(check, judged && rule?.isStale ? cannotBeSeen(staleWords()) : judged);
    }),
    ...SUM_CHECKS.flatMap((check) => found(check, check.judge(offer, published, inForce.has("bundling-2027")))),
  ];
}

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
  deductionOf(held(offer, day, rules));
