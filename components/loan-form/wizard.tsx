"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/toast";
import { CallError } from "@/lib/http/post";
import { isDone, missingSections } from "@/lib/loan-form/progress";
import { circumstancesOf, type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { placeOf, STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";
import { Completed } from "./completed";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { MissingFields } from "./missing-fields";
import { SectionForm } from "./section-form";
import { StepBar } from "./step-bar";

const FETCHING = "Loan application data fetching shortly...";

/** The wizard at one section, or at the start: the first unfinished section, or the completed screen. */
export function Wizard({ at }: { at: SectionKey | null }) {
  const form = useLoanForm();
  const router = useRouter();
  const record = form.state === "ready" ? form.record : null;
  const start = record && !record.complete ? firstUndone(record) : null;

  useEffect(() => {
    if (!at && start) router.replace(routes.loanFormSection(sectionOf(start).slug));
  }, [at, start, router]);

  if (form.state === "failed") {
    return (
      <div role="alert" className="card grid justify-items-start gap-4">
        <p>{form.offline ? "You seem to be offline. Your application is safe with us." : "We could not load your application just now."}</p>
        <Button onClick={() => void form.reload()}>Try again</Button>
      </div>
    );
  }
  if (!record || (!at && !record.complete)) return <p role="status" className="card">{FETCHING}</p>;
  return at ? <SectionPage key={versionOf(at, record)} at={at} record={record} /> : <Completed record={record} />;
}

/**
 * A step that was left stays in memory with what was typed in it. It begins anew when the application was completed,
 * or when the people that its papers are about have changed.
 */
function versionOf(at: SectionKey, record: LoadedForm) {
  const people = sectionOf(at).repeats && at !== "coApplicantDetails" ? circumstancesOf(record).coApplicants : [];
  return [at, record.complete, ...people].join();
}

const firstUndone = (record: LoadedForm): SectionKey =>
  STEPS.flatMap((step) => step.panels.flatMap((panel): readonly SectionKey[] => panel.sections)).find((key) => !isDone(record, key)) ?? "coApplicantFinancialDetails";

function SectionPage({ at, record }: { at: SectionKey; record: LoadedForm }) {
  const { submit } = useLoanForm();
  const router = useRouter();
  const [missing, setMissing] = useState<SectionKey[] | null>(null);
  const [folded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, section, previous, next } = placeOf(at);
  const panels = STEPS[step]!.panels;

  useEffect(() => {
    document.title = `${section.heading}, step ${step + 1} of ${STEPS.length} – Dakhila`;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [section.heading, step]);

  const go = (key: SectionKey) => router.push(routes.loanFormSection(sectionOf(key).slug));

  async function proceed(saved: LoadedForm) {
    if (next) return go(next);
    const left = missingSections(saved);
    if (left.length > 0) return setMissing(left);
    try {
      await submit();
      router.push(routes.loanForm);
    } catch (error) {
      // Somebody else's save may have undone a section between our look and theirs.
      if (error instanceof CallError && error.http === 422) return setMissing(error.issues.map(({ path }) => path as SectionKey));
      failure("Error saving data. Please try again.");
    }
  }

  return (
    <div className="grid gap-6">
      <StepBar step={step} record={record} />
      <div>
        <p className="text-sm text-ink-2">Step {step + 1} of {STEPS.length}: {STEPS[step]!.title}</p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">{section.heading}</h1>
      </div>
      {record.complete && <p className="card" role="status">Your application was submitted. You can look at everything here; nothing can be changed any more.</p>}
      <div className="grid gap-4">
        {panels.map((panel) => {
          const sections: readonly SectionKey[] = panel.sections;
          const current = sections.includes(at);
          const content = current && (
            <div className="grid gap-6 pt-2">
              {sections.length > 1 && <SubSteps sections={sections} at={at} record={record} />}
              <SectionForm section={section} record={record} onPrevious={previous ? () => go(previous) : null} onSaved={proceed} />
            </div>
          );
          if (panels.length === 1) return <div key={panel.title} className="card">{content}</div>;
          return (
            <Accordion key={panel.title} card level={2} title={panel.title} open={current && !folded}
              onOpenChange={(open) => (current ? setFolded(!open) : go(sections[0]!))}>
              {content}
            </Accordion>
          );
        })}
      </div>
      <MissingFields sections={missing} onClose={() => setMissing(null)} />
    </div>
  );
}

/** The parts of one panel, each with an address of its own. */
function SubSteps({ sections, at, record }: { sections: readonly SectionKey[]; at: SectionKey; record: LoadedForm }) {
  return (
    <nav aria-label="Parts of this step">
      <ol className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
        {sections.map((key) => (
          <li key={key}>
            <Link href={routes.loanFormSection(sectionOf(key).slug)} prefetch={false} aria-current={key === at ? "step" : undefined} className="inline-flex min-h-11 items-center border-b-3 border-transparent font-bold text-ink-2 hover:text-ink aria-[current=step]:border-marigold aria-[current=step]:text-ink">
              {sectionOf(key).title}
              {isDone(record, key) && <span className="sr-only"> (completed)</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
