import "server-only";
import { after } from "next/server";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { type EventKind, recordEvent } from "@/lib/events/mutations";
import { countOne, type Limit, takeOne } from "@/lib/http/rate-limit";
import { safeErrorFields, log } from "@/lib/log";
import { routes } from "@/lib/routes";
import type { Driver, Notification, TeamNotification } from "./notification";
import { accountSmtpDriver, smtpDriver } from "./smtp";

/** The default: the event log alone is told, by the record that every notification leaves. */
const eventLog: Driver = { name: "event-log", deliver: async () => {} };

const { SMTP_URL: url, NOTIFY_FROM: from, NOTIFY_TO: to } = env;
const team: Driver<TeamNotification> = url && from && to ? smtpDriver({ url, from, to }, env.NEXTAUTH_URL) : eventLog;
const student: Driver =
  url && from ? accountSmtpDriver({ url, from }, new URL(routes.logins, env.NEXTAUTH_URL).href) : eventLog;

/** Delivers to whom a notification is for. */
const byKind = ({ kind, id }: Notification) =>
  kind === "googleConnected"
    ? { name: student.name, deliver: () => student.deliver({ kind, id }) }
    : { name: team.name, deliver: () => team.deliver({ kind, id }) };

/** Mails to the team about one number. What else it asks for stands at the desk, under that number. */
const OF_NUMBER: Limit = { name: "lead-mail", points: 1, seconds: 60 * 60 };

/**
 * Tells whom it is for, once the answer is on its way: whoever caused it never waits and never learns that it failed.
 * Call it after the commit, in the one branch that made the change.
 * @param phone the number that it is about: of one number the team is told once an hour
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
    // Outside a request there is no answer to come after.
    void work();
  }
}

/** Counts a mail about a number. Where nobody can count, there is one mail too many rather than none. */
const wasMailedRecently = (phone: string) =>
  countOne(OF_NUMBER, phone).then(
    ({ isOver }) => isOver,
    () => false,
  );

/** Delivers and records the outcome. Never fails. */
export async function deliver<What extends Notification>(what: What, by: Driver<What> = byKind(what)) {
  const { kind, id } = what;
  const about = { notification: kind, id, by: by.name };
  const failure = await by.deliver(what).then(() => null, safeErrorFields);
  // A mail server's own words may repeat an address; its code does not.
  const code = failure && (failure.code ?? failure.error);
  if (failure) log.warn({ ...about, code }, "a notification was not delivered");
  // But for a lead the id is the student's: what is recorded is cut loose with the account.
  await recordOutcome(failure ? "notification.failed" : "notification.sent", kind === "lead" ? null : id, {
    ...about,
    ...(code && { code }),
  });
}

/** Adds what became of a notification to the event log. Never fails. */
export async function recordOutcome(
  kind: Extract<EventKind, `notification.${string}`>,
  userId: string | null,
  detail: Record<string, string | number>,
) {
  await recordEvent(kind, userId, detail).catch((error) =>
    log.error({ ...detail, ...safeErrorFields(error) }, "a notification was not recorded"),
  );
}

/** Of a notification that nobody finished: for so long nobody else takes it. Longer than a mail may take. */
const CLAIMED: Limit = { name: "tell", points: 1, seconds: 600 };

/**
 * Tells what the app was killed before telling: notifications of the last three days of which nothing became in two
 * minutes. Any number of processes may; each is told by one.
 * @throws Error when the database cannot be reached
 */
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

/** Takes the mail of a morning for this process. @returns false where another one has it already */
export async function claimMorning(day: string): Promise<boolean> {
  const { count } = await db.morningMail.createMany({ data: [{ day: new Date(day) }], skipDuplicates: true });
  return count === 1;
}

/** Gives the mail of a morning back, for a later try. */
export const releaseMorning = (day: string) => db.morningMail.deleteMany({ where: { day: new Date(day) } });

/** One piece of news that this process, and no other, is to tell now. */
export type Notice = {
  userId: string;
  eventId: number;
  tries: number;
  email: string;
  /** Another account has proved that the e-mail is its own: whoever typed it here gets no mail there. */
  isAnothers: boolean;
  /** How many are due in all, this one counted. */
  due: number;
};

/**
 * Takes one piece of news that is due, or null. It comes due again after two minutes by itself, for another process to
 * take: longer than a mail may take, so that only one that ended or froze loses its claim.
 */
export async function claimNotice(): Promise<Notice | null> {
  const [notice] = await db.$queryRaw<Notice[]>`
    WITH due AS (
      SELECT "userId" FROM "Notice" WHERE "nextTryAt" <= clock_timestamp()
      ORDER BY "nextTryAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE "Notice" notice
    SET tries = tries + 1, "nextTryAt" = clock_timestamp() + interval '2 minutes'
    FROM due JOIN "User" ON "User".id = due."userId"
    WHERE notice."userId" = due."userId"
    RETURNING notice."userId", notice."lineId" AS "eventId", notice.tries, "User".email,
      EXISTS (
        SELECT FROM "User" owner
        WHERE owner.email = "User".email AND owner.id <> "User".id AND owner."emailVerifiedAt" IS NOT NULL
      ) AS "isAnothers",
      (SELECT count(*)::int FROM "Notice" WHERE "nextTryAt" <= clock_timestamp()) AS due`;
  return notice ?? null;
}

/** Takes told news out of the outbox. Lines that came while it was told stay, as news of their own. */
export async function settleNotice({ userId, eventId }: Notice) {
  const { count } = await db.notice.deleteMany({ where: { userId, eventId } });
  if (count === 0) await db.notice.updateMany({ where: { userId, eventId: { gt: eventId } }, data: { tries: 0 } });
}

/** Leaves news for later, unless another process has taken it meanwhile. */
export async function postponeNotice({ userId, tries }: Notice, minutes: number) {
  await db.$executeRaw`
    UPDATE "Notice" SET "nextTryAt" = clock_timestamp() + ${minutes}::int * interval '1 minute'
    WHERE "userId" = ${userId}::uuid AND tries = ${tries}`;
}
