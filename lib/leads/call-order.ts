import { dayOf } from "@/lib/dates/calendar";
import { type CallState, Prisma } from "@/lib/generated/prisma/client";

/** Where a phone stands in the list of calls: to be called today, on a later day, called, or not to be called. */
export type CallPlace = "now" | "later" | "called" | "stopped";

/**
 * One row for each phone of this state: where it stands, and its day in India as YYYY-MM-DD. That is the day for which
 * a call was promised, else the day on which the newest request came; of a stopped phone, the day of its last stop.
 * What was written down before the newest request says nothing about it, and a note without a day leaves all as it is.
 */
export const placedCalls = (state: CallState) => Prisma.sql`
  SELECT phone, "callAt" AS at, CASE WHEN "callState" <> 'waiting' THEN "callState"::text
      WHEN "callOn" > ${dayOf(new Date())}::date THEN 'later' ELSE 'now' END AS place,
    to_char(coalesce("callOn", ("callAt" AT TIME ZONE 'Asia/Kolkata')::date), 'YYYY-MM-DD') AS day
  FROM "Lead" WHERE "callState" = ${Prisma.raw(`'${state}'`)}`;
