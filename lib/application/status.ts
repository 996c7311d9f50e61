import { isAnswered } from "@/lib/loan-form/walk";
import { plural, t } from "@/lib/messages/text";

// Nothing here loads the registry: the dashboard gets its tasks from the server (./tasks).

export type SectionFacts = {
  done: boolean;
  started: boolean;
  /** An answer that was given is refused, so something is wrong rather than merely missing. */
  problem: boolean;
  waits: boolean;
};

export type Need = {
  path: string;
  at: string;
  label: string;
  kind: "answer" | "paper";
  done: boolean;
  prefilled: boolean;
};

export type SectionState = "completed" | "problem" | "started" | "waits" | "untouched";

/** A refused answer stays a problem while a draft may mend it (UX F2). @param locked the application was submitted */
export function sectionState(
  { done, started, problem, waits }: SectionFacts,
  locked: boolean,
  hasDraft: boolean,
): SectionState {
  if (locked || (done && !hasDraft)) return "completed";
  if (waits) return "waits";
  if (problem) return "problem";
  return started || hasDraft ? "started" : "untouched";
}

/** How many of a section's needs are met; those of a draft when they are filled in. */
export const needsMet = ({ needs }: { needs: readonly Need[] }, draft?: Record<string, unknown>) =>
  needs.filter(({ done, path }) => done || (draft && isAnswered(draft, path.split(".")))).length;

export const welcomeBack = (left: number) =>
  plural("application.welcomeBack", left, {
    one: "Welcome back, 1 task left.",
    other: "Welcome back, {{count}} tasks left.",
  });

/** Before the submit. */
export function welcome({ tasks }: { tasks: readonly Pick<SectionFacts, "done" | "started">[] }, hasDrafts: boolean) {
  const left = tasks.filter(({ done }) => !done).length;
  if (left === 0) return t("application.ready", "All tasks are done. Your application is ready to be sent.");
  return hasDrafts || tasks.some(({ started }) => started)
    ? welcomeBack(left)
    : plural("application.firstVisit", left, {
        one: "1 task left. Everything you save stays, so you can stop at any time.",
        other: "{{count}} tasks left. Everything you save stays, so you can stop at any time.",
      });
}
