import { monthlyPayment } from "@/lib/emi/emi";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { withExactHalf } from "@/lib/emi/rounding";
import { type Charge, isMonthly, known, type Offer, type Payout } from "./offer";

/**
 * What a paper's own terms come to. Amounts in the loan's currency to two places, rates in per cent a year to four,
 * months as twelfths of a year, the first payout in month 0, where one-time charges fall. Annex B of the circular on
 * the Key Facts Statement works this out for one payout; for the rest the monthly internal rate is ours.
 */

/** How interest is counted while no instalment is paid. */
export const STUDY_WAYS = ["paid", "simple", "compound"] as const;
export type StudyWay = (typeof STUDY_WAYS)[number];

/** To the paisa, half a paisa upwards. */
export const toPaise = (amount: number) => Math.round(withExactHalf(amount * 100, Math.abs(amount * 100))) / 100;
const sum = (amounts: readonly number[]) => toPaise(amounts.reduce((total, amount) => total + amount, 0));
const toPoints = (ratePct: number) => Math.round(ratePct * 10_000) / 10_000;

export type Charges = {
  /** Of what is named with an amount. */
  atLeast: number;
  /** undefined where a charge or the whole row is not known. */
  total: number | undefined;
  keptBack: number;
  fromLoan: number;
  byHand: number;
  insurance: number;
  hasYearly: boolean;
};

/** @param of the charges of the Key Facts Statement alone, or the letter's as well */
export function chargesOf({ charges, fees }: Pick<Offer, "charges" | "fees">, of: "kfs" | "all"): Charges {
  const counted = charges.filter((charge) => of === "all" || charge.in !== "letter");
  const amounts = (fits: (charge: Charge) => boolean) =>
    sum(counted.filter(fits).map(({ total }) => known(total) ?? 0));
  const isKnown =
    (counted.length > 0 || fees === "none") &&
    (fees === "some" || fees === "none") &&
    counted.every(({ total }) => known(total) !== undefined);
  const atLeast = amounts(() => true);
  return {
    atLeast,
    total: isKnown ? atLeast : undefined,
    keptBack: amounts(({ way }) => way === "keptBack"),
    fromLoan: amounts(({ way }) => way === "fromLoan"),
    byHand: amounts(({ way }) => way === "byHand"),
    insurance: amounts(({ kind }) => kind === "insurance"),
    hasYearly: counted.some(({ isYearly }) => isYearly),
  };
}

type KnownPayout = { month: number; amount: number; to: Payout["to"] };

/** The payouts of row 3; undefined where one is not known or together they are not the loan. */
export function payoutsOf({ payouts, payoutMode, sanctioned }: Offer): KnownPayout[] | undefined {
  const loan = known(sanctioned);
  if (loan === undefined) return undefined;
  if (payouts.length === 0) return payoutMode === "once" ? [{ month: 0, amount: loan, to: "college" }] : undefined;
  const all = payouts.flatMap(({ month, amount, to }) => {
    const [when, much] = [known(month), known(amount)];
    return when === undefined || much === undefined ? [] : [{ month: when, amount: much, to }];
  });
  return all.length === payouts.length && sum(all.map(({ amount }) => amount)) === loan ? all : undefined;
}

/** Months from the first instalment's to the last one's. undefined where their number or how often is not known. */
export function monthsOfInstalments(offer: Offer): number | undefined {
  const [number, every] = [known(offer.instalments), known(offer.instalmentEvery)];
  const apart = isMonthly(offer) ? 1 : every === "quarter" ? 3 : undefined;
  return number === undefined || apart === undefined ? undefined : number * apart;
}

/**
 * Months without an instalment: as answered, else the term less the instalments. undefined where neither is known, and
 * where both are one number: the term of many lenders leaves out the study, so 0 does not follow.
 */
export function monthsBefore(offer: Offer): number | undefined {
  const { monthsBefore: said, term, studyInterest } = offer;
  const answered = known(said);
  if (answered !== undefined) return answered;
  const [all, paid] = [known(term), monthsOfInstalments(offer)];
  if (all === undefined || paid === undefined || all < paid) return undefined;
  return all > paid || studyInterest === "none" ? all - paid : undefined;
}

/** The terms from which instalment, interest and total follow. */
export type Terms = {
  sanctioned: number;
  ratePct: number;
  payouts: readonly KnownPayout[];
  monthsBefore: number;
  instalments: number;
};

/**
 * undefined where one of them is not known; and where instalments are not monthly, or a payout comes after they begin:
 * no sum of ours holds for that.
 */
export function termsOf(offer: Offer): Terms | undefined {
  if (!isMonthly(offer)) return undefined;
  const [sanctioned, ratePct, instalments] = [known(offer.sanctioned), known(offer.rate), known(offer.instalments)];
  const [payouts, before] = [payoutsOf(offer), monthsBefore(offer)];
  if (sanctioned === undefined || ratePct === undefined || instalments === undefined || !payouts) return undefined;
  if (before === undefined || payouts.some(({ month }) => month > before)) return undefined;
  return { sanctioned, ratePct, payouts, monthsBefore: before, instalments };
}

export type Repayment = {
  /** Owed when the instalments begin. */
  balance: number;
  instalment: number;
  /** Unrounded. */
  exactInstalment: number;
  studyPayments: number;
  totalInterest: number;
  totalPaid: number;
};

export function repayment(terms: Terms, way: StudyWay): Repayment {
  const study = whileYouStudy({
    annualRatePct: terms.ratePct,
    courseMonths: terms.monthsBefore,
    graceMonths: 0,
    months: terms.instalments,
    compounding: way === "compound",
    tranches: terms.payouts,
  })[way === "paid" ? "interest" : "nothing"];
  return {
    balance: toPaise(study.balanceAfterStudy),
    instalment: toPaise(study.emiAfterStudy),
    exactInstalment: study.emiAfterStudy,
    studyPayments: toPaise(study.paidDuringStudy),
    totalInterest: toPaise(study.interestInAll),
    totalPaid: toPaise(study.totalPaid),
  };
}

/** The interest paid in the first and in the last month without an instalment, where it is paid every month. */
function studyPayments({ payouts, ratePct, monthsBefore: before }: Terms) {
  const by = (month: number) =>
    toPaise((payouts.reduce((owed, payout) => owed + (payout.month <= month ? payout.amount : 0), 0) * ratePct) / 1200);
  return before > 0 ? { first: by(0), last: by(before - 1) } : undefined;
}

/**
 * What row 7 tells of a rate a quarter of a point higher: the new instalment, or the new number of the old ones
 * (undefined where they would never pay it back).
 */
function quarterPointMore({ ratePct, instalments }: Terms, { balance, exactInstalment }: Repayment) {
  const more = ratePct + 0.25;
  // The old instalment may not even pay the new interest.
  if ((balance * more) / 1200 >= exactInstalment)
    return { instalment: toPaise(monthlyPayment(balance, more, instalments)), number: undefined };
  let [owed, number] = [balance, 0];
  for (; owed > 0.005 && number < 10 * instalments; number += 1) owed += (owed * more) / 1200 - exactInstalment;
  return { instalment: toPaise(monthlyPayment(balance, more, instalments)), number };
}

/**
 * Annex B's way: twelve times the monthly internal rate of what is received and paid, in per cent to four places.
 * Interest that is paid while studying counts as a payment. `NaN` where less is received than the charges take, or less
 * is paid than is received.
 * @param charges paid in month 0 @param instalment of each month after study, in place of the one that follows
 */
export function internalRate(terms: Terms, way: StudyWay, charges: number, instalment?: number): number {
  const { payouts, monthsBefore: before, instalments, ratePct } = terms;
  const each = instalment ?? repayment(terms, way).exactInstalment;
  const flows = Array.from({ length: before + instalments + 1 }, (_, month) => (month > before ? -each : 0));
  let owed = 0;
  for (let month = 0; month <= before; month += 1) {
    if (way === "paid") flows[month]! -= (owed * ratePct) / 1200;
    for (const payout of payouts)
      if (payout.month === month) {
        flows[month]! += payout.amount;
        owed += payout.amount;
      }
  }
  flows[0]! -= charges;
  if (!(flows[0]! > 0)) return NaN;
  const worth = (monthly: number) => flows.reduceRight((later, flow) => later / (1 + monthly) + flow, 0);
  // Of a loan without interest, fractions can leave a trace more than nothing.
  if (worth(0) > flows[0]! * 1e-9) return NaN;
  let [low, high] = [0, 1];
  // A dearer month makes what is paid later count for less, so the worth rises through 0 once.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) < 0) low = middle;
    else high = middle;
  }
  return toPoints((low + high) * 600);
}

/** The ways whose instalment is the printed one, within a rupee. */
export function fittingWays(terms: Terms, printed: number): StudyWay[] {
  const ways: readonly StudyWay[] = terms.monthsBefore === 0 ? ["simple"] : STUDY_WAYS;
  return ways.filter((way) => isWithin(printed, repayment(terms, way).instalment, 1));
}

export const isWithin = (a: number, b: number, tolerance: number) =>
  Math.round(Math.abs(a - b) * 10_000) <= Math.round(tolerance * 10_000);

/** How the letter says that study interest is counted, where it is one of the ways that we reckon. */
export function promisedWay({ studyInterest }: Offer): StudyWay | undefined {
  const said = known(studyInterest);
  return STUDY_WAYS.find((way) => way === said);
}

/** The way to reckon by: as promised where the numbers bear it out or know none, else the one that they show. */
export function wayOf(offer: Offer, terms: Terms): StudyWay | undefined {
  if (terms.monthsBefore === 0) return "simple";
  const printed = known(offer.instalment);
  const [promised, fitting] = [promisedWay(offer), printed === undefined ? [] : fittingWays(terms, printed)];
  return promised && (fitting.length === 0 || fitting.includes(promised)) ? promised : (fitting[0] ?? promised);
}

export type Figures = {
  terms: Terms;
  way: StudyWay;
  repayment: Repayment;
  studyPayments: ReturnType<typeof studyPayments>;
  quarterPointMore: ReturnType<typeof quarterPointMore> | undefined;
  /** From the unrounded instalment; `aprFromPrinted` from the one on the paper. undefined: a charge is not known. */
  apr: number | undefined;
  aprFromPrinted: number | undefined;
  /** With the charges that are known. */
  aprAtLeast: number;
};

/** All figures of an offer; undefined where its terms are not known. */
export function figuresOf(offer: Offer, of: "kfs" | "all" = "kfs"): Figures | undefined {
  const terms = termsOf(offer);
  const way = terms && wayOf(offer, terms);
  if (!terms || !way) return undefined;
  const [charges, printed, back] = [chargesOf(offer, of), known(offer.instalment), repayment(terms, way)];
  const isKnown = charges.total !== undefined && !charges.hasYearly;
  const aprAtLeast = internalRate(terms, way, charges.atLeast);
  return {
    terms,
    way,
    repayment: back,
    studyPayments: way === "paid" ? studyPayments(terms) : undefined,
    quarterPointMore: offer.rateType === "floating" ? quarterPointMore(terms, back) : undefined,
    apr: isKnown ? aprAtLeast : undefined,
    aprFromPrinted: isKnown && printed !== undefined ? internalRate(terms, way, charges.atLeast, printed) : undefined,
    aprAtLeast,
  };
}

export type Cash = { atMost: number; exact: number | undefined };

/** Sanctioned less all charges of row 8 (row 7 of Annex B). undefined where the loan is not known. */
export function netOf(offer: Offer): Cash | undefined {
  const [loan, { atLeast, total }] = [known(offer.sanctioned), chargesOf(offer, "kfs")];
  if (loan === undefined) return undefined;
  return { atMost: toPaise(loan - atLeast), exact: total === undefined ? undefined : toPaise(loan - total) };
}

/** What reaches the college or the student: less what goes to insurer and lender, and what is kept back. */
export function cashOf(offer: Offer): Cash | undefined {
  const [loan, payouts] = [known(offer.sanctioned), payoutsOf(offer)];
  if (loan === undefined) return undefined;
  const charges = chargesOf(offer, "all");
  const elsewhere = sum(
    (payouts ?? []).filter(({ to }) => to === "insurer" || to === "lender").map((one) => one.amount),
  );
  const atMost = toPaise(loan - Math.max(elsewhere, charges.fromLoan) - charges.keptBack);
  return { atMost, exact: charges.total === undefined || !payouts ? undefined : atMost };
}
