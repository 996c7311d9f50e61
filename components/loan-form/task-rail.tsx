"use client";

import Link from "next/link";
import { Tag } from "@/components/ui/tag";
import { hasProblem } from "@/lib/dashboard/tasks";
import { isDone } from "@/lib/loan-form/progress";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";
import type { LoadedForm } from "./loan-form-context";

type Standing = "completed" | "problem" | "started" | "waits" | "untouched";

/**
 * Where each part stands; the whole row is the link (GOV.UK task list). Finished parts have no colour, so that the
 * unfinished ones stand out; only a part with a refused answer is red, as on the dashboard.
 */
export function TaskRail({
  at,
  record,
  hasDraft,
}: {
  at: SectionKey | "review";
  record: LoadedForm;
  hasDraft: (key: SectionKey) => boolean;
}) {
  const ready = STEPS.every(({ panels }) =>
    panels.every((panel) => (panel.sections as readonly SectionKey[]).every((key) => isDone(record, key))),
  );
  return (
    <nav
      aria-label="Tasks"
      className="no-print sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto min-[80rem]:block"
    >
      {STEPS.map(({ title, panels }) => (
        <div key={title} className="mb-4">
          <p className="text-sm font-bold text-ink-2">{title}</p>
          <ul className="border-t border-line">
            {panels
              .flatMap((panel): readonly SectionKey[] => panel.sections)
              .map((key) => (
                <Row
                  key={key}
                  href={routes.loanFormSection(sectionOf(key).slug)}
                  title={sectionOf(key).title}
                  current={key === at}
                  standing={standingOf(key, record, hasDraft(key))}
                />
              ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-line">
        <Row
          href={routes.loanFormReview}
          title={record.complete ? "Your answers" : "Review and submit"}
          current={at === "review"}
          standing={record.complete ? "completed" : ready ? "untouched" : null}
        />
      </ul>
    </nav>
  );
}

function standingOf(key: SectionKey, record: LoadedForm, hasDraft: boolean): Standing {
  if (isDone(record, key)) return hasDraft ? "started" : "completed";
  const { repeats } = sectionOf(key);
  if (repeats && key !== "coApplicantDetails" && !record.coApplicantDetails?.length) return "waits";
  if (hasProblem(record, key)) return "problem";
  return hasDraft || record[key] !== null ? "started" : "untouched";
}

function Row({
  href,
  title,
  current,
  standing,
}: {
  href: string;
  title: string;
  current: boolean;
  standing: Standing | null;
}) {
  const inside = (
    <>
      <span className="min-w-0">
        {title}
        {standing === "waits" && <span className="block text-sm">Add a co-applicant first</span>}
      </span>
      {standing === "completed" && <Tag tone="plain">Completed</Tag>}
      {standing === "started" && <Tag tone="todo">In progress</Tag>}
      {standing === "untouched" && <Tag>Not started</Tag>}
      {standing === "problem" && <Tag tone="bad">There is a problem</Tag>}
      {standing === "waits" && <Tag>Cannot start yet</Tag>}
    </>
  );
  const look =
    "flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line border-l-3 border-l-transparent px-2 py-2";
  return (
    <li>
      {standing === "waits" ? (
        <span className={`${look} text-ink-2`}>{inside}</span>
      ) : (
        <Link
          href={href}
          prefetch={false}
          aria-current={current ? "step" : undefined}
          className={`${look} hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=step]:border-l-marigold aria-[current=step]:bg-surface aria-[current=step]:font-bold`}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}
