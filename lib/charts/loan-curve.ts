import { monthlyPayment, principalFor, type LoanTerms } from "@/lib/emi/emi";
import { whileYouStudy, type Tranche } from "@/lib/emi/moratorium";

/** What is owed so many months after the first disbursement. Rupees, unrounded. */
export type Owed = { month: number; owed: number };

/** A loan from its first disbursement to its last EMI, with nothing paid before the EMIs start. Rupees, months. */
export type LoanLife = {
  borrowed: number;
  courseMonths: number;
  graceMonths: number;
  /** The number of EMIs, and the instalment, unrounded. */
  emiMonths: number;
  emi: number;
  /** On the day that the EMIs start, the interest of course and grace included. */
  owedAtStart: number;
  /** Interest that course and grace have added by then. */
  interestAdded: number;
  /** In order of time; two at the same month where a part of the loan is disbursed, before and after it. */
  owed: readonly Owed[];
  /** What had been disbursed by then, without interest; ends on the day that the EMIs start. */
  disbursed: readonly Owed[];
};

/** Points of a curve that falls: more of them cannot be told apart on a screen. */
const MOST_POINTS = 32;

/**
 * What is owed through course, grace and EMIs, from the engine's own figures (`whileYouStudy`, `principalFor`).
 * @param courseMonths 0 for a loan whose EMIs start at once
 * @param tranches parts of the loan; absent for one disbursement on the first day
 * @param compounding whether unpaid interest is added every month, instead of once when the EMIs start
 */
export function lifeOfLoan({
  principal,
  annualRatePct,
  months,
  courseMonths,
  graceMonths,
  tranches = [{ month: 0, amount: principal }],
  compounding = false,
}: LoanTerms & {
  courseMonths: number;
  graceMonths: number;
  tranches?: readonly Tranche[];
  compounding?: boolean;
}): LoanLife {
  const study = courseMonths + graceMonths;
  // As the engine has it: what comes later counts as disbursed on the last day.
  const parts = tranches.map(({ month, amount }) => ({ month: Math.min(month, study), amount }));
  const disbursedBy = (month: number) =>
    parts.reduce((sum, part) => (part.month <= month ? sum + part.amount : sum), 0);
  const engineAt = (month: number) =>
    whileYouStudy({
      tranches: parts.filter((part) => part.month <= month),
      annualRatePct,
      courseMonths: month,
      graceMonths: 0,
      months,
      compounding,
    }).nothing;

  // Simple interest grows in a straight line between two disbursements.
  const turns = compounding ? Array.from({ length: study }, (_, month) => month) : parts.map(({ month }) => month);
  const owed: Owed[] = [];
  const disbursed: Owed[] = [];
  for (const month of [...new Set([0, ...turns, study])].sort((a, b) => a - b)) {
    const { balanceAfterStudy } = engineAt(month);
    const disbursedToday = disbursedBy(month) - disbursedBy(month - 1);
    if (month > 0 && disbursedToday > 0) {
      owed.push({ month, owed: balanceAfterStudy - disbursedToday });
      disbursed.push({ month, owed: disbursedBy(month - 1) });
    }
    owed.push({ month, owed: balanceAfterStudy });
    disbursed.push({ month, owed: disbursedBy(month) });
  }
  const { balanceAfterStudy: owedAtStart, emiAfterStudy: emi } = engineAt(study);
  const borrowed = disbursedBy(study);
  return {
    borrowed,
    courseMonths,
    graceMonths,
    emiMonths: months,
    emi,
    owedAtStart,
    interestAdded: owedAtStart - borrowed,
    owed: [...owed, ...whileRepaying({ principal: owedAtStart, annualRatePct, months }).slice(1).map(after(study))],
    disbursed,
  };
}

const after =
  (months: number) =>
  ({ month, owed }: Owed): Owed => ({ month: month + months, owed });

/** What is owed after each EMI of a loan (or after every few of many), from the loan itself at month 0 to nothing. */
export function whileRepaying({ principal, annualRatePct, months }: LoanTerms): Owed[] {
  const emi = monthlyPayment(principal, annualRatePct, months);
  return everyFew(months).map((month) => ({
    month,
    owed: month === months ? 0 : principalFor(emi, annualRatePct, months - month),
  }));
}

/** The balances after each payment, in the order of the payments, as a line from the loan itself. */
export const lineOf = (principal: number, balances: readonly number[]): Owed[] =>
  everyFew(balances.length).map((month) => ({ month, owed: month === 0 ? principal : (balances[month - 1] ?? 0) }));

function everyFew(months: number): number[] {
  const step = Math.max(1, Math.ceil(months / MOST_POINTS));
  return [...Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step), months];
}

/** The picture is stretched to its place, so its units are shares, not pixels. */
export const BOX = { width: 1000, height: 500 } as const;

type Point = { x: number; y: number };

export type CurvePicture = {
  line: string;
  area: string;
  /** The interest that is added before the EMIs start; empty where there is none. */
  interest: string;
  others: string[];
  start: Point;
  peak: Point;
  /** Of the peak's label, so that neither end of it leaves the picture. */
  anchor: "start" | "middle" | "end";
  /** Course, grace and EMIs as shares of the width, of BOX.width together. */
  phases: readonly { x: number; width: number }[];
};

/** Time runs to the right, what is owed upwards. All lines share one scale, up to the longest and the largest. */
export function curvePicture(life: LoanLife, others: readonly (readonly Owed[])[] = []): CurvePicture {
  const all = [life.owed, ...others].flat();
  const longest = Math.max(...all.map(({ month }) => month), 1);
  const most = Math.max(...all.map(({ owed }) => owed), 1);
  const x = (month: number) => Math.round((month / longest) * BOX.width);
  const at = ({ month, owed }: Owed): Point => ({ x: x(month), y: Math.round((1 - owed / most) * BOX.height) });
  const path = (line: readonly Owed[]) =>
    line.map((point, index) => `${index === 0 ? "M" : "L"}${at(point).x} ${at(point).y}`).join("");

  const study = life.courseMonths + life.graceMonths;
  const end = study + life.emiMonths;
  const peak = at({ month: study, owed: life.owedAtStart });
  const growing = life.owed.filter(({ month }) => month <= study);
  return {
    line: path(life.owed),
    area: `${path(life.owed)}L0 ${BOX.height}Z`,
    interest:
      life.interestAdded > 0
        ? `${path(growing)}${[...life.disbursed]
            .reverse()
            .map((point) => `L${at(point).x} ${at(point).y}`)
            .join("")}Z`
        : "",
    others: others.map(path),
    start: at({ month: 0, owed: life.owed[0]?.owed ?? 0 }),
    peak,
    anchor: peak.x <= BOX.width * 0.38 ? "start" : peak.x >= BOX.width * 0.62 ? "end" : "middle",
    phases: [
      [0, life.courseMonths],
      [life.courseMonths, study],
      [study, end],
    ].map(([from = 0, to = 0]) => ({ x: x(from), width: x(to) - x(from) })),
  };
}
