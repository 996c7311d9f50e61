import * as z from "zod";
import { ADMISSION_STATUS, EDUCATION_LEVELS, valuesOf } from "@/lib/admission";
import { partnerRow } from "@/lib/partners/schema";

/**
 * What the rules can ask about, besides countries: the answers that a student can give, as prisma/seed-data/rules.ts
 * lists them.
 */
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
const listOf = (spellings: ReadonlyMap<string, string>) =>
  z.string().transform((value, context) => {
    const words = value.split(",").flatMap((word) => word.trim().toLowerCase() || []);
    const known = words.flatMap((word) => spellings.get(word) ?? []);
    if (words.length > 0 && known.length === words.length) return [...new Set(known)];
    context.addIssue({ code: "custom", message: "holds an answer that is not known" });
    return z.NEVER;
  });
const spelled = (answers: readonly string[]) => new Map(answers.map((answer) => [answer.toLowerCase(), answer]));

/**
 * One condition of a lender, as prisma/seed-data/rules.ts describes them. A row that does not fit cannot be checked.
 * @param countries code by spelling in lower case, codes included
 */
export function ruleRow(countries: ReadonlyMap<string, string>) {
  const texts = { id: z.number(), reason: text, remedy: text, source: z.string().trim() };
  const oneOf = <Subject extends string>(subject: Subject, answers: readonly string[]) => {
    const list = listOf(spelled(answers));
    return [
      z.object({ ...texts, subject: z.literal(subject), operator: z.literal("in"), value: list }),
      z.object({
        ...texts,
        subject: z.literal(subject),
        operator: z.literal("equals"),
        value: list.refine(({ length }) => length === 1),
      }),
    ] as const;
  };
  return z.union([
    z.object({
      ...texts,
      subject: z.literal("studyIn"),
      operator: z.literal("in"),
      value: listOf(new Map([...countries, ["abroad", "abroad"]])),
    }),
    z.object({ ...texts, subject: z.literal("amount"), operator: z.enum(["atLeast", "atMost"]), value: bound }),
    z.object({ ...texts, subject: z.literal("collateral"), operator: z.literal("atMost"), value: bound }),
    ...oneOf("admission", ADMISSION),
    ...oneOf("coApplicant", CO_APPLICANT),
    ...oneOf("courseLevel", LEVEL),
  ]);
}
export type Rule = z.output<ReturnType<typeof ruleRow>>;

/** What the check shows of a lender and counts with. Figures are as in prisma/schema.prisma; null is unknown. */
export const lenderRow = partnerRow
  .pick({
    id: true,
    name: true,
    type: true,
    scheme: true,
    initials: true,
    logo: true,
    interestRate: true,
    processingFee: true,
    loanTenure: true,
    paymentStudyPeriod: true,
    source: true,
    asOf: true,
    rateMin: true,
    rateMax: true,
    tenureMaxMonths: true,
    graceMonths: true,
    feeFlat: true,
    feePctMax: true,
  })
  .extend({
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/),
  });

/** A lender with its conditions. `unreadable` counts the rows that are in force but cannot be read. */
export type RatedLender = z.output<typeof lenderRow> & { rules: Rule[]; unreadable: number };

export const countryChoice = z.object({ code: z.string().regex(/^[A-Z]{2}$/), name: text });

export type Rulebook = {
  /** Changes whenever a rule or a figure does. Empty when nothing could be read. */
  edition: string;
  /** The newest of the versions that the editors gave their rules. */
  dated: string;
  lenders: RatedLender[];
  /** Where one can say to study, in the editors' order. */
  countries: z.output<typeof countryChoice>[];
};
