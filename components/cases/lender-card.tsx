import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { caseState } from "@/lib/cases/state";
import { nextAct } from "@/lib/cases/step-words";
import { eventSentence } from "@/lib/cases/kinds";
import { caseStatus } from "@/lib/cases/summary";
import { caseTitle, writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { TurnLine } from "./turn-line";
import { TurnTag } from "./turn-tag";

export function LenderCard({
  lender,
  today,
  coApplicants,
}: { lender: LoadedCase } & Pick<LoadedCases, "today" | "coApplicants">) {
  const { id, lenderName, branch, events, isInternalReview } = lender;
  const state = caseState(events, { today, isInternalReview });
  const status = caseStatus({ ...lender, state }, coApplicants);
  const last = events.find((event) => event.id === state.last?.id);
  return (
    <article aria-labelledby={`case-${id}`} className="card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={`case-${id}`} className="text-h3">
          <span>{caseTitle(lender)}</span>
          {branch && <span className="block text-base font-normal text-ink-2">{branch}</span>}
        </h2>
        <TurnTag status={status} />
      </div>
      <TurnLine status={status} className="mt-2" />
      {last && (
        <p className="mt-1 text-ink-2">
          <span>{`${eventSentence(last, { lender: lenderName, paper: last.paper })} `}</span>
          <span className="text-sm">{`(${writerWords(last, lenderName)}, ${formatDate(last.happenedOn)})`}</span>
        </p>
      )}
      <Link href={routes.myLender(id)} className={buttonClass({ variant: "outline" }, "mt-4")}>
        <span>{nextAct(status)}</span>
        <span className="sr-only">
          {`: ${isInternalReview ? caseTitle(lender) : t("cases.atLender", "at {{lender}}", { lender: lenderName })}`}
        </span>
      </Link>
    </article>
  );
}
