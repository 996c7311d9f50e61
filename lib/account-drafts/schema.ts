import * as z from "zod";
import { SECTION_KEYS } from "@/lib/loan-form/registry";

const section = z.enum(SECTION_KEYS);

/** What was typed, as it was typed: no rule of the form is asked before its save. */
export const keepBody = z.strictObject({
  drafts: z
    .array(z.strictObject({ section, version: z.string().max(64), values: z.record(z.string(), z.unknown()) }))
    .min(1)
    .max(SECTION_KEYS.length),
});

/** `at` says which: a newer one, of another device, stays. */
export const dropBody = z.strictObject({
  drafts: z
    .array(z.strictObject({ section, at: z.int() }))
    .min(1)
    .max(SECTION_KEYS.length),
});
