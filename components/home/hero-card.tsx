import { FirstQuestions } from "@/components/eligibility/first-questions";
import { EmiCard } from "@/components/emi/emi-card";

/**
 * Two cards behind two tabs, without a script: an estimate, and the first questions of the eligibility check, which are
 * sent to its page as the address that it reads its answers from.
 */
export function HeroCard({ countries }: { countries: readonly { code: string; name: string }[] }) {
  return (
    <div className="group/card">
      <div role="radiogroup" aria-label="What to work out" className="file-tabs">
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
        <EmiCard />
      </div>
      <div className="file-panel hidden group-has-[#hero-card-eligibility:checked]/card:block">
        <h2 className="sr-only">Eligibility</h2>
        <FirstQuestions countries={countries} />
      </div>
    </div>
  );
}
