import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { faqRow } from "./schema";

/** The active questions in the editors' order. Reads the database now. */
export async function readFaqs() {
  const rows = await db.faq.findMany({ where: { isActive: true }, orderBy: [{ position: "asc" }, { id: "asc" }] });
  return readableRows(rows, faqRow, ({ id }) => ({ table: "Faq", row: id })).map(({ id, ...faq }) => ({
    _id: id,
    ...faq,
  }));
}

/** The same, as far as this process knows it. */
export const keptFaqs = lastKnown("faqs", readFaqs, []);

/** The same from the cache, for the public pages. Never fails: without an answer there are no questions to show. */
export async function activeFaqs() {
  "use cache";
  cacheTag(tags.faqs, tags.all);
  const { value, fresh } = await keptFaqs.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value;
}
