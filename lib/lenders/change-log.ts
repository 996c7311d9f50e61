import "server-only";
import { db } from "@/lib/db";
import type { CellChange } from "./history";

/** More than a list of lenders sees in a year; what is older is not told. */
const MOST = 5_000;

/** The cells of schemes and rates that changed, the newest first. Reads the database now. @param after milliseconds */
export async function readCellChanges(after = 0): Promise<CellChange[]> {
  const rows = await db.contentChange.findMany({
    where: { entity: { in: ["Scheme", "Rate"] }, at: { gt: new Date(after) } },
    orderBy: { id: "desc" },
    take: MOST,
  });
  return rows.map(({ at, entity, rowId, field, before, after: now }) => ({
    at: at.getTime(),
    entity: entity === "Rate" ? "Rate" : "Scheme",
    rowId,
    column: field,
    before,
    after: now,
  }));
}
