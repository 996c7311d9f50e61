import Link from "next/link";
import type { ReactNode } from "react";
import { Tag } from "@/components/ui/tag";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { type Standing, standingOf } from "@/lib/dashboard/standing";
import type { Draft } from "@/lib/drafts/draft";
import { routes } from "@/lib/routes";

/** The nine sections under their steps; the whole row is the link, unless it cannot be begun yet. */
export function TaskList({
  overview: { tasks, complete, coApplicantDetails },
  drafts,
}: {
  overview: LoadedOverview;
  drafts: ReadonlyMap<string, Draft>;
}) {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  const anybody = Boolean(coApplicantDetails?.length);
  return (
    <section aria-labelledby="tasks" className="card">
      <h2 id="tasks" className="text-h3">
        Tasks
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {complete ? "Open one to read what you sent." : "In any order you like."}
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
                  title={task.title}
                  href={routes.loanFormSection(task.slug)}
                  standing={complete ? { state: "completed" } : standingOf(task, anybody, drafts.get(task.key)?.values)}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TaskRow({ title, href, standing }: { title: string; href: string; standing: Standing }) {
  const row = "-mx-2 flex min-h-12 items-center justify-between gap-3 px-2 py-2";
  return (
    <li className="border-b border-line">
      {standing.state === "waits" ? (
        <span className={row}>
          <span className="min-w-0">
            <span className="text-ink-2">{title}</span>
            <span className="block text-sm text-ink-2">Add a co-applicant first</span>
          </span>
          <Tag>Cannot start yet</Tag>
        </span>
      ) : (
        <Link href={href} className={`group ${row} hover:bg-sunk focus-visible:-outline-offset-3`}>
          <span className="link min-w-0 group-hover:decoration-2">{title}</span>
          <Status standing={standing} />
        </Link>
      )}
    </li>
  );
}

function Status({ standing }: { standing: Standing }) {
  switch (standing.state) {
    case "completed":
      return <Tag tone="plain">Completed</Tag>;
    case "started":
      return (
        <Counted standing={standing}>
          <Tag tone="todo">In progress</Tag>
        </Counted>
      );
    case "problem":
      return (
        <Counted standing={standing}>
          <Tag tone="bad">There is a problem</Tag>
        </Counted>
      );
    default:
      return <Tag>Not started</Tag>;
  }
}

function Counted({
  standing: { done, of },
  children,
}: {
  standing: { done: number; of: number };
  children: ReactNode;
}) {
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5">
      {children}
      <span className="text-xs text-ink-2">
        {done} of {of} done
      </span>
    </span>
  );
}
