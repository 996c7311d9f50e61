"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ErrorSummary } from "@/components/ui/error-summary";
import { focusHeading } from "@/components/ui/focus-field";
import { Link } from "@/components/ui/link";
import { OnTheWay, useLeave } from "@/components/ui/on-the-way";
import { clearToasts } from "@/components/ui/toast";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { CallError, isRefused } from "@/lib/browser/post";
import { missingSections } from "@/lib/loan-form/progress";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { sectionsIn, STEPS } from "@/lib/loan-form/steps";
import { needsOf } from "@/lib/application/tasks";
import { plural, t } from "@/lib/messages/text";
import { nameOfDocument, usuallyMissing } from "@/lib/papers/wanted";
import { routes } from "@/lib/routes";
import { BackToTasks } from "./frame";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { MayBeSentBack } from "./may-be-sent-back";
import { MissingFields } from "./missing-fields";
import { NoticedPapers } from "./noticed-papers";
import { ReviewedSection } from "./reviewed-section";
import { OnlyHere } from "./section-summary";
import { reviewTitle, saveFailed, yourAnswers } from "./texts";
import { changeAt, REVIEW } from "./way-back";

const SUBMIT = "submit";
const SHOWN = STEPS.flatMap((_step, index) => sectionsIn(index));

/** Everything as it will be sent, each answer with a way to change it, and the final submit (GOV.UK Check answers). */
export function Review() {
  const form = useLoanForm();
  return form.state === "ready" ? <Opened record={form.record} drafts={form.drafts} /> : null;
}

function Opened({ record, drafts }: { record: LoadedForm; drafts: DraftStore }) {
  const { submit, reload } = useLoanForm();
  const leave = useLeave();
  const [missing, setMissing] = useState<SectionKey[] | null>(null);
  const [problem, setProblem] = useState<{ at: number; message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { complete } = record;
  const title = complete ? yourAnswers() : reviewTitle();

  useLayoutEffect(() => focusHeading(heading.current), [title]);

  async function send() {
    setProblem(null);
    clearToasts();
    const left = missingSections(record);
    if (left.length > 0) return setMissing(left);
    setBusy(true);
    try {
      await submit();
      // In place of this page, so that Back does not lead to a submit that was made.
      leave.replace(routes.loanForm);
    } catch (error) {
      const call = error instanceof CallError ? error : new CallError("", 0);
      // Somebody else's save may have undone a section between our look and theirs.
      if (isRefused(error, "sectionsMissing")) {
        setMissing(call.issues.map(({ path }) => path as SectionKey));
        return void reload();
      }
      setProblem((before) => ({
        at: (before?.at ?? 0) + 1,
        message:
          call.http === 0
            ? t(
                "wizard.submitOffline",
                "Error saving data. Please try again. No answer came, so we do not know whether it was sent. Everything you saved is safe with us.",
              )
            : saveFailed(),
      }));
    } finally {
      setBusy(false);
    }
  }

  const unsaved = complete ? [] : SHOWN.filter((key) => drafts.get(key));
  return (
    <>
      {leave.isLeaving && <OnTheWay />}
      <div>
        <BackToTasks />
        <p className="text-sm text-ink-2">
          {complete ? t("wizard.asSubmitted", "As submitted") : t("wizard.lastStep", "Last step")}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h1>
        {!complete && (
          <p className="mt-2 text-ink-2">
            {t(
              "wizard.reviewIntro",
              "Read through it once. After you submit, answers cannot be changed. Papers can still be added for a lender that you choose.",
            )}
          </p>
        )}
      </div>
      {problem && <ErrorSummary at={problem.at} message={problem.message} />}
      <OnlyHere sections={unsaved} back={REVIEW} />
      {!complete && <StillMissing record={record} />}
      {!complete && <MayBeSentBack />}
      {!complete && <Preflight record={record} />}
      <div className="grid gap-2">
        {SHOWN.map((key) => (
          <ReviewedSection key={key} section={sectionOf(key)} record={record} />
        ))}
      </div>
      {complete ? (
        <div>
          <Link href={routes.loanForm} className={buttonClass({ variant: "outline" })}>
            {t("wizard.backToConfirmation", "Back to your confirmation")}
          </Link>
        </div>
      ) : (
        <div className="card grid justify-items-start gap-3">
          <h2 id={SUBMIT} tabIndex={-1} className="text-h3">
            {t("wizard.submitTitle", "Submit your application")}
          </h2>
          <p>
            {t(
              "wizard.submitDeclares",
              "By submitting you say that these answers are true as far as you know, and that your co-applicants agree to their papers being used.",
            )}
          </p>
          <Button variant="accent" size="lg" busy={busy} onClick={() => void send()}>
            {t("wizard.submit", "Submit application")}
          </Button>
        </div>
      )}
      <MissingFields sections={missing} onClose={() => setMissing(null)} />
    </>
  );
}

/** What lenders usually ask of people like these and is not in the application: nothing is refused for it. */
function Preflight({ record }: { record: LoadedForm }) {
  const papers = usuallyMissing(record);
  if (papers.length === 0) return null;
  return (
    <NoticedPapers
      id="usual"
      title={plural("wizard.usualMissing", papers.length, {
        one: "1 paper that lenders usually ask you for",
        other: "{{count}} papers that lenders usually ask you for",
      })}
      papers={papers.map((paper) => ({ ...paper, name: nameOfDocument(paper), why: paper.because }))}
      wayTo={(paper) => t("wizard.addPaper", "Add<hidden> {{paper}}</hidden>", { paper })}
    >
      <p>
        <a href={`#${SUBMIT}`} className="link inline-flex min-h-11 items-center">
          {t("wizard.sendWithout", "Send without them")}
        </a>
      </p>
    </NoticedPapers>
  );
}

/** What the submit would refuse, each a link to the very field. */
function StillMissing({ record }: { record: LoadedForm }) {
  const missing = SHOWN.flatMap((key) =>
    needsOf(record, key)
      .filter(({ done }) => !done)
      .map((need) => ({ ...need, key })),
  );
  if (missing.length === 0) return null;
  return (
    <section
      aria-labelledby="missing"
      className="rounded-md border border-line border-l-4 border-l-marigold bg-surface p-4 md:p-6"
    >
      <h2 id="missing" className="text-h4">
        {plural("wizard.answersMissing", missing.length, {
          one: "1 answer is still missing",
          other: "{{count}} answers are still missing",
        })}
      </h2>
      <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
        {missing.map(({ key, path, label }) => (
          <li key={`${key} ${path}`} className="pb-1">
            <Link href={changeAt(key, path, REVIEW)} className="link relative -mb-1 inline-block py-2.5">
              {label}
            </Link>
            <span className="block text-sm text-ink-2">{sectionOf(key).title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
