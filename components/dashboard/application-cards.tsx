import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { ProgressBar, ProgressRing } from "@/components/ui/progress";
import { RichText } from "@/components/ui/rich-text";
import { Stamp } from "@/components/ui/stamp";
import { TabPanel } from "@/components/ui/tab-panel";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { BANK_SELECTION_PERCENT, type Stage } from "@/lib/dashboard/timeline";
import { choosePartner, nextSection } from "@/lib/dashboard/to-do";
import { formatDate, formatDay } from "@/lib/dates";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

const completed = () => t("dashboard.completed", "Loan Application Completed");
const loanApplication = () => t("dashboard.loanApplication", "Loan application");

/** What is said of an application that was sent, by its stage. */
const SENT: Record<Stage, () => string> = {
  application: underReview,
  underReview,
  bankSelection: () =>
    t("dashboard.sent.bankSelection", "Your application has been checked. Choosing a lender comes next."),
  processing: () => t("dashboard.sent.processing", "The lender is working on your request."),
  disbursed: () => t("dashboard.sent.disbursed", "Your loan has been disbursed."),
};
function underReview() {
  return t("dashboard.sent.underReview", "Your Application is now under review.");
}

/** What was sent is complete, even if the rules have come to ask for more since. */
export const percentOf = ({ complete, progress }: LoadedOverview) => (complete ? 100 : progress.percent);

export function LoanApplicationCard({ overview }: { overview: LoadedOverview }) {
  const { complete, progress } = overview;
  const percent = percentOf(overview);
  return (
    <TabPanel label={t("dashboard.loanApplicationTab", "Loan Application")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-4">
          {complete ? <Sent overview={overview} /> : <Next overview={overview} />}
        </div>
        {complete ? (
          <div className="shrink-0 p-3">
            <Stamp
              word={t("dashboard.complete", "Complete")}
              date={overview.submittedAt ? formatDay(overview.submittedAt) : undefined}
            />
          </div>
        ) : (
          <div aria-hidden className="shrink-0">
            <ProgressRing value={percent} label={loanApplication()} size={112} />
          </div>
        )}
      </div>
      <div className="mt-5">
        <ProgressBar
          value={percent}
          label={loanApplication()}
          text={t("dashboard.partsDone", "{{done}} of {{of}} parts done", {
            done: complete ? progress.of : progress.done,
            of: progress.of,
          })}
        />
      </div>
      {!complete && (
        <p className="mt-4 text-ink-2">
          <RichText
            text={plural(
              "dashboard.daysLeft",
              overview.daysLeft,
              {
                one: "<left>1 day left</left>, until {{date}}. You can still finish after this date.",
                other: "<left>{{count}} days left</left>, until {{date}}. You can still finish after this date.",
              },
              { date: formatDate(overview.deadline) },
            )}
            parts={{ left: (words) => <span className="font-semibold text-ink">{words}</span> }}
          />
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
      {full && <p className="font-semibold text-ok">{completed()}</p>}
      <h2 className="text-h3">{t("dashboard.next", "Next: {{task}}", { task: progress.nextTask })}</h2>
      {full && (
        <p className="text-ink-2">
          {next.done
            ? t(
                "dashboard.readyToSend",
                "All four parts are in. Your application is not sent yet: check it and send it.",
              )
            : t(
                "dashboard.oneStillOpen",
                "All four parts are in. Your application is not sent yet: “{{section}}” is still open.",
                { section: next.title },
              )}
        </p>
      )}
      <Link
        href={next.done ? routes.loanFormReview : routes.loanFormSection(next.slug)}
        className={buttonClass({ variant: "accent" })}
      >
        <span>
          <RichText
            text={
              next.done
                ? t("dashboard.continueReview", "Continue<with> with the review</with>")
                : t("dashboard.continueSection", "Continue<with> with {{section}}</with>", { section: next.title })
            }
            parts={{ with: (words) => <span className="sr-only">{words}</span> }}
          />
        </span>
      </Link>
    </>
  );
}

function Sent({ overview: { stage, submittedAt } }: { overview: LoadedOverview }) {
  return (
    <>
      <h2 className="text-h3">{completed()}</h2>
      <p className="text-ink-2">
        {SENT[stage]()}
        {submittedAt && ` ${t("dashboard.sentOn", "You sent it on {{date}}.", { date: formatDate(submittedAt) })}`}
      </p>
      <Link href={routes.loanForm} className={buttonClass({ variant: "outline" })}>
        {t("dashboard.viewApplication", "View Application")}
      </Link>
    </>
  );
}

/** Shown once the four parts are in. Its bar does not move (SPEC section 2, DECISIONS 5). */
export function BankSelectionCard() {
  return (
    <TabPanel label={t("dashboard.bankSelectionTab", "Bank Selection Process")} as="h2" quiet>
      <h3>{choosePartner()}</h3>
      <p className="mt-2 mb-4 text-ink-2">
        {t(
          "dashboard.choosePartnerText",
          "Look at what each lender asks and charges, and keep the ones that you deal with: whose turn it is, and what was said.",
        )}
      </p>
      <ProgressBar value={BANK_SELECTION_PERCENT} label={t("dashboard.bankSelection", "Bank selection")} />
      <p className="mt-1 mb-4 text-sm text-ink-3">
        {t("dashboard.fixedShare", "A fixed share of the whole four-stage journey.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={routes.myLenders} className={buttonClass({ variant: "outline" })}>
          {t("cases.myLenders", "My lenders")}
        </Link>
        <Link href={routes.lenders} className={buttonClass({ variant: "plain" })}>
          {t("dashboard.compareLenders", "Compare lenders")}
        </Link>
      </div>
    </TabPanel>
  );
}
