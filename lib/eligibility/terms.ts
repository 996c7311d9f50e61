import type { StudyMode } from "@/lib/emi/moratorium";
import type { Answers } from "./answers";
import type { CheckedScheme } from "./schema";

/** Months after the course, for all schemes alike: one that allows more must not look dearer. */
export const GRACE_MONTHS = 6;

export type OwnTerms = {
  mode: Extract<StudyMode, "nothing" | "interest" | "full">;
  compounding: boolean;
  graceMonths: number;
  /** Instalments; 0 where no time is left for any. */
  months: number;
  shortened: boolean;
};

/** Without a word from the lender, or where one can choose, nothing is paid during the study. */
const WHILE_STUDYING = {
  simple: { mode: "nothing", compounding: false },
  compound: { mode: "nothing", compounding: true },
  paid: { mode: "interest", compounding: false },
  fullEmi: { mode: "full", compounding: false },
  choice: { mode: "nothing", compounding: false },
} as const satisfies Record<NonNullable<CheckedScheme["studyInterest"]>, object>;

/** A scheme's own terms: its longest time, its holiday of at most GRACE_MONTHS, its way of paying during the study. */
export function ownTerms(
  {
    studyInterest,
    graceMonths,
    tenureMaxMonths,
    tenureWithStudy,
  }: Pick<CheckedScheme, "studyInterest" | "graceMonths" | "tenureMaxMonths" | "tenureWithStudy">,
  { courseMonths, years }: Pick<Answers, "courseMonths" | "years">,
): OwnTerms {
  const way = WHILE_STUDYING[studyInterest ?? "simple"];
  const grace = Math.min(GRACE_MONTHS, graceMonths ?? GRACE_MONTHS);
  // Who pays instalments from the start uses the whole time for them.
  const used = tenureWithStudy && way.mode !== "full" ? courseMonths + grace : 0;
  const longest = Math.max(0, (tenureMaxMonths ?? Infinity) - used);
  const asked = years * 12;
  return { ...way, graceMonths: grace, months: Math.min(asked, longest), shortened: longest < asked };
}
