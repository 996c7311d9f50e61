import { isAnswered } from "@/lib/loan-form/walk";
import { plural, t } from "@/lib/messages/text";

// Nothing here loads the registry: the dashboard gets its tasks from the server (./tasks).

/** What is saved of a section, and how it stands by the rules of today. */
export type SectionFacts = {
  done: boolean;
  /** Saved once, if not complete. */
  started: boolean;
  /** An answer that was given is refused, so something is wrong rather than merely missing. */
  problem: boolean;
  /** It is about co-applicants, and nobody is named yet. */
  waits: boolean;
};

/** One answer or document that a section asks for. */
export type Need = {
  /** Its name in the form. */
  path: string;
  /** Its id on the page. */
  at: string;
  label: string;
  kind: "answer" | "paper";
  /** It is saved, and right by the rules of today. */
  done: boolean;
  /** Not saved, but the box is filled in already from what signup asked. */
  prefilled: boolean;
};

export type SectionState = "completed" | "problem" | "started" | "waits" | "untouched";

/**
 * Where a section stands, in the words of the task list (UX F2): the one place that decides it. A refused answer stays
 * a problem while a draft may mend it, because only what is saved will be sent.
 * @param locked the application was submitted
 * @param hasDraft this browser keeps answers that are not saved
 */
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

/**
 * How many of a section's needs are met. The parts of a draft count when they are filled in: whether they are right
 * shows when they are saved.
 */
export const needsMet = ({ needs }: { needs: readonly Need[] }, draft?: Record<string, unknown>) =>
  needs.filter(({ done, path }) => done || (draft && isAnswered(draft, path.split(".")))).length;

/** Said to somebody who was here before. */
export const welcomeBack = (left: number) =>
  plural("application.welcomeBack", left, {
    one: "Welcome back, 1 task left.",
    other: "Welcome back, {{count}} tasks left.",
  });

/** The line under the home page's heading: the way back in (UX F9). */
export function welcome(
  { complete, tasks }: { complete: boolean; tasks: readonly Pick<SectionFacts, "done" | "started">[] },
  hasDrafts: boolean,
) {
  if (complete) return t("application.nothingLeft", "Nothing is left for you to fill in.");
  const left = tasks.filter(({ done }) => !done).length;
  if (left === 0) return t("application.ready", "All tasks are done. Your application is ready to be sent.");
  return hasDrafts || tasks.some(({ started }) => started)
    ? welcomeBack(left)
    : plural("application.firstVisit", left, {
        one: "1 task left. Everything you save stays, so you can stop at any time.",
        other: "{{count}} tasks left. Everything you save stays, so you can stop at any time.",
      });
}
