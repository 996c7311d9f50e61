import "server-only";
import { db } from "@/lib/db";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import { UNPROVED_ACCOUNT_DAYS, UNPROVED_LEAD_WEEKS } from "./rules";

/**
 * Removes what has been kept for long enough, by the database's clock: logins past the absolute limit, accounts and
 * callback requests that nobody proved. Each is found by an index of just these.
 * @returns how many of each went
 * @throws Error when the database cannot be reached
 */
export async function removeOld() {
  const sessions = await db.$executeRaw`
    DELETE FROM "Session" WHERE "createdAt" < now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)`;
  const accounts = await db.$executeRaw`
    DELETE FROM "User" WHERE "phoneVerifiedAt" IS NULL AND "emailVerifiedAt" IS NULL AND "googleSub" IS NULL
      AND "createdAt" < now() - make_interval(days => ${UNPROVED_ACCOUNT_DAYS}::int)
      AND NOT EXISTS (SELECT FROM "Session" WHERE "userId" = "User".id)`;
  const leads = await db.$executeRaw`
    DELETE FROM "Lead" WHERE NOT "phoneVerified"
      AND "createdAt" < now() - make_interval(weeks => ${UNPROVED_LEAD_WEEKS}::int)
      AND NOT EXISTS (
        SELECT FROM "LeadCall" c WHERE c."leadId" = "Lead".id
          AND c.at >= now() - make_interval(weeks => ${UNPROVED_LEAD_WEEKS}::int))`;
  return { sessions, accounts, leads };
}
