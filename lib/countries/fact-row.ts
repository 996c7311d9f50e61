import * as z from "zod";
import { Confidence, ReadAs } from "@/lib/generated/prisma/enums";
import { isFactKey } from "./fact-keys";

const text = z.string().trim().min(1);
const known = z
  .string()
  .nullable()
  .transform((words) => words?.trim() || null);
const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** A row of CountryFact as the app may use it: one that is to be mended or archived does not fit. */
export const countryFactRow = z.object({
  id: text,
  toMend: z.literal(""),
  archivedAt: z.null(),
  country: z.string().regex(/^[A-Z]{2}$/),
  key: z.string().refine(isFactKey),
  value: z.preprocess((value) => (value === null ? null : Number(value)), z.number().nonnegative().nullable()),
  unit: z.string().trim(),
  text,
  validFrom: day.nullable(),
  validTo: day.nullable(),
  reviewBy: day,
  confidence: z.enum(Confidence),
  source: text,
  sourceUrl: known,
  publishedOn: text,
  readOn: day,
  readAs: z.enum(ReadAs),
  isConfirmed: z.boolean(),
  conflict: known,
});
export type CountryFact = z.output<typeof countryFactRow>;
