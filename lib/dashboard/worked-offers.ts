import type { Offer } from "@/lib/cases/offers";
import { lifeOfLoan } from "@/lib/charts/loan-curve";
import { GRACE_MONTHS } from "@/lib/eligibility/terms";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import type { LoanForm } from "@/lib/loan-form/registry";

/** The calculator's defaults. */
export const COURSE_MONTHS = Number(MAIN_DEFAULTS.course);
export const REPAYMENT_MONTHS = Number(MAIN_DEFAULTS.tenure) * 12;

/** A sanction with its sums. Rupees; what it does not say is counted as for every loan before a sanction. */
export type WorkedOffer = Offer & {
  /** The instalment once course and grace are over, nothing paid before, unrounded; null without a rate. */
  emi: number | null;
  totalPaid: number | null;
  countedAmount: number;
  countedMonths: number;
};

/** A loan of which nothing is paid through the usual course and grace. */
export const lifeAt = (principal: number, annualRatePct: number, months: number) =>
  lifeOfLoan({ principal, annualRatePct, months, courseMonths: COURSE_MONTHS, graceMonths: GRACE_MONTHS });

/** Rupees; NaN where the form does not say it. */
export const askedFor = ({ loanDetails }: Pick<LoanForm, "loanDetails">) => Number(loanDetails?.loanAmount ?? NaN);

/** Each sanction with its sums; an amount or a term that one does not say is the asked one, or the default. */
export const workedOffers = (form: Pick<LoanForm, "loanDetails">, offers: readonly Offer[]): WorkedOffer[] =>
  offers.map((offer) => {
    const [countedAmount, countedMonths] = [offer.amount ?? askedFor(form), offer.termMonths ?? REPAYMENT_MONTHS];
    const life = offer.rate !== null && countedAmount > 0 ? lifeAt(countedAmount, offer.rate, countedMonths) : null;
    return {
      ...offer,
      countedAmount,
      countedMonths,
      emi: life && life.emi,
      totalPaid: life && life.emi * countedMonths,
    };
  });
