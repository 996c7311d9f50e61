"use client";

import { StateTag, WAITS_FOR } from "@/components/application/state-tag";
import { Link } from "@/components/ui/link";
import type { SectionState } from "@/lib/application/status";
import { stateOf } from "@/lib/application/tasks";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { STEPS } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { LoadedForm } from "./loan-form-context";
import { yourAnswers } from "./texts";

/** Where each part stands; the whole row is the link (GOV.UK task list). */
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
    panels.every((panel) =>
      (panel.sections as readonly SectionKey[]).every((key) => stateOf(record, key) === "completed"),
    ),
  );
  return (
    <nav
      aria-label={t("wizard.tasks", "Tasks")}
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
                  state={stateOf(record, key, hasDraft(key))}
                />
              ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-line">
        <Row
          href={routes.loanFormReview}
          title={record.complete ? yourAnswers() : t("wizard.reviewAndSubmit", "Review and submit")}
          current={at === "review"}
          state={record.complete ? "completed" : ready ? "untouched" : null}
        />
      </ul>
    </nav>
  );
}

function Row({
  href,
  title,
  current,
  state,
}: {
  href: string;
  title: string;
  current: boolean;
  state: SectionState | null;
}) {
  const inside = (
    <>
      <span className="min-w-0">
        <span>{title}</span>
        {state === "waits" && <span className="block text-sm">{WAITS_FOR}</span>}
      </span>
      {state && <StateTag state={state} />}
    </>
  );
  const look =
    "flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line border-l-3 border-l-transparent px-2 py-2";
  return (
    <li>
      {state === "waits" ? (
        <span className={`${look} text-ink-2`}>{inside}</span>
      ) : (
        <Link
          href={href}
          aria-current={current ? "step" : undefined}
          className={`${look} hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=step]:border-l-marigold aria-[current=step]:bg-surface aria-[current=step]:font-bold`}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}
