import { GRACE_MONTHS } from "@/lib/eligibility/cost";
import { GST_PCT } from "@/lib/gst";
import type { Rulebook } from "@/lib/eligibility/schema";

/** The rule of the list, in words, and which edition of rules and figures it was made with. */
export function HowWeRank({ rulebook: { edition, dated, lenders } }: { rulebook: Rulebook }) {
  const rules = lenders.reduce((sum, lender) => sum + lender.rules.length, 0);
  return (
    <section aria-labelledby="how-we-rank">
      <h2 id="how-we-rank">How we rank</h2>
      <div className="reading mt-5">
        <p>
          <strong>By one number: what the loan would cost you in all.</strong> That is the loan, its interest and the
          processing fee, added up. The lowest comes first. Nothing else moves a lender up or down, neither a payment
          nor an agreement.
        </p>
        <h3>Who is on the list</h3>
        <p>
          What each lender asks is written down as conditions: where you study, what for, how much, with or without
          security, how far your admission is, and who signs with you. A lender matches when you meet all of them. One
          condition that you miss puts it among the others, with what would change that. A condition that we cannot read
          never counts as met: the lender is then shown as not checked.
        </p>
        <h3>How the cost is counted</h3>
        <ul>
          <li>
            With the lowest rate that the lender publishes for a case like yours. Yours may be higher; where a highest
            rate is published, the card says what that would cost.
          </li>
          <li>
            From the first day of the course, as if all the money came at once, through the course and {GRACE_MONTHS}{" "}
            months after it. In that time nothing is paid, and simple interest builds up and is added once, unless the
            lender says that interest is to be paid as you study.
          </li>
          <li>
            Then in equal monthly instalments over the years you chose, or over the lender&apos;s longest time where
            that is shorter.
          </li>
          <li>With the processing fee at its highest published figure, and {GST_PCT}% GST on it.</li>
        </ul>
        <h3>What is not ranked</h3>
        <p>
          A lender with no rate or fee that we could count with comes after the ranked ones, by name. So does a lender
          in another currency, until you say what that currency is worth: exchange rates move, and we do not guess one.
        </p>
        {edition !== "" && (
          <p className="text-sm text-ink-2">
            Edition <span className="font-semibold">{edition}</span>: {rules} conditions of {lenders.length} lenders
            {dated && <>, rules last gone through on {dated}</>}. The edition changes whenever a condition or a figure
            does.
          </p>
        )}
      </div>
    </section>
  );
}
