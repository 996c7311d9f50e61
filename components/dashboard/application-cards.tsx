import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { ProgressBar, ProgressRing } from "@/components/ui/progress";
import { Stamp } from "@/components/ui/stamp";
import { TabPanel } from "@/components/ui/tab-panel";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { BANK_SELECTION_PERCENT, type Stage } from "@/lib/dashboard/timeline";
import { nextSection } from "@/lib/dashboard/to-do";
import { formatDate, formatDay } from "@/lib/dates";
import { routes } from "@/lib/routes";

const COMPLETED = "Loan Application Completed";

/** What is said of an application that was sent, by its stage. */
const SENT: Record<Stage, string> = {
  application: "Your Application is now under review.",
  underReview: "Your Application is now under review.",
  bankSelection: "Your application has been checked. Choosing a lender comes next.",
  processing: "The lender is working on your request.",
  disbursed: "Your loan has been disbursed.",
};

/** What was sent is complete, even if the rules have come to ask for more since. */
export const percentOf = ({ complete, progress }: LoadedOverview) => (complete ? 100 : progress.percent);

export function LoanApplicationCard({ overview }: { overview: LoadedOverview }) {
  const { complete, progress } = overview;
  const percent = percentOf(overview);
  return (
    <TabPanel label="Loan Application">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-4">
          {complete ? <Sent overview={overview} /> : <Next overview={overview} />}
        </div>
        {complete ? (
          <div className="shrink-0 p-3">
            <Stamp word="Complete" date={overview.submittedAt ? formatDay(overview.submittedAt) : undefined} />
          </div>
        ) : (
          <div aria-hidden className="shrink-0">
            <ProgressRing value={percent} label="Loan application" size={112} />
          </div>
        )}
      </div>
      <div className="mt-5">
        <ProgressBar
          value={percent}
          label="Loan application"
          text={`${complete ? progress.of : progress.done} of ${progress.of} parts done`}
        />
      </div>
      {!complete && (
        <p className="mt-4 text-ink-2">
          <span className="font-semibold text-ink">
            {overview.daysLeft === 1 ? "1 day left" : `${overview.daysLeft} days left`}
          </span>
          , until {formatDate(overview.deadline)}. You can still finish after this date.
        </p>
      )}
    </TabPanel>
  );
}

function Next({ overview: { progress, tasks } }: { overview: LoadedOverview }) {
  const next = nextSection(tasks);
  const full = progress.percent === 100;
  return (
    <>
      {full && <p className="font-semibold text-ok">{COMPLETED}</p>}
      <h2 className="text-h3">Next: {progress.nextTask}</h2>
      {full && (
        <p className="text-ink-2">
          All four parts are in. Your application is not sent yet:{" "}
          {next.done ? "check it and send it." : `“${next.title}” is still open.`}
        </p>
      )}
      <Link
        href={next.done ? routes.loanFormReview : routes.loanFormSection(next.slug)}
        className={buttonClass({ variant: "accent" })}
      >
        <span>
          Continue<span className="sr-only"> with {next.done ? "the review" : next.title}</span>
        </span>
      </Link>
    </>
  );
}

function Sent({ overview: { stage, submittedAt } }: { overview: LoadedOverview }) {
  return (
    <>
      <h2 className="text-h3">{COMPLETED}</h2>
      <p className="text-ink-2">
        {SENT[stage]}
        {submittedAt && ` You sent it on ${formatDate(submittedAt)}.`}
      </p>
      <Link href={routes.loanForm} className={buttonClass({ variant: "outline" })}>
        View Application
      </Link>
    </>
  );
}

/** Shown once the four parts are in. Its bar does not move (SPEC section 2, DECISIONS 5). */
export function BankSelectionCard() {
  return (
    <TabPanel label="Bank Selection Process" as="h2" quiet>
      <h3>Choose a Partner</h3>
      <p className="mt-2 mb-4 text-ink-2">
        Look at what each lender asks and charges. We help you choose once your application has been checked.
      </p>
      <ProgressBar value={BANK_SELECTION_PERCENT} label="Bank selection" />
      <p className="mt-1 mb-4 text-sm text-ink-3">A fixed share of the whole four-stage journey.</p>
      <Link href={routes.lenders} className={buttonClass({ variant: "outline" })}>
        Compare lenders
      </Link>
    </TabPanel>
  );
}
