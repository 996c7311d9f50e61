import "server-only";
import { loadedCase, WITH_EVENTS } from "@/lib/cases/data";
import { type CaseToAsk, demandsOf } from "@/lib/cases/demands";
import { QUESTION_DAYS, questionOf, REMINDER_DAYS, REMINDER_LAST, remindersOf } from "@/lib/cases/reminders";
import { caseState } from "@/lib/cases/state";
import { addDays, dayOf, inIndia } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { NoticeKind } from "@/lib/generated/prisma/enums";
import { log, safeErrorFields } from "@/lib/log";

/** Hours of the day in India between which students are reminded. */
const HOURS = { first: 8, last: 20 };

/** Whether students may be reminded now, also by a mail that is tried again. */
export function isByDay(now: Date) {
  const hour = inIndia(now).getUTCHours();
  return hour >= HOURS.first && hour < HOURS.last;
}

type Due = { eventId: number; afterDays: number; kind: Exclude<NoticeKind, "news"> };

/**
 * Puts what is due into the outbox, from any number of processes; a student of whom that fails waits for the next look.
 * @returns how many mails @throws Error without the database
 */
export async function findReminders(now = new Date()): Promise<number> {
  if (!isByDay(now)) return 0;
  const today = dayOf(now);
  let noted = 0;
  for (const userId of await candidates(today))
    try {
      if (await note(userId, dueIn(await openCases(userId, today), today))) noted += 1;
    } catch (error) {
      log.error({ ...safeErrorFields(error), id: userId }, "what a student is to be reminded of was not found");
    }
  return noted;
}

/**
 * The students of whom something may be due: found by the days on which things happened and were written, a few too
 * many, for `remindersOf` and `questionOf` to decide.
 */
async function candidates(today: string) {
  const [first, last] = REMINDER_DAYS.map((days) => addDays(today, -days)) as [string, string];
  const oldest = addDays(last, -REMINDER_LAST);
  const silent = addDays(today, -QUESTION_DAYS);
  const rows = await db.$queryRaw<{ userId: string }[]>`
    WITH event AS (
      SELECT e.id, e.a0_case, e.a1_what AS kind, e.b0_answers AS answers, c."userId", c."isCheck",
        greatest(e.a8_happened_on, (e.b5_written_at AT TIME ZONE 'Asia/Kolkata')::date) AS day
      FROM "LenderCase" c
      JOIN "LoanForm" f ON f."userId" = c."userId" AND f.stage <> 'application'
      JOIN "CaseEvent" e ON e.a0_case = c.id AND e.a1_what <> 'corrected'
      WHERE c."needsAction" AND NOT EXISTS (SELECT FROM "CaseEvent" by WHERE by.b1_corrects = e.id)
    )
    SELECT DISTINCT "userId" FROM event
    WHERE kind IN ('asked', 'sanctioned') AND day > ${oldest}::date AND day <= ${first}::date
      AND NOT EXISTS (SELECT FROM event given WHERE given.answers = event.id)
      AND NOT EXISTS (
        SELECT FROM "Reminder" r WHERE r."eventId" = event.id
          AND r."afterDays" = CASE WHEN day <= ${last}::date THEN ${REMINDER_DAYS[1]}::int ELSE ${REMINDER_DAYS[0]}::int END
      )
    UNION
    SELECT "userId" FROM (
      SELECT DISTINCT ON (a0_case) id, "userId", day FROM event WHERE NOT "isCheck" ORDER BY a0_case, day DESC, id DESC
    ) newest
    WHERE day <= ${silent}::date AND NOT EXISTS (
      SELECT FROM "Reminder" r WHERE r."eventId" = newest.id AND r."afterDays" = ${QUESTION_DAYS}::int
    )`;
  return rows.map(({ userId }) => userId);
}

/** The student's cases in which somebody has to act; none before the submit. */
async function openCases(userId: string, today: string): Promise<CaseToAsk[]> {
  const cases = await db.lenderCase.findMany({
    where: { userId, needsAction: true, user: { form: { stage: { not: "application" } } } },
    include: WITH_EVENTS,
  });
  return cases.map((row) => {
    const lender = loadedCase(row);
    return { ...lender, state: caseState(lender.events, { today, isInternalReview: lender.isInternalReview }) };
  });
}

const dueIn = (cases: readonly CaseToAsk[], today: string): Due[] =>
  cases.flatMap((read) => {
    const question = questionOf(read, today);
    return [
      ...remindersOf(read, today).map(({ eventId, afterDays }) => ({ eventId, afterDays, kind: "reminder" as const })),
      ...(question ? [{ eventId: question.eventId, afterDays: QUESTION_DAYS, kind: "question" as const }] : []),
    ];
  });

/** Nothing while a mail is on its way to the student: the next look finds the rest. @returns whether a mail was made */
async function note(userId: string, all: readonly Due[]): Promise<boolean> {
  if (all.length === 0) return false;
  const made = await db.reminder.findMany({ where: { eventId: { in: all.map(({ eventId }) => eventId) } } });
  const fresh = all.filter(
    (due) => !made.some(({ eventId, afterDays }) => eventId === due.eventId && afterDays === due.afterDays),
  );
  const kind = fresh[0]?.kind;
  const due = fresh.filter((each) => each.kind === kind).sort((a, b) => a.eventId - b.eventId);
  const newest = due.at(-1);
  if (!kind || !newest) return false;
  return db.$transaction(async (tx) => {
    // An erasure locks the account first too.
    const found = await tx.$queryRaw<object[]>`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR KEY SHARE`;
    if (found.length === 0) return false;
    const notices = await tx.$executeRaw`
      INSERT INTO "Notice" ("userId", "lineId", "nextTryAt", kind)
      VALUES (${userId}::uuid, ${newest.eventId}, clock_timestamp(), ${kind}::"NoticeKind") ON CONFLICT DO NOTHING`;
    if (notices === 0) return false;
    const { count } = await tx.reminder.createMany({
      data: due.map(({ eventId, afterDays }) => ({ eventId, afterDays })),
      skipDuplicates: true,
    });
    // Another process has told it meanwhile.
    if (count === 0) await tx.notice.deleteMany({ where: { userId, eventId: newest.eventId, kind } });
    return count > 0;
  });
}

/** Whether a mail that waits still has something to tell: what it reminds of may have been done meanwhile. */
export async function isStillDue(userId: string, kind: NoticeKind, now: Date): Promise<boolean> {
  if (kind === "news") return true;
  const today = dayOf(now);
  const [rows, cases] = await Promise.all([
    db.reminder.findMany({ where: { settledAt: null, event: { case: { userId } } } }),
    openCases(userId, today),
  ]);
  const waits =
    kind === "question"
      ? cases.flatMap((read) => questionOf(read, today)?.eventId ?? [])
      : cases.flatMap((read) => demandsOf(read).map(({ eventId }) => eventId));
  return rows.some(
    ({ eventId, afterDays }) => (afterDays === QUESTION_DAYS) === (kind === "question") && waits.includes(eventId),
  );
}
