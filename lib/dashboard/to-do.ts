import type { Task } from "@/lib/application/tasks";
import type { SectionKey } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { datesOf } from "./deadline";
import { isLive } from "./live";
import type { Stage } from "./timeline";
import type { LenderStatus } from "./journey-steps";

/** Something to do. */
export type ToDo = {
  title: string;
  href: string;
  done: boolean;
  /** A day in India, YYYY-MM-DD: of what is done, the day it was done, where that is known; else the planned one. */
  date: string | null;
};

/** The day in India on which each section was last saved, YYYY-MM-DD. */
export type SavedOn = Partial<Record<SectionKey, string>>;

/**
 * The wizard's four steps. An open one has its day of the plan, one on each of the four days from the start (SPEC
 * section 4, Deadline); a done one the day on which the last of its sections was saved.
 */
export function applicationToDo(tasks: readonly Task[], start: Date, savedOn: SavedOn): ToDo[] {
  const planned = datesOf(start).tasks;
  return partsOf(tasks).map(({ title, sections }, index) => {
    const open = sections.find(({ done }) => !done);
    const saved = sections.map(({ key }) => savedOn[key] ?? "");
    const doneOn = saved.includes("") ? null : saved.sort().at(-1)!;
    return {
      title,
      date: open ? planned[index]! : doneOn,
      href: routes.loanFormSection((open ?? sections[0]!).slug),
      done: !open,
    };
  });
}

/** The sections by the four steps of the wizard, which are the parts of the application. */
export function partsOf(tasks: readonly Task[]) {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  return steps.map((title) => ({ title, sections: tasks.filter(({ step }) => step === title) }));
}

export const choosePartner = () => t("dashboard.choosePartner", "Choose a Partner");
const WITH_LENDER: readonly Stage[] = ["processing", "disbursed"];

/**
 * The two steps of bank selection. Open ones have their days of the plan (SPEC section 4, Deadline). Both are done once
 * the student has a lender; the day is then that of the choice.
 */
export function bankSelectionToDo(
  stage: Stage,
  start: Date,
  lenders: readonly Pick<LenderStatus, "isInternalReview" | "step" | "chosenOn">[],
): ToDo[] {
  const planned = datesOf(start).bankSelection;
  const live = lenders.filter(isLive);
  const done = live.length > 0 || WITH_LENDER.includes(stage);
  const chosenOn = live.flatMap((lender) => lender.chosenOn ?? []).sort()[0] ?? null;
  return [
    {
      title: t("dashboard.compareTheLenders", "Compare the lenders"),
      href: routes.lenders,
      done,
      date: done ? null : planned[0]!,
    },
    { title: choosePartner(), href: routes.myLenders, done, date: done ? chosenOn : planned[1]! },
  ];
}

/**
 * The section that the next-task text speaks of: the milestones' order first (lib/loan-form/progress.ts), then whatever
 * is left, then the last section, from where the application is sent.
 */
export function nextSection(tasks: readonly Task[]): Task {
  const open = tasks.filter(({ done }) => !done);
  return open.find(({ about }) => about !== "each-person") ?? open[0] ?? tasks.at(-1)!;
}
