import * as z from "zod";
import type { LenderKind } from "@/lib/generated/prisma/enums";

const text = z.string().trim().min(1);
const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** A rule that is to be mended, archived or found in one place only (confidence low) does not fit: it is never used. */
export const lawRuleRow = z
  .object({
    id: text,
    toMend: z.literal(""),
    archivedAt: z.null(),
    topic: text,
    text,
    value: z.record(z.string(), z.unknown()),
    source: text,
    sourceDate: day,
    sourceDateExact: z.boolean(),
    readOn: day,
    confidence: z.enum(["high", "medium"]),
    forPublicBank: z.boolean(),
    forPrivateBank: z.boolean(),
    forNbfc: z.boolean(),
    forForeignLender: z.boolean(),
    forCooperative: z.boolean(),
    forGovernment: z.boolean(),
    validFrom: day.nullable(),
    validTo: day.nullable(),
    reviewBy: day.nullable(),
    mustReadOriginal: z
      .string()
      .nullable()
      .transform((words) => words?.trim() || null),
  })
  .transform(({ toMend: _, archivedAt: __, ...row }) => {
    const { forPublicBank, forPrivateBank, forNbfc, forForeignLender, forCooperative, forGovernment, ...rule } = row;
    const holds: Record<LenderKind, boolean> = {
      publicBank: forPublicBank,
      privateBank: forPrivateBank,
      cooperativeBank: forCooperative,
      nbfc: forNbfc,
      foreignLender: forForeignLender,
      governmentCorporation: forGovernment,
    };
    return { ...rule, lenders: (Object.keys(holds) as LenderKind[]).filter((kind) => holds[kind]) };
  });
export type LawRule = z.output<typeof lawRuleRow>;
