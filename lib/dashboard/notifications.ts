import type { Task } from "@/lib/application/tasks";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { phaseOf } from "./timeline";
import type { Standing } from "./standing";
import { applicationToDo, type BankSelection, bankSelectionToDo, partsOf, type SavedOn, type ToDo } from "./to-do";

export type BellNotice = {
  title: string;
  done: boolean;
  href?: string;
  /** Planned, YYYY-MM-DD in India. */
  date?: string;
  note?: string;
  /** It tells, and asks for nothing: it does not count. */
  isNews?: true;
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
  startDate: string;
  deadline: string;
  /** YYYY-MM-DD in India. */
  today: string;
  tasks: readonly Task[];
  savedOn: SavedOn;
} & Pick<Standing, "asked" | "news" | "questions"> &
  BankSelection;

export function notificationsOf(path: string, overview: Known): Notifications {
  if (path === routes.loanForm || path.startsWith(`${routes.loanForm}/`)) {
    const isSent = overview.complete;
    const open = partsOf(overview.tasks).filter(({ sections }) => sections.some(({ done }) => !done)).length;
    return {
      type: 1,
      title: isSent ? t("dashboard.yourToDo", "Your to-do list") : t("dashboard.whatIsMissing", "What is missing"),
      items: isSent ? asked(overview) : missing(path, overview.tasks),
      open: isSent ? overview.asked.length + overview.questions.length : open,
    };
  }
  const isPhase2 = phaseOf(overview.complete) === 2;
  const items = [...asked(overview), ...(isPhase2 ? bankSelection(overview) : application(overview))];
  // On the home page the timeline has the days.
  const shown = path === routes.dashboard ? items.map(({ date: _, ...item }) => item) : items;
  const open = items.filter(({ done, isNews }) => !done && !isNews).length;
  return isPhase2 && overview.toChoose
    ? { type: 3, title: t("dashboard.bankSelectionToDo", "Bank selection to-do"), items: shown, open }
    : { type: isPhase2 ? 3 : 2, title: t("dashboard.yourToDo", "Your to-do list"), items: shown, open };
}

/** What waits on the student, whether a silent case goes on, then what came of each lender. */
const asked = ({ asked: demands, news, questions }: Known): BellNotice[] => [
  ...demands.map(({ title, note, href, isReminder }) => ({
    title: isReminder ? t("dashboard.reminder", "A reminder: {{title}}", { title }) : title,
    note,
    href,
    done: false,
  })),
  ...questions.map(({ caseId, lender }) => ({
    title: t("cases.doesItGoOn", "Does your request at {{lender}} go on?", { lender }),
    href: routes.myLender(caseId),
    done: false,
  })),
  ...news.map(({ title, href }) => ({ title, href, done: false, isNews: true as const })),
];

const application = (overview: Known): BellNotice[] => [
  ...applicationToDo(overview.tasks, new Date(overview.startDate), overview.savedOn).map(planned),
  ...submit(overview),
];

/** The two steps, with the planned days that are to come. */
const bankSelection = (overview: Known): BellNotice[] =>
  bankSelectionToDo(overview, new Date(overview.startDate)).map((step) =>
    planned({ ...step, date: step.date !== null && step.date >= overview.today ? step.date : null }),
  );

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
