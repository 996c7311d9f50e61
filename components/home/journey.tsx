import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";
import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { STAGES } from "@/lib/dashboard/timeline";
import type { saidTimes } from "@/lib/lenders/overview";
import { STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";

type Title = (typeof STAGES)[number]["title"];

const STAGE_TEXTS: Record<Title, { whose: "Your turn" | "The lender's turn"; what: string }> = {
  "Loan Application": {
    whose: "Your turn",
    what: "Four parts, each paper once. What is done is saved: go on another day, on another device.",
  },
  "Bank Selection Process": {
    whose: "Your turn",
    what: "Choose a lender from published figures. Nothing is sent before you say so.",
  },
  "Processing Loan Request": {
    whose: "The lender's turn",
    what: "It opens your file by a link that you give, can stop, and see used.",
  },
  "Loan Disbursement": {
    whose: "The lender's turn",
    what: "You pay the lender's own processing fee, where it has one, and the money goes out.",
  },
};

/** What goes into the application, part by part. */
const HOLDS: Record<(typeof STEPS)[number]["short"], string> = {
  "Basic details": "You, your course, the loan, your co-applicants",
  KYC: "PAN, passport for study abroad, Aadhaar (a masked copy is fine), a selfie",
  Academic: "10th and 12th marksheets, then degrees, test scores and the university's letter as you have them",
  Financial: "Savings account statement and an address proof, then proof of income where it applies",
};

/** The four stages, each with whose turn it is, what goes into the file, and the way to begin it. */
export function Journey({ times }: { times: ReturnType<typeof saidTimes> }) {
  return (
    <section aria-labelledby="stages" className="band-deep">
      <div className="wrap py-5 md:py-14">
        <h2 id="stages" className="text-h3 md:text-h2">
          What happens with your file
        </h2>
        <ol className="mt-4 grid gap-x-8 gap-y-3 md:mt-8 md:grid-cols-2 xl:grid-cols-4">
          {STAGES.map(({ title, key }, index) => (
            <li key={title} className="border-on-deep-2 max-md:border-l-3 max-md:pl-3 md:border-t-3 md:pt-3">
              <h3 className="text-lg leading-snug md:text-h4">{`${index + 1}. ${title}`}</h3>

              <p className="text-sm text-on-deep-2 md:text-base">
                <strong className="text-on-deep">{`${STAGE_TEXTS[title].whose}.`}</strong>
                <span>{` ${STAGE_TEXTS[title].what}${
                  key === "processing" && times
                    ? ` ${times.lenders === 1 ? "One lender says" : `${times.lenders} lenders say`} how long they take: ${times.shortest === times.longest ? "" : `${times.shortest} to `}${times.longest} days.`
                    : ""
                }`}</span>
              </p>
            </li>
          ))}
        </ol>
        <details className="fold mt-4 border-y border-on-deep-2">
          <summary>
            <span>What goes into your loan file</span>
            <Chevron />
          </summary>
          <div className="fold-body text-on-deep-2!">
            <ol className="grid gap-x-8 gap-y-3 md:grid-cols-2">
              {STEPS.map(({ short }, index) => (
                <li key={short}>
                  <h3 className="text-base text-on-deep">{`${index + 1}. ${short}`}</h3>
                  <p className="text-sm">{HOLDS[short]}</p>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-sm">
              PDF, PNG or JPEG, up to 10 MB each. Every paper is encrypted before it is stored. You say which lender may
              see it, and you see each time that one does. The file is checked for missing papers before it goes.
            </p>
          </div>
        </details>
        <AuthButton opens="signup" className={buttonClass({ variant: "accent" }, "when-out mt-4 max-sm:w-full")}>
          Start your loan file
        </AuthButton>
        <Link href={routes.dashboard} className={buttonClass({ variant: "accent" }, "when-in mt-4 max-sm:w-full")}>
          Go on with your loan file
        </Link>
      </div>
    </section>
  );
}
