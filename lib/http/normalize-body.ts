import * as z from "zod";
import { isRealDate, withoutTime } from "@/lib/dates/dates";

/** What clients write in place of an answer's strict form (docs/decisions/009-typed-input.md). */
export type ValueReader = (sent: unknown) => unknown;

export const isBlank = (sent: unknown) => sent === undefined || sent === null || sent === "";

/** A whole number stands for its digits; any other, and one below zero, is no answer to what asks for digits. */
export const digits: ValueReader = (sent) => (Number.isSafeInteger(sent) && Number(sent) >= 0 ? String(sent) : sent);

export const day: ValueReader = (sent) => (typeof sent === "string" ? withoutTime(sent) : sent);

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
