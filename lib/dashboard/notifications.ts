import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { Task } from "@/lib/application/tasks";
import { phaseOf, type Stage } from "./timeline";
import { applicationToDo, bankSelectionToDo } from "./to-do";

export type Notice = {
  title: string;
  done: boolean;
  href?: string;
  /** A day in India, as YYYY-MM-DD. */
  date?: string;
  /** Said once over the notices that share it. */
  group?: string;
};
type Notifications = {
  /** 1 on the loan form page, else 2 while the application is incomplete and 3 after (SPEC section 4, Bell). */
  type: 1 | 2 | 3;
  title: string;
  items: Notice[];
};
type Known = { complete: boolean; stage: Stage; startDate: string; deadline: string; tasks: readonly Task[] };

/** What the bell shows on a page of the dashboard (DECISIONS 10). */
export function notificationsOf(path: string, overview: Known): Notifications {
  const onLoanForm = path === routes.loanForm || path.startsWith(`${routes.loanForm}/`);
  if (onLoanForm)
    return {
      type: 1,
      title: t("dashboard.whatIsMissing", "What is missing"),
      items: overview.complete ? [] : missing(path, overview.tasks),
    };
  const start = new Date(overview.startDate);
  if (phaseOf(overview.complete) === 2)
    return {
      type: 3,
      title: t("dashboard.bankSelectionToDo", "Bank selection to-do"),
      items: bankSelectionToDo(overview.stage, start),
    };
  return {
    type: 2,
    title: t("dashboard.yourToDo", "Your to-do list"),
    items: [...applicationToDo(overview.tasks, start), ...submit(overview)],
  };
}

/** The badge: how many items are open. */
export const openItems = (items: readonly Notice[]) => items.filter(({ done }) => !done).length;

/** What the open step needs, slot by slot, the open ones first; then the other sections that are not complete. */
function missing(path: string, tasks: readonly Task[]): Notice[] {
  const openTask = tasks.find(({ slug }) => path === routes.loanFormSection(slug));
  const needs = (openTask?.needs ?? []).map(({ at, label, done }) => ({
    title: label,
    done,
    href: `${path}#${at}`,
    group: t("dashboard.thisStep", "This step: {{title}}", { title: openTask!.title }),
  }));
  const others = tasks
    .filter((task) => !task.done && task !== openTask)
    .map(({ title, slug }) => ({
      title,
      done: false,
      href: routes.loanFormSection(slug),
      group: openTask ? t("dashboard.alsoMissing", "Also missing") : t("dashboard.stillMissing", "Still missing"),
    }));
  return [...needs.filter(({ done }) => !done), ...needs.filter(({ done }) => done), ...others];
}

/** Once all nine sections are complete, sending them is what is left to do. */
const submit = ({ tasks, deadline }: Known): Notice[] =>
  tasks.every(({ done }) => done)
    ? [
        {
          title: t("dashboard.submitApplication", "Submit your application"),
          done: false,
          date: deadline,
          href: routes.loanFormReview,
        },
      ]
    : [];
