import * as z from "zod";
import { ADMISSION_STATUS, EDUCATION_LEVELS, valuesOf } from "@/lib/admission";
import { IfNot, StudyPlace } from "@/lib/generated/prisma/enums";
import type { FactKey } from "@/lib/lenders/facts";
import { lenderRow, rateRow, schemeColumns, type Benchmark, type Source } from "@/lib/lenders/rows";

/** What a rule can ask about, besides countries: the answers that a student can give. */
const ADMISSION = valuesOf(ADMISSION_STATUS);
const CO_APPLICANT = ["earning", "notEarning", "none"] as const;
const LEVEL = valuesOf(EDUCATION_LEVELS);

const text = z.string().trim().min(1);

/** A whole amount above 0. Editors may group its digits. */
const bound = z
  .string()
  .transform((value) => value.replace(/[\s,_]/g, ""))
  .pipe(
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .refine((amount) => amount > 0),
  );

/**
 * Answers separated by commas, in any case, each given back in the house's spelling. One that is not known makes the
 * whole list unreadable: a condition that is half understood could let a student through, or turn one away, by mistake.
 */
const listOf = (spellings: ReadonlyMap<string, string>, least = 1) =>
  z.string().transform((value, context) => {
    const words = value.split(",").flatMap((word) => word.trim().toLowerCase() || []);
    const known = words.flatMap((word) => spellings.get(word) ?? []);
    if (words.length >= least && known.length === words.length) return [...new Set(known)];
    context.addIssue({ code: "custom", message: "holds an answer that is not known" });
    return z.NEVER;
  });
const spelled = (answers: readonly string[]) => new Map(answers.map((answer) => [answer.toLowerCase(), answer]));

/**
 * One condition of a scheme beyond those of its columns (EligibilityRule in prisma/schema.prisma). A row that does not
 * fit cannot be checked.
 * @param countries code by spelling in lower case, codes included
 */
export function ruleRow(countries: ReadonlyMap<string, string>) {
  const shared = {
    id: z.number(),
    toMend: z.literal(""),
    ifNot: z.enum(IfNot),
    place: z.enum(StudyPlace),
    levels: listOf(spelled(LEVEL), 0),
    aboveAmount: z.preprocess((value) => (value === null ? null : Number(value)), z.number().nonnegative().nullable()),
    reason: text,
    remedy: text,
    source: z.string().trim(),
  };
  const oneOf = <Subject extends string>(subject: Subject, answers: readonly string[]) => {
    const list = listOf(spelled(answers));
    return [
      z.object({ ...shared, subject: z.literal(subject), operator: z.literal("in"), value: list }),
      z.object({
        ...shared,
        subject: z.literal(subject),
        operator: z.literal("equals"),
        value: list.refine(({ length }) => length === 1),
      }),
    ] as const;
  };
  return z.union([
    z.object({
      ...shared,
      subject: z.literal("studyIn"),
      operator: z.literal("in"),
      value: listOf(new Map([...countries, ["abroad", "abroad"]])),
    }),
    z.object({ ...shared, subject: z.literal("amount"), operator: z.enum(["atLeast", "atMost"]), value: bound }),
    z.object({ ...shared, subject: z.literal("collateral"), operator: z.literal("atMost"), value: bound }),
    ...oneOf("admission", ADMISSION),
    ...oneOf("coApplicant", CO_APPLICANT),
    ...oneOf("courseLevel", LEVEL),
  ]);
}
export type Rule = z.output<ReturnType<typeof ruleRow>>;

/** What the check shows of a lender. */
export const checkedLenderRow = lenderRow.pick({ id: true, name: true, kind: true, initials: true, logo: true });
export type CheckedLender = z.output<typeof checkedLenderRow>;

/** What the check compares, counts with and shows of a scheme. Units: prisma/schema.prisma; null is unknown. */
export const checkedSchemeRow = schemeColumns.pick({
  id: true,
  name: true,
  inIndia: true,
  abroad: true,
  countries: true,
  levels: true,
  institutes: true,
  instituteList: true,
  onlyIf: true,
  admission: true,
  coApplicant: true,
  currency: true,
  amountMin: true,
  securedMax: true,
  unsecuredMax: true,
  unsecuredTopMax: true,
  unsecuredTopFor: true,
  unsecuredTopIf: true,
  securityNote: true,
  feePctMax: true,
  feeFlat: true,
  feeNilUpTo: true,
  tenureMaxMonths: true,
  tenureWithStudy: true,
  graceMonths: true,
  studyInterest: true,
  concession: true,
});
export const checkedRateRow = rateRow.omit({ toMend: true });
export type CheckedRate = z.output<typeof checkedRateRow>;

/** A scheme with its conditions. */
export type CheckedScheme = z.output<typeof checkedSchemeRow> & {
  lenderId: string;
  /** Those in force, the lowest first. */
  rates: readonly CheckedRate[];
  benchmark: Benchmark | null;
  /** Conditions beyond those of the columns. */
  rules: readonly Rule[];
  /** How many rules are in force but cannot be read. */
  unreadable: number;
  /** Places in the rulebook's `sources`. */
  sources: readonly number[];
};

/** The facts that the check compares or counts with; a rate carries its own source. */
export const CHECKED_FACTS = [
  "countries",
  "levels",
  "institutes",
  "onlyIf",
  "minimum",
  "secured",
  "unsecured",
  "admission",
  "coApplicant",
  "fee",
  "tenure",
  "grace",
  "studying",
] as const satisfies readonly FactKey[];
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** `covers` holds those of CHECKED_FACTS that the source speaks of. */
export type CheckedSource = Omit<Source, "schemeId">;

export const countryChoice = z.object({ code: z.string().regex(/^[A-Z]{2}$/), name: text });
export type CountryChoice = z.output<typeof countryChoice>;

export type Rulebook = {
  /** Changes whenever a condition, a figure or a source does. Empty when nothing could be read. */
  edition: string;
  /** The newest day on which a rate, a source or a rule was gone through, 2026-11-21. */
  dated: string;
  lenders: readonly CheckedLender[];
  /** In the editors' order: by lender, then by scheme. */
  schemes: readonly CheckedScheme[];
  /** Each once, for all schemes. */
  sources: readonly CheckedSource[];
  /** Where one can say to study, in the editors' order. */
  countries: readonly CountryChoice[];
};
