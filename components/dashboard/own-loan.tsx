import { CurveLines, PhaseBar } from "@/components/charts/loan-curve";
import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { curvePicture } from "@/lib/charts/loan-curve";
import type { OwnLoan as Loan, Sanction } from "@/lib/dashboard/own-loan";
import { formatDate } from "@/lib/dates/dates";
import { rupees } from "@/lib/text/format";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** The loan that a lender said yes to, or that the student asks for, as a picture and as the figures behind it. */
export function OwnLoan({ loan }: { loan: Loan }) {
  const { life, ratePct, courseMonths, years, sanction } = loan;
  const { borrowed, interestAdded, owedAtStart, emiMonths, emi, graceMonths } = life;
  const inputs = new URLSearchParams({
    amount: String(borrowed),
    rate: String(ratePct),
    course: String(courseMonths),
    tenure: String(years),
  });
  const figures = [
    [t("dashboard.loanBorrowed", "Borrowed"), borrowed],
    [t("dashboard.loanInterest", "Interest added before EMIs"), interestAdded],
    [t("dashboard.loanOwed", "Owed when EMIs start"), owedAtStart],
    [t("dashboard.loanEmi", "EMI, {{count}} times", { count: emiMonths }), emi],
  ] as const;
  const picture = curvePicture(life);
  const phases = [
    [t("dashboard.loanCourse", "Course, {{months}} months", { months: courseMonths }), "fill-edge"],
    [t("dashboard.loanGrace", "Grace, {{months}} months", { months: graceMonths }), "fill-marigold"],
    [t("dashboard.loanRepaid", "{{count}} EMIs", { count: emiMonths }), "fill-chart-1"],
    [t("dashboard.loanAdded", "Interest added"), "fill-chart-2"],
  ] as const;
  return (
    <section aria-labelledby="own-loan" className="card">
      <h2 id="own-loan" className="text-h3">
        {t("dashboard.loanLife", "The life of your loan")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        {sanction && (
          <>
            <Figures text={sanctionWords(sanction)} />
            <span> </span>
          </>
        )}
        {sanction?.rate == null && <Figures text={`${rateWords(loan)} `} />}
        <span>
          {sanction?.termMonths == null
            ? t(
                "dashboard.loanTerms",
                "Counted with a course of {{course}} months, {{grace}} months of grace and {{years}} years of EMIs.",
                { course: courseMonths, grace: graceMonths, years },
              )
            : t(
                "dashboard.loanSanctionTerms",
                "{{count}} EMIs, as it says, after a course of {{course}} months and {{grace}} months of grace.",
                { course: courseMonths, grace: graceMonths, count: sanction.termMonths },
              )}
        </span>
      </p>
      <div className="chart">
        <div
          role="img"
          aria-label={t(
            "dashboard.loanPicture",
            "{{borrowed}} borrowed grows to {{owed}} in {{months}} months, then {{count}} EMIs of {{emi}} bring it down to nothing.",
            {
              borrowed: rupees(borrowed),
              owed: rupees(owedAtStart),
              months: courseMonths + graceMonths,
              count: emiMonths,
              emi: rupees(emi),
            },
          )}
        >
          <div className="relative h-36">
            <CurveLines picture={picture} grows={interestAdded > 0} />
          </div>
          <PhaseBar phases={picture.phases} />
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {phases.map(([name, fill]) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden viewBox="0 0 2 1" className="h-1.5 w-3 shrink-0">
                <rect width="2" height="1" className={fill} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className="mt-3 text-sm">
        {figures.map(([term, amount]) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
            <dt className="text-ink-2">{term}</dt>
            <dd>
              <Money as="strong" amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {sanction && (
        <Link href={routes.myLender(sanction.caseId)} className="link mt-2 mr-6 inline-flex min-h-11 items-center">
          {t("dashboard.loanOffer", "See what {{lender}} offers", { lender: sanction.lender })}
        </Link>
      )}
      <Link href={`${routes.emiCalculator}?${inputs}`} className="link mt-2 inline-flex min-h-11 items-center">
        {t("dashboard.loanChange", "Change rate, course and years")}
      </Link>
    </section>
  );
}

function sanctionWords({ lender, day, amount, rate }: Sanction): string {
  const said = { lender, date: formatDate(day) };
  if (amount !== null && rate !== null)
    return t(
      "dashboard.loanSanction",
      "Counted with what {{lender}} said yes to on {{date}}: {{amount}} at {{rate}}%.",
      { ...said, amount: rupees(amount), rate },
    );
  if (amount !== null)
    return t("dashboard.loanSanctionAmount", "Counted with what {{lender}} said yes to on {{date}}: {{amount}}.", {
      ...said,
      amount: rupees(amount),
    });
  return rate !== null
    ? t(
        "dashboard.loanSanctionRate",
        "Counted with what {{lender}} said yes to on {{date}}: {{rate}}%. The amount is the one that you asked for.",
        { ...said, rate },
      )
    : t(
        "dashboard.loanSanctionTerm",
        "Counted with the number of EMIs that {{lender}} said yes to on {{date}}. The amount is the one that you asked for.",
        said,
      );
}

const rateWords = ({ lender, fitting, ratePct: rate }: Loan) =>
  lender === null
    ? plural(
        "dashboard.loanAtMedian",
        fitting,
        {
          one: "At {{rate}}% a year, which is published by the one scheme that fits your answers.",
          other: "At {{rate}}% a year, the middle of the {{count}} published rates that fit your answers.",
        },
        { rate },
      )
    : t(
        "dashboard.loanAtLender",
        "At {{rate}}% a year, the lowest that {{lender}} publishes for a loan that you may get.",
        { rate, lender },
      );
