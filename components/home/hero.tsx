import { Check } from "lucide-react";
import Link from "next/link";
import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";
import { TabPanel } from "@/components/ui/tab-panel";
import { routes } from "@/lib/routes";

const FACTS = [
  "Loans without collateral, where the lender offers them",
  "Study in India or abroad",
  "No fee to you when the lender is a bank or NBFC",
];

/** What goes into the application, part by part: the four steps of the loan form. */
const FILE = [
  { part: "Basic details", holds: "You, your course, the loan, your co-applicants" },
  { part: "KYC", holds: "PAN, passport, Aadhaar (a masked copy is fine), a selfie" },
  { part: "Academic", holds: "Marksheets, test scores, the letter from your university" },
  { part: "Financial", holds: "Bank statements, an address proof, proof of income" },
];

export function Hero() {
  return (
    <div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1>You got the admit. We will get the loan file right.</h1>
        <p className="mt-5 max-w-[34em] text-lg text-ink-2">
          Compare what banks and NBFCs really ask, each figure with its source and date. Then fill one application, upload each paper once, and follow it to the
          day the money is paid.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <span className="when-out max-sm:w-full">
            <AuthButton opens="signup" className={buttonClass({ variant: "accent", size: "lg" }, "max-sm:w-full")}>
              Start your loan file
            </AuthButton>
          </span>
          <span className="when-in max-sm:w-full">
            <Link href={routes.dashboard} prefetch={false} className={buttonClass({ variant: "accent", size: "lg" }, "max-sm:w-full")}>
              Go on with your loan file
            </Link>
          </span>
          <Link href={routes.lenders} className={buttonClass({ variant: "outline", size: "lg" }, "max-sm:w-full")}>
            See all lenders
          </Link>
        </div>
        <ul className="mt-7 grid gap-2 text-ink-2">
          {FACTS.map((fact) => (
            <li key={fact} className="flex items-start gap-2">
              <Check aria-hidden size={20} strokeWidth={2.5} className="mt-0.5 shrink-0 text-ok" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <TabPanel label="Your loan file" as="h2">
        <p className="mb-2 text-ink-2">Four parts. Each is saved as you go, so you can stop and come back.</p>
        <ol>
          {FILE.map(({ part, holds }, index) => (
            <li key={part} className="flex gap-4 border-b border-line py-3 last:border-b-0 last:pb-0">
              <span aria-hidden className="amount w-5 text-ink-3">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{part}</h3>
                <p className="text-sm text-ink-2">{holds}</p>
              </div>
            </li>
          ))}
        </ol>
      </TabPanel>
    </div>
  );
}
