"use client";

import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { AuthButton } from "@/components/auth/auth-button";
import { lazyPart } from "@/components/lazy/lazy-part";
import { NotOpened } from "@/components/lazy/not-opened";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { Elements } from "@/components/ui/elements";
import { icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Rate } from "@/components/ui/rate";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { copyText } from "@/lib/browser/copy";
import { emiResult } from "@/lib/emi/emi";
import { INPUT_LABELS } from "@/lib/emi/inputs";
import { MOST_PINS, pinsIn, withPin } from "@/lib/emi/pin-address";
import { type MainInputs, SLIDERS, type SliderName } from "@/lib/emi/main-inputs";
import { EMI_SHARE_PCT, salaryFor } from "@/lib/emi/salary";
import { emiSentence, percent, timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/format";
import { routes } from "@/lib/routes";
import { whatsappLink } from "@/lib/whatsapp";
import { Fees } from "./fees";
import { Pictures, Pins } from "./lazy-parts";
import { LendersFrom } from "./lenders-from";
import { Prepay } from "./prepay";
import { PrintSheet } from "./print-sheet";
import { RateChange } from "./rate-change";
import { RateSince } from "./rate-since";
import { Ring } from "./ring";
import { SliderLine } from "./slider-line";
import { readPlan, studyPlan } from "./study-plan";
import { useInputs } from "./use-inputs";
import { useThisMonth } from "./use-this-month";
import { WhileYouStudy } from "./while-you-study";

/** Two links of a chain. */
const Chain = icon("M10 17H7A5 5 0 0 1 7 7h3M14 7h3a5 5 0 0 1 0 10h-3M8.5 12h7");
/** A speech bubble. */
const Bubble = icon("M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1z");

const loadSchedule = () => import("./schedule-dialog");
const ScheduleDialog = lazyPart(async () => (await loadSchedule()).ScheduleDialog, NotOpened);

/** The eligibility check asks for the same amount and times. Where the code does not come, it asks for them blank. */
const tellCheck = (loan: MainInputs) =>
  void import("@/lib/drafts/check-answers").then(({ rememberLoan }) => rememberLoan(loan)).catch(() => {});

const NAMES = Object.keys(SLIDERS) as SliderName[];
/** A screen reader hears the answer when the figures have come to rest (UX E7). */
const QUIET_MS = 600;

/**
 * The whole calculator. The server draws it with the defaults, so that the answer is there before any script.
 * @param pictures of the defaults; these, their tabs and the notes come drawn, so that their code stays on the server
 */
export function Calculator({
  lenders,
  readAt,
  tabs,
  pictures,
  notes,
}: {
  lenders: Omit<Parameters<typeof LendersFrom>[0], "rate">;
  readAt: number;
  tabs: Elements;
  pictures: Elements;
  notes: Record<"prepay" | "rate" | "fees", Elements>;
}) {
  const { main, extra, ignored, isFirst, setOne, setAll, setMore, write } = useInputs();
  const search = useSearch();
  const thisMonth = useThisMonth();
  const [open, setOpen] = useState(false);
  const [printedAt, setPrintedAt] = useState<number>();

  const plan = useMemo(() => readPlan(main), [main]);
  // While a slider is dragged, what is below follows when there is time.
  const later = useDeferredValue(plan);
  const study = useMemo(() => studyPlan(later, extra), [later, extra]);
  const result = emiResult(plan ?? { principal: NaN, annualRatePct: NaN, months: NaN });

  // On paper there is the whole schedule instead of the page, whoever asks for printing.
  useEffect(() => {
    const before = () =>
      flushSync(() => {
        setOpen(false);
        setPrintedAt(Date.now());
      });
    const after = () => setPrintedAt(undefined);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  // A page kept hidden by the router must not come back with its dialog open.
  useLayoutEffect(() => () => setOpen(false), []);

  const sentence = plan ? emiSentence(plan) : "Fill in the loan amount, rate and tenure to see the EMI.";

  return (
    <>
      {printedAt !== undefined && plan && thisMonth && (
        <PrintSheet loan={plan} start={thisMonth} printedAt={printedAt} />
      )}
      {open && plan && thisMonth && (
        <Suspense>
          <ScheduleDialog loan={plan} start={thisMonth} onClose={() => setOpen(false)} onPrint={() => window.print()} />
        </Suspense>
      )}

      <div className="no-print">
        <RateSince plan={plan} readAt={readAt} onRate={(rate) => setOne("rate", rate)} />
        {ignored.length > 0 && (
          <p role="status" className="mb-6 rounded-md bg-marigold-soft p-4 text-sm">
            {`The address held something for ${listed(ignored.map((name) => INPUT_LABELS[name]))} that makes no sense, so it was left out. Check the boxes below.`}
          </p>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <section aria-labelledby="result" className="lg:col-start-2 lg:row-start-1">
            <div className="file-tabs">
              <h2 id="result" className="file-tab file-tab-current">
                Result
              </h2>
            </div>
            <div className="file-panel lg:rounded-b-none lg:border-b-0 lg:pb-0">
              <Announcement sentence={sentence} />
              <p className="mt-4">
                <Money amount={result.monthlyEMI} className="figure" /> <span className="text-ink-2">a month</span>
              </p>
            </div>
          </section>

          <section aria-labelledby="loan" className="max-lg:mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <div className="sticky top-16 z-20 -mx-4 flex items-baseline justify-between gap-4 border-b border-line bg-paper px-4 py-2 md:-mx-6 md:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
              <h2 id="loan" className="text-h3">
                Your loan
              </h2>
              <p aria-hidden className="amount text-lg lg:hidden">
                <Money amount={result.monthlyEMI} /> / month
              </p>
            </div>
            {/* The sticky line must not cover what has the focus. */}
            <div className="mt-4 grid gap-7 max-lg:[&_:is(input,button)]:scroll-mt-14 lg:mt-2">
              {NAMES.map((name) => (
                <SliderLine key={name} name={name} text={main[name]} onChange={setOne} />
              ))}
            </div>
            <p className="mt-4 text-sm text-ink-2">
              The course duration does not change the EMI above: see what it does under &ldquo;While you study&rdquo;.
            </p>
          </section>

          <div className="file-panel max-lg:mt-6 max-lg:rounded-md lg:col-start-2 lg:row-start-2 lg:rounded-t-none lg:border-t-0 lg:pt-5">
            <div className="group/picture">
              {tabs}
              <div className="hidden flex-wrap items-center gap-x-6 gap-y-4 no-has:mb-6 no-has:flex group-has-[#picture-ring:checked]/picture:flex">
                <Ring
                  principalPct={result.principalPercentage}
                  name={
                    plan
                      ? `Of ${rupees(result.totalAmount)} in all, ${percent(result.principalPercentage)} is the loan and ${percent(result.interestPercentage)} is interest.`
                      : "No answer yet"
                  }
                />
                <dl className="grid min-w-[min(11rem,100%)] flex-1 gap-3">
                  <Sum label="Principal" figure={result.principalAmount} swatch="bg-chart-1" />
                  <Sum label="Interest" figure={result.interestAmount} swatch="bg-chart-2" />
                  <Sum label="Total you pay" figure={result.totalAmount} />
                  <Sum label="Monthly EMI" figure={result.monthlyEMI} />
                </dl>
              </div>
              {isFirst ? (
                pictures
              ) : (
                <Suspense fallback={<div className="opacity-50">{pictures}</div>}>
                  <Pictures plan={later} extra={extra} />
                </Suspense>
              )}
            </div>
            <p className="mt-5 text-sm">
              To keep this EMI under <Rate pct={EMI_SHARE_PCT} /> of take-home pay, you need{" "}
              <Money as="strong" amount={salaryFor(result.monthlyEMI)} /> a month.
            </p>
            {study && (
              <p className="mt-3 rounded-md bg-peacock-soft p-3 text-sm">
                <span>{`If nothing is paid during the ${timeWords(study.courseMonths)} of the course`}</span>
                {study.graceMonths > 0 && <span>{` and ${study.graceMonths} months of grace`}</span>}
                <span>, the EMI becomes </span>
                <Money as="strong" amount={study.outcomes.nothing.emiAfterStudy} />
                <span>. </span>
                <a href="#while-you-study" className="link">
                  While you study
                </a>
              </p>
            )}
            <div className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
              <AuthButton opens="apply" className={buttonClass({ variant: "accent" })}>
                Check Eligibility
              </AuthButton>
              <Button
                variant="outline"
                aria-haspopup="dialog"
                disabled={!plan}
                onPointerEnter={() => void loadSchedule().catch(() => {})}
                onFocus={() => void loadSchedule().catch(() => {})}
                onClick={() => setOpen(true)}
              >
                View Repayment Schedule
              </Button>
            </div>
            <Share
              sentence={sentence}
              known={plan !== undefined}
              write={write}
              pin={
                pinsIn(search).length < MOST_PINS
                  ? () => {
                      write();
                      if (plan) setSearch(withPin(location.search, plan));
                    }
                  : undefined
              }
            />
            <p className="mt-4 text-sm text-ink-2">
              Figures are rounded to the rupee; totals come from the exact EMI. An estimate, not an offer.{" "}
              <Link href={routes.eligibility} className="link" onClick={() => tellCheck(main)}>
                Which lenders fit you
              </Link>
            </p>
          </div>
        </div>

        {pinsIn(search).length > 0 && (
          <Suspense>
            <Pins search={search} extra={extra} onUse={setAll} onRemove={setSearch} />
          </Suspense>
        )}
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel id="while-you-study" title="While you study" startOpen>
            <WhileYouStudy plan={later} extra={extra} set={setMore} />
          </Panel>
          <Panel id="prepay-panel" title="Pay some of it early">
            <Prepay plan={later} extra={extra} set={setMore} />
            {notes.prepay}
          </Panel>
          <Panel id="rate-panel" title="When the rate changes">
            <RateChange plan={later} extra={extra} set={setMore} />
            {notes.rate}
          </Panel>
          <Panel id="fees-panel" title="Fees and the true rate (APR)">
            <Fees plan={later} extra={extra} set={setMore} />
            {notes.fees}
          </Panel>
        </div>
        <div className="mt-12">
          <LendersFrom {...lenders} rate={later?.annualRatePct} />
        </div>
      </div>
    </>
  );
}

function Panel({
  id,
  title,
  startOpen,
  children,
}: {
  id: string;
  title: string;
  startOpen?: boolean;
  children: Elements;
}) {
  return (
    <Accordion id={id} card level={2} startOpen={startOpen} title={title}>
      {children}
    </Accordion>
  );
}

function Sum({ label, figure, swatch }: { label: string; figure: number; swatch?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2">
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        {swatch && <span aria-hidden className={`size-3 shrink-0 rounded-xs ${swatch}`} />}
        <span>{label}</span>
      </dt>
      <Money as="dd" amount={figure} className="text-lg font-bold" />
    </div>
  );
}

/** The sentence, a moment after the last change: dragging must not flood a screen reader. */
function Announcement({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState(sentence);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(sentence), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [sentence]);
  return (
    <output aria-live="polite" className="block min-h-[4.65em] font-display md:min-h-[3.1em]">
      {said}
    </output>
  );
}

function Share({
  sentence,
  known,
  write,
  pin,
}: {
  sentence: string;
  known: boolean;
  write: () => void;
  /** Undefined when no more loans can be pinned. */
  pin: (() => void) | undefined;
}) {
  const [said, setSaid] = useState("");
  async function copy() {
    write();
    setSaid(
      (await copyText(location.href))
        ? "Link copied."
        : "Your browser does not let us copy. The address bar holds the same link.",
    );
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          <Chain size={18} />
          <span>Copy link</span>
        </Button>
        <a
          className={buttonClass({ variant: "quiet", size: "sm" })}
          href={whatsappLink({ text: sentence })}
          target="_blank"
          rel="noreferrer"
          aria-disabled={!known || undefined}
          onClick={(event) => {
            if (!known) return event.preventDefault();
            write();
            // Only now is the address known: the server draws the link without it.
            event.currentTarget.href = whatsappLink({ text: `${sentence} ${location.href}` });
          }}
        >
          <Bubble size={18} />
          <span>Send by WhatsApp</span>
        </a>
        <Button variant="quiet" size="sm" disabled={!known || !pin} onClick={pin}>
          {pin ? "Pin this" : "Three are pinned"}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {said}
      </p>
    </div>
  );
}

/** "rate, tenure and fee", each once. */
function listed(names: readonly string[]) {
  const once = [...new Set(names)];
  return once.length > 1 ? `${once.slice(0, -1).join(", ")} and ${once.at(-1)}` : once.join("");
}
