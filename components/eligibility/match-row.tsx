import { Fragment, type ReactNode } from "react";
import { CostBar } from "@/components/charts/cost-bar";
import { SourceLink } from "@/components/lender/source-link";
import { buttonClass } from "@/components/ui/button-class";
import { Figures } from "@/components/ui/figures";
import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import type { Answers, Order } from "@/lib/eligibility/answers";
import type { Cost } from "@/lib/eligibility/cost";
import { costParts, type Match } from "@/lib/eligibility/matches";
import type { Rulebook } from "@/lib/eligibility/schema";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { ageInWords } from "@/lib/lenders/age";
import { emiAddress } from "@/lib/lenders/emi-address";
import { rateWords } from "@/lib/lenders/rate-words";
import { isWeak } from "@/lib/lenders/source-rank";
import { schemeAddress } from "@/lib/lenders/scheme-address";
import { routes } from "@/lib/routes";
import { Findings } from "./findings";
import { schemeWords } from "./scheme-head";

/** A yearly cost in two places: "9.87%". */
const yearly = (apr: number) => `${apr.toFixed(2)}%`;

/**
 * A scheme that the student may get: its cost as a figure and a bar, all the rest behind it.
 * @param scale rupees that fill a bar's width: the largest cost on the page
 */
export function MatchRow({
  match,
  answers,
  order,
  scale,
  rulebook,
  readAt,
}: {
  match: Match;
  answers: Answers;
  order: Order;
  scale: number;
  rulebook: Rulebook;
  readAt: number;
}) {
  const { cost, place, findings, scheme, lender } = match;
  const open = findings.filter(({ outcome }) => outcome === "asks");
  const parts = costParts(match, answers);
  const total = cost.unknown === null ? (cost.compared?.total ?? null) : null;
  const apr = cost.unknown === null ? (cost.compared?.apr ?? null) : null;
  const figures = total !== null && apr !== null && [`${yearly(apr)} a year`, `${rupees(total)} in all`];
  const [first, second] = figures && order === "total" ? [...figures].reverse() : figures || [];
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)] gap-y-1 py-2.5 hover:bg-sunk [&::-webkit-details-marker]:hidden">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 font-display leading-snug font-bold">
              {place === null ? (
                <span className="sr-only">Without a place </span>
              ) : (
                <span className="mr-1.5 text-ink-3">
                  <span className="sr-only">Place </span>
                  <span>{place}</span>
                </span>
              )}
              <span>{lender.name}</span>
            </span>
            {first === undefined ? (
              <span className="text-sm text-ink-2">Cost unknown</span>
            ) : (
              <span className="amount whitespace-nowrap">
                <Figures text={first} />
              </span>
            )}
            <Chevron className="shrink-0 self-center text-ink-3 transition-transform group-open:rotate-180" />
          </span>
          {parts && <CostBar parts={parts} scale={scale} />}
          <span className="flex items-baseline justify-between gap-3 text-sm text-ink-2">
            <span className="line-clamp-2 min-w-0 group-open:line-clamp-none">{schemeWords(match)}</span>
            {second !== undefined && (
              <span className="font-display whitespace-nowrap">
                <Figures text={second} />
              </span>
            )}
          </span>
          {open.length > 0 && (
            <span className="line-clamp-2 text-sm text-marigold-ink group-open:line-clamp-none">
              {open.length > 1 && <span>{`${open.length} to ask. `}</span>}
              <span>{open[0]?.words}</span>
            </span>
          )}
        </summary>
        <div className="grid gap-5 pt-2 pb-6">
          <Costs cost={cost} answers={answers} match={match} />
          <div>
            <h4 className="mb-2 text-base">{open.length === 0 ? "Why it fits" : "Why, and what to ask"}</h4>
            <Findings checked={match} rulebook={rulebook} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Link
              href={schemeAddress(lender.id, scheme.id)}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              See the lender<span className="sr-only">{`: ${lender.name}`}</span>
            </Link>
            {cost.rate && (
              <Link
                href={emiLink(cost.rate.fromPct, scheme.id, readAt, answers, cost.own?.months ?? 0)}
                className={buttonClass({ variant: "quiet", size: "sm" })}
              >
                EMI at <Percent pct={cost.rate.fromPct} />
                <span className="sr-only">{`, ${lender.name}`}</span>
              </Link>
            )}
            <a href={routes.addToMyLenders(lender.id)} className={buttonClass({ variant: "quiet", size: "sm" })}>
              Add to my lenders<span className="sr-only">{`: ${lender.name}`}</span>
            </a>
          </div>
        </div>
      </details>
    </li>
  );
}

function Costs({ cost, answers, match: { scheme } }: { cost: Cost; answers: Answers; match: Match }) {
  const { rate, compared, own, fee } = cost;
  return (
    <div className="grid gap-3">
      {rate && (
        <p>
          <strong>
            <Figures text={rateWords(rate, scheme.currency)} />
          </strong>
          <span className="block text-xs text-ink-3">
            <span>{ageInWords(rate)}</span>
            {rate.source && (
              <>
                <span>, </span>
                <SourceLink source={rate.source} />
              </>
            )}
            {(rate.confidence === "low" || isWeak(rate.rank)) && (
              <span>. We are not sure of this rate, so it gets no place number</span>
            )}
          </span>
        </p>
      )}
      {cost.listedPct !== null && (
        <p className="text-sm">
          Institutes on its list pay from <Percent pct={cost.listedPct} />: ask whether yours is one.
        </p>
      )}
      {cost.unknown !== null && (
        <p>
          <strong>Cost unknown.</strong>
          <span>{` ${cost.unknown}`}</span>
        </p>
      )}
      {compared && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Figure term={`Compared: ${timeWords(compared.months)}, nothing paid while you study`}>
            <Money amount={compared.total} />{" "}
            <Small>
              in all, EMI <Money amount={compared.emi} />
            </Small>
          </Figure>
          {own && (
            <Figure term={`On its own terms: ${timeWords(own.months)}${STUDY[own.mode]}`}>
              <Money amount={own.total} />{" "}
              <Small>
                in all, EMI <Money amount={own.emi} />
              </Small>
            </Figure>
          )}
        </dl>
      )}
      {compared && (
        <p className="text-sm text-ink-2">
          <Money amount={answers.amount} />
          <span> loan, </span>
          <Money amount={compared.interest} />
          <span>{` interest${fee === 0 ? ", no processing fee" : ""}`}</span>
          {fee !== null && fee > 0 && (
            <span>
              , <Money amount={fee} /> processing fee with GST
            </span>
          )}
          <span>.</span>
          {own && own.monthlyWhileStudying > 0 && (
            <span>
              {" "}
              It asks for <Money amount={own.monthlyWhileStudying} /> a month while you study.
            </span>
          )}
          {own?.shortened && (
            <span>{` It lends for ${timeWords(own.months)} at most, less than the ${timeWords(answers.years * 12)} you asked for.`}</span>
          )}
          {compared.totalAtHighest !== null && (
            <span>
              {" "}
              At its highest published rate, <Percent pct={cost.highestPct} />, it is{" "}
              <Money amount={compared.totalAtHighest} /> in all.
            </span>
          )}
        </p>
      )}
      {compared && compared.weakerRupee.length > 0 && (
        <p className="text-sm text-ink-2">
          {compared.weakerRupee.map(({ pctAYear, total, apr }) => (
            <Fragment key={pctAYear}>
              <span>Should the rupee fall </span>
              <Percent pct={pctAYear} />
              <span> a year, it is </span>
              <Money amount={total} />
              <span> in all</span>
              {apr !== null && (
                <span>
                  , <Percent pct={apr} places={2} /> a year
                </span>
              )}
              <span>. </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

const STUDY = { nothing: "", interest: ", interest paid while you study", full: ", full EMI from the start" } as const;

function Small({ children }: { children: ReactNode }) {
  return <span className="text-sm font-normal">{children}</span>;
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="amount text-h4 leading-tight">{children}</dd>
    </div>
  );
}

/** The calculator with this loan in it, by the names of its boxes. */
function emiLink(
  rate: number,
  scheme: string,
  readAt: number,
  { amount, courseMonths, years }: Answers,
  months: number,
) {
  const tenure = months > 0 ? months / 12 : years;
  const boxes = { amount: String(amount), course: String(courseMonths), tenure: String(Number(tenure.toFixed(2))) };
  return emiAddress({ rate, scheme, readAt }, boxes);
}
