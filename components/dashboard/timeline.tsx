import { Check } from "lucide-react";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { taskRemaining, timelineOf } from "@/lib/dashboard/timeline";
import { applicationToDo, bankSelectionToDo, type ToDo } from "@/lib/dashboard/to-do";
import { formatDay } from "@/lib/dates";
import { t } from "@/lib/messages/text";

const SAID = {
  done: () => t("dashboard.stageDone", "(done)"),
  current: () => t("dashboard.stageNow", "(now)"),
  ahead: () => t("dashboard.stageLater", "(later)"),
};

/** The four stages as stops on a line; the first two carry their dated steps. */
export function Timeline({ overview: { stage, startDate, tasks } }: { overview: LoadedOverview }) {
  const start = new Date(startDate);
  const steps = [applicationToDo(tasks, start), bankSelectionToDo(stage, start)];
  return (
    <section aria-labelledby="overview" className="card">
      <h2 id="overview" className="text-h3">
        {t("dashboard.overview", "Overview")}
      </h2>
      <ol className="mt-4">
        {timelineOf(stage).map(({ key, title, state, promo }, index) => (
          <li
            key={key}
            className="relative pb-6 pl-9 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[0.6875rem] not-last:before:w-0.5 not-last:before:bg-line"
          >
            <Stop state={state} />
            <h3 className={`text-base leading-6 ${state === "ahead" ? "text-ink-2" : ""}`}>
              {title}
              <span className="sr-only"> {SAID[state]()}</span>
            </h3>
            {promo && <p className="mt-0.5 text-sm text-ink-2">{promo}</p>}
            <Dates toDo={steps[index] ?? []} />
          </li>
        ))}
      </ol>
      <div className="mt-6 border-t border-line pt-4">
        <p className="font-semibold">{taskRemaining()}</p>
        <p className="text-sm text-ink-3">
          {t("dashboard.taskRemainingText", "Counts the whole four-stage journey, up to the day the loan is paid out.")}
        </p>
      </div>
    </section>
  );
}

function Stop({ state }: { state: keyof typeof SAID }) {
  const look = {
    done: "state-done border-ok bg-ok text-surface",
    current: "state-current border-ink bg-marigold",
    ahead: "state-ahead border-edge bg-surface",
  }[state];
  return (
    <span aria-hidden className={`absolute top-0 left-0 grid size-6 place-items-center rounded-full border-2 ${look}`}>
      {state === "done" && <Check size={16} strokeWidth={3} />}
    </span>
  );
}

function Dates({ toDo }: { toDo: readonly ToDo[] }) {
  if (toDo.length === 0) return null;
  return (
    <ul className="mt-2 text-sm">
      {toDo.map(({ title, date, done }) => (
        <li key={title} className="flex items-start justify-between gap-3 border-t border-line py-1.5">
          <span className={done ? "text-ink-2" : ""}>
            {title}
            {done && <span className="sr-only"> {t("dashboard.done", "(done)")}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-1 text-ink-2">
            {done && <Check aria-hidden size={16} strokeWidth={3} className="text-ok" />}
            {formatDay(date)}
          </span>
        </li>
      ))}
    </ul>
  );
}
