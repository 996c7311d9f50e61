import { t } from "@/lib/messages/text";
import { withKeys, type FactKey, type PageFact } from "./study-page";

const QUESTIONS: Partial<Record<FactKey, (name: string) => string>> = {
  "funds-living-amount": (name) =>
    t("countries.faq.amount", "How much money must I show to study in {{name}}?", { name }),
  "funds-loan-rule": (name) =>
    t("countries.faq.loan", "Does an education loan count as proof of money for {{name}}?", { name }),
  "funds-hold-days": () => t("countries.faq.hold", "How long must the money lie in the account?"),
  "visa-fee": (name) => t("countries.faq.fee", "What does the student visa for {{name}} cost?", { name }),
  "processing-time": () => t("countries.faq.time", "How long does the visa take?"),
  "work-hours": () => t("countries.faq.work", "How many hours may I work while I study?"),
  "post-study-months": () => t("countries.faq.stay", "How long may I stay after the course?"),
  "in-tcs-own-funds-pct": () => t("countries.faq.tcs", "How much TCS is taken when we send our own money?"),
  "in-tcs-loan-pct": () => t("countries.faq.tcsLoan", "Is TCS taken on the money of an education loan?"),
  "in-lrs-limit-usd": () => t("countries.faq.lrs", "How much may one person send abroad in a year?"),
  "in-interest-deduction-years": () =>
    t("countries.faq.deduction", "For how many years may the interest be deducted from income?"),
};

/** Questions that people search for, answered by facts that hold and were read in time; hearsay answers none. */
export const questionsOf = (name: string, facts: readonly PageFact[]) =>
  (Object.keys(QUESTIONS) as FactKey[]).flatMap((key) => {
    const sound = withKeys(facts, [key]).filter(({ isStale, isHearsay }) => !isStale && !isHearsay);
    if (sound.length === 0) return [];
    return { _id: key, question: QUESTIONS[key]!(name), answer: sound.map(({ text }) => text).join(" ") };
  });
