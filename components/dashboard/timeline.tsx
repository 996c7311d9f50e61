import { Check } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { type StopState, taskRemaining, timelineOf } from "@/lib/dashboard/timeline";
import { applicationToDo, bankSelectionToDo, type ToDo } from "@/lib/dashboard/to-do";
import { formatDay } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";

const SAID: Record<StopState, () => string> = {
  done: () => t("dashboard.stageDone", "(done)"),
  current: () => t("dashboard.stageNow", "(now)"),
  ahead: () => t("dashboard.stageLater", "(later)"),
};

/** The four stages as stops on a line, with the steps of the first two and the days that are known of them. */
export function Timeline({ overview }: { overview: LoadedOverview }) {
  const { stage, startDate, tasks, savedOn, lenders, today } = overview;
  const start = new Date(startDate);
  const steps = [
    <Steps key="application" steps={applicationToDo(tasks, start, savedOn)} today={today} />,
    <BankSelection key="bankSelection" overview={overview} steps={bankSelectionToDo(stage, start, lenders)} />,
  ];
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
              <span>{title}</span>
              <span className="sr-only">{` ${SAID[state]()}`}</span>
            </h3>
            {promo && <p className="mt-0.5 text-sm text-ink-2">{promo}</p>}
            <div>{steps[index]}</div>
          </li>
        ))}
      </ol>
      {stage !== "disbursed" && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="font-semibold">{taskRemaining()}</p>
          <p className="text-sm text-ink-3">
            {t(
              "dashboard.taskRemainingText",
              "A fixed figure for the whole four-stage journey, up to the day the loan is paid out. It does not count your own steps.",
            )}
          </p>
        </div>
      )}
    </section>
  );
}

function Stop({ state }: { state: StopState }) {
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

function BankSelection({
  overview: { complete, isRead, journey, today },
  steps,
}: {
  overview: LoadedOverview;
  steps: ToDo[];
}) {
  const review = complete && journey.find(({ key }) => key === "read");
  return (
    <>
      {review && (
        <div className={`${ROW} mt-2`}>
          <span className={isRead ? "text-ink-2" : "font-semibold"}>
            {t("dashboard.underReview", "Under review")}
            <span className="sr-only">{` ${SAID[isRead ? "done" : "current"]()}`}</span>
          </span>
          <span className="flex items-center gap-1 text-ink-2">{isRead ? <Ticked /> : review.who}</span>
        </div>
      )}
      <Steps steps={steps} today={today} isLinked={complete} />
    </>
  );
}

const ROW = "flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 text-sm";

/**
 * A day of the plan says that it is one, also once it has come; what is done has the day on which it was. With
 * `isLinked` a press leads to where an open step is done.
 * @param today in India, YYYY-MM-DD, by the server's clock
 */
function Steps({ steps, today, isLinked = false }: { steps: readonly ToDo[]; today: string; isLinked?: boolean }) {
  return (
    <ul className={isLinked ? "" : "mt-2"}>
      {steps.map(({ title, href, date, done }) => (
        <li key={title} className={ROW}>
          {isLinked && !done ? (
            <Link href={href} className="link -my-1.5 flex min-h-11 items-center">
              {title}
            </Link>
          ) : (
            <span className={done ? "text-ink-2" : ""}>
              <span>{title}</span>
              {done && <span className="sr-only"> {t("dashboard.done", "(done)")}</span>}
            </span>
          )}
          <span className="ml-auto flex items-center gap-1 text-ink-2">
            {done && <Ticked />}
            {date && <span>{done ? formatDay(date) : plannedWords(date, today)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const plannedWords = (date: string, today: string) =>
  date < today
    ? t("dashboard.openAndPlanned", "open, planned {{day}}", { day: formatDay(date) })
    : t("dashboard.plannedFor", "planned {{day}}", { day: formatDay(date) });

const Ticked = () => <Check aria-hidden size={16} strokeWidth={3} className="text-ok" />;
