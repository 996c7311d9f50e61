import * as z from "zod";
import { ADMISSION_STATUS, EDUCATION_LEVELS, valuesOf } from "@/lib/admission";
import { IfNot, StudyPlace } from "@/lib/generated/prisma/enums";
import type { FactKey } from "@/lib/lenders/facts";
import { lenderRow, rateRow, schemeColumns, type Benchmark, type Source } from "@/lib/lenders/rows";

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

/** One answer that is not known makes the list unreadable: half a condition misleads. */
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
 * One condition of a scheme (EligibilityRule). A row that does not fit cannot be checked.
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
  forStates: true,
  forGroups: true,
  familyIncomeMax: true,
});
export const checkedRateRow = rateRow.omit({ toMend: true });
export type CheckedRate = z.output<typeof checkedRateRow>;

export type CheckedScheme = z.output<typeof checkedSchemeRow> & {
  lenderId: string;
  /** Those in force, the lowest first. */
  rates: readonly CheckedRate[];
  benchmark: Benchmark | null;
  rules: readonly Rule[];
  /** How many rules are in force but cannot be read. */
  unreadable: number;
  sources: readonly number[];
};

export const CHECKED_FACTS = [
  "countries",
  "levels",
  "institutes",
  "forWhom",
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

export type CheckedSource = Omit<Source, "schemeId">;

export const countryChoice = z.object({ code: z.string().regex(/^[A-Z]{2}$/), name: text });
export type CountryChoice = z.output<typeof countryChoice>;

export type Rulebook = {
  /** Changes whenever a condition, a figure or a source does. Empty when nothing could be read. */
  edition: string;
  /** The newest day on which a rate, a source or a rule was gone through, 2026-11-21. */
  dated: string;
  lenders: readonly CheckedLender[];
  schemes: readonly CheckedScheme[];
  sources: readonly CheckedSource[];
  countries: readonly CountryChoice[];
  /** Names of the states that schemes name, by code. */
  states: Readonly<Record<string, string>>;
};
