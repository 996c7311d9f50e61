import "server-only";
import { forPage } from "@/lib/content/for-page";
import { snapshot } from "@/lib/content/snapshot";
import { tags } from "@/lib/content/tags";
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

export const offerRulesSnapshot = snapshot("offer-rules", () => readLawRules("offer"));
export const planRulesSnapshot = snapshot("plan-rules", () => readLawRules("plan"));

/** The rules that a loan offer is checked by, for the page. Never fails: without them none is said to hold. */
export async function offerRules() {
  "use cache";
  return (await forPage(offerRulesSnapshot, [tags.lawRules], [])).value;
}

/** The rules that a money plan is judged by, for the page. Never fails: without them nothing is said to fit. */
export async function planRules() {
  "use cache";
  return (await forPage(planRulesSnapshot, [tags.lawRules], [])).value;
}
