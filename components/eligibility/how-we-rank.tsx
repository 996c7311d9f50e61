import { Accordion } from "@/components/ui/accordion";
import { Percent } from "@/components/ui/percent";
import { formatDate } from "@/lib/dates/dates";
import { GRACE_MONTHS } from "@/lib/eligibility/terms";
import { GST_PCT } from "@/lib/emi/gst";
import type { PageBook } from "@/lib/eligibility/candidates";

/** The rule of the list, in words, and which edition of figures it was made with. */
export function HowWeRank({ page: { book, lenders, schemes } }: { page: PageBook }) {
  const { edition, dated } = book;
  return (
    <section aria-label="How we rank">
      <Accordion id="how-we-rank" level={2} title="How we rank: by cost alone" card>
        <div className="reading">
          <p>
            <strong>By what the loan would cost you, all counted in the same way.</strong> You choose the number: the
            yearly cost in per cent, or all rupees that are paid. The lowest comes first. Nothing else moves a lender up
            or down, neither a payment nor an agreement.
          </p>
          <h3>Who is on the list</h3>
          <p>
            A lender has several loans, each with its own conditions: where you study, what for, at which institute, how
            much, with or without security, how far your admission is, and who signs with you. A loan fits when your
            answers meet all of them. It fits only if, where one of them is something that you and we cannot know:
            whether your institute is on the lender&apos;s list, whether it lends for your country, how much it lends
            where it publishes no limit. One condition that you miss puts it among those that do not fit, with what
            would change that.
          </p>
          <h3>How the cost is counted</h3>
          <ul>
            <li>
              With the lowest rate that the lender publishes for a case like yours. Yours may be higher; where a highest
              rate is published, the line says what that would cost.
            </li>
            <li>
              As if all the money came on the first day of the course. Through the course and {GRACE_MONTHS} months
              after it nothing is paid, and simple interest builds up and is added once: the same for all, even where a
              lender wants interest paid as you study.
            </li>
            <li>
              Then in equal monthly instalments, over the same number of months for all: the longest that every loan on
              the list offers, up to the years you chose. What a loan costs on its own terms stands beside it.
            </li>
            <li>
              With the processing fee at its highest published figure, and <Percent pct={GST_PCT} /> GST on it.
            </li>
          </ul>
          <h3>What gets no place</h3>
          <p>
            A loan whose rate we are not sure of, or whose rate only a broker, a guide or a table of others prints,
            stands in its order without a place number. One with no rate or fee that we could count with comes behind,
            and so does a loan in another currency, until you say what that currency is worth: exchange rates move, and
            we do not guess one. Then its cost is shown also for a rupee that falls <Percent pct={3} /> and{" "}
            <Percent pct={5} /> a year.
          </p>
          {edition !== "" && (
            <p className="text-sm text-ink-2">
              <span>{`${schemes} loans of ${lenders} lenders`}</span>
              {dated && <span>{`, gone through last on ${formatDate(dated)}`}</span>}
              <span>. Edition </span>
              <span className="font-semibold">{edition}</span>
              <span>, which changes whenever a condition or a figure does.</span>
            </p>
          )}
        </div>
      </Accordion>
    </section>
  );
}
