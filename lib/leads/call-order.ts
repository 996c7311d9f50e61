import { dayOf } from "@/lib/calendar";
import { Prisma } from "@/lib/generated/prisma/client";

/** Where a phone stands in the list of calls: to be called today, on a later day, or called already. */
export type CallPlace = "now" | "later" | "called";

/**
 * One row for each phone that may be called: where it stands, and its day in India as YYYY-MM-DD. That is the day for
 * which a call was promised, else the day on which the newest request came. What was written down before that request
 * says nothing about it, and a note without a day leaves everything as it is.
 */
export const placedCalls = () => Prisma.sql`
  SELECT entry.phone, entry.at,
    CASE WHEN last.id IS NULL OR last."callOn" <= ${dayOf(new Date())}::date THEN 'now'
      WHEN last."callOn" IS NOT NULL THEN 'later' ELSE 'called' END AS place,
    to_char(coalesce(last."callOn", (entry.at AT TIME ZONE 'Asia/Kolkata')::date), 'YYYY-MM-DD') AS day
  FROM (
    SELECT phone, max("createdAt") AS at FROM "Lead" WHERE "stoppedAt" IS NULL GROUP BY phone
  ) entry
  LEFT JOIN LATERAL (
    SELECT call.id, call."callOn" FROM "LeadCall" call JOIN "Lead" lead ON lead.id = call."leadId"
    WHERE lead.phone = entry.phone AND call.at >= entry.at
      AND (call.outcome = 'reached' OR call."callOn" IS NOT NULL)
    ORDER BY call.id DESC LIMIT 1
  ) last ON true`;
