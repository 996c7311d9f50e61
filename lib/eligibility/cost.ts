import { annualPercentageRate } from "@/lib/emi/apr";
import { emiResult } from "@/lib/emi/emi";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { currencyName } from "@/lib/lenders/currency";
import type { Answers } from "./answers";
import { feeFor } from "./fee";
import { rateFor } from "./rate";
import type { CheckedRate, CheckedScheme } from "./schema";
import { GRACE_MONTHS, ownTerms, type OwnTerms } from "./terms";
import { atWeakerRupee, equalPayments, WEAKER_RUPEE_PCT, weakerRupeeRate } from "./weaker-rupee";

/** What a loan costs on some terms. Rupees, unrounded; months. A total is loan, interest and fee. */
type Priced = {
  months: number;
  emi: number;
  monthlyWhileStudying: number;
  interest: number;
  total: number | null;
  /** At the top of the same published rate; null where none is published. */
  totalAtHighest: number | null;
};

/** On the same terms for all: nothing paid through the course and GRACE_MONTHS, simple interest, equal months. */
type ComparedCost = Priced & {
  interestStudying: number;
  /** Yearly cost in per cent, with fee and GST. Null where the fee is not known. */
  apr: number | null;
  /** A loan in another currency at a rupee that falls by so many per cent a year; empty for one in rupees. */
  weakerRupee: readonly { pctAYear: number; apr: number | null; total: number | null }[];
};

type OwnCost = Priced & {
  mode: OwnTerms["mode"];
  shortened: boolean;
  weakerRupee: readonly { pctAYear: number; total: number | null }[];
};

/** What the loan costs this student. Null is unknown, and `unknown` says why nothing is compared. */
export type Cost = {
  rate: CheckedRate | null;
  /** % a year: the top of the same rate. */
  highestPct: number | null;
  /** % a year for institutes on the lender's list, where that is less and nobody said whether this one is. */
  listedPct: number | null;
  fee: number | null;
  compared: ComparedCost | null;
  own: OwnCost | null;
  unknown: string | null;
};

/** Months over which schemes are compared: the longest that all of them offer, up to those asked for. */
export const comparedMonths = (schemes: readonly CheckedScheme[], answers: Answers): number =>
  Math.min(
    answers.years * 12,
    ...schemes.flatMap((scheme) => {
      const { months } = ownTerms(scheme, answers);
      return months < 1 ? [] : months;
    }),
  );

/**
 * What this loan costs this student, as if it were paid out in one sum on the first day of the course.
 * @param perUnit rupees for one unit of the scheme's currency; undefined when nobody said
 * @param months over which it is compared with others (`comparedMonths`)
 */
export function costOf(scheme: CheckedScheme, answers: Answers, perUnit: number | undefined, months: number): Cost {
  const stated = rateFor(scheme, answers, perUnit ?? NaN);
  const nothing = { rate: null, highestPct: null, listedPct: null, fee: null, compared: null, own: null };
  if (stated.rate === null) return { ...nothing, unknown: stated.unknown };
  const { rate, highestPct, listedPct } = stated;
  const known = { ...nothing, rate, highestPct, listedPct };
  if (perUnit === undefined)
    return {
      ...known,
      unknown: `It lends in ${currencyName(scheme.currency)}s. Say how many rupees one is, and its cost is counted too.`,
    };
  const terms = ownTerms(scheme, answers);
  const fee = feeFor(scheme, answers.amount, perUnit);
  if (terms.months < 1) return { ...known, fee, unknown: "Its longest time would be over before the course is." };

  const loan = { answers, rate, highestPct, fee, isForeign: scheme.currency !== "INR" };
  return {
    ...known,
    fee,
    compared: comparedCost(loan, months),
    own: ownCost(loan, terms),
    unknown: fee === null ? "Its processing fee is not known, so it cannot be compared." : null,
  };
}

type Loan = {
  answers: Answers;
  rate: CheckedRate;
  highestPct: number | null;
  fee: number | null;
  isForeign: boolean;
};

function comparedCost(loan: Loan, months: number): ComparedCost {
  const { answers, rate, fee, isForeign } = loan;
  const deferredMonths = answers.courseMonths + GRACE_MONTHS;
  const terms = { mode: "nothing", compounding: false, graceMonths: GRACE_MONTHS, months, shortened: false } as const;
  const priced = price(loan, terms);
  const { emi } = priced;
  const { balanceAfterStudy } = studied(answers, rate.fromPct, terms).nothing;
  return {
    ...priced,
    interestStudying: balanceAfterStudy - answers.amount,
    apr:
      fee === null
        ? null
        : annualPercentageRate({ principal: answers.amount, annualRatePct: rate.fromPct, months }, fee, deferredMonths),
    weakerRupee: isForeign
      ? WEAKER_RUPEE_PCT.map((pctAYear) => ({
          pctAYear,
          apr:
            fee === null
              ? null
              : weakerRupeeRate({ received: answers.amount - fee, emi, months, deferredMonths, pctAYear }),
          total: fee === null ? null : fee + atWeakerRupee(equalPayments(emi, months, deferredMonths), pctAYear),
        }))
      : [],
  };
}

function ownCost(loan: Loan, terms: OwnTerms): OwnCost {
  const { answers, fee, isForeign } = loan;
  const priced = price(loan, terms);
  const { emi, months, monthlyWhileStudying } = priced;
  const study = answers.courseMonths + terms.graceMonths;
  const payments =
    terms.mode === "full"
      ? equalPayments(emi, months, 0)
      : [...equalPayments(monthlyWhileStudying, study, 0), ...equalPayments(emi, months, study)];
  return {
    ...priced,
    mode: terms.mode,
    shortened: terms.shortened,
    weakerRupee: isForeign
      ? WEAKER_RUPEE_PCT.map((pctAYear) => ({
          pctAYear,
          total: fee === null ? null : fee + atWeakerRupee(payments, pctAYear),
        }))
      : [],
  };
}

const studied = (
  { amount, courseMonths }: Answers,
  annualRatePct: number,
  { graceMonths, months, compounding }: OwnTerms,
) => whileYouStudy({ principal: amount, annualRatePct, courseMonths, graceMonths, months, compounding });

function price({ answers, rate, highestPct, fee }: Loan, terms: OwnTerms): Priced {
  const { amount, courseMonths } = answers;
  const { mode, graceMonths, months } = terms;
  const at = (annualRatePct: number) => studied(answers, annualRatePct, terms)[mode];
  const { emiAfterStudy, paidDuringStudy, interestInAll, totalPaid } = at(rate.fromPct);
  const study = courseMonths + graceMonths;
  const emi =
    mode === "full" ? emiResult({ principal: amount, annualRatePct: rate.fromPct, months }).monthlyEMI : emiAfterStudy;
  const withFee = (paid: number) => (fee === null ? null : paid + fee);
  return {
    months,
    emi,
    monthlyWhileStudying: mode === "full" ? emi : study > 0 ? paidDuringStudy / study : 0,
    interest: interestInAll,
    total: withFee(totalPaid),
    totalAtHighest: highestPct === null ? null : withFee(at(highestPct).totalPaid),
  };
}
