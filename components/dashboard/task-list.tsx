import Link from "next/link";
import { Tag } from "@/components/ui/tag";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Task } from "@/lib/dashboard/tasks";
import { routes } from "@/lib/routes";

/** The nine sections under their steps; the whole row is the link. */
export function TaskList({ overview: { tasks, complete, coApplicantDetails } }: { overview: LoadedOverview }) {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  const nobody = !coApplicantDetails?.length;
  return (
    <section aria-labelledby="tasks" className="card">
      <h2 id="tasks" className="text-h3">Tasks</h2>
      <p className="mt-1 text-sm text-ink-2">{complete ? "Open one to read what you sent." : "In any order you like."}</p>
      {steps.map((step) => (
        <div key={step} className="mt-5">
          <h3 className="text-base text-ink-2">{step}</h3>
          <ul className="mt-1 border-t border-line">
            {tasks.filter((task) => task.step === step).map((task) => (
              <TaskRow key={task.key} task={task} waits={nobody && WAITING.has(task.key)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Sections about people who have to be named first. */
const WAITING: ReadonlySet<Task["key"]> = new Set(["coApplicantKycDetails", "coApplicantFinancialDetails"]);

function TaskRow({ task: { title, slug, done, started }, waits }: { task: Task; waits: boolean }) {
  return (
    <li className="border-b border-line">
      <Link href={routes.loanFormSection(slug)} className="group -mx-2 flex min-h-12 items-center justify-between gap-3 px-2 py-2 hover:bg-sunk focus-visible:-outline-offset-3">
        <span className="min-w-0">
          <span className="link group-hover:decoration-2">{title}</span>
          {waits && <span className="block text-sm text-ink-2">Add a co-applicant first</span>}
        </span>
        {done ? <Tag tone="plain">Completed</Tag> : started ? <Tag tone="todo">In progress</Tag> : <Tag tone="neutral">Not started</Tag>}
      </Link>
    </li>
  );
}
