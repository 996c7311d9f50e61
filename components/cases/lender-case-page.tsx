"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { GoesOn } from "@/components/dashboard/goes-on";
import { Link } from "@/components/ui/link";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { linksAt } from "@/lib/cases/link-steps";
import { pageRow } from "@/lib/cases/page-table";
import { caseTitle, turnWords } from "@/lib/cases/words";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { CaseFirst } from "./case-first";
import { CaseFold } from "./case-fold";
import { CaseFolds } from "./case-folds";
import { FirstBlock, focusFirst } from "./first-block";
import { GivenList } from "./given-list";
import { TurnTag } from "./turn-tag";
import { useCasePage } from "./use-case-page";

/** One lender, arranged by what its state needs (`CASE_PAGE`): that first, and all else folded below it. */
export function LenderCasePage({
  lender,
  data,
  onChanged: reload,
}: {
  lender: LoadedCase;
  data: LoadedCases;
  onChanged: () => Promise<unknown>;
}) {
  const { id, branch, isInternalReview } = lender;
  const page = useCasePage(lender, data, reload);
  const { status, state, question, pageState, papers, given, asker } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page does not change with its address, so nobody else moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // What had the focus may have gone with the state that it answered.
  useEffect(() => {
    if (document.activeElement === document.body) focusFirst({ preventScroll: true });
  }, [pageState, papers.length, given.length, question?.eventId]);
  // Unseen until all above it is there, so that nothing moves under a finger.
  const below = page.isLoading ? "invisible" : "";

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
      <p className="mt-1 font-semibold wrap-anywhere">{turnWords(status)}</p>
      {question && (
        <div className="mt-5">
          <GoesOn question={question} today={data.today} onAnswered={page.onChanged} />
        </div>
      )}
      <div className="mt-3 grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <FirstBlock state={pageState} lender={asker}>
            <CaseFirst state={pageState} page={page} />
          </FirstBlock>
          <div className={`grid gap-5 empty:hidden ${below}`}>
            {pageState !== "asked" && papers.length > 0 && (
              <CaseFold block="asked" title={pageRow("asked").heading(asker)} startOpen={papers.length === 1}>
                <CaseFirst state="asked" page={page} />
              </CaseFold>
            )}
            <GivenList
              papers={given}
              lender={asker}
              waitsForLink={!isInternalReview && linksAt(state.step) === "now" && page.openLinks === 0}
              caseId={id}
              today={data.today}
              onChanged={page.onChanged}
            />
          </div>
        </div>
        <div className={`grid grid-cols-1 gap-3 ${below}`}>
          <CaseFolds page={page} />
          <p className="mt-2 text-sm text-ink-2">
            {t("cases.caseNumber", "Number of this request: {{number}}", { number: id })}
          </p>
        </div>
      </div>
    </>
  );
}
