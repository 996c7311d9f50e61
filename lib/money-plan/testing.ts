import { COUNTRIES } from "@/prisma/seed-data/countries";
import { seededFacts } from "@/tests/factories/dated-facts";
import examples from "./examples.json";
import type { Family, Person } from "./family";
import { ofPaise } from "./money";
import { planCountry } from "./plan-country";
import type { Remittance } from "./tcs";

type Given = (typeof examples.families)[number];
type Verdicts = Record<
  "csis" | "pmvLoan" | "pmv3" | "pmvGuarantee" | "ambedkar" | "s129",
  { verdict: string; rules: string[] }
>;
type Sum = {
  rupees: number | string;
  byTaxYear?: Record<string, number>;
  ifLoanMoneyDoesNotCount?: number;
  ifItCounts?: number;
};

const PEOPLE: readonly (readonly [RegExp, Person])[] = [
  [/guardian/, "guardian"],
  [/^(father|mother)/, "parent"],
  [/^uncle/, "guardian"],
  [/^student/, "student"],
];
const person = (told: string): Person | null => PEOPLE.find(([words]) => words.test(told))?.[1] ?? null;
const LEVELS: Readonly<Record<string, Family["level"]>> = {
  diploma: "diploma",
  "bachelor's": "bachelors",
  "master's": "masters",
};

/** A family of the examples as it would be typed. */
function typed({ student, family, loan, borrowers, ...given }: Given): Family {
  const accreditation: readonly string[] = student.institution.accreditation;
  const isForeignCampus = accreditation.some((each) => each.includes("foreign university's campus"));
  const lender = loan.lender.startsWith("NBFC")
    ? ({ lender: "nbfc", notified: "said" } as const)
    : { lender: loan.lender === "public bank" ? ("publicBank" as const) : ("privateBank" as const) };
  return {
    place: isForeignCampus ? "foreignCampusInIndia" : student.country === "IN" ? "india" : "abroad",
    level: LEVELS[student.level] ?? null,
    isTechnicalOrProfessional: student.technicalOrProfessional,
    isAccredited: accreditation.length > 0 && !isForeignCampus,
    isListed: student.institution.onPmVidyalaxmiList,
    seat: student.seat === "merit" ? "merit" : "management",
    income: family.grossIncome,
    community: "other",
    benefits: family.otherBenefits.map(() => "csisBefore" as const),
    loan: loan.amount === 0 ? null : { amount: loan.amount, isModelScheme: loan.ibaModelScheme, ...lender },
    tax: {
      borrowers: borrowers.flatMap((each) => person(each) ?? []),
      payer: person(given.interestPaidBy),
      interestPaid: given.interestPaidInTaxYear2026_27 ?? 0,
      regime: given.taxRegime === "old" ? "old" : "new",
      taxYear: "2026-27",
      firstTaxYear: null,
    },
  };
}

/** Money sent abroad as it stands in a file, in whole rupees. */
export const sent = (told: readonly { month: string; remitter: string; source: string; rupees: number }[]) =>
  told.map(({ rupees, ...each }): Remittance => ({
    ...each,
    source: each.source as Remittance["source"],
    amount: ofPaise(rupees * 100),
  }));

/** The given families, with what two readers expect of each. */
export const EXAMPLES = examples.families.map((given) => ({
  id: given.id,
  label: given.label,
  family: typed(given),
  remittances: sent(given.remittances),
  expected: given.expected as unknown as Verdicts & {
    csis: { subsidisedLoan?: number; schemeOpen2026_27?: string };
    s129: { deduction?: number; lastTaxYear?: string; condition?: string };
    tcs: { asPlanned: Sum; withoutLoan: Sum; allFromQualifyingLoan: Sum };
  },
}));

/** The day on which the examples were reasoned. */
export const EXAMPLES_DAY = examples.about.madeOn;

/** A seeded country as the plan's page gets it. @param today YYYY-MM-DD */
export function seededCountry(code: string, today: string) {
  const { name } = COUNTRIES.find((each) => each.code === code)!;
  const facts = seededFacts().filter(({ country }) => country === code);
  return planCountry({ code, name, flag: "", changedOn: today, facts }, today)!;
}

/** The same transfers of the same senders, all as own money: what it would be without a loan. */
export const withoutLoan = (remittances: readonly Remittance[]): Remittance[] =>
  remittances.map((each) => (each.source === "loan" ? { ...each, source: "own" } : each));
