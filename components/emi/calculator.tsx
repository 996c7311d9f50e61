"use client";

import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { AuthButton } from "@/components/auth/auth-button";
import { lazyPart } from "@/components/lazy/lazy-part";
import { DialogLoadError } from "@/components/lazy/dialog-load-error";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { Elements } from "@/components/ui/elements";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { emiResult } from "@/lib/emi/emi";
import { INPUT_LABELS } from "@/lib/emi/inputs";
import { MOST_PINS, pinsIn, withPin } from "@/lib/emi/pin-address";
import type { MainInputs } from "@/lib/emi/main-inputs";
import { EMI_SHARE_PCT, salaryFor } from "@/lib/emi/salary";
import { emiSentence, timeWords } from "@/lib/emi/words";
import { routes } from "@/lib/routes";
import { Pictures, Pins } from "./lazy-parts";
import { LendersFrom } from "./lenders-from";
import { LoanSection } from "./loan-section";
import { MorePanels } from "./more-panels";
import { PrintSheet } from "./print-sheet";
import { RateSince } from "./rate-since";
import { ResultHead } from "./result-head";
import { RingAndSums } from "./ring-and-sums";
import { Share } from "./share";
import { readPlan, studyPlan } from "./study-plan";
import { useInputs } from "./use-inputs";
import { usePrintedAt } from "./use-printed-at";
import { useThisMonth } from "./use-this-month";

const loadSchedule = () => import("./schedule-dialog");
const ScheduleDialog = lazyPart(async () => (await loadSchedule()).ScheduleDialog, DialogLoadError);

/** The eligibility check asks for the same amount and times. Where the code does not come, it asks for them blank. */
const tellCheck = (loan: MainInputs) =>
  void import("@/lib/drafts/check-answers").then(({ rememberLoan }) => rememberLoan(loan)).catch(() => {});

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
  notes: Parameters<typeof MorePanels>[0]["notes"];
}) {
  const { main, extra, ignored, isFirst, setOne, setAll, setMore, write } = useInputs();
  const search = useSearch();
  const thisMonth = useThisMonth();
  const [open, setOpen] = useState(false);
  const printedAt = usePrintedAt(() => setOpen(false));

  const plan = useMemo(() => readPlan(main), [main]);
  // While a slider is dragged, what is below follows when there is time.
  const later = useDeferredValue(plan);
  const study = useMemo(() => studyPlan(later, extra), [later, extra]);
  const result = emiResult(plan ?? { principal: NaN, annualRatePct: NaN, months: NaN });

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
        {ignored.length > 0 && <Ignored names={ignored} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <ResultHead sentence={sentence} monthlyEMI={result.monthlyEMI} />

          <LoanSection main={main} monthlyEMI={result.monthlyEMI} onChange={setOne} />

          <div className="file-panel max-lg:mt-6 max-lg:rounded-md lg:col-start-2 lg:row-start-2 lg:rounded-t-none lg:border-t-0 lg:pt-5">
            <div className="group/picture">
              {tabs}
              <RingAndSums result={result} known={plan !== undefined} />
              {isFirst ? (
                pictures
              ) : (
                <Suspense fallback={<div className="opacity-50">{pictures}</div>}>
                  <Pictures plan={later} extra={extra} />
                </Suspense>
              )}
            </div>
            <p className="mt-5 text-sm">
              To keep this EMI under <Percent pct={EMI_SHARE_PCT} /> of take-home pay, you need{" "}
              <Money as="strong" amount={salaryFor(result.monthlyEMI)} /> a month.
            </p>
            {study && <StudyNote study={study} />}
            <NextSteps known={plan !== undefined} onSchedule={() => setOpen(true)} />
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
        <MorePanels plan={later} extra={extra} set={setMore} notes={notes} />
        <div className="mt-12">
          <LendersFrom {...lenders} rate={later?.annualRatePct} />
        </div>
      </div>
    </>
  );
}

/** What an address held and no box took. */
function Ignored({ names }: { names: readonly (keyof typeof INPUT_LABELS)[] }) {
  return (
    <p role="status" className="mb-6 rounded-md bg-marigold-soft p-4 text-sm">
      {`The address held something for ${listed(names.map((name) => INPUT_LABELS[name]))} that makes no sense, so it was left out. Check the boxes below.`}
    </p>
  );
}

function NextSteps({ known, onSchedule }: { known: boolean; onSchedule: () => void }) {
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <AuthButton opens="apply" className={buttonClass({ variant: "accent" })}>
        Check Eligibility
      </AuthButton>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        disabled={!known}
        onPointerEnter={() => void loadSchedule().catch(() => {})}
        onFocus={() => void loadSchedule().catch(() => {})}
        onClick={onSchedule}
      >
        View Repayment Schedule
      </Button>
    </div>
  );
}

/** What the EMI becomes where nothing is paid during the course. */
function StudyNote({ study }: { study: NonNullable<ReturnType<typeof studyPlan>> }) {
  return (
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
  );
}

/** "rate, tenure and fee", each once. */
function listed(names: readonly string[]) {
  const once = [...new Set(names)];
  return once.length > 1 ? `${once.slice(0, -1).join(", ")} and ${once.at(-1)}` : once.join("");
}
