import { type Answers, OTHER_COUNTRY } from "@/lib/eligibility/answers";
import { verdictsOn } from "@/lib/eligibility/check";
import type { Finding } from "@/lib/eligibility/finding";
import type { Rulebook } from "@/lib/eligibility/schema";
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
 * The lenders whose published rules do not set what another one said no for; null where rules cannot tell.
 * @returns `lenders`: at most five that the student has no case at; `excluded`: the ids of those that set the same
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
  const fitting = new Map<string, string>();
  for (const { lender, findings } of Object.values(verdictsOn(book, answers)).flat())
    if (!findings.some(({ subject, outcome }) => outcome === "fails" && about.subjects.includes(subject)))
      fitting.set(lender.id, lender.name);
  return {
    lenders: book.lenders
      .filter(({ id }) => fitting.has(id) && !own.includes(id))
      .slice(0, MOST_NAMED)
      .map(({ id, name }) => ({ id, name })),
    excluded: book.lenders.filter(({ id }) => !fitting.has(id)).map(({ id }) => id),
  };
}
