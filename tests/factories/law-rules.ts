import { lawRuleRow } from "@/lib/law/rule-row";
import { LAW_RULES } from "@/prisma/seed-data/law-rules";

const date = (day: string | undefined) => (day ? new Date(day) : null);

/** The seeded rules of a part of the product as `readLawRules` gives them. No database is asked. */
export const seededRules = (use: "tracker" | "letters" | "offer" | "plan") =>
  LAW_RULES.flatMap((rule) => {
    if (!rule.usedBy.split(",").includes(use)) return [];
    const { sourceDate, validFrom, validTo, reviewBy, mustReadOriginal = null, sourceDateExact = true } = rule;
    const result = lawRuleRow.safeParse({
      ...rule,
      ...{ toMend: "", archivedAt: null, mustReadOriginal, sourceDateExact, readOn: new Date("2026-11-21") },
      ...{ sourceDate: date(sourceDate), validFrom: date(validFrom), validTo: date(validTo), reviewBy: date(reviewBy) },
    });
    return result.success ? [result.data] : [];
  });
