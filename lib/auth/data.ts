import "server-only";
import { db } from "@/lib/db";
import { ABSOLUTE_HOURS, IDLE_MINUTES } from "@/lib/session/limits";
import type { SessionUser } from "@/lib/session/session-user";
import { isUuid } from "@/lib/text/uuid";

/** Null without a live session. Does not move the idle limit on. */
export async function ownerOf(sessionId: unknown): Promise<{ name: string; email: string } | null> {
  if (!isUuid(sessionId)) return null;
  const [owner] = await db.$queryRaw<{ name: string; email: string }[]>`
    SELECT u.name, u.email FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s.id = ${sessionId}::uuid
      AND s."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
      AND s."createdAt" > now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)`;
  return owner ?? null;
}

type Login = { id: string; browser: string; system: string; createdAt: Date; lastSeenAt: Date };

/** The student's live sessions: the one that asks first, then by last use. */
export async function loginsOf(user: SessionUser) {
  const logins = await db.$queryRaw<Login[]>`
    SELECT id, browser, system, "createdAt", "lastSeenAt" FROM "Session"
    WHERE "userId" = ${user.id}::uuid
      AND "lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
      AND "createdAt" > now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)
    ORDER BY id <> ${user.sessionId}::uuid, "lastSeenAt" DESC LIMIT ${MOST_SHOWN}::int`;
  return logins.map((login) => ({ ...login, isThis: login.id === user.sessionId }));
}

/** When Google accounts were connected to this account, newest first. */
export async function connectionsOf({ id }: SessionUser) {
  const events = await db.event.findMany({
    where: { userId: id, kind: "account.updated", detail: { path: ["connected"], equals: "google" } },
    select: { at: true },
    orderBy: { id: "desc" },
    take: MOST_SHOWN,
  });
  return events.map(({ at }) => at);
}

const MOST_SHOWN = 50;

export type LoadedLogin = Omit<Login, "createdAt" | "lastSeenAt"> & {
  isThis: boolean;
  createdAt: string;
  lastSeenAt: string;
};
