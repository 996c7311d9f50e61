import Link from "next/link";
import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";
import { TabPanel } from "@/components/ui/tab-panel";
import { STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";

/** What goes into the application, part by part. */
const HOLDS: Record<(typeof STEPS)[number]["short"], string> = {
  "Basic details": "You, your course, the loan, your co-applicants",
  KYC: "PAN, passport for study abroad, Aadhaar (a masked copy is fine), a selfie",
  Academic: "10th and 12th marksheets, then degrees, test scores and the university's letter as you have them",
  Financial: "Savings account statement and an address proof, then proof of income where it applies",
};

const HOW = [
  "Compare the lenders, and check which of them would take a student like you. No login, no phone number.",
  "Open your loan file with a code sent to your phone, or with Google. There is no password.",
  "Fill in the four parts. Each section is saved when you go on to the next, so another day or another phone will do.",
  "Submit once. The file is checked for missing papers before it goes, and is locked after.",
];

export function LoanFile() {
  return (
    <section
      aria-labelledby="how"
      className="wrap section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]"
    >
      <div>
        <h2 id="how">How it works</h2>
        <ol className="mt-6 grid gap-4">
          {HOW.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-line pt-4">
              <span aria-hidden className="amount text-h4 leading-snug text-peacock">
                {index + 1}
              </span>
              <p className="text-ink-2">{step}</p>
            </li>
          ))}
        </ol>
        <AuthButton opens="signup" className={buttonClass({}, "when-out mt-7 max-sm:w-full")}>
          Start your loan file
        </AuthButton>
        <Link href={routes.dashboard} prefetch={false} className={buttonClass({}, "when-in mt-7 max-sm:w-full")}>
          Go on with your loan file
        </Link>
      </div>
      <TabPanel label="Your loan file" as="h3">
        <ol>
          {STEPS.map(({ short }, index) => (
            <li key={short} className="flex gap-4 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
              <span aria-hidden className="amount w-5 text-ink-3">
                {index + 1}
              </span>
              <div>
                <h4>{short}</h4>
                <p className="text-sm text-ink-2">{HOLDS[short]}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
          PDF, PNG or JPEG, up to 10 MB each. Every paper is encrypted before it is stored. You say which lender may see
          it, and you see each time that one does.
        </p>
      </TabPanel>
    </section>
  );
}
