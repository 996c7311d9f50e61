import * as z from "zod";
import { EDUCATION_LEVELS, valuesOf } from "@/lib/admission";
import type { Prisma } from "@/lib/generated/prisma/client";
import {
  AbroadReach,
  AdmissionNeed,
  Agreement,
  CoApplicantNeed,
  Confidence,
  InstituteCase,
  InstituteReach,
  LenderKind,
  RateType,
  ReadAs,
  SecurityCase,
  SourceRank,
  StudyInterest,
  TopLimitFor,
} from "@/lib/generated/prisma/enums";

const text = z.string().trim().min(1);
const known = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null);
const figure = z.preprocess(
  (value) => (value === null ? null : Number(value)),
  z.number().nonnegative().nullable().catch(null),
);
const day = z.date().transform((date) => date.toISOString().slice(0, 10));
const list = z.string().transform((value) => value.split(",").flatMap((word) => word.trim() || []));

/** Ids are readable slugs. Checked before the database is asked, so that nonsense costs nothing. */
export const lenderId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const schemeId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);

/** Children, read tolerantly: a row that does not fit is left out and logged. */
export const point = z.object({ type: text, value: text });
export const step = z.object({ stepTitle: text, stepDescription: text });
export const lenderFaq = z.object({ id: z.number(), question: text, answer: text, isActive: z.literal(true) });

const dated = {
  publishedOn: known,
  readOn: day,
  readAs: z.enum(ReadAs),
};
const ranked = { rank: z.enum(SourceRank), isCopy: z.boolean() };
const CONFIDENCE = z.enum(Confidence);

export const sourceRow = z.object({
  ...dated,
  ...ranked,
  isOlder: z.boolean(),
  schemeId: schemeId.nullable(),
  covers: list,
  source: text,
  confidence: CONFIDENCE,
});
export type Source = z.output<typeof sourceRow>;

/** One published rate. % a year; amounts in whole units of the scheme's currency. */
export const rateRow = z.object({
  ...dated,
  ...ranked,
  id: text,
  toMend: z.literal(""),
  fromPct: z.preprocess(Number, z.number().nonnegative()),
  toPct: figure,
  type: z.enum(RateType).nullable(),
  source: z.string().trim(),
  confidence: CONFIDENCE,
  security: z.enum(SecurityCase),
  institute: z.enum(InstituteCase),
  aboveAmount: figure,
  upToAmount: figure,
  plus: known,
  benchmarkPct: figure,
  note: known,
});
export type Rate = z.output<typeof rateRow>;

export const benchmarkRow = z.object({
  ...dated,
  ...ranked,
  id: text,
  name: text,
  pct: z.preprocess(Number, z.number().nonnegative()),
  since: day,
  beforePct: figure,
  source: z.string().trim(),
  notRead: known,
});
export type Benchmark = z.output<typeof benchmarkRow>;

/**
 * What is matched, priced or checked; units of prisma/schema.prisma. A column that is only shown needs no line here.
 */
export const schemeColumns = z.object({
  id: schemeId,
  toMend: z.literal(""),
  isActive: z.literal(true),
  name: text,
  inIndia: z.boolean(),
  abroad: z.enum(AbroadReach),
  countries: list,
  levels: list.pipe(z.array(z.enum(valuesOf(EDUCATION_LEVELS)))),
  institutes: z.enum(InstituteReach),
  instituteList: known,
  onlyIf: known,
  admission: z.enum(AdmissionNeed).nullable(),
  coApplicant: z.enum(CoApplicantNeed).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amountMin: figure,
  securedMax: figure,
  unsecuredMax: figure,
  unsecuredTopMax: figure,
  unsecuredTopFor: z.enum(TopLimitFor).nullable(),
  unsecuredTopIf: known,
  securityNote: known,
  feePctMax: figure,
  feeFlat: figure,
  feeNilUpTo: figure,
  feeNote: known,
  marginIndiaPct: figure,
  marginAbroadPct: figure,
  marginNote: known,
  tenureMaxMonths: figure,
  tenureWithStudy: z.boolean(),
  tenureNote: known,
  graceMonths: figure,
  studyInterest: z.enum(StudyInterest).nullable(),
  studyNote: known,
  prepaymentPct: figure,
  prepaymentNote: known,
  concession: known,
  conflicts: known,
  forStates: list,
  forGroups: list,
  familyIncomeMax: figure,
});

function plain(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === "boolean") return value ?? null;
  if (typeof value === "string") return value.trim() || null;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return Number(value) >= 0 ? Number(value) : null;
}
type Plain<Value> = Value extends bigint | Prisma.Decimal ? number : Value extends Date ? string : Value;
type Shown = Omit<Prisma.SchemeModel, keyof z.output<typeof schemeColumns>>;
type SchemeRow = z.output<typeof schemeColumns> & { [Column in keyof Shown]: Plain<Shown[Column]> };

export const schemeRow = schemeColumns.catchall(z.unknown().transform(plain)) as unknown as z.ZodType<SchemeRow>;
export type Scheme = SchemeRow & {
  rates: readonly Rate[];
  benchmark: Benchmark | null;
  sources: readonly Source[];
};

export const lenderRow = z.object({
  id: lenderId,
  toMend: z.literal(""),
  isActive: z.literal(true),
  name: text,
  kind: z.enum(LenderKind),
  agreement: z.enum(Agreement),
  initials: z.string().trim(),
  logo: z.string().trim(),
  loanProcessingTime: known,
  collateral: known,
  earlyRepayment: known,
  conflicts: known,
  interestRate: known,
  loanAmount: known,
  securedLoanAmount: known,
  unsecuredLoanAmount: known,
  margin: known,
  processingFee: known,
  loanTenure: known,
  prepaymentCharges: known,
  repaymentHoliday: known,
  paymentStudyPeriod: known,
  countriesCovered: known,
  updatedAt: z.date(),
});
type LenderRow = z.output<typeof lenderRow>;
export type Lender = LenderRow & { schemes: readonly Scheme[] };
