import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { monthlyRate, emiResult } from "@/lib/emi/emi";
import { DEFAULTS } from "@/lib/emi/inputs";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { prepay } from "@/lib/emi/prepayment";
import { EMI_SHARE_PCT, salaryFor } from "@/lib/emi/salary";
import { timeWords } from "@/lib/emi/words";
import { routes } from "@/lib/routes";

const LOAN = {
  principal: Number(DEFAULTS.amount),
  annualRatePct: Number(DEFAULTS.rate),
  months: Number(DEFAULTS.tenure) * 12,
};
const COURSE = { courseMonths: Number(DEFAULTS.course), graceMonths: Number(DEFAULTS.grace) };

/** What an EMI is and what moves it. Every figure in the text is computed from the calculator's defaults. */
export function EmiGuide() {
  const { principal, annualRatePct, months } = LOAN;
  const { monthlyEMI, interestAmount, totalAmount } = emiResult(LOAN);
  const rate = monthlyRate(annualRatePct);
  const growth = (1 + rate) ** months;
  const firstInterest = principal * rate;
  const longer = emiResult({ ...LOAN, months: 180 });
  const dearer = emiResult({ ...LOAN, annualRatePct: annualRatePct + 1 });
  const study = whileYouStudy({ ...LOAN, ...COURSE, compounding: false });
  const extra = prepay(LOAN, { amount: 5000, every: "month", from: 1, buys: "shorter loan" });
  const money = (amount: number) => <Money amount={amount} className="font-bold" />;

  return (
    <article className="reading">
      <h2 id="about-emi">How an education loan EMI works</h2>
      <p>
        EMI is short for equated monthly instalment: the same sum every month until the loan is gone. Each instalment
        does two things. It pays the interest of the month that has just passed, and with what is left it pays back a
        piece of the loan. As the loan shrinks, so does its interest, and a larger part of the same instalment goes into
        the loan itself. Lenders call this a reducing balance.
      </p>
      <p>
        You can see it in the repayment schedule. For a loan of {money(principal)} at <Percent pct={annualRatePct} />
        <span>{` a year over ${timeWords(months)}, the first EMI of `}</span>
        {money(monthlyEMI)} holds {money(firstInterest)} of interest and takes only {money(monthlyEMI - firstInterest)}{" "}
        off the loan. In the last year nearly the whole EMI is your own loan going down.
      </p>

      <h3>The formula, with its numbers</h3>
      <p className="overflow-x-auto rounded-md bg-sunk p-4 font-display">
        EMI = <var>P</var> × <var>r</var> × (1 + <var>r</var>)<sup>n</sup> ÷ ((1 + <var>r</var>)<sup>n</sup> − 1)
      </p>
      <ul>
        <li>
          <var>P</var> is the loan: {money(principal)}.
        </li>
        <li>
          <var>r</var> is the rate of one month: <Percent pct={annualRatePct} />
          <span>{` ÷ 12 ÷ 100 = ${rate.toFixed(6)}.`}</span>
        </li>
        <li>
          <var>n</var>
          <span>{` is the number of instalments: ${months}. The power is the same number in both places, not one less.`}</span>
        </li>
      </ul>
      <p>
        (1 + <var>r</var>)<sup>n</sup>
        <span>{` comes to ${growth.toFixed(4)}, and so the EMI to `}</span>
        {money(monthlyEMI)}
        <span>{`. Times ${months} that is `}</span>
        {money(totalAmount)}, of which {money(interestAmount)} is interest. We round only what is shown, never in
        between; a lender rounds each instalment to the rupee, which is why its total can differ by a few rupees.
      </p>

      <h3>What moves the EMI</h3>
      <ul>
        <li>
          <strong>The amount.</strong> Twice the loan is twice the EMI. Borrow for the fees first; a part that you draw
          only in the last year costs less interest than one drawn on the first day.
        </li>
        <li>
          <strong>The rate.</strong> One point more, <Percent pct={annualRatePct + 1} /> instead of{" "}
          <Percent pct={annualRatePct} />, makes it {money(dearer.monthlyEMI)}:{" "}
          {money(dearer.interestAmount - interestAmount)} more over the whole loan. Most education loans float: the rate
          follows the lender&apos;s benchmark, up and down.
        </li>
        <li>
          <strong>The tenure.</strong> A longer loan has a smaller EMI and costs more. Over 15 years the EMI falls to{" "}
          {money(longer.monthlyEMI)}, but interest rises to {money(longer.interestAmount)}, which is{" "}
          <Percent pct={(longer.interestAmount / principal) * 100} places={0} /> of what was lent.
        </li>
      </ul>

      <h3>The months you study are not free</h3>
      <p>
        Most lenders ask for no EMI during the course and for some months after it. This is the moratorium, or repayment
        holiday. Interest runs all the same, from the day the money is paid out. If nothing is paid in{" "}
        {COURSE.courseMonths} months of course and {COURSE.graceMonths} of grace,{" "}
        {money(study.nothing.balanceAfterStudy - principal)} of interest is added to the loan, and the EMI begins at{" "}
        {money(study.nothing.emiAfterStudy)} instead of {money(monthlyEMI)}. A calculator that leaves the course out
        shows you {money(study.nothing.interestInAll - interestAmount)} too little interest.
      </p>
      <p>
        Paying only the interest while you study, {money(firstInterest)} a month here, keeps the loan where it was. If
        that is too much, a small fixed sum helps too. Ask the lender whether unpaid interest is simple and added once,
        or compounded every month: the difference is in the table above.
      </p>

      <h3>Paying more than you must</h3>
      <p>
        Whatever you pay on top goes into the loan in full and stops its interest from that day. {money(5000)}
        <span>{` more each month ends the loan of the example after ${timeWords(extra.months)} and saves `}</span>
        {money(extra.interestSaved)}. Early rupees save most, because in the first years the most interest is still to
        come.
      </p>

      <h3>Can you carry it?</h3>
      <p>
        A usual rule is that all your EMIs together stay under <Percent pct={EMI_SHARE_PCT} /> of take-home pay. For{" "}
        {money(monthlyEMI)} that is a pay of {money(salaryFor(monthlyEMI))} a month. Hold it against what graduates of
        your course really earn at first, not against the best placement, and remember that a co-applicant is asked when
        you cannot pay.
      </p>

      <BeforeYouSign />
      <p>
        What each lender publishes, with its source, and its date where it has one, is on the{" "}
        <Link href={routes.lenders}>lenders&apos; pages</Link>; which of them fit your case, on the{" "}
        <Link href={routes.eligibility}>eligibility page</Link>. What the whole study costs, who pays it, and by which
        day the money must be there, is worked out by the <Link href={routes.moneyPlan}>money plan</Link>.
      </p>
    </article>
  );
}

function BeforeYouSign() {
  return (
    <>
      <h3>Before you sign</h3>
      <ul>
        <li>
          Read the Key Facts Statement, which every bank and NBFC in India must give you (RBI/2024-25/18, 15 April
          2024): the APR in it counts the fees, the rate alone does not. The{" "}
          <Link href={routes.loanOffer}>loan offer check</Link> goes through yours row by row.
        </li>
        <li>
          Ask from which day interest runs, how it is charged during the course, and what happens if you finish later.
        </li>
        <li>Ask how the rate may change, and whether the lender then changes the EMI or the tenure.</li>
        <li>
          Interest on an education loan may be deductible for up to 8 years under the old tax regime (section 80E;
          section 129 of the Income-tax Act, 2025), but only by the one who took the loan and pays from taxable income,
          and only if the lender is a bank, a notified financial institution or an approved charity. Not every NBFC is
          notified: ask yours. (Text of section 129 as published on 4 July 2026.) Ask a tax adviser.
        </li>
      </ul>
    </>
  );
}
