import "server-only";
import { forPage } from "@/lib/content/for-page";
import { snapshot } from "@/lib/content/snapshot";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { readableRows } from "@/lib/readable-rows";
import { supportRow } from "./support-row";

export const supportSnapshot = snapshot("support-schemes", async () => {
  const rows = await db.supportScheme.findMany({ where: { toMend: "", archivedAt: null }, orderBy: { id: "asc" } });
  return readableRows(rows, supportRow, ({ id }) => ({ table: "SupportScheme", row: id }));
});

/** Help of the state as its rows say it, for the page, and when they were read (milliseconds). Never fails. */
export async function supportSchemes() {
  "use cache";
  const { value, readAt } = await forPage(supportSnapshot, [tags.supportSchemes], []);
  return { schemes: value, readAt };
}
