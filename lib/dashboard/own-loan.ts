import type { Offer } from "@/lib/cases/offers";
import type { LoanLife } from "@/lib/charts/loan-curve";
import { type Answers, OTHER_COUNTRY } from "@/lib/eligibility/answers";
import { verdictsOn } from "@/lib/eligibility/check";
import type { Checked } from "@/lib/eligibility/matches";
import { rateFor } from "@/lib/eligibility/rate";
import { remembered } from "@/lib/eligibility/remembered";
import type { Rulebook } from "@/lib/eligibility/schema";
import type { LoanForm } from "@/lib/loan-form/registry";
import { askedFor, COURSE_MONTHS, lifeAt, REPAYMENT_MONTHS } from "./worked-offers";

/** A sanction that the figures are taken from, as far as it says them; the rest is as it was before it. */
export type Sanction = Pick<Offer, "caseId" | "lender" | "day" | "amount" | "rate" | "termMonths">;

export type OwnLoan = {
  life: LoanLife;
  /** % a year. */
  ratePct: number;
  /** Whose published rate it is; null where it is the median of all that fit, or the sanction's. */
  lender: string | null;
  fitting: number;
  /** The calculator's default. */
  courseMonths: number;
  /** Of repayment: the sanction's, else the calculator's default. */
  years: number;
  /** Null before a lender said yes. */
  sanction: Sanction | null;
};

/** To a hundredth of a per cent. */
function median(rates: readonly number[]): number | null {
  const sorted = [...rates].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100;
}

/** % a year; loans in rupees. */
const ratesOf = (checked: readonly Checked[], answers: Answers) =>
  checked.flatMap(({ scheme }) => (scheme.currency === "INR" ? (rateFor(scheme, answers, 1).rate?.fromPct ?? []) : []));

/**
 * The loan that a lender said yes to; before one, the saved amount at the chosen lender's lowest rate, else at the
 * median of the fitting schemes.
 * @param lenderId the chosen lender, for a rate that no sanction says
 * @returns null where amount or admission is not saved, or no rate is known
 */
export function ownLoan(
  form: LoanForm,
  lenderId: string | null,
  book: Rulebook,
  offer: Offer | null = null,
): OwnLoan | null {
  const { loanDetails, admissionDetails } = form;
  const asked = askedFor(form);
  if (!(asked > 0) || !loanDetails || !admissionDetails) return null;
  const amount = offer?.amount ?? asked;
  const months = offer?.termMonths ?? REPAYMENT_MONTHS;
  const country = book.countries.find(({ name }) => name === admissionDetails.countryOfUniversity);
  const answers: Answers = {
    country: country?.code ?? OTHER_COUNTRY,
    level: admissionDetails.educationLevel,
    amount,
    security: loanDetails.loanType === "Collateral",
    admission: admissionDetails.admissionStatus,
    coApplicant: "earning",
    courseMonths: COURSE_MONTHS,
    years: REPAYMENT_MONTHS / 12,
    premier: "unknown",
  };
  const published = offer?.rate == null ? publishedRate(book, answers, offer?.partnerId ?? lenderId) : null;
  const ratePct = offer?.rate ?? published?.ratePct ?? null;
  if (ratePct === null) return null;
  const saysSomething = offer && (offer.amount !== null || offer.rate !== null || offer.termMonths !== null);
  return {
    life: lifeAt(amount, ratePct, months),
    ratePct,
    lender: published?.lender ?? null,
    fitting: published?.fitting ?? 0,
    courseMonths: COURSE_MONTHS,
    years: months / 12,
    sanction: saysSomething ? sanctionIn(offer) : null,
  };
}

const sanctionIn = ({ caseId, lender, day, amount, rate, termMonths }: Offer): Sanction => ({
  caseId,
  lender,
  day,
  amount,
  rate,
  termMonths,
});

function publishedRate(book: Rulebook, answers: Answers, lenderId: string | null) {
  const fitting = remembered(book, { ownLoan: answers }, () => {
    const rates = ratesOf(verdictsOn(book, answers).fits, answers);
    return { count: rates.length, median: median(rates) };
  });
  const lender = book.lenders.find(({ id }) => id === lenderId);
  // A rate depends on its own scheme alone.
  const itsSchemes = book.schemes.filter((scheme) => scheme.lenderId === lender?.id);
  const own = verdictsOn({ ...book, schemes: itsSchemes }, answers);
  const ofLender = ratesOf([...own.fits, ...own.onlyIf], answers);
  return {
    ratePct: ofLender.length > 0 ? Math.min(...ofLender) : fitting.median,
    lender: ofLender.length > 0 ? lender!.name : null,
    fitting: fitting.count,
  };
}
