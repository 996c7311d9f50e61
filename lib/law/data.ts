import "server-only";
import { readableRows } from "@/lib/readable-rows";
import { db } from "@/lib/db";
import { lawRuleRow } from "./rule-row";

type Use = "tracker" | "letters" | "offer" | "plan";

/** Rules for this use, without those of low confidence. @throws Error when the database is away */
export async function readLawRules(use: Use) {
  const rows = await db.lawRule.findMany({
    where: { toMend: "", archivedAt: null, confidence: { not: "low" }, usedBy: { contains: use } },
    orderBy: { id: "asc" },
  });
  return readableRows(rows, lawRuleRow, ({ id }) => ({ table: "LawRule", row: id }));
}
