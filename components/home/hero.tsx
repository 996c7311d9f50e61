import Link from "next/link";
import { EmiCard } from "@/components/emi/emi-card";
import { buttonClass } from "@/components/ui/button-class";
import { Tick } from "@/components/ui/icons";
import { routes } from "@/lib/routes";

const FACTS = [
  "No collateral, where the lender offers that",
  "India and abroad",
  "No fee to you on a loan from a bank or NBFC",
];

/** The promise, the two ways on, and a live estimate that is there before any script. */
export function Hero() {
  return (
    <div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1>You got the admit. We will get the loan file right.</h1>
        <p className="mt-5 max-w-[34em] text-lg text-ink-2">
          Compare what banks and NBFCs really ask, each figure with its source. Then fill in one application and upload
          each paper once.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href={routes.eligibility} className={buttonClass({ variant: "accent", size: "lg" }, "max-sm:w-full")}>
            Check eligibility
          </Link>
          <Link href={routes.lenders} className={buttonClass({ variant: "outline", size: "lg" }, "max-sm:w-full")}>
            See all lenders
          </Link>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
          {FACTS.map((fact) => (
            <li key={fact} className="flex items-start gap-2">
              <Tick className="mt-0.5 shrink-0 stroke-3 text-ok" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <EmiCard as="h2" />
    </div>
  );
}
