import { MessageCircle } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { ProgressBar } from "@/components/ui/progress";
import { RichText } from "@/components/ui/rich-text";
import { Stamp } from "@/components/ui/stamp";
import { TabPanel } from "@/components/ui/tab-panel";
import { minutesFor } from "@/lib/application/minutes";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Stage } from "@/lib/generated/prisma/enums";
import { deadlineWords } from "@/lib/dashboard/deadline";
import { BANK_SELECTION_PERCENT } from "@/lib/dashboard/timeline";
import { choosePartner, nextSection } from "@/lib/dashboard/to-do";
import { formatDate, formatDay } from "@/lib/dates/dates";
import type { Draft } from "@/lib/drafts/draft";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { LoanFile, openTitles } from "./loan-file";

const completed = () => t("dashboard.completed", "Loan Application Completed");
export const aboutMinutes = (minutes: number) => t("dashboard.aboutMinutes", "about {{minutes}} min", { minutes });

export function LoanApplicationCard({
  overview,
  drafts,
}: {
  overview: LoadedOverview;
  drafts: ReadonlyMap<string, Draft>;
}) {
  const { complete } = overview;
  return (
    <TabPanel label={t("dashboard.loanApplicationTab", "Loan Application")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-4">
          {complete ? <Sent overview={overview} /> : <Next overview={overview} drafts={drafts} />}
        </div>
        {complete && (
          <div className="grid shrink-0 justify-items-center gap-3 p-3">
            <LoanFile overview={overview} />
            <Stamp
              word={t("dashboard.complete", "Complete")}
              date={overview.submittedAt ? formatDay(overview.submittedAt) : undefined}
            />
          </div>
        )}
      </div>
      {!complete && <LoanFile overview={overview} />}
      {!complete && (
        <p className="mt-4 text-ink-2">
          <RichText
            text={deadlineWords(overview)}
            parts={{ left: (words) => <span className="font-semibold text-ink">{words}</span> }}
          />
        </p>
      )}
    </TabPanel>
  );
}

function Next({
  overview: { progress, tasks },
  drafts,
}: {
  overview: LoadedOverview;
  drafts: ReadonlyMap<string, Draft>;
}) {
  const next = nextSection(tasks);
  const minutes = minutesFor(next.needs, drafts.get(next.key)?.values);
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
            : t("dashboard.notSentStillOpen", "Your application is not sent yet. Still open: {{sections}}.", {
                sections: openTitles(tasks),
              })}
        </p>
      )}
      {!full && (
        <p className="-mt-2 text-ink-2">
          <span>{next.title}</span>
          {minutes > 0 && <span>{` · ${aboutMinutes(minutes)}`}</span>}
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

function Sent({ overview: { stage, standing, submittedAt } }: { overview: LoadedOverview }) {
  return (
    <>
      <h2 className="text-h3">{completed()}</h2>
      <p className="text-ink-2">
        {[
          ...standing,
          ...(submittedAt
            ? [t("dashboard.sentOn", "You sent it on {{date}}.", { date: formatDate(submittedAt) })]
            : []),
        ].join(" ")}
      </p>
      <p className="text-ink-2">
        <RichText
          text={t(
            "dashboard.sentPapers",
            "Your answers are kept as you sent them. A paper that we or a lender ask for later is added under <lenders>My lenders</lenders>.",
          )}
          parts={{
            lenders: (words) => (
              <Link href={routes.myLenders} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={routes.loanForm} className={buttonClass({ variant: "outline" })}>
          {t("dashboard.viewApplication", "View Application")}
        </Link>
        {submittedAt && (
          <a
            href={whatsappLink({ text: familyMessage(stage, submittedAt) })}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "plain", size: "sm" })}
          >
            <MessageCircle aria-hidden size={20} />
            <span>
              {t("dashboard.tellFamily", "Tell your family on WhatsApp")}
              <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
            </span>
          </a>
        )}
      </div>
    </>
  );
}

/** In the student's words; without name, number or answer, because a message travels further than it was meant to. */
const familyMessage = (stage: Stage, submittedAt: string) =>
  [
    t("dashboard.familySent", "My education loan application was sent on {{date}}.", { date: formatDate(submittedAt) }),
    FAMILY[stage](),
    t("dashboard.familyLenders", "A lender sees my file only by a link that I make for it."),
  ].join(" ");
const FAMILY: Record<Stage, () => string> = {
  application: familyReview,
  underReview: familyReview,
  bankSelection: () => t("dashboard.familyChoice", "Now I choose a lender."),
  processing: () => t("dashboard.familyLender", "Now the lender decides."),
  disbursed: () => t("dashboard.familyPaid", "The loan has been disbursed."),
};
function familyReview() {
  return t("dashboard.familyReview", "Dakhila reads the papers now, and writes or calls if one cannot be read.");
}

/** Shown once the four parts are in. Its bar does not move (SPEC section 2), and goes once the loan is paid out. */
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
