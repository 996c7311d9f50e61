import type { Question, Reminder } from "@/lib/cases/reminders";
import type { ApplicationSummary } from "@/lib/cases/summary";
import { askedItems, headWords, newsItems, standingWords } from "@/lib/cases/summary-words";
import { journeySteps, type LenderStatus } from "./journey-steps";

/**
 * What the dashboard says of an application's cases; worked out on the server, so that its words stay out of the
 * browser.
 * @param submittedOn YYYY-MM-DD in India
 * @param of what is reminded of today, and what is asked after long silence
 */
export function standing(
  summary: ApplicationSummary<LenderStatus>,
  submittedOn: string | null,
  { reminders, questions }: { reminders: readonly Reminder[]; questions: readonly Question[] },
) {
  const reminded = new Set(reminders.map(({ eventId }) => eventId));
  const { stage, turn, waiting, toChoose, chosenOn, isRead, demands } = summary;
  return {
    stage,
    turn,
    waiting,
    toChoose,
    chosenOn,
    isRead,
    /** What waits on the student, what is asked longest first. */
    asked: askedItems(demands, reminded),
    news: newsItems(summary),
    /** Whether a case goes on, after long silence. */
    questions,
    head: headWords(summary),
    standing: standingWords(summary),
    journey: journeySteps({ ...summary, submittedOn }),
  };
}
export type Standing = ReturnType<typeof standing>;
