import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { datesOf } from "./deadline";
import type { Task } from "@/lib/application/tasks";
import type { Stage } from "./timeline";

/** Something to do and its day in India (YYYY-MM-DD). */
export type ToDo = { title: string; date: string; href: string; done: boolean };

/** The wizard's four steps, one on each of the four days from the start (SPEC section 4, Deadline). */
export function applicationToDo(tasks: readonly Task[], start: Date): ToDo[] {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  const days = datesOf(start).tasks;
  return steps.map((title, index) => {
    const sections = tasks.filter(({ step }) => step === title);
    const open = sections.find(({ done }) => !done);
    return {
      title,
      date: days[index] ?? days.at(-1)!,
      href: routes.loanFormSection((open ?? sections[0]!).slug),
      done: !open,
    };
  });
}

export const choosePartner = () => t("dashboard.choosePartner", "Choose a Partner");
const CHOSEN: readonly Stage[] = ["processing", "disbursed"];

/** The two steps of bank selection, three and four days after the start. */
export function bankSelectionToDo(stage: Stage, start: Date): ToDo[] {
  const days = datesOf(start).bankSelection;
  const steps = [
    { title: t("dashboard.compareTheLenders", "Compare the lenders"), href: routes.lenders },
    { title: choosePartner(), href: routes.myLenders },
  ];
  return steps.map((step, index) => ({
    ...step,
    date: days[index]!,
    done: CHOSEN.includes(stage),
  }));
}

/**
 * The section that the next-task text speaks of: the milestones' order first (lib/loan-form/progress.ts), then whatever
 * is left, then the last section, from where the application is sent.
 */
export function nextSection(tasks: readonly Task[]): Task {
  const open = tasks.filter(({ done }) => !done);
  return open.find(({ about }) => about !== "each-person") ?? open[0] ?? tasks.at(-1)!;
}
