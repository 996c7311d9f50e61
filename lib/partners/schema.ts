import * as z from "zod";

const text = z.string().trim().min(1);
/** Null, or a text with something in it: unknown is null, never an empty text. */
const known = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null);
/** Turns a Prisma Decimal or a bigint into a number; what is not a sensible figure counts as unknown. */
const figure = z.preprocess(
  (value) => (value === null ? null : Number(value)),
  z.number().nonnegative().nullable().catch(null),
);

/** Ids are readable slugs (DECISIONS 3). Checked before the database is asked, so that nonsense costs nothing. */
export const partnerId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** Children, read tolerantly: a row that does not fit is left out and logged (ARCHITECTURE rule 13). */
export const point = z.object({ type: text, value: text });
export const step = z.object({ stepTitle: text, stepDescription: text });
export const partnerFaq = z.object({ id: z.number(), question: text, answer: text, isActive: z.literal(true) });
export const partnerSource = z.object({ source: text, covers: z.string().trim(), asOf: z.string().trim() });

/** The lender's own row. It must have a name and a rate to be shown at all. */
export const partnerRow = z.object({
  id: partnerId,
  isActive: z.literal(true),
  name: text,
  interestRate: text,
  type: z.string().trim(),
  kind: z.enum(["bank", "nbfc", "foreign"]),
  scheme: known,
  initials: z.string().trim(),
  logo: z.string().trim(),
  loanAmount: known,
  securedLoanAmount: known,
  unsecuredLoanAmount: known,
  margin: known,
  processingFee: known,
  loanProcessingTime: known,
  loanTenure: known,
  prepaymentCharges: known,
  earlyRepayment: known,
  repaymentHoliday: known,
  paymentStudyPeriod: known,
  collateral: known,
  countriesCovered: known,
  source: z.string().trim(),
  asOf: z.string().trim(),
  confidence: z.string().trim(),
  conflicts: known,
  benchmark: known,
  concession: known,
  rateType: known,
  currency: z.string().trim(),
  rateMin: figure,
  rateMax: figure,
  amountMin: figure,
  securedMax: figure,
  unsecuredMax: figure,
  tenureMaxMonths: figure,
  feeFlat: figure,
  feePctMax: figure,
  graceMonths: figure,
  studyInIndia: z.boolean().nullable(),
  studyAbroad: z.boolean().nullable(),
  updatedAt: z.date(),
});
export type PartnerRow = z.output<typeof partnerRow>;
