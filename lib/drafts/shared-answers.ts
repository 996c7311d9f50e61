import { ADMISSION_ELSEWHERE, type AdmissionStatus } from "@/lib/admission";

/** What a person has told us, whichever form asked: the forms' own names and lists are in this file only. */
export type SharedAnswers = Partial<{
  name: string;
  email: string;
  phone: string;
  loanAmount: string;
  city: string;
  /** Its name. Blank where the eligibility check was told "another country". */
  country: string;
  /** The loan form's list is the finest; it can hold nothing of planning to apply. */
  admission: AdmissionStatus | "planning";
  intake: string;
  level: string;
  security: string;
  coApplicant: string;
  course: string;
  years: string;
  premier: string;
}>;

type Contact = { name: string; email: string; phone: string };
type Plan = { loanAmount: string; city: string; countryOfStudy: string; admissionStatus: string; targetIntake: string };
type List = "lead" | "profile";

function admissionIn(list: List, { admission }: SharedAnswers): string {
  if (!admission) return "";
  return ADMISSION_ELSEWHERE[admission === "planning" ? "competitive_exams" : admission][list];
}

/** What an answer from a coarser list means; the finer one that was given before stays while they agree. */
function admissionFrom(list: List, value: string, known: SharedAnswers): SharedAnswers["admission"] {
  if (known.admission && admissionIn(list, known) === value) return known.admission;
  if (value === ADMISSION_ELSEWHERE.offer_letter[list]) return "offer_letter";
  return value === ADMISSION_ELSEWHERE.confirmed_admission[list] ? "confirmed_admission" : "planning";
}

const planIn = (list: List, answers: SharedAnswers): Plan => ({
  loanAmount: answers.loanAmount ?? "",
  city: answers.city ?? "",
  countryOfStudy: answers.country ?? "",
  admissionStatus: admissionIn(list, answers),
  targetIntake: answers.intake ?? "",
});

const planFrom = (list: List, plan: Plan, known: SharedAnswers): SharedAnswers => ({
  loanAmount: plan.loanAmount,
  city: plan.city,
  country: plan.countryOfStudy,
  admission: admissionFrom(list, plan.admissionStatus, known),
  intake: plan.targetIntake,
});

export const contactOf = ({ name = "", email = "", phone = "" }: SharedAnswers): Contact => ({ name, email, phone });

export const leadOf = (answers: SharedAnswers) => ({ ...contactOf(answers), ...planIn("lead", answers) });
export const fromLead = ({ name, email, phone, ...plan }: Contact & Plan, known: SharedAnswers): SharedAnswers => ({
  ...{ name, email, phone },
  ...planFrom("lead", plan, known),
});

export const profileOf = (answers: SharedAnswers) => planIn("profile", answers);
export const fromProfile = (plan: Plan, known: SharedAnswers) => planFrom("profile", plan, known);

type Country = { code: string; name: string };
const SAME = ["level", "security", "coApplicant", "course", "years", "premier"] as const;
type Checked = Record<(typeof SAME)[number] | "country" | "amount" | "admission", string>;

/** The eligibility check's texts by what any form was answered: a country's code in place of its name. */
export function checkOf(answers: SharedAnswers, countries: readonly Country[]): Checked {
  const { loanAmount = "", country, admission } = answers;
  return {
    ...(Object.fromEntries(SAME.map((name) => [name, answers[name] ?? ""])) as Record<(typeof SAME)[number], string>),
    amount: loanAmount,
    country: countries.find(({ name }) => name === country)?.code ?? "",
    admission: admission && admission !== "planning" ? admission : "",
  };
}

/** The reverse of `checkOf`; `known` is what was answered before. */
export function fromCheck(checked: Checked, countries: readonly Country[], known: SharedAnswers): SharedAnswers {
  const named = countries.find(({ code }) => code === checked.country)?.name;
  // "Another country" says that it is none of the list, and no more: a name that was given before and is none stays.
  const unlisted = countries.some(({ name }) => name === known.country) ? "" : known.country;
  return {
    ...Object.fromEntries(SAME.map((name) => [name, checked[name]])),
    loanAmount: checked.amount,
    country: named ?? unlisted ?? "",
    admission: checked.admission as AdmissionStatus,
  };
}

type Section = Readonly<Record<string, unknown>>;
type Prefill = { generalDetails?: Section; admissionDetails?: Section; loanDetails?: Section };

/** A new loan form: what signup knows, and over it what was told here with the account's own e-mail. */
export function withAnswers<Known extends Prefill>(prefill: Known, answers: SharedAnswers): Known {
  if (!answers.email || answers.email.toLowerCase() !== prefill.generalDetails?.emailId) return prefill;
  const { loanAmount = "", admission, country, intake, city, level, security } = answers;
  const given = (section: Section) => Object.fromEntries(Object.entries(section).filter(([, value]) => value));
  return {
    ...prefill,
    generalDetails: { ...prefill.generalDetails, ...given({ city }) },
    admissionDetails: {
      ...prefill.admissionDetails,
      ...given({ countryOfUniversity: country, intakePeriod: intake, educationLevel: level }),
      ...(admission !== "planning" && given({ admissionStatus: admission })),
    },
    loanDetails: {
      ...prefill.loanDetails,
      ...given({
        loanAmount: /^\d+$/.test(loanAmount) ? loanAmount : "",
        loanType: { yes: "Collateral", no: "Non-Collateral" }[security ?? ""],
      }),
    },
  } as Known;
}
