"use client";

import { Check } from "lucide-react";
import { Link } from "@/components/ui/link";
import { stateOf } from "@/lib/application/tasks";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { firstOf, STEPS } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { LoadedForm } from "./loan-form-context";

/**
 * The four steps, each a link to its first part (SPEC section 2). On a phone only the bars show, with the names read
 * out.
 */
export function StepBar({ step, record }: { step: number; record: LoadedForm }) {
  return (
    <nav aria-label={t("wizard.steps", "Steps of the application")} className="min-w-0 flex-1">
      <ol className="grid grid-cols-[repeat(4,minmax(0,1fr))] gap-2">
        {STEPS.map(({ title, panels }, index) => {
          const done = panels.every((panel) =>
            (panel.sections as readonly SectionKey[]).every((key) => stateOf(record, key) === "completed"),
          );
          return (
            <li key={title}>
              <Link
                href={routes.loanFormSection(sectionOf(firstOf(index)).slug)}
                className="group grid min-h-11 content-center gap-2 py-2"
                aria-current={index === step ? "step" : undefined}
                aria-label={
                  done
                    ? t("wizard.stepDone", "Step {{number}}: {{step}} (completed)", { number: index + 1, step: title })
                    : t("wizard.step", "Step {{number}}: {{step}}", { number: index + 1, step: title })
                }
              >
                <span
                  className={`h-1.5 rounded-xs ${done ? "state-done bg-peacock" : index === step ? "state-current bg-marigold" : "state-ahead bg-line"}`}
                />
                <span
                  aria-hidden
                  className="hidden items-center gap-1 text-sm text-ink-2 group-hover:text-ink group-aria-[current=step]:font-bold group-aria-[current=step]:text-ink md:flex"
                >
                  {done && <Check size={16} strokeWidth={3} className="shrink-0" />}
                  <span>{title}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
