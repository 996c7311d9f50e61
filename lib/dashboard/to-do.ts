import type { Task } from "@/lib/application/tasks";
import type { ApplicationSummary } from "@/lib/cases/summary";
import type { SectionKey } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { datesOf } from "./deadline";

export type ToDo = {
  title: string;
  href: string;
  done: boolean;
  /** YYYY-MM-DD in India: when it was done, else the planned day. */
  date: string | null;
};

/** When each section was last saved, YYYY-MM-DD in India. */
export type SavedOn = Partial<Record<SectionKey, string>>;

/** The wizard's four steps, with their planned days or the days on which they were done (SPEC section 4). */
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

export function partsOf(tasks: readonly Task[]) {
  const steps = [...new Set(tasks.map(({ step }) => step))];
  return steps.map((title) => ({ title, sections: tasks.filter(({ step }) => step === title) }));
}

export const choosePartner = () => t("dashboard.choosePartner", "Choose a Partner");

export type BankSelection = Pick<ApplicationSummary, "stage" | "toChoose" | "chosenOn">;

/** The two steps of bank selection; both are done as long as there is a lender that has not said no. */
export function bankSelectionToDo({ stage, toChoose, chosenOn }: BankSelection, start: Date): ToDo[] {
  const planned = datesOf(start).bankSelection;
  const done = stage === "application" ? chosenOn !== null : !toChoose;
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

/** The section of the next-task text: by milestones, then what is left, then the last section. */
export function nextSection(tasks: readonly Task[]): Task {
  const open = tasks.filter(({ done }) => !done);
  return open.find(({ about }) => about !== "each-person") ?? open[0] ?? tasks.at(-1)!;
}
