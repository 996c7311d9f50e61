import { FirstQuestions } from "@/components/forms/first-questions";
import { LoanCurve } from "@/components/charts/loan-curve";
import { EmiCard } from "@/components/emi/emi-card";
import { lifeOfLoan } from "@/lib/charts/loan-curve";
import { DEFAULTS } from "@/lib/emi/inputs";

/** The defaults of the calculator, with nothing paid through the course and six months after it. */
const LIFE = lifeOfLoan({
  principal: Number(DEFAULTS.amount),
  annualRatePct: Number(DEFAULTS.rate),
  months: Number(DEFAULTS.tenure) * 12,
  courseMonths: Number(DEFAULTS.course),
  graceMonths: Number(DEFAULTS.grace),
});

/**
 * Two cards behind two tabs, without a script: an estimate, and the first questions of the eligibility check, which are
 * sent to its page as the address that it reads its answers from.
 */
export function HeroCard({ countries }: { countries: readonly { code: string; name: string }[] }) {
  return (
    // About as high from the start as it will be: it stands in the middle of its row, and the page comes in pieces.
    <div className="group/card lg:min-h-133">
      <div role="radiogroup" aria-label="What to work out" className="file-tabs no-has:hidden">
        <label className="file-tab">
          <input type="radio" name="hero-card" defaultChecked className="sr-only" />
          EMI estimate
        </label>
        <label className="file-tab">
          <input type="radio" name="hero-card" id="hero-card-eligibility" className="sr-only" />
          Eligibility
        </label>
      </div>
      <div className="file-panel group-has-[#hero-card-eligibility:checked]/card:hidden">
        <h2 className="sr-only">EMI estimate</h2>
        <EmiCard>
          <LoanCurve compact life={LIFE} />
        </EmiCard>
      </div>
      <div className="file-panel hidden no-has:mt-4 no-has:block group-has-[#hero-card-eligibility:checked]/card:block">
        <h2 className="sr-only">Eligibility</h2>
        <FirstQuestions countries={countries} />
      </div>
    </div>
  );
}
