"use client";

import { useRouter } from "next/navigation";
import { type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { DialogLoadError } from "@/components/lazy/dialog-load-error";
import { Accordion } from "@/components/ui/accordion";
import { focusHeading } from "@/components/ui/focus-field";
import { Link } from "@/components/ui/link";
import { OnTheWay, useLeave } from "@/components/ui/on-the-way";
import { RichText } from "@/components/ui/rich-text";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { whenIdle } from "@/lib/browser/when-idle";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { stateOf } from "@/lib/application/tasks";
import { isDone, missingSections } from "@/lib/loan-form/progress";
import { formContext, SECTION_KEYS, type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { sectionPosition, sectionsIn, STEPS } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { BeforeYouStart } from "./before-you-start";
import { loadSuggestions } from "./field-input";
import { BackToTasks, Frame } from "./frame";
import { KeptHere } from "./kept-here";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { SectionForm } from "./section-form";
import { StepBar } from "./step-bar";
import { StepRecap } from "./step-recap";
import { fetching } from "./texts";
import { Uploads } from "./uploads";
import { namesField, useDeepLink } from "./use-deep-link";
import { wayBack } from "./way-back";
import { Welcome } from "./welcome";

const MissingFields = lazyPart(async () => (await import("./missing-fields")).MissingFields, DialogLoadError);

/** What the wizard says of an application: a section, the review, or at the start where to go on. */
export function WizardContent({
  at,
  record,
  drafts,
  children,
}: {
  at: SectionKey | "review" | null;
  record: LoadedForm;
  drafts: DraftStore;
  children?: ReactElement;
}) {
  const router = useRouter();
  const start = at || record.complete ? null : startOf(record);

  // If this fails, the step that needs it asks again.
  useEffect(() => whenIdle(() => void loadSuggestions().catch(() => {})), []);

  useEffect(() => {
    if (start) router.replace(start);
  }, [start, router]);

  return (
    <>
      <Uploads record={record} drafts={drafts} />
      {start ? (
        <p role="status" className="card">
          {fetching()}
        </p>
      ) : at ? (
        <Framed at={at} record={record} drafts={drafts}>
          {at === "review" ? (
            children
          ) : (
            <SectionPage key={versionOf(at, record)} at={at} record={record} drafts={drafts} />
          )}
        </Framed>
      ) : (
        children
      )}
    </>
  );
}

function Framed({
  drafts,
  ...frame
}: {
  at: SectionKey | "review";
  record: LoadedForm;
  drafts: DraftStore;
  children: ReactNode;
}) {
  const drafted = useBrowserValue(() => SECTION_KEYS.filter((key) => drafts.get(key)).join(), "", drafts.subscribe);
  return <Frame {...frame} hasDraft={(key) => drafted.split(",").includes(key)} />;
}

/**
 * A step that was left stays in memory with what was typed in it. It begins anew when the application was completed,
 * or when the people that its papers are about have changed.
 */
function versionOf(at: SectionKey, record: LoadedForm) {
  const people = sectionOf(at).about === "each-person" ? formContext(record).coApplicants : [];
  return [at, record.complete, ...people].join();
}

/** The first unfinished section; with all of them done, the review before the final submit. */
function startOf(record: LoadedForm) {
  const undone = STEPS.flatMap((_step, index) => sectionsIn(index)).find((key) => !isDone(record, key));
  return undone ? routes.loanFormSection(sectionOf(undone).slug) : routes.loanFormReview;
}

function SectionPage({ at, record, drafts }: { at: SectionKey; record: LoadedForm; drafts: DraftStore }) {
  const { arriveAt, arrival } = useLoanForm();
  const leave = useLeave();
  const [missing, setMissing] = useState<SectionKey[] | null>(null);
  const [folded, setFolded] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, previous, next } = sectionPosition(at);
  const section = sectionOf(at);
  const panels = STEPS[step]!.panels;
  // Decided as the visit begins, so that nothing above the questions goes away while they are answered.
  const isBack = arrival !== null && arrival !== "over" && arrival.before;

  useEffect(() => arriveAt(at), [at, arriveAt]);
  // Before the step is seen: on a slow phone the focus would else be taken from a box that was already tapped.
  useLayoutEffect(() => {
    if (!namesField()) focusHeading(heading.current);
  }, [at]);
  useDeepLink();

  const go = (key: SectionKey) => leave.push(routes.loanFormSection(sectionOf(key).slug));

  function proceed(saved: LoadedForm) {
    // A Change link leads back to where it stands.
    const from = wayBack(at);
    if (from) return leave.push(from);
    if (next) return go(next);
    const left = missingSections(saved);
    if (left.length > 0) return setMissing(left);
    leave.push(routes.loanFormReview);
  }

  return (
    <>
      {leave.isLeaving && <OnTheWay />}
      <div>
        <div className="-mt-2 flex items-center gap-3 md:mb-2 md:gap-6">
          <BackToTasks />
          <StepBar step={step} record={record} />
        </div>
        <p className="text-sm text-ink-2">
          {t("wizard.stepOf", "Step {{number}} of {{steps}}: {{step}}", {
            number: step + 1,
            steps: STEPS.length,
            step: STEPS[step]!.title,
          })}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {section.heading}
        </h1>
      </div>
      {record.complete && <SubmittedNotice />}
      {!record.complete && <Welcome at={at} record={record} drafts={drafts} />}
      <StepRecap at={at} record={record} drafts={drafts} />
      {!record.complete && !previous && (
        <BeforeYouStart isFirstVisit={record.generalDetails === null && !isBack} drafts={drafts} />
      )}
      <div className="wizard-panels">
        {panels.map((panel) => {
          const sections: readonly SectionKey[] = panel.sections;
          const current = sections.includes(at);
          const content = current && (
            <div className="grid gap-4 md:gap-6 md:pt-2">
              {sections.length > 1 && <SubSteps sections={sections} at={at} record={record} />}
              {/* As high as the screen, so that what stands below the step is not seen to move. */}
              <Suspense
                fallback={
                  <p role="status" className="min-h-dvh">
                    {fetching()}
                  </p>
                }
              >
                <SectionForm
                  section={section}
                  record={record}
                  drafts={drafts}
                  onPrevious={previous ? () => go(previous) : null}
                  onSaved={proceed}
                />
                <Drawn onDrawn={setDrawn} />
              </Suspense>
            </div>
          );
          if (panels.length === 1)
            return (
              <div key={panel.title} className="card">
                {content}
              </div>
            );
          return (
            <Accordion
              key={panel.title}
              card
              level={2}
              title={panel.title}
              open={current && !folded}
              onOpenChange={(open) => (current ? setFolded(!open) : go(sections[0]!))}
            >
              {content}
            </Accordion>
          );
        })}
      </div>
      {/* Not before the step, which may turn out shorter than what stood in its place. */}
      {!record.complete && drawn && <KeptHere drafts={drafts} />}
      {missing && (
        <Suspense>
          <MissingFields sections={missing} onClose={() => setMissing(null)} />
        </Suspense>
      )}
    </>
  );
}

function SubmittedNotice() {
  return (
    <p className="card" role="status">
      <span>{`${t(
        "wizard.wasSubmitted",
        "Your application was submitted. You can look at everything here; its answers and papers stay as they are.",
      )} `}</span>
      <RichText
        text={t("wizard.papersLater", "A paper that was left out can still be added: <link>choose it here</link>.")}
        parts={{
          link: (words) => (
            <Link href={`${routes.loanForm}#left-out`} className="link">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** Tells before the next paint that what stands beside it is there. */
function Drawn({ onDrawn }: { onDrawn: (isDrawn: true) => void }) {
  useLayoutEffect(() => onDrawn(true), [onDrawn]);
  return null;
}

/** The parts of one panel, each with an address of its own. */
function SubSteps({ sections, at, record }: { sections: readonly SectionKey[]; at: SectionKey; record: LoadedForm }) {
  return (
    <nav aria-label={t("wizard.parts", "Parts of this step")}>
      <ol className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
        {sections.map((key) => (
          <li key={key}>
            <Link
              href={routes.loanFormSection(sectionOf(key).slug)}
              aria-current={key === at ? "step" : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent font-bold text-ink-2 hover:text-ink aria-[current=step]:border-marigold aria-[current=step]:text-ink"
            >
              {stateOf(record, key) === "completed" ? (
                <RichText
                  text={t("wizard.partDone", "{{part}}<hidden> (completed)</hidden>", { part: sectionOf(key).title })}
                  parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              ) : (
                sectionOf(key).title
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
