import "server-only";
import { after } from "next/server";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { Prisma } from "@/lib/generated/prisma/client";
import type { CaseEventKind, NoticeKind } from "@/lib/generated/prisma/enums";
import { type EventKind, recordEvent } from "@/lib/events/mutations";
import { countOne, type Limit, takeOne } from "@/lib/http/rate-limit";
import { safeErrorFields, log } from "@/lib/log";
import { routes } from "@/lib/routes";
import type { Driver, Notification, TeamNotification } from "./notification";
import { accountSmtpDriver, smtpDriver } from "./smtp";

/** Every notification leaves an event, so the log alone is the default. */
const eventLog: Driver = { name: "event-log", deliver: async () => {} };

const { SMTP_URL: url, NOTIFY_FROM: from, NOTIFY_TO: to } = env;
const team: Driver<TeamNotification> = url && from && to ? smtpDriver({ url, from, to }, env.NEXTAUTH_URL) : eventLog;
const student: Driver =
  url && from ? accountSmtpDriver({ url, from }, new URL(routes.logins, env.NEXTAUTH_URL).href) : eventLog;

const byKind = ({ kind, id }: Notification) =>
  kind === "googleConnected"
    ? { name: student.name, deliver: () => student.deliver({ kind, id }) }
    : { name: team.name, deliver: () => team.deliver({ kind, id }) };

/** Further requests stand in the back office, under that number. */
const OF_NUMBER: Limit = { name: "lead-mail", points: 1, seconds: 60 * 60 };

/**
 * Delivers after the answer is sent; the request never waits or fails. Call it after the commit.
 * @param phone of one number the team is mailed once an hour
 */
export function notify(notification: Notification, phone?: string) {
  const work = async () =>
    phone !== undefined && (await wasMailedRecently(phone))
      ? recordOutcome("notification.sent", null, {
          notification: notification.kind,
          id: notification.id,
          by: "earlier mail",
        })
      : deliver(notification);
  try {
    after(work);
  } catch {
    void work();
  }
}

/** When counting fails, one mail too many is better than none. */
const wasMailedRecently = (phone: string) =>
  countOne(OF_NUMBER, phone).then(
    ({ isOver }) => isOver,
    () => false,
  );

/** Delivers now and records the outcome. Never fails: a failed delivery is not tried again. */
export async function deliver<What extends Notification>(what: What, by: Driver<What> = byKind(what)) {
  const { kind, id } = what;
  const about = { notification: kind, id, by: by.name };
  const failure = await by.deliver(what).then(() => null, safeErrorFields);
  // A mail server's own words may repeat an address; its code does not.
  const code = failure && (failure.code ?? failure.error);
  if (failure) log.warn({ ...about, code }, "a notification was not delivered");
  // A lead's id is not an account's.
  await recordOutcome(failure ? "notification.failed" : "notification.sent", kind === "lead" ? null : id, {
    ...about,
    ...(code && { code }),
  });
}

/** Never fails: what cannot be recorded is logged. @param detail ids and codes only */
export async function recordOutcome(
  kind: Extract<EventKind, `notification.${string}`>,
  userId: string | null,
  detail: Record<string, string | number>,
) {
  await recordEvent(kind, userId, detail).catch((error) =>
    log.error({ ...detail, ...safeErrorFields(error) }, "a notification was not recorded"),
  );
}

const CLAIMED: Limit = { name: "tell", points: 1, seconds: 600 };

/** Delivers what was lost with a killed process, of the last three days. @throws Error without the database */
export async function deliverForgotten(by?: Driver) {
  const forgotten = await db.$queryRaw<Notification[]>`
    SELECT due.* FROM (
      SELECT CASE kind WHEN 'lead.received' THEN 'lead' WHEN 'application.submitted' THEN 'application'
          ELSE 'googleConnected' END AS kind,
        CASE kind WHEN 'lead.received' THEN detail->>'leadId' ELSE "userId"::text END AS id, at
      FROM "Event" WHERE (kind IN ('lead.received', 'application.submitted')
          OR (kind = 'account.updated' AND detail->>'connected' = 'google'))
        AND at BETWEEN clock_timestamp() - interval '3 days' AND clock_timestamp() - interval '2 minutes'
    ) due
    WHERE id IS NOT NULL AND NOT EXISTS (
      SELECT FROM "Event" told WHERE told.kind IN ('notification.sent', 'notification.failed') AND told.at >= due.at
        AND told.detail->>'id' = due.id AND told.detail->>'notification' = due.kind
    )
    ORDER BY due.at`;
  for (const { kind, id } of forgotten) {
    const mine = await takeOne(CLAIMED, `${kind} ${id}`).then(
      () => true,
      () => false,
    );
    if (mine) await deliver({ kind, id }, by ?? byKind({ kind, id }));
  }
}

/** Claims a morning's mail. @returns false where another process has it */
export async function claimMorning(day: string): Promise<boolean> {
  const { count } = await db.morningMail.createMany({ data: [{ day: new Date(day) }], skipDuplicates: true });
  return count === 1;
}

export const releaseMorning = (day: string) => db.morningMail.deleteMany({ where: { day: new Date(day) } });

export type DueNotice = {
  userId: string;
  eventId: number;
  kind: NoticeKind;
  about: CaseEventKind;
  madeAt: Date;
  tries: number;
  email: string;
  /** Another account has proved the e-mail: no mail goes there. */
  isAnothers: boolean;
  due: number;
};

/**
 * Claims due news, or null; it falls due again in two minutes, longer than a mail may take.
 * @param withReminders false at night, when only news goes out
 */
export async function claimNotice(withReminders: boolean): Promise<DueNotice | null> {
  const isDue = Prisma.sql`"nextTryAt" <= clock_timestamp() AND (kind = 'news' OR ${withReminders})`;
  const [notice] = await db.$queryRaw<DueNotice[]>`
    WITH due AS (
      SELECT "userId" FROM "Notice" WHERE ${isDue}
      ORDER BY "nextTryAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE "Notice" notice
    SET tries = tries + 1, "nextTryAt" = clock_timestamp() + interval '2 minutes'
    FROM due JOIN "User" ON "User".id = due."userId"
    WHERE notice."userId" = due."userId"
    RETURNING notice."userId", notice."lineId" AS "eventId", notice.kind, notice."madeAt", notice.tries, "User".email,
      (SELECT a1_what FROM "CaseEvent" WHERE id = notice."lineId") AS about,
      EXISTS (
        SELECT FROM "User" owner
        WHERE owner.email = "User".email AND owner.id <> "User".id AND owner."emailVerifiedAt" IS NOT NULL
      ) AS "isAnothers",
      (SELECT count(*)::int FROM "Notice" WHERE ${isDue}) AS due`;
  return notice ?? null;
}

/** Removes what was delivered, with all that it reminded of; events that came meanwhile stay as news of their own. */
export async function settleNotice({ userId, eventId }: Pick<DueNotice, "userId" | "eventId">) {
  await db.reminder.updateMany({
    where: { settledAt: null, event: { case: { userId } } },
    data: { settledAt: new Date() },
  });
  const { count } = await db.notice.deleteMany({ where: { userId, eventId } });
  if (count === 0) await db.notice.updateMany({ where: { userId, eventId: { gt: eventId } }, data: { tries: 0 } });
}

/** Unless another process has claimed it meanwhile. */
export async function postponeNotice({ userId, tries }: DueNotice, minutes: number) {
  await db.$executeRaw`
    UPDATE "Notice" SET "nextTryAt" = clock_timestamp() + ${minutes}::int * interval '1 minute'
    WHERE "userId" = ${userId}::uuid AND tries = ${tries}`;
}
