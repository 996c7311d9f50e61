import { CHOICES } from "@/lib/eligibility/answers";
import { MAIN_DEFAULTS, type MainInputs, readAmount, readCourse, readTenure } from "@/lib/emi/main-inputs";
import { loadAnswers, rememberAnswers } from "./answer-store";
import { checkOf, fromCheck } from "./shared-answers";

type Countries = Parameters<typeof checkOf>[1];

/** What the eligibility check begins with; null where nothing it asks was answered. */
export function recallCheck(countries: Countries) {
  const answers = checkOf(loadAnswers(), countries);
  return Object.values(answers).some(Boolean) ? answers : null;
}

export const rememberCheck = (checked: Parameters<typeof fromCheck>[0], countries: Countries) =>
  rememberAnswers((known) => fromCheck(checked, countries, known));

/** Keeps the calculator's loan, unless it is the one that it begins with. */
export function rememberLoan({ amount, course, tenure }: MainInputs) {
  if (amount === MAIN_DEFAULTS.amount && course === MAIN_DEFAULTS.course && tenure === MAIN_DEFAULTS.tenure) return;
  const rupees = readAmount(amount).value;
  const [months, years] = [readCourse(course), readTenure(tenure)].map(({ value }) => String(value));
  rememberAnswers(() => ({
    ...(rupees !== undefined && { loanAmount: String(Math.round(rupees)) }),
    ...(isChoice("course", months) && { course: months }),
    ...(isChoice("years", years) && { years }),
  }));
}

const isChoice = (question: "course" | "years", figure: string | undefined) =>
  CHOICES[question].some(({ value }) => value === figure);
