import * as z from "zod";
import { isRealDate, withoutTime } from "@/lib/dates/dates";

/**
 * What clients of the contract write in place of an answer's strict form: a number for its digits, a date with a time,
 * nothing at all (docs/decisions/009-typed-input.md). A reader turns just that into the strict form and hands on
 * everything else as it came, for the schema to refuse in the form's words.
 */
export type ValueReader = (sent: unknown) => unknown;

/** Absent, null and "" all say that there is no answer. */
export const isBlank = (sent: unknown) => sent === undefined || sent === null || sent === "";

/** A whole number stands for its digits; any other, and one below zero, is no answer to what asks for digits. */
export const digits: ValueReader = (sent) => (Number.isSafeInteger(sent) && Number(sent) >= 0 ? String(sent) : sent);

/** A day may carry a time of any zone. */
export const day: ValueReader = (sent) => (typeof sent === "string" ? withoutTime(sent) : sent);

/** A month, written as its first day, may be any day of it. */
export const month: ValueReader = (sent) => {
  const at = day(sent);
  return typeof at === "string" && isRealDate(at.trim()) ? `${at.trim().slice(0, 7)}-01` : at;
};

/** The schema of a call's body whose blank answers count as absent and whose others are read first, by their names. */
export const normalizedBody = <Body extends z.core.$ZodObject>(
  body: Body,
  readers: { readonly [Name in keyof Body["_zod"]["def"]["shape"]]?: ValueReader } = {},
) =>
  z.preprocess((sent) => {
    const answers = { ...(sent as Record<string, unknown>) };
    for (const name of Object.keys(body._zod.def.shape)) {
      const read = readers[name];
      if (isBlank(answers[name])) delete answers[name];
      else if (read) answers[name] = read(answers[name]);
    }
    return answers;
  }, body);
