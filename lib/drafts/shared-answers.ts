import { ADMISSION_ELSEWHERE, type AdmissionStatus } from "@/lib/admission";

/**
 * What a person has told us so far, whichever form asked: each answer once, in one spelling. The forms' own names and
 * lists for it are in this file only.
 */
export type SharedAnswers = Partial<{
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** Rupees, in digits; or what was typed, where that is no figure. */
  loanAmount: string;
  city: string;
  /** Its name. Blank where the eligibility check was told "another country". */
  country: string;
  /** The loan form's list is the finest; it can hold nothing of planning to apply. */
  admission: AdmissionStatus | "planning";
  /** The first day of its month, YYYY-MM-01. */
  intake: string;
  /** As the eligibility check has them (lib/eligibility/answers.ts). */
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

/** The answer to how far the admission is in a coarser list; blank where nobody asked yet. */
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

/** Name, e-mail and phone, as login, signup and the apply form start with them; blank what nobody told. */
export const contactOf = ({ name = "", email = "", phone = "" }: SharedAnswers): Contact => ({ name, email, phone });

/** The apply form's answers to start with. */
export const leadOf = (answers: SharedAnswers) => ({ ...contactOf(answers), ...planIn("lead", answers) });
/** What a completed apply form tells. `known` is what was told before. */
export const fromLead = ({ name, email, phone, ...plan }: Contact & Plan, known: SharedAnswers): SharedAnswers => ({
  ...{ name, email, phone },
  ...planFrom("lead", plan, known),
});

/** The profile form's answers to start with. */
export const profileOf = (answers: SharedAnswers) => planIn("profile", answers);
/** What a saved profile tells. */
export const fromProfile = (plan: Plan, known: SharedAnswers) => planFrom("profile", plan, known);

type Country = { code: string; name: string };
/** The eligibility check's answers that have the same name and the same values here. */
const SAME = ["level", "security", "coApplicant", "course", "years", "premier"] as const;
type Checked = Record<(typeof SAME)[number] | "country" | "amount" | "admission", string>;

/** The eligibility check's answers to start with; blank what nobody told, or what its lists do not have. */
export function checkOf(answers: SharedAnswers, countries: readonly Country[]): Checked {
  const { loanAmount = "", country, admission } = answers;
  return {
    ...(Object.fromEntries(SAME.map((name) => [name, answers[name] ?? ""])) as Record<(typeof SAME)[number], string>),
    amount: loanAmount,
    country: countries.find(({ name }) => name === country)?.code ?? "",
    admission: admission && admission !== "planning" ? admission : "",
  };
}

/** What a complete eligibility check tells. */
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

/**
 * What stands in a new loan form: what the server knows from signup, and over it what was told in this browser; only
 * where that was told with the account's own e-mail, since a phone may have been in other hands since.
 */
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
