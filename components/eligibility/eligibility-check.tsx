"use client";

import {
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { ChangesNotice } from "@/components/lender/changes-notice";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { ErrorSummary } from "@/components/ui/error-summary";
import { TabPanel } from "@/components/ui/tab-panel";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { whenIdle } from "@/lib/browser/when-idle";
import { fromSearch, QUESTIONS, readDraft, toSearch } from "@/lib/eligibility/answers";
import { asksInstitute, check } from "@/lib/eligibility/check";
import type { PageBook } from "@/lib/eligibility/candidates";
import { routes } from "@/lib/routes";
import { CaseLine } from "./case-line";
import { Questions } from "./questions";
import { useCandidates } from "./use-candidates";
import { useDraft } from "./use-draft";

/** Said while the lenders for an address that holds every answer are on their way. */
const COMPARING = "Comparing the lenders …";

const FAILED =
  "The lenders could not be compared now. Your answers are kept in the address: please try again in a minute.";

// Before the first complete answer there is nothing to show: it is fetched while the form is filled in.
const loadResults = () => import("./results");
const Results = lazyPart(async () => (await loadResults()).Results, SectionLoadError);
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
  const { draft, answers, exchange, order, errorOf, isShared, change, left, submit } = useDraft(
    countries,
    currencies,
    readAt,
  );
  const [attempt, setAttempt] = useState(0);
  // Until the page works, the head script alone knows that the address holds every answer (app/globals.css).
  const isKnown = useBrowserValue(() => true, false) || undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => whenIdle(() => void loadResults().catch(() => {})), []);

  // Typing must not wait for the list of lenders to be drawn.
  const typed = useDeferredValue(isShared ? answers : undefined);
  const typedRates = useDeferredValue(exchange);
  const { hasFailed, search: foundFor, found, more } = useCandidates(isWhole || !isShared ? null : toSearch(draft));
  const rulebook = isWhole ? page.book : found?.book;
  const months = found?.comparedMonths;
  const { asked, rates } = useMemo(() => {
    if (isWhole) return { asked: typed, rates: typedRates };
    const was = foundFor === undefined ? null : readDraft(fromSearch(foundFor, currencies), countries);
    return { asked: was?.answers, rates: was?.exchange ?? {} };
  }, [isWhole, typed, typedRates, foundFor, currencies, countries]);
  const result = useMemo(
    () => (asked && rulebook ? check(rulebook, asked, rates, order, months) : undefined),
    [rulebook, asked, rates, order, months],
  );
  const isInstituteAsked = useMemo(
    () => (asked !== undefined && isWhole ? asksInstitute(page.book, asked, rates) : (found?.asksInstitute ?? false)),
    [isWhole, page.book, found, asked, rates],
  );
  const errors = QUESTIONS.flatMap((question) => {
    const message = errorOf(question);
    return message ? [{ id: question, message }] : [];
  });

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    let isComplete = false;
    flushSync(() => {
      isComplete = submit();
      setAttempt(isComplete ? 0 : attempt + 1);
    });
    if (!isComplete) return;
    event.currentTarget.closest("details")!.open = false;
    // The list may still be on its way (see above); its heading is always there.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      {/* Beside a long list the form stays in sight. By its lower edge: it can be taller than the screen. */}
      <TabPanel label="Your case" as="h2" className="lg:sticky lg:bottom-6 lg:self-end">
        <details open={!isShared} data-known={isKnown} data-answered={isShared || undefined} className="answered-form">
          <CaseLine answers={answers} countries={countries} />
          {/* Sent as it is before the script runs, it comes back to this page with the answers in the address. */}
          <form method="get" action={routes.eligibility} noValidate onSubmit={show} className="grid gap-6">
            {attempt > 0 && errors.length > 0 && <ErrorSummary at={attempt} errors={errors} />}
            <Questions
              draft={draft}
              answers={answers}
              errorOf={errorOf}
              onChange={change}
              onLeave={left}
              countries={countries}
              minLoanAmount={minLoanAmount}
              smallLoan={smallLoan}
            />
            <Button type="submit" variant="accent" size="lg" block>
              {isShared ? "Go to the lenders" : "Check eligibility"}
            </Button>
            <p className="text-sm text-ink-2">
              <span>
                No login, no phone number. Your answers stay in this browser and in the address of this page, which you
                can share.
              </span>
              {!isWhole && <span> To compare so many loans they are sent to us, and nothing of them is kept.</span>}
            </p>
          </form>
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
          {result && asked && rulebook ? (
            <Suspense fallback={<p className="mt-3 text-lg text-ink-2">{COMPARING}</p>}>
              <Results
                result={result}
                rulebook={rulebook}
                counts={found?.counts}
                all={page}
                onMore={more}
                readAt={readAt}
                answers={asked}
                isInstituteAsked={isInstituteAsked}
                currencies={currencies}
                draft={draft}
                errorOf={errorOf}
                onChange={change}
                onExchange={(currency, value) => change({ currency }, value)}
                onLeave={left}
              />
            </Suspense>
          ) : (
            <div className="mt-3 max-w-[62ch]">
              <p role="status" className="text-lg text-ink-2">
                {!isShared
                  ? "Answer the eight questions, and the lenders show here."
                  : !answers
                    ? "One answer is missing now. Complete it, and the lenders are back."
                    : hasFailed
                      ? FAILED
                      : COMPARING}
              </p>
              {!(isShared && answers) && outcomes}
            </div>
          )}
        </section>
        <div className="mt-12">{children}</div>
      </div>
    </div>
  );
}
