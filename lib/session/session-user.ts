import "server-only";
import type { NextRequest } from "next/server";
import { inBatches } from "@/lib/batches";
import { db } from "@/lib/db";
import { SESSION_COOKIE } from "./cookie";
import { ABSOLUTE_HOURS, IDLE_MINUTES } from "./limits";
import type { ProvenStudent } from "./proven";
import { openSealed } from "./sealed-session";
import { isUuid } from "./uuid";

/** A student whose session was checked against the database for this very request. Minted only in this file. */
export type SessionUser = ProvenStudent & { readonly sessionId: string };

type Row = { id: string; name: string; email: string; phone: string | null };

// Every call writes its session's row, so the database takes the calls of one session one after the other. Sent to it
// one by one, a burst from one browser would hold all connections of the pool.
const touch = inBatches(async (sessionId) => {
  const [row] = await db.$queryRaw<Row[]>`
    UPDATE "Session" s SET "lastSeenAt" = now() FROM "User" u
    WHERE s.id = ${sessionId}::uuid AND u.id = s."userId"
      AND s."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
      AND s."createdAt" > now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)
    RETURNING u.id, u.name, u.email, u.phone`;
  return row;
});

/**
 * Who sends this request, or null. The cookie only names a session row; the row decides, by the database's clock, and
 * is gone after logout, so a stolen cookie dies with it. Each call moves the idle limit on.
 */
export async function sessionUser(request: NextRequest): Promise<SessionUser | null> {
  const sessionId = await sessionIdOf(request);
  if (!sessionId) return null;
  const { answer: row } = await touch(sessionId);
  return row ? ({ ...row, sessionId } as SessionUser) : null;
}

/** The session row's id in this request's cookie, proven only to be one that we wrote. */
export async function sessionIdOf(request: NextRequest) {
  const token = await openSealed(request.cookies.get(SESSION_COOKIE)?.value);
  return isUuid(token?.sessionId) ? token.sessionId : null;
}
