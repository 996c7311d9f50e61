import * as z from "zod";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { LENDER_KINDS } from "@/lib/lenders/kinds";

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

export type HeldRule = {
  id: string;
  topic: string;
  text: string;
  /** The figures by their names; none after the day by which the source was to be read again. */
  value: Readonly<Record<string, unknown>>;
  source: string;
  sourceDate: string;
  sourceDateExact: boolean;
  readOn: string;
  confidence: LawRule["confidence"];
  isStale: boolean;
  mustReadOriginal: string | null;
};

export type HeldRules = ReadonlyMap<string, HeldRule>;

/** Of an unknown kind of lender those rules that hold for every kind. @param today YYYY-MM-DD */
export function rulesThatHold(rules: readonly LawRule[], kind: LenderKind | null, today: string): HeldRules {
  const kinds = kind ? [kind] : (Object.keys(LENDER_KINDS) as LenderKind[]);
  return new Map(
    rules
      .filter(
        ({ lenders, validFrom, validTo }) =>
          kinds.every((each) => lenders.includes(each)) &&
          (validFrom === null || validFrom <= today) &&
          (validTo === null || today <= validTo),
      )
      .map((rule) => [rule.id, asShown(rule, today)]),
  );
}

function asShown({ lenders: _, validFrom: __, validTo: ___, reviewBy, ...rule }: LawRule, today: string): HeldRule {
  if (reviewBy === null || today <= reviewBy) return { ...rule, isStale: false };
  return { ...rule, isStale: true, value: {}, text: /\d/.test(rule.text) ? withoutFigures(rule.topic) : rule.text };
}

const withoutFigures = (topic: string) =>
  `There is a rule about this (${topic}), but we have not read its source again in time, so we show no figures of it.`;

/** A whole number of days, or undefined where the rule does not hold, is stale, or says none. */
export function daysOf(rule: HeldRule | undefined, name: string): number | undefined {
  const days = rule?.value[name];
  return typeof days === "number" && Number.isInteger(days) && days >= 0 ? days : undefined;
}
