import type { Task } from "./tasks";

/** Where a section stands, in the words of the task list (UX F2). */
export type Standing =
  { state: "completed" | "untouched" | "waits" } | { state: "problem" | "started"; done: number; of: number };

/** Sections about people who have to be named first. */
const ABOUT_OTHERS: ReadonlySet<Task["key"]> = new Set(["coApplicantKycDetails", "coApplicantFinancialDetails"]);

/**
 * Works out where a section stands from what is saved and from the draft that this browser keeps of it, if any. The
 * parts of a draft count as done when they are filled in: whether they are right shows when they are saved.
 */
export function standingOf(task: Task, anybody: boolean, draft?: Record<string, unknown>): Standing {
  if (task.done && !draft) return { state: "completed" };
  if (ABOUT_OTHERS.has(task.key) && !anybody) return { state: "waits" };
  if (!task.started && !draft) return { state: "untouched" };
  const done = task.needs.filter((need) => need.done || (draft && answerAt(draft, need.path))).length;
  return { state: task.problem && !draft ? "problem" : "started", done, of: task.needs.length };
}

const answerAt = (values: Record<string, unknown>, path: string) =>
  Boolean(
    path
      .split(".")
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], values),
  );

/** The line under the home page's heading: the way back in (UX F9). */
export function welcome({ complete, tasks }: { complete: boolean; tasks: readonly Task[] }, hasDrafts: boolean) {
  if (complete) return "Nothing is left for you to fill in.";
  const left = tasks.filter(({ done }) => !done).length;
  if (left === 0) return "All tasks are done. Your application is ready to be sent.";
  const counted = left === 1 ? "1 task left" : `${left} tasks left`;
  return hasDrafts || tasks.some(({ started }) => started)
    ? `Welcome back, ${counted}.`
    : `${counted}. Everything you save stays, so you can stop at any time.`;
}
