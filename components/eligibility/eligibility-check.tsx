"use client";

import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { ChangesNotice } from "@/components/lender/changes-notice";
import type { Elements } from "@/components/ui/elements";
import { TabPanel } from "@/components/ui/tab-panel";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { whenIdle } from "@/lib/browser/when-idle";
import type { PageBook } from "@/lib/eligibility/candidates";
import { CaseForm } from "./case-form";
import { CaseLine } from "./case-line";
import { useDraft } from "./use-draft";
import { useResult } from "./use-result";

/** Said while the lenders for an address that holds every answer are on their way. */
const COMPARING = "Comparing the lenders …";

const FAILED =
  "The lenders could not be compared now. Your answers are kept in the address: please try again in a minute.";

// Before the first complete answer there is nothing to show: it is fetched while the form is filled in.
const loadResults = () => import("./found-results");
const Results = lazyPart(async () => (await loadResults()).FoundResults, SectionLoadError);
// Only an address that was made earlier needs the code. Where it does not come, the page is as good as before.
const ResultChanges = lazyPart(
  async () => (await import("./result-changes")).ResultChanges,
  () => null,
);

/**
 * The eight questions and, from the first complete answer on, the lenders beside them, found anew with every change.
 * All of it happens in the browser, and what is answered here is sent nowhere, as long as the page carries all schemes;
 * else a call finds those that stand first. `children` follow the lenders.
 */
export function EligibilityCheck({
  page,
  readAt,
  minLoanAmount,
  smallLoan,
  outcomes,
  children,
}: {
  page: PageBook;
  /** When it was read, in milliseconds. */
  readAt: number;
  minLoanAmount: number;
  /** For who needs less than that; this and `outcomes` come drawn, so that their code stays on the server. */
  smallLoan: Elements;
  outcomes: Elements;
  children: ReactNode;
}) {
  const { isWhole, currencies } = page;
  const { countries } = page.book;
  const form = useDraft(countries, currencies, readAt);
  const { draft, answers, errorOf, isShared, change, left } = form;
  // Until the page works, the head script alone knows that the address holds every answer (app/globals.css).
  const isKnown = useBrowserValue(() => true, false) || undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => whenIdle(() => void loadResults().catch(() => {})), []);

  const { asked, rates, rulebook, order, found, setPersonal, counts, more, hasFailed } = useResult(page, form);

  function goToLenders() {
    // The list may still be on its way; its heading is always there.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      {/* Beside a long list the form stays in sight. By its lower edge: it can be taller than the screen. */}
      <TabPanel label="Your case" as="h2" className="lg:sticky lg:bottom-6 lg:self-end">
        <details open={!isShared} data-known={isKnown} data-answered={isShared || undefined} className="answered-form">
          <CaseLine answers={answers} countries={countries} />
          <CaseForm
            form={form}
            page={page}
            minLoanAmount={minLoanAmount}
            smallLoan={smallLoan}
            onComplete={goToLenders}
          />
        </details>
      </TabPanel>
      <div className="min-w-0">
        {/* At least as high as the screen while the answer is on its way, so that what follows is not seen to move. */}
        <section aria-labelledby="lenders" data-known={isKnown} className={`answer ${isShared ? "min-h-dvh" : ""}`}>
          <h2 id="lenders" ref={heading} tabIndex={-1} className="scroll-mt-20">
            Your lenders
          </h2>
          {asked && (
            <ChangesNotice readAt={readAt} isShared={isShared}>
              {(notice) =>
                rulebook && (
                  <ResultChanges
                    {...notice}
                    schemes={isWhole ? [] : rulebook.schemes.map(({ id }) => id)}
                    rulebook={rulebook}
                    answers={asked}
                    exchange={rates}
                  />
                )
              }
            </ChangesNotice>
          )}
          {asked && rulebook ? (
            <Suspense fallback={<p className="mt-3 text-lg text-ink-2">{COMPARING}</p>}>
              <Results
                rulebook={rulebook}
                order={order}
                found={found}
                counts={counts}
                all={page}
                onMore={more}
                readAt={readAt}
                answers={asked}
                exchangeRates={rates}
                onPersonal={setPersonal}
                currencies={currencies}
                draft={draft}
                errorOf={errorOf}
                onChange={change}
                onExchange={(currency, value) => change({ currency }, value)}
                onLeave={left}
              />
            </Suspense>
          ) : (
            <NoLenders
              isShared={isShared}
              isComplete={answers !== undefined}
              hasFailed={hasFailed}
              outcomes={outcomes}
            />
          )}
        </section>
        <div className="mt-12">{children}</div>
      </div>
    </div>
  );
}

/** What stands in the lenders' place while there are none. */
function NoLenders({
  isShared,
  isComplete,
  hasFailed,
  outcomes,
}: {
  isShared: boolean;
  isComplete: boolean;
  hasFailed: boolean;
  outcomes: Elements;
}) {
  return (
    <div className="mt-3 max-w-[62ch]">
      <p role="status" className="text-lg text-ink-2">
        {!isShared
          ? "Answer the eight questions, and the lenders show here."
          : !isComplete
            ? "One answer is missing now. Complete it, and the lenders are back."
            : hasFailed
              ? FAILED
              : COMPARING}
      </p>
      {!(isShared && isComplete) && outcomes}
    </div>
  );
}
