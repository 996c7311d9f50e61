import { t } from "@/lib/messages/text";

/** What facts about a country are about, in the order in which they are told; those of India's side last. */
export const FACT_KEYS = {
  "visa-name": () => t("countries.facts.visaName", "The visa"),
  "visa-fee": () => t("countries.facts.visaFee", "Visa fee"),
  "visa-fee-extra": () => t("countries.facts.visaFeeExtra", "Second fee"),
  "funds-living-amount": () => t("countries.facts.fundsLiving", "Living money to show"),
  "funds-living-amount-alt": () =>
    t("countries.facts.fundsLivingAlt", "Living money for another place or a shorter stay"),
  "funds-tuition-rule": () => t("countries.facts.fundsTuition", "Course fees to show"),
  "funds-where": () => t("countries.facts.fundsWhere", "Where the money must lie"),
  "funds-hold-days": () => t("countries.facts.fundsHold", "How long it must lie there"),
  "funds-loan-rule": () => t("countries.facts.fundsLoan", "A loan as proof"),
  "funds-eligible-sources": () => t("countries.facts.fundsSources", "What counts as proof"),
  "living-cost-official": () => t("countries.facts.livingCost", "Cost of living by the authorities"),
  "tuition-payment-timing": () => t("countries.facts.tuitionTiming", "When the fees are paid"),
  "health-cover": () => t("countries.facts.healthCover", "Health insurance"),
  "work-hours": () => t("countries.facts.workHours", "Work while you study"),
  "post-study-months": () => t("countries.facts.postStudy", "Stay after the course"),
  "processing-time": () => t("countries.facts.processing", "How long the visa takes"),
  "apply-window": () => t("countries.facts.applyWindow", "When to apply"),
  intakes: () => t("countries.facts.intakes", "When courses begin"),
  "refund-on-refusal": () => t("countries.facts.refund", "Money back after a refusal"),
  "india-specific": () => t("countries.facts.india", "For students from India"),
  "rule-change": () => t("countries.facts.ruleChange", "What changes"),
  "in-tcs-own-funds-pct": () => t("countries.facts.tcsOwn", "TCS on own money"),
  "in-tcs-threshold-inr": () => t("countries.facts.tcsThreshold", "Own money without TCS"),
  "in-tcs-loan-pct": () => t("countries.facts.tcsLoan", "TCS on loan money"),
  "in-lrs-limit-usd": () => t("countries.facts.lrsLimit", "What you may send in a year"),
  "in-lrs-above-limit": () => t("countries.facts.lrsAbove", "Above that limit"),
  "in-purpose-code": () => t("countries.facts.purposeCode", "Purpose code"),
  "in-form-a2": () => t("countries.facts.formA2", "The form that your bank asks for"),
  "in-forex-card": () => t("countries.facts.forexCard", "Forex card"),
  "in-wire-practice": () => t("countries.facts.wire", "How money is sent"),
  "in-blocked-account-crosses-tcs": () => t("countries.facts.blockedTcs", "TCS on a blocked account"),
  "in-interest-deduction-years": () => t("countries.facts.deductionYears", "Years of the interest deduction"),
  "in-interest-deduction-lender": () => t("countries.facts.deductionLender", "Lenders of the interest deduction"),
} satisfies Record<string, () => string>;
type FactKey = keyof typeof FACT_KEYS;

export const isFactKey = (key: string): key is FactKey => Object.hasOwn(FACT_KEYS, key);

/** Whose number is an amount of money. */
const MONEY_KEYS: readonly FactKey[] = [
  "visa-fee",
  "visa-fee-extra",
  "funds-living-amount",
  "funds-living-amount-alt",
  "living-cost-official",
  "in-tcs-threshold-inr",
  "in-lrs-limit-usd",
];
export const isMoneyKey = (key: string) => isFactKey(key) && MONEY_KEYS.includes(key);

export type MoneyUnit = { currency: string; per: "once" | "month" | "year" };

/** "GBP/month, in London": the currency, how often, and after a comma what else is to be said. */
export function moneyUnit(unit: string): MoneyUnit | null {
  const [, currency, per] = /^([A-Z]{3})(?:\/(month|year))?(?:, \S.*)?$/.exec(unit) ?? [];
  return currency ? { currency, per: per === "month" || per === "year" ? per : "once" } : null;
}
