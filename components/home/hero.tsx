import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { Tick } from "@/components/ui/icons";
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
    <div className="wrap grid items-center gap-x-16 gap-y-7 pt-6 pb-10 md:py-12 lg:grid-cols-[1.15fr_1fr] lg:py-16">
      <div>
        <h1>You got the admit. We will get the loan file right.</h1>
        <p className="mt-4 max-w-[34em] text-ink-2 md:mt-5 md:text-lg">
          Compare what banks and NBFCs really ask, each figure with its source. Then fill in one application and upload
          each paper once.
        </p>
        <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
          <Link href={routes.eligibility} className={buttonClass({ variant: "accent" }, "max-sm:flex-1")}>
            Check eligibility
          </Link>
          <Link href={routes.lenders} className={buttonClass({ variant: "outline" }, "max-sm:flex-1")}>
            See all lenders
          </Link>
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2 md:mt-7 md:text-base">
          {FACTS.map((fact) => (
            <li key={fact} className="flex items-start gap-2">
              <Tick className="mt-0.5 shrink-0 stroke-3 text-ok" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <HeroCard countries={countries} />
    </div>
  );
}
