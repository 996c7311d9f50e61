import { monthlyPayment } from "@/lib/emi/emi";
import { whileYouStudy } from "@/lib/emi/moratorium";
import type { Answers } from "./answers";
import { currencyName } from "./currency";
import { feeFor } from "./fee";
import { rateFor } from "./rate";
import type { RatedLender } from "./schema";

/**
 * Months after the course before instalments begin, for every lender alike: a lender that allows more must not look
 * dearer for it. One that is known to allow less counts with its own.
 */
export const GRACE_MONTHS = 6;

/** Rupees, months, % a year. What is unknown is null; then `unknown` says why there is no total to rank by. */
export type Cost = {
  rate: number | null;
  /** The instalment once studies and grace are over. */
  emi: number | null;
  /** How long instalments are paid, and whether that is less than was asked for. */
  months: number;
  shortened: boolean;
  /** Paid each month before that; 0 when the interest just builds up. */
  monthlyWhileStudying: number;
  interest: number | null;
  fee: number | null;
  /** All that is paid: loan, interest and fee. */
  total: number | null;
  highestRate: number | null;
  totalAtHighest: number | null;
  unknown: string | null;
};

/**
 * How a lender has the interest of the study period paid. Without a word from it: nothing is paid, simple interest
 * builds up.
 */
export function studyPayment(text: string | null): { mode: "nothing" | "interest" | "full"; compounding: boolean } {
  const says = (pattern: RegExp) => text !== null && pattern.test(text);
  if (says(/\bchoice\b|\bchoose\b/i)) return { mode: "nothing", compounding: false };
  if (says(/interest[- ]only|interest is (?:usually |always )?paid|pay(?:s|ing)? (?:the |each month's )?interest/i))
    return { mode: "interest", compounding: false };
  if (says(/full emi|full instal/i)) return { mode: "full", compounding: false };
  return { mode: "nothing", compounding: says(/compounded/i) && !says(/not compounded/i) };
}

/**
 * What this loan costs this student in all, as if it were paid out in one sum on the first day of the course.
 * @param perUnit rupees for one unit of the lender's currency; undefined when nobody said
 */
export function costOf(lender: RatedLender, answers: Answers, perUnit: number | undefined): Cost {
  const grace = Math.min(GRACE_MONTHS, lender.graceMonths ?? GRACE_MONTHS);
  const studies = answers.courseMonths + grace;
  const cap =
    lender.tenureMaxMonths === null
      ? Infinity
      : lender.tenureMaxMonths - (/\bincluding\b/i.test(lender.loanTenure ?? "") ? studies : 0);
  const asked = answers.years * 12;
  const months = Math.min(asked, cap);
  const stated = rateFor(lender, answers);
  const nothing = {
    rate: null,
    emi: null,
    months,
    shortened: months < asked,
    monthlyWhileStudying: 0,
    interest: null,
    fee: null,
    total: null,
    highestRate: null,
    totalAtHighest: null,
  };
  if ("unknown" in stated) return { ...nothing, unknown: stated.unknown };
  if (perUnit === undefined)
    return {
      ...nothing,
      rate: stated.rate,
      unknown: `It lends in ${currencyName(lender.currency)}s. Say below how many rupees one is, and it is ranked too.`,
    };
  if (months < 1)
    return {
      ...nothing,
      months: 0,
      rate: stated.rate,
      unknown: "Its longest time would be over before the course is.",
    };

  const { mode, compounding } = studyPayment(lender.paymentStudyPeriod);
  const at = (annualRatePct: number) =>
    whileYouStudy({
      principal: answers.amount,
      annualRatePct,
      courseMonths: answers.courseMonths,
      graceMonths: grace,
      months,
      compounding,
    })[mode];
  const { emiAfterStudy, paidDuringStudy, interestInAll, totalPaid } = at(stated.rate);
  const emi = mode === "full" ? monthlyPayment(answers.amount, stated.rate, months) : emiAfterStudy;
  const fee = feeFor(lender, answers.amount, perUnit);
  const known = {
    ...nothing,
    rate: stated.rate,
    emi,
    monthlyWhileStudying: mode === "full" ? emi : studies > 0 ? paidDuringStudy / studies : 0,
    interest: interestInAll,
    highestRate: stated.highest,
  };
  if (fee === null) return { ...known, unknown: "Its processing fee is not known, so there is no total." };
  return {
    ...known,
    fee,
    total: totalPaid + fee,
    totalAtHighest: stated.highest === null ? null : at(stated.highest).totalPaid + fee,
    unknown: null,
  };
}
