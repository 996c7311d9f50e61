import { type Answers, OTHER_COUNTRY } from "@/lib/eligibility/answers";
import { verdictsOn } from "@/lib/eligibility/check";
import type { Finding } from "@/lib/eligibility/finding";
import type { Rulebook } from "@/lib/eligibility/schema";
import { isForNamed } from "@/lib/lenders/named-groups";
import type { DeclineReason } from "./event";

type AboutReason = { subjects: readonly Finding["subject"][]; change?: Partial<Answers> };
/** The reasons that published rules say something about. Whether an income is enough, no rule of ours knows. */
const ABOUT: Partial<Record<DeclineReason, AboutReason>> = {
  country: { subjects: ["place"] },
  security: { subjects: ["security", "amount"], change: { security: false } },
};

/** What is compared is only what the reason is about, so these need not be the student's. */
const NOT_COMPARED = {
  admission: "",
  coApplicant: "",
  courseMonths: 24,
  years: 10,
  premier: "unknown",
} as const;

/** What the form says, as texts; a country by its name. */
export type FormFacts = { country: string; level: string; amount: number; hasSecurity: boolean };

const MOST_NAMED = 5;

/**
 * What published rules say of the reason that another lender said no for; null where rules cannot tell. A lender that
 * publishes nothing about it is in neither list.
 * @returns `lenders`: at most five that the student has no case at and that have a scheme in whose rules it is not in
 * the way; `excluded`: the ids of those that set the same in every scheme
 */
export function fitsAfterDecline(
  book: Rulebook,
  reason: DeclineReason | null,
  form: FormFacts,
  own: readonly (string | null)[],
) {
  const about = reason && ABOUT[reason];
  if (!about || form.country === "" || !(form.amount > 0)) return null;
  const answers: Answers = {
    ...NOT_COMPARED,
    country: book.countries.find(({ name }) => name === form.country)?.code ?? OTHER_COUNTRY,
    level: form.level,
    amount: form.amount,
    security: form.hasSecurity,
    ...about.change,
  };
  const fitting = new Set<string>();
  const silent = new Set<string>();
  const failing = new Set<string>();
  for (const { lender, scheme, findings } of Object.values(verdictsOn(book, answers)).flat()) {
    const outcomes = findings.flatMap(({ subject, outcome }) => (about.subjects.includes(subject) ? outcome : []));
    // Whether the student is one of those that a loan is for, the form does not say.
    const isForAll = !isForNamed(scheme);
    const says =
      isForAll && outcomes.length > 0 && scheme.unreadable === 0 && outcomes.every((outcome) => outcome === "holds");
    (outcomes.includes("fails") ? failing : says ? fitting : silent).add(lender.id);
  }
  return {
    lenders: book.lenders
      .filter(({ id }) => fitting.has(id) && !own.includes(id))
      .slice(0, MOST_NAMED)
      .map(({ id, name }) => ({ id, name })),
    excluded: [...failing].filter((id) => !fitting.has(id) && !silent.has(id)),
  };
}
