import * as z from "zod";
import { holdsOn, isStale } from "@/lib/dates/validity";
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

/** How it may be told: as open, as one that nobody could confirm, or only to warn. */
export type Telling = "mayAsk" | "askWhether" | "warning";

/**
 * Only what is open by a source that is more than hearsay, holds on the day and was read in time may be asked for.
 * @param today YYYY-MM-DD
 */
export function tellingOf(scheme: SupportScheme, today: string): Telling {
  if (scheme.status === "closedForNew" || scheme.status === "announced") return "warning";
  const isOver = scheme.validTo !== null && scheme.validTo < today;
  if (isOver) return "warning";
  const isSure = scheme.status === "open" && scheme.confidence !== "low";
  return isSure && holdsOn(scheme, today) && !isStale(scheme, today) ? "mayAsk" : "askWhether";
}

/** The figures that may be shown: none past the review, none of hearsay, none of what is only named to warn. */
export function figuresOf(
  scheme: SupportScheme,
  today: string,
): Pick<SupportScheme, "incomeMax" | "amountMax" | "ratePct"> {
  const isShown = !isStale(scheme, today) && scheme.confidence !== "low" && tellingOf(scheme, today) !== "warning";
  const { incomeMax, amountMax, ratePct } = scheme;
  return isShown ? { incomeMax, amountMax, ratePct } : { incomeMax: null, amountMax: null, ratePct: null };
}

/** What the check of single rows cannot see, and what would show a figure that must not be shown. */
export function supportFindings(schemes: readonly SupportScheme[], today: string): { row: string; says: string }[] {
  return schemes.flatMap((scheme) => {
    const figures = Object.values(figuresOf(scheme, today)).filter((value) => value !== null);
    return [
      scheme.readOn > today && "was read in the future",
      scheme.publishedOn > today && "has a source of the future",
      scheme.publishedOn > scheme.readOn && "was read before its source was published",
      scheme.validFrom && scheme.validTo && scheme.validTo < scheme.validFrom && "ends before it begins",
      scheme.status === "open" && scheme.confidence === "low" && "is called open by hearsay",
      scheme.status === "open" && scheme.sourceUrl === null && "is called open without the address of its source",
      scheme.ratePct !== null && scheme.kind !== "loan" && "has a rate and is no loan",
      isStale(scheme, today) && figures.length > 0 && "shows a figure past its review",
    ].flatMap((says) => (says ? { row: scheme.id, says } : []));
  });
}
