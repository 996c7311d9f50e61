"use client";

import { useEffect, useState } from "react";
import { Percent } from "@/components/ui/percent";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { partsOf } from "@/lib/dashboard/to-do";
import { plural, t } from "@/lib/messages/text";

const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;

/** Parts that were done when the file was last drawn in this tab: one that has been saved since fills once. */
let doneBefore: ReadonlySet<string> | null = null;

export const openTitles = (tasks: LoadedOverview["tasks"]) =>
  tasks
    .filter(({ done }) => !done)
    .map(({ title }) => title)
    .join(", ");

/** The loan file with an index tab for each of its four parts, filled as far as its sections are done, and in words. */
export function LoanFile({ overview: { tasks, progress, complete } }: { overview: LoadedOverview }) {
  const parts = partsOf(tasks).map(({ title, sections }) => ({
    title,
    done: complete ? sections.length : sections.filter(({ done }) => done).length,
    of: sections.length,
  }));
  // What was sent is complete, even if the rules have come to ask for more since.
  const percent = complete ? 100 : progress.percent;
  const count = { done: complete ? progress.of : progress.done, of: progress.of };
  // Four milestones are reached before every section is done (docs/decisions/014-dashboard.md).
  const isOpen = !complete && percent === 100 && tasks.some(({ done }) => !done);
  const open = { sections: openTitles(tasks), percent };
  const [before] = useState(doneBefore);
  useEffect(() => {
    doneBefore = new Set(parts.filter(({ done, of }) => done === of).map(({ title }) => title));
  });
  return (
    <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${complete ? "" : "mt-5"}`}>
      <svg
        role="img"
        aria-label={
          isOpen
            ? t("dashboard.fileDrawingOpen", "Your loan file: {{percent}}%. Still open: {{sections}}.", open)
            : t("dashboard.fileDrawing", "Your loan file: {{done}} of {{of}} milestones done, {{percent}}%.", {
                ...count,
                percent,
              })
        }
        viewBox="0 0 208 148"
        width="156"
        height="111"
        className="loan-file shrink-0"
      >
        {parts.map(({ title, done, of }, index) => {
          const x = 8 + index * 49;
          const isFresh = before !== null && done === of && !before.has(title);
          return (
            <g key={title}>
              <path d={`M${x} 38V13q0-5 5-5h35q5 0 5 5v25`} className="loan-file-tab" />
              <rect
                x={x + 5}
                y="13"
                width={(35 * done) / of}
                height="21"
                rx="2"
                className={isFresh ? "loan-file-fill loan-file-fresh" : "loan-file-fill"}
              />
              {done === of && <path d={`M${x + 16} 23.5l5 5 9-10`} className="loan-file-tick" />}
            </g>
          );
        })}
        <path d="M4 38h194q6 0 6 6v94q0 6-6 6H10q-6 0-6-6z" className="loan-file-cover" />
        <path d="M20 62h40M20 82h30M20 102h36M148 62h40M158 82h30M152 102h36" className="loan-file-line" />
        <circle cx="104" cy="91" r={RADIUS} className="loan-file-ring" />
        {percent > 0 && (
          <circle
            cx="104"
            cy="91"
            r={RADIUS}
            strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
            transform="rotate(-90 104 91)"
            className="loan-file-ring loan-file-share"
          />
        )}
        <text
          x="104"
          y="92"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="15"
          className="fill-ink font-bold"
        >
          <Percent as="tspan" pct={percent} />
        </text>
      </svg>
      {!complete && (
        <div className="min-w-0 flex-1 basis-36 text-sm">
          <p className="font-semibold">
            {isOpen
              ? t("dashboard.stillOpen", "Still open: {{sections}}", open)
              : t("dashboard.milestones", "{{done}} of {{of}} milestones done", count)}
          </p>
          <ul className="mt-1">
            {parts.map(({ title, done, of }) => (
              <li key={title} className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1 text-ink-2">
                <span>{title}</span>
                <span>
                  {plural(
                    "dashboard.partTasks",
                    of,
                    { one: "{{done}} of 1 task", other: "{{done}} of {{count}} tasks" },
                    { done },
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
