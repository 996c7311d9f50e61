import "server-only";
import { readableRows } from "@/lib/readable-rows";
import { db } from "@/lib/db";
import { lawRuleRow } from "./rules";

type Use = "tracker" | "letters" | "offer" | "plan";

/** The rules that a part of the product stands on, without those that are never shown. Reads the database now. */
export async function readLawRules(use: Use) {
  const rows = await db.lawRule.findMany({
    where: { toMend: "", archivedAt: null, confidence: { not: "low" }, usedBy: { contains: use } },
    orderBy: { id: "asc" },
  });
  return readableRows(rows, lawRuleRow, ({ id }) => ({ table: "LawRule", row: id }));
}
