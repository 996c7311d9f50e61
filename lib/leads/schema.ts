import * as z from "zod";
import { LEAD_ADMISSION } from "@/lib/admission";
import { dayOf, addDays } from "@/lib/calendar";
import { isRealDate } from "@/lib/dates";
import { t } from "@/lib/messages/text";
import { consentBox, consentVersion, email, fullName, phone, planAnswers, tooLong } from "@/lib/users/schema";
import { CALL_TIMES, type CallTime } from "@/lib/call-wish";

/** Characters of a language's name, and of what is noted of a call. */
const LANGUAGE_MAX = 40;
const NOTE_MAX = 600;
const times = Object.keys(CALL_TIMES) as [CallTime, ...CallTime[]];
const callTime = <const Times extends readonly [string, ...string[]]>(offered: Times) =>
  z.enum(offered, { error: () => t("rules.callTime", "Choose one of the times in the list") });

/** 144 random bits, as a stop link carries them. */
export const STOP_SECRET = /^[\w-]{24}$/;
const stopSecret = z
  .string()
  .trim()
  .regex(STOP_SECRET, {
    error: () => t("calls.linkBroken", "This link is not complete. Please open the whole link that we gave you."),
  });

/** The apply form of SPEC section 5, and more: what stands behind the plan's answers is ours and may be absent. */
export const leadSchema = z.strictObject({
  name: fullName,
  email,
  phone,
  reference: z
    .string()
    .trim()
    .max(500, { error: () => tooLong(500) })
    .optional(),
  ...planAnswers(LEAD_ADMISSION),
  callTime: callTime(times).optional(),
  callLanguage: z
    .string()
    .trim()
    .max(LANGUAGE_MAX, { error: () => tooLong(LANGUAGE_MAX) })
    .optional(),
  consentVersion,
  /** The lender whose page the form was opened from. */
  partnerId: z.string().trim().max(100).optional(),
  /** The path of that page. */
  page: z
    .string()
    .trim()
    .regex(/^\/(?![/\\])/)
    .max(200)
    .optional(),
  /** The secret of the stop link of the request that this one takes the place of. */
  replaces: stopSecret.optional(),
});

/** The same as a form: the person ticks a box, and the page adds where it is. */
export const leadForm = leadSchema
  .omit({ consentVersion: true, partnerId: true, page: true, replaces: true })
  .extend({ callTime: callTime(["", ...times]), consent: consentBox });

/** Does what the stop link with this secret may. */
export const stopCallsBody = z.strictObject({ secret: stopSecret });

/** Which part of the list of calls; `page` counts from 1. */
export const callListBody = z.strictObject({
  view: z.enum(["waiting", "stopped"]).default("waiting"),
  page: z.number().int().min(1).max(10_000).default(1),
});

const CALL_OUTCOMES = ["reached", "noAnswer", "note", "doNotCall"] as const;
/** Days that a call can be put off at most. */
const PUT_OFF_MAX = 366;
const dayInvalid = () => t("calls.dayInvalid", "Enter the day as day, month and year, such as 3 Dec 2026.");

/** What a colleague writes down of a call: what came of it, in words, and on which day to call again. */
export const calledBody = z
  .strictObject({
    leadId: z.uuid(),
    outcome: z.enum(CALL_OUTCOMES),
    note: z
      .string()
      .trim()
      .max(NOTE_MAX, { error: () => tooLong(NOTE_MAX) })
      .default(""),
    callOn: z
      .string({ error: dayInvalid })
      .trim()
      .refine(isRealDate, { error: dayInvalid, abort: true })
      .refine((day) => day >= dayOf(new Date()), {
        error: () => t("calls.dayPast", "This day is over. Choose today or a later day."),
      })
      .refine((day) => day <= addDays(dayOf(new Date()), PUT_OFF_MAX), {
        error: () => t("calls.dayTooFar", "Choose a day within a year."),
      })
      .optional(),
  })
  .refine(({ outcome, note, callOn }) => outcome !== "note" || note !== "" || callOn !== undefined, {
    path: ["note"],
    error: () => t("calls.noteRequired", "Please write what you want to note."),
  })
  .refine(({ outcome, callOn }) => outcome !== "doNotCall" || callOn === undefined, {
    path: ["callOn"],
    error: () => t("calls.noDayAfterStop", "A number that must not be called gets no day to call."),
  });
