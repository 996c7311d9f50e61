import * as z from "zod/mini";
import { LEAD_ADMISSION } from "@/lib/admission";
import { dayOf, addDays } from "@/lib/dates/calendar";
import { dayText, isRealDate } from "@/lib/dates/dates";
import type { CallOutcome, CallTime } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { manyLines, oneLine, uuid, wholeNumber } from "@/lib/text/checks";
import { consentBox, consentVersion, email, fullName, phone, planAnswers, tooLong } from "@/lib/users/schema";
import { CALL_TIMES } from "@/lib/contact/call-wish";

const LANGUAGE_MAX = 40;
const NOTE_MAX = 600;
const times = Object.keys(CALL_TIMES) as [CallTime, ...CallTime[]];
const callTime = <const Times extends readonly [string, ...string[]]>(offered: Times) =>
  z.enum(offered, { error: () => t("rules.callTime", "Choose one of the times in the list") });

export const STOP_SECRET = /^[\w-]{24}$/;
const stopSecret = z.string().check(
  oneLine(),
  z.regex(STOP_SECRET, {
    error: () => t("calls.linkBroken", "This link is not complete. Please open the whole link that we gave you."),
  }),
);
const atMost = (max: number, form = manyLines) =>
  z.string().check(form(), z.maxLength(max, { error: () => tooLong(max) }));

export const leadSchema = z.strictObject({
  name: fullName,
  email,
  phone,
  reference: z.optional(atMost(500)),
  ...planAnswers(LEAD_ADMISSION),
  callTime: z.optional(callTime(times)),
  callLanguage: z.optional(atMost(LANGUAGE_MAX, oneLine)),
  consentVersion,
  partnerId: z.optional(z.string().check(oneLine(), z.maxLength(100))),
  page: z.optional(z.string().check(oneLine(), z.regex(/^\/(?![/\\])/), z.maxLength(200))),
  replaces: z.optional(stopSecret),
});

export const leadForm = z.extend(
  z.omit(leadSchema, { consentVersion: true, partnerId: true, page: true, replaces: true }),
  { callTime: callTime(["", ...times]), consent: consentBox },
);

export const stopCallsBody = z.strictObject({ secret: stopSecret });

export const callListBody = z.strictObject({
  view: z._default(z.enum(["waiting", "stopped"]), "waiting"),
  page: z._default(wholeNumber().check(z.gte(1), z.lte(10_000)), 1),
});

const CALL_OUTCOMES = ["reached", "noAnswer", "note", "doNotCall"] as const satisfies readonly CallOutcome[];
const PUT_OFF_MAX = 366;
const dayInvalid = () => t("calls.dayInvalid", "Enter the day as day, month and year, such as 3 Dec 2026.");

export const calledBody = z
  .strictObject({
    leadId: uuid(),
    outcome: z.enum(CALL_OUTCOMES),
    note: z._default(atMost(NOTE_MAX), ""),
    callOn: z.optional(
      z.string({ error: dayInvalid }).check(
        z.overwrite<string>(dayText),
        z.refine(isRealDate, { error: dayInvalid, abort: true }),
        z.refine((day) => day >= dayOf(new Date()), {
          error: () => t("calls.dayPast", "This day is over. Choose today or a later day."),
        }),
        z.refine((day) => day <= addDays(dayOf(new Date()), PUT_OFF_MAX), {
          error: () => t("calls.dayTooFar", "Choose a day within a year."),
        }),
      ),
    ),
  })
  .check(
    z.refine(({ outcome, note, callOn }) => outcome !== "note" || note !== "" || callOn !== undefined, {
      path: ["note"],
      error: () => t("calls.noteRequired", "Please write what you want to note."),
    }),
    z.refine(({ outcome, callOn }) => outcome !== "doNotCall" || callOn === undefined, {
      path: ["callOn"],
      error: () => t("calls.noDayAfterStop", "A number that must not be called gets no day to call."),
    }),
  );
