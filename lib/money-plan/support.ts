import type { LenderKind } from "@/lib/generated/prisma/enums";
import { type HeldRule, type LawRule, rulesInForce } from "@/lib/law/rules";
import type { Family, Person } from "./family";
import { taxYearLater } from "./tax-year";

type Verdict = "fits" | "doesNotFit" | "cannotTell";

/** One rule and whether this family meets it; null where that cannot be told. */
type Condition = { rule: string; met: boolean | null };

/** "fits" is never "gets": the bank checks, and places are few. */
type Judged = {
  verdict: Verdict;
  /** All that was asked, in the order in which it is told. */
  conditions: readonly Condition[];
};

export type Support = {
  csis: Judged & {
    /** Whole rupees of the loan whose interest is paid; null where that cannot be told or nothing is paid. */
    subsidisedLoan: number | null;
    /** Whether new students are taken, apart from the conditions. */
    isOpen: boolean | null;
  };
  pmvLoan: Judged;
  pmv3: Judged;
  pmvGuarantee: Judged;
  ambedkar: Judged;
  s129: Judged & {
    /** Whole rupees; null where nothing can be deducted or that cannot be told. */
    deduction: number | null;
    lastTaxYear: string | null;
    /** What still has to be shown before it may be counted on. */
    condition: "lenderShowsNotification" | null;
  };
};

type Rules = {
  /** A rule that holds and whose source was read in time: only then do its figures count. */
  fresh(id: string): HeldRule | undefined;
  stands(id: string): boolean;
};

const BANKS: readonly LenderKind[] = ["publicBank", "privateBank", "cooperativeBank"];

/**
 * Which help of the state fits this family, by dated rows (topics "subsidy" and "tax" of the plan's rules). A rule that
 * is not there, or was not read again in time, is never taken as met.
 * @param today YYYY-MM-DD
 */
export function supportFor(family: Family, { rules, today }: { rules: readonly LawRule[]; today: string }): Support {
  const held = rulesInForce(rules, today);
  const known: Rules = {
    fresh: (id) => {
      const rule = held.get(id);
      return rule && !rule.isStale ? rule : undefined;
    },
    stands: (id) => held.has(id),
  };
  const csis = csisFor(family, known);
  const pmv = vidyalaxmi(family, known);
  return {
    csis,
    pmvLoan: judged(pmv),
    pmv3: judged([...pmv, income(family, known, "pmv-3pc-income"), noOther(family, known, csis.verdict)]),
    pmvGuarantee: judged([...pmv, guaranteed(family, known)]),
    ambedkar: ambedkarFor(family, known),
    s129: deductionFor(family, known),
  };
}

function judged(conditions: readonly Condition[]): Judged {
  const verdict = conditions.some(({ met }) => met === false)
    ? "doesNotFit"
    : conditions.some(({ met }) => met === null)
      ? "cannotTell"
      : "fits";
  return { verdict, conditions };
}

/** All of them: one that is not met decides, one that is not known leaves it open. */
const all = (...answers: readonly (boolean | null)[]): boolean | null =>
  answers.includes(false) ? false : answers.includes(null) ? null : true;

const condition = (rules: Rules, rule: string, met: boolean | null): Condition => ({
  rule,
  met: rules.fresh(rule) ? met : null,
});

const numberOf = (rule: HeldRule | undefined, name: string) => {
  const figure = rule?.value[name];
  return typeof figure === "number" ? figure : undefined;
};

/** "Up to" counts the limit itself. */
const upTo = (amount: number | null | undefined, limit: number | undefined): boolean | null =>
  amount === null || amount === undefined || limit === undefined ? null : amount <= limit;

const isOneOf = <Value>(value: Value | null, ...some: readonly Value[]): boolean | null =>
  value === null ? null : some.includes(value);

const income = (family: Family, rules: Rules, rule: string) =>
  condition(rules, rule, upTo(family.income, numberOf(rules.fresh(rule), "familyIncomeUpTo")));

function csisFor(family: Family, rules: Rules): Support["csis"] {
  const { loan, benefits } = family;
  const result = judged([
    income(family, rules, "csis-income"),
    condition(
      rules,
      "csis-course",
      all(
        isOneOf(family.place, "india", "foreignCampusInIndia"),
        family.isTechnicalOrProfessional,
        family.isAccredited,
      ),
    ),
    condition(rules, "csis-loan", modelLoan(family)),
    condition(rules, "csis-once", benefits && !benefits.includes("csisBefore")),
    condition(rules, "csis-amount", true),
  ]);
  const limit = numberOf(rules.fresh("csis-amount"), "subsidisedUpTo");
  const amount = loan?.amount ?? null;
  return {
    ...result,
    subsidisedLoan:
      result.verdict === "fits" && amount !== null && limit !== undefined ? Math.min(amount, limit) : null,
    isOpen: rules.fresh("csis-2026-27")?.value.open === true ? true : null,
  };
}

const bankLoan = ({ loan }: Family) => (loan ? isOneOf(loan.lender, ...BANKS) : false);
const modelLoan = (family: Family) => all(bankLoan(family), family.loan ? family.loan.isModelScheme : false);

const vidyalaxmi = (family: Family, rules: Rules): Condition[] => [
  condition(rules, "pmv-institution", all(isOneOf(family.place, "india"), family.isListed)),
  condition(rules, "pmv-merit", isOneOf(family.seat, "merit")),
  condition(rules, "pmv-loan", bankLoan(family)),
];

const guaranteed = ({ loan }: Family, rules: Rules) =>
  condition(rules, "pmv-guarantee", upTo(loan?.amount, numberOf(rules.fresh("pmv-guarantee"), "loanUpTo")));

/** Whether an earlier subsidy, by now ended, shuts out was not read; a private scholarship does not. */
function noOther({ benefits }: Family, rules: Rules, csis: Verdict): Condition {
  const has = (...some: readonly string[]) => benefits && benefits.some((each) => some.includes(each));
  const now = has("governmentScholarship", "feeRefund", "interestSubsidy");
  const before = has("subsidyBefore", "csisBefore");
  const met = now || csis === "fits" ? false : benefits === null || before || csis === "cannotTell" ? null : true;
  return condition(rules, "pmv-3pc-no-other", met);
}

function ambedkarFor(family: Family, rules: Rules): Judged {
  const { place, community, level, income: earned } = family;
  const own = rules.fresh("acsis-income")?.value[community === "ebc" ? "ebc" : "obc"];
  // Where sources differ the row holds both figures in words: below both it is met, above both it is not.
  const limits = (String(own ?? "").match(/\d+/g) ?? []).map(Number);
  const answers = limits.map((limit) => upTo(earned, limit));
  const isWithin = answers.length > 0 && answers.every((each) => each === answers[0]) ? answers[0]! : null;
  return judged([
    condition(
      rules,
      "acsis-who",
      all(isOneOf(place, "abroad"), isOneOf(community, "obc", "ebc"), isOneOf(level, "masters", "mphil", "phd")),
    ),
    condition(rules, "acsis-income", isWithin),
    condition(rules, "acsis-loan", modelLoan(family)),
    ...(rules.stands("acsis-suspended") ? [{ rule: "acsis-suspended", met: null }] : []),
  ]);
}

/** Whose loan it is to the payer: oneself, husband or wife, a child, a ward. */
const NEAR: Readonly<Record<Person, boolean>> = {
  student: true,
  spouse: true,
  parent: true,
  guardian: true,
  sibling: false,
  relative: false,
};

type OfLender = { rule: string; met: boolean | null };

function taxLender({ loan }: Pick<Family, "loan">): OfLender {
  switch (loan?.lender) {
    case "publicBank":
    case "privateBank":
      return { rule: "s129-lender-bank", met: true };
    case "nbfc":
      return {
        rule: "s129-lender-nbfc",
        met: loan.notified === "shown" || loan.notified === "said" ? true : loan.notified === "no" ? false : null,
      };
    case "foreignLender":
      return { rule: "s129-lender-foreign", met: false };
    default:
      // Of cooperative banks and corporations of the state nothing was read.
      return { rule: "s129-lender-bank", met: null };
  }
}

/**
 * Whether money of this loan is sent without TCS: of a lender whose loans section 129 names (rule tcs-loan-nil). Null
 * where that cannot be told.
 */
export const isLoanFree = (family: Pick<Family, "loan">): boolean | null =>
  family.loan ? taxLender(family).met : false;

function deductionFor(family: Family, rules: Rules): Support["s129"] {
  const { loan, level, tax } = family;
  const { payer, interestPaid, borrowers, taxYear, firstTaxYear } = tax;
  const isPaid = loan === null ? false : interestPaid === null ? null : interestPaid > 0;
  const years = numberOf(rules.fresh("s129-years"), "years");
  const last = years === undefined ? null : taxYearLater(firstTaxYear ?? taxYear, years - 1);
  const lender = taxLender(family);
  const result = judged([
    condition(rules, "s129-deduction", isPaid),
    condition(rules, "s129-years", all(isPaid, last === null ? null : taxYear <= last)),
    condition(rules, "s129-who", payer && borrowers.includes(payer)),
    condition(rules, "s129-relative", payer && NEAR[payer]),
    condition(rules, lender.rule, lender.met),
    condition(rules, "s129-regime", isOneOf(tax.regime, "old")),
    // Whether a diploma comes after class 12 is not asked.
    condition(rules, "s129-higher-education", level === null || level === "diploma" ? null : true),
  ]);
  const isFitting = result.verdict === "fits";
  return {
    ...result,
    deduction: isFitting ? interestPaid : null,
    lastTaxYear: isFitting ? last : null,
    condition: isFitting && loan?.notified === "said" ? "lenderShowsNotification" : null,
  };
}
