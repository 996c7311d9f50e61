import "server-only";
import type { NextRequest } from "next/server";
import { decode } from "next-auth/jwt";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "./cookie";
import { ABSOLUTE_HOURS, IDLE_MINUTES } from "./limits";
import type { ProvenStudent } from "./proven";
import { isUuid } from "@/lib/text/uuid";

export type SessionUser = ProvenStudent & {
  readonly sessionId: string;
  readonly idleSeconds: number;
};

type Row = { id: string; name: string; email: string; phone: string | null; idleSeconds: number };

/** Who sends this request, or null; moves the idle limit on, at most once a minute. */
export async function sessionUser(request: NextRequest): Promise<SessionUser | null> {
  const sessionId = await sessionIdOf(request);
  if (!sessionId) return null;
  // SKIP LOCKED: a burst of one browser would hold the pool's connections, all waiting for one row.
  const [row] = await db.$queryRaw<Row[]>`
    WITH live AS (
      SELECT s.id, s."lastSeenAt", u.id AS "userId", u.name, u.email, u.phone
      FROM "Session" s JOIN "User" u ON u.id = s."userId"
      WHERE s.id = ${sessionId}::uuid
        AND s."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
        AND s."createdAt" > now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)
    ), touched AS (
      UPDATE "Session" SET "lastSeenAt" = now()
      WHERE id = (
        SELECT s.id FROM "Session" s JOIN live USING (id)
        WHERE s."lastSeenAt" < now() - interval '1 minute' FOR NO KEY UPDATE OF s SKIP LOCKED
      )
      RETURNING id
    )
    SELECT "userId" AS id, name, email, phone,
      CASE WHEN touched.id IS NULL THEN extract(epoch FROM now() - "lastSeenAt")::int ELSE 0 END AS "idleSeconds"
    FROM live LEFT JOIN touched USING (id)`;
  return row ? ({ ...row, sessionId } as SessionUser) : null;
}

/** The session's id by its cookie, or null; whether that session still lives only its row knows (`sessionUser`). */
export async function sessionIdOf(request: NextRequest) {
  // getToken would also take a cookie in pieces, and an Authorization header.
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  const token = await decode({ token: sealed, secret: env.NEXTAUTH_SECRET }).catch(() => null);
  return isUuid(token?.sessionId) ? token.sessionId : null;
}
