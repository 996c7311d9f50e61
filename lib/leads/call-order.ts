import { dayOf } from "@/lib/dates/calendar";
import { type CallState, Prisma } from "@/lib/generated/prisma/client";

export type CallPlace = "now" | "later" | "called" | "stopped";

/** One row for each phone of this state, with its day (YYYY-MM-DD): the promised one, or that of the request. */
export const placedCalls = (state: CallState) => Prisma.sql`
  SELECT phone, "callAt" AS at, CASE WHEN "callState" <> 'waiting' THEN "callState"::text
      WHEN "callOn" > ${dayOf(new Date())}::date THEN 'later' ELSE 'now' END AS place,
    to_char(coalesce("callOn", ("callAt" AT TIME ZONE 'Asia/Kolkata')::date), 'YYYY-MM-DD') AS day
  FROM "Lead" WHERE "callState" = ${Prisma.raw(`'${state}'`)}`;
