import "server-only";
import { forPage } from "@/lib/content/for-page";
import { readableRows } from "@/lib/readable-rows";
import { snapshot } from "@/lib/content/snapshot";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { faqRow } from "./schema";

/** Active questions in the editors' order, from the database now. @throws Error when it is away */
export async function readFaqs() {
  const rows = await db.faq.findMany({ where: { isActive: true }, orderBy: [{ position: "asc" }, { id: "asc" }] });
  return readableRows(rows, faqRow, ({ id }) => ({ table: "Faq", row: id })).map(({ id, ...faq }) => ({
    _id: id,
    ...faq,
  }));
}

export const faqSnapshot = snapshot("faqs", readFaqs);

/** The same from the cache, for the public pages. Never fails: without an answer there are no questions to show. */
export async function activeFaqs() {
  "use cache";
  return (await forPage(faqSnapshot, [tags.faqs], [])).value;
}
