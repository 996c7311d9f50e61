import { Check, CircleHelp } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { SourceLink } from "@/components/partner/source-link";
import { buttonClass } from "@/components/ui/button-class";
import type { Answers } from "@/lib/eligibility/answers";
import type { Match } from "@/lib/eligibility/check";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/format";
import { startingFromLine } from "@/lib/partners/starting-from";
import { routes } from "@/lib/routes";
import { FiguresAge } from "./figures-age";
import { LenderHead } from "./lender-head";

/**
 * A lender that matches: what it would cost, and why it matches. `place` is left out where there is no cost to rank by.
 */
export function MatchCard({
  match: { lender, cost, reasons, undecided },
  answers,
  place,
}: {
  match: Match;
  answers: Answers;
  place?: number;
}) {
  return (
    <li className="card grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <LenderHead lender={lender} />
        {place !== undefined && (
          <span className="amount shrink-0 rounded-sm bg-sunk px-2.5 py-1">
            <span className="sr-only">Place </span>
            {place}
          </span>
        )}
      </div>

      {cost.total === null ? (
        <div>
          <p className="font-display font-semibold">{startingFromLine(lender.interestRate)}</p>
          <p className="mt-1 font-display text-ink-2">
            <strong className="text-ink">Cost unknown.</strong> {cost.unknown}
            {cost.emi !== null &&
              ` The EMI alone: ${rupees(cost.emi)} for ${timeWords(cost.months)}, at ${cost.rate}% a year.`}
          </p>
        </div>
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
          <Figure term="Total cost" large>
            {rupees(cost.total)}
          </Figure>
          <Figure term="EMI" large>
            {rupees(cost.emi ?? NaN)} <span className="text-sm font-normal">for {timeWords(cost.months)}</span>
          </Figure>
          <Figure term="Published rate">{startingFromLine(lender.interestRate)}</Figure>
        </dl>
      )}

      {cost.total !== null && (
        <p className="font-display text-ink-2">
          At {cost.rate}% a year: {rupees(answers.amount)} loan, {rupees(cost.interest ?? NaN)} interest and{" "}
          {cost.fee ? `${rupees(cost.fee)} processing fee` : "no processing fee"}.
          {cost.monthlyWhileStudying > 0 &&
            ` It asks for ${rupees(cost.monthlyWhileStudying)} a month while you study.`}
          {cost.shortened &&
            ` It lends for ${timeWords(cost.months)} at most, less than the ${timeWords(answers.years * 12)} you asked for.`}
          {cost.totalAtHighest !== null &&
            ` At its highest published rate, ${cost.highestRate}%, the total is ${rupees(cost.totalAtHighest)}.`}
        </p>
      )}

      <details className="group">
        <summary className="link flex min-h-11 w-fit items-center">
          Why it matches: {reasons.length} {reasons.length === 1 ? "condition" : "conditions"} met
          {undecided.length > 0 && `, ${undecided.length} not compared`}
        </summary>
        <ul className="mt-1 grid gap-2 font-display">
          {reasons.map((rule) => (
            <Reason
              key={rule.id}
              source={rule.source}
              icon={<Check aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0 text-ok" />}
            >
              {rule.subject === "collateral" && answers.security
                ? "You offer security, so its limit without security does not bind you."
                : rule.reason}
            </Reason>
          ))}
          {undecided.map((rule) => (
            <Reason
              key={rule.id}
              source={rule.source}
              icon={<CircleHelp aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-3" />}
            >
              {rule.reason} Not compared: no exchange rate given.
            </Reason>
          ))}
        </ul>
      </details>

      <FiguresAge lender={lender} />

      <div className="flex flex-wrap gap-2">
        <Link
          href={routes.lender(lender.id)}
          prefetch={false}
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          See the lender<span className="sr-only">: {lender.name}</span>
        </Link>
        {cost.rate !== null && (
          <Link
            href={emiLink(cost.rate, answers, cost.months)}
            prefetch={false}
            className={buttonClass({ variant: "quiet", size: "sm" })}
          >
            EMI at {cost.rate}%<span className="sr-only">, {lender.name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** The calculator with this loan in it, by the names of its boxes. */
function emiLink(rate: number, { amount, courseMonths, years }: Answers, months: number) {
  const tenure = months > 0 ? months / 12 : years;
  return `${routes.emiCalculator}?${new URLSearchParams({ rate: String(rate), amount: String(amount), course: String(courseMonths), tenure: String(Number(tenure.toFixed(2))) })}`;
}

function Figure({ term, large = false, children }: { term: string; large?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className={large ? "amount text-h3 leading-tight" : "font-display font-semibold"}>{children}</dd>
    </div>
  );
}

function Reason({ source, icon, children }: { source: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      {icon}
      <span className="min-w-0">
        {children}
        {source && (
          <span className="block text-xs text-ink-3">
            <SourceLink source={source} />
          </span>
        )}
      </span>
    </li>
  );
}
