import { buttonClass } from "@/components/ui/button-class";
import { Tick } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { HeroCard } from "./hero-card";

const FACTS = [
  "No collateral, where the lender offers that",
  "India and abroad",
  "No fee to you on a loan from a bank or NBFC",
];

/** The promise, the two ways on, and a live estimate that is there before any script. */
export function Hero({ countries }: Parameters<typeof HeroCard>[0]) {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-6 pt-5 pb-7 md:py-12 lg:grid-cols-[1.15fr_1fr] lg:py-16">
      {/* In the middle of the card by its own padding: on a slow line the card comes later, and nothing may move. */}
      <div className="lg:pt-15">
        <h1>You got the admit. We will get the loan file right.</h1>
        <p className="mt-3 max-w-[34em] text-sm text-ink-2 md:mt-5 md:text-lg">
          Compare what banks and NBFCs really ask, each figure with its source. Then fill in one application and upload
          each paper once.
        </p>
        <div className="mt-4 flex flex-wrap gap-3 md:mt-7">
          <Link
            href={routes.eligibility}
            className={buttonClass({ variant: "accent" }, "max-sm:flex-1 max-sm:px-1 max-sm:text-sm")}
          >
            Check eligibility
          </Link>
          <Link
            href={routes.lenders}
            className={buttonClass({ variant: "outline" }, "max-sm:flex-1 max-sm:px-1 max-sm:text-sm")}
          >
            See all lenders
          </Link>
        </div>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-0.5 text-sm text-ink-2 md:mt-7 md:text-base">
          {FACTS.map((fact) => (
            <li key={fact} className="flex items-start gap-2">
              <Tick className="mt-0.5 shrink-0 stroke-3 text-ok" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </div>
      <HeroCard countries={countries} />
    </div>
  );
}
