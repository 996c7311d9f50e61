import type { Task } from "@/lib/application/tasks";
import type { Question, Reminder } from "@/lib/cases/reminders";
import { sinceWords } from "@/lib/dates/since";
import type { Stage } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { phaseOf } from "./timeline";
import { applicationToDo, bankSelectionToDo, partsOf, type SavedOn, type ToDo } from "./to-do";
import type { LenderStatus } from "./journey-steps";

export type BellNotice = {
  title: string;
  done: boolean;
  href?: string;
  /** Planned, YYYY-MM-DD in India. */
  date?: string;
  /** A heading over the notices that share it. */
  group?: string;
};
type Notifications = {
  /** 1 on the loan form, else 2 while incomplete and 3 after (SPEC section 4). */
  type: 1 | 2 | 3;
  title: string;
  items: BellNotice[];
  /** The badge: open parts on the loan form, items elsewhere. */
  open: number;
};
type Known = {
  complete: boolean;
  stage: Stage;
  startDate: string;
  deadline: string;
  /** YYYY-MM-DD in India. */
  today: string;
  tasks: readonly Task[];
  savedOn: SavedOn;
  lenders: readonly LenderStatus[];
  reminders: readonly Pick<Reminder, "caseId" | "since" | "days">[];
  questions: readonly Pick<Question, "caseId" | "lender">[];
};

export function notificationsOf(path: string, overview: Known): Notifications {
  if (path === routes.loanForm || path.startsWith(`${routes.loanForm}/`)) {
    const items = overview.complete ? [] : missing(path, overview.tasks);
    const open = partsOf(overview.tasks).filter(({ sections }) => sections.some(({ done }) => !done)).length;
    return {
      type: 1,
      title: t("dashboard.whatIsMissing", "What is missing"),
      items,
      open: overview.complete ? 0 : open,
    };
  }
  const items = phaseOf(overview.complete) === 2 ? bankSelection(overview) : application(overview);
  // On the home page the timeline has the days.
  const shown = path === routes.dashboard ? items.map(({ date: _, ...item }) => item) : items;
  const open = items.filter(({ done }) => !done).length;
  return phaseOf(overview.complete) === 2
    ? { type: 3, title: t("dashboard.bankSelectionToDo", "Bank selection to-do"), items: shown, open }
    : { type: 2, title: t("dashboard.yourToDo", "Your to-do list"), items: shown, open };
}

const application = (overview: Known): BellNotice[] => [
  ...applicationToDo(overview.tasks, new Date(overview.startDate), overview.savedOn).map(planned),
  ...submit(overview),
];

/** What waits on the student at lenders, then the two steps with planned days to come. */
function bankSelection({ stage, startDate, today, lenders, reminders, questions }: Known): BellNotice[] {
  const reminded = (caseId: string) => {
    const reminder = reminders.find((each) => each.caseId === caseId);
    return reminder ? `, ${sinceWords(reminder.since, reminder.days)}` : "";
  };
  return [
    ...questions.map(({ caseId, lender }) => ({
      title: t("cases.doesItGoOn", "Does your request at {{lender}} go on?", { lender }),
      done: false,
      href: routes.myLender(caseId),
    })),
    ...lenders
      .filter(({ turn }) => turn === "student")
      .map(({ id, name, act, isInternalReview }) => ({
        title: `${isInternalReview ? act : `${act}: ${name}`}${reminded(id)}`,
        done: false,
        href: routes.myLender(id),
      })),
    ...bankSelectionToDo(stage, new Date(startDate), lenders).map((step) =>
      planned({ ...step, date: step.date !== null && step.date >= today ? step.date : null }),
    ),
  ];
}

/** Without the day of what is done. */
const planned = ({ title, href, done, date }: ToDo): BellNotice => ({
  title,
  href,
  done,
  ...(!done && date !== null && { date }),
});

function missing(path: string, tasks: readonly Task[]): BellNotice[] {
  const openTask = tasks.find(({ slug }) => path === routes.loanFormSection(slug));
  const needs = (openTask?.needs ?? []).map(({ at, label, done, prefilled }) => ({
    title: label,
    done: done || prefilled,
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

const submit = ({ tasks, deadline }: Known): BellNotice[] =>
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
