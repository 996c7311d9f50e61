import * as z from "zod";
import { Confidence, ReadAs, StudyPlace, SupportKind, SupportStatus } from "@/lib/generated/prisma/enums";

const text = z.string().trim().min(1);
const known = z
  .string()
  .nullable()
  .transform((words) => words?.trim() || null);
const day = z.date().transform((date) => date.toISOString().slice(0, 10));
const figure = z.preprocess((value) => (value === null ? null : Number(value)), z.number().nonnegative().nullable());

/** A row of SupportScheme as the app may use it: one that is to be mended or archived does not fit. */
export const supportRow = z.object({
  id: text,
  toMend: z.literal(""),
  archivedAt: z.null(),
  name: text,
  state: z.string().trim(),
  kind: z.enum(SupportKind),
  status: z.enum(SupportStatus),
  forWhom: text,
  benefit: text,
  place: z.enum(StudyPlace),
  incomeMax: figure,
  amountMax: figure,
  ratePct: figure,
  how: known,
  statusText: text,
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
export type SupportScheme = z.output<typeof supportRow>;
