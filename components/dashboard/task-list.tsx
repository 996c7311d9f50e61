import { StateTag, WAITS_FOR } from "@/components/application/state-tag";
import { Link } from "@/components/ui/link";
import { minutesFor, SECONDS_PER_PAPER, SECONDS_PER_QUESTION } from "@/lib/application/minutes";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { needsMet, type SectionState, sectionState } from "@/lib/application/status";
import type { Task } from "@/lib/application/tasks";
import type { Draft } from "@/lib/drafts/draft";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { aboutMinutes } from "./application-cards";

/** The nine sections under their steps; the whole row is the link, unless it cannot be begun yet. */
export function TaskList({
  overview: { tasks, complete },
  drafts,
}: {
  overview: LoadedOverview;
  drafts: ReadonlyMap<string, Draft>;
}) {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  return (
    <section aria-labelledby="tasks" className="card">
      <h2 id="tasks" className="text-h3">
        {t("dashboard.tasks", "Tasks")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {complete
          ? t("dashboard.tasksSent", "Open one to read what you sent.")
          : t(
              "dashboard.tasksRule",
              "In any order you like. Times are reckoned at {{question}} seconds for a question and {{paper}} for a paper.",
              { question: SECONDS_PER_QUESTION, paper: SECONDS_PER_PAPER },
            )}
      </p>
      {steps.map((step) => (
        <div key={step} className="mt-5">
          <h3 className="text-base text-ink-2">{step}</h3>
          <ul className="mt-1 border-t border-line">
            {tasks
              .filter((task) => task.step === step)
              .map((task) => (
                <TaskRow
                  key={task.key}
                  task={task}
                  state={sectionState(task, complete, drafts.has(task.key))}
                  draft={drafts.get(task.key)}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TaskRow({ task, state, draft }: { task: Task; state: SectionState; draft?: Draft }) {
  const row = "-mx-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-2 py-2";
  return (
    <li className="border-b border-line">
      {state === "waits" ? (
        <span className={row}>
          <span className="min-w-0">
            <span className="text-ink-2">{task.title}</span>
            <span className="block text-sm text-ink-2">{WAITS_FOR}</span>
          </span>
          <StateTag state={state} />
        </span>
      ) : (
        <Link
          href={routes.loanFormSection(task.slug)}
          className={`group ${row} hover:bg-sunk focus-visible:-outline-offset-3`}
        >
          <span className="link min-w-0 group-hover:decoration-2">{task.title}</span>
          <span className="grid shrink-0 justify-items-end gap-0.5">
            {state === "untouched" ? (
              <span className="text-sm text-ink-2">{aboutMinutes(Math.max(1, minutesFor(task.needs)))}</span>
            ) : (
              <StateTag state={state} />
            )}
            {(state === "started" || state === "problem") && (
              <span className="text-xs text-ink-2">
                {t("dashboard.needsDone", "{{done}} of {{of}} done", {
                  done: needsMet(task, draft?.values),
                  of: task.needs.length,
                })}
              </span>
            )}
          </span>
        </Link>
      )}
    </li>
  );
}
