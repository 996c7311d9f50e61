"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { GoesOn } from "@/components/dashboard/goes-on";
import { LenderLinks } from "@/components/share-links/lender-links";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { announceSaved } from "@/lib/browser/saved";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { questionOf } from "@/lib/cases/reminders";
import { caseState, type OpenDocument } from "@/lib/cases/state";
import { caseStatus } from "@/lib/cases/summary";
import { caseTitle, writerWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { CaseTimeline } from "./case-timeline";
import { Guidance } from "./guidance";
import { DocumentSlot } from "./document-slot";
import { Refused } from "./refused";
import { TurnLine } from "./turn-line";
import { TurnTag } from "./turn-tag";

import { WriteEvent } from "./write-event";

/** One lender: what is open, what happened, and how to write down what happens next. */
export function LenderCasePage({
  lender,
  today,
  coApplicants,
  onChanged: reload,
}: { lender: LoadedCase; onChanged: () => Promise<unknown> } & Pick<LoadedCases, "today" | "coApplicants">) {
  async function onChanged() {
    // What else follows from the lines: what may be done, and the dashboard's own line of stages.
    announceSaved();
    await reload();
  }
  const { id, lenderName, branch, events, isInternalReview } = lender;
  const state = caseState(events, { today, isInternalReview });
  const status = caseStatus({ ...lender, state }, coApplicants);
  const question = questionOf({ ...lender, state }, today);
  // Where nothing is asked for and nothing can be written, the timeline stands alone.
  const hasLeft = !isInternalReview || state.open.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page does not change with its address, so nobody else moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const nameOf = ({ eventId }: OpenDocument) => events.find((event) => event.id === eventId)?.paper ?? "";

  async function answer(paper: OpenDocument, file?: string) {
    await post("cases/write", {
      caseId: id,
      kind: "answered",
      happenedOn: today,
      channel: file ? "page" : "",
      answersId: paper.eventId,
      ...(file && { file }),
    });
    await onChanged();
  }

  return (
    <>
      <Link href={routes.myLenders} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {t("cases.myLenders", "My lenders")}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          <span>{caseTitle(lender)}</span>
          {branch && <span className="block text-lg font-normal text-ink-2">{branch}</span>}
        </h1>
        <TurnTag status={status} />
      </div>
      <TurnLine status={status} className="mt-1" />
      <p className="text-sm text-ink-2">
        {t("cases.caseNumber", "Number of this request: {{number}}", { number: id })}
      </p>
      {isInternalReview && (
        <p className="mt-2 max-w-[68ch] text-ink-2">
          {t(
            "cases.checkText",
            "We look at the papers of your application before a lender does. Where one cannot be read, or is another paper, we ask for it here.",
          )}
        </p>
      )}
      {question && (
        <div className="mt-5">
          <GoesOn question={question} today={today} onAnswered={reload} />
        </div>
      )}
      <div
        className={`mt-6 grid items-start gap-6 ${hasLeft ? "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : "max-w-3xl"}`}
      >
        <div className={hasLeft ? "group/left grid gap-6" : "hidden"}>
          {state.open.length > 0 && (
            <section aria-labelledby="open-papers" className="grid gap-4">
              <h2 id="open-papers" className="text-h3">
                {isInternalReview
                  ? plural("cases.openPapersOfCheck", state.open.length, {
                      one: "Dakhila waits for 1 paper",
                      other: "Dakhila waits for {{count}} papers",
                    })
                  : plural("cases.openPapers", state.open.length, {
                      one: "They wait for 1 paper",
                      other: "They wait for {{count}} papers",
                    })}
              </h2>
              {state.open.map((paper) => {
                const label = nameOf(paper);
                return (
                  <div key={paper.eventId} className="grid gap-2">
                    <p className="text-sm text-ink-2">
                      {t("cases.askedOn", "Asked for on {{date}} by {{who}}", {
                        date: formatDate(paper.since),
                        who: writerWords(paper.askedBy, lenderName),
                      })}
                    </p>
                    <DocumentSlot id={`${id}-${paper.eventId}`} label={label} onSend={(file) => answer(paper, file)} />
                    <HandedInOtherwise label={label} onGiven={() => answer(paper)} />
                  </div>
                );
              })}
            </section>
          )}
          {state.step === "declined" && <Refused events={events} last={state.last} />}
          {!isInternalReview && (
            <>
              <LenderLinks caseId={id} lenderName={lenderName} isWithdrawn={state.step === "withdrawn"} />
              {/* Unseen until what stands above is there, so that nothing moves under a finger. */}
              <div className="contents group-has-data-loading/left:invisible">
                <Guidance caseId={id} lenderName={lenderName} today={today} onWritten={onChanged} />
                <WriteEvent caseId={id} today={today} onWritten={onChanged} />
              </div>
            </>
          )}
        </div>
        <CaseTimeline lender={lender} today={today} onChanged={onChanged} />
      </div>
    </>
  );
}

function HandedInOtherwise({ label, onGiven }: { label: string; onGiven: () => Promise<void> }) {
  const { busy, problem, run } = useAct(onGiven);
  return (
    <div>
      <Button variant="plain" size="sm" busy={busy} onClick={run}>
        {t("cases.givenOtherwise", "I gave it another way")}
        <span className="sr-only">{`: ${label}`}</span>
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
