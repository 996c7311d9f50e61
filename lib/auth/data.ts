import "server-only";
import { db } from "@/lib/db";
import { ABSOLUTE_HOURS, IDLE_MINUTES } from "@/lib/session/limits";
import { isUuid } from "@/lib/session/uuid";

/** Name and e-mail of a live session's owner, or null. Looking does not move the idle limit on. */
export async function ownerOf(sessionId: unknown): Promise<{ name: string; email: string } | null> {
  if (!isUuid(sessionId)) return null;
  const [owner] = await db.$queryRaw<{ name: string; email: string }[]>`
    SELECT u.name, u.email FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s.id = ${sessionId}::uuid
      AND s."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
      AND s."createdAt" > now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)`;
  return owner ?? null;
}
