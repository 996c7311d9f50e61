import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { faqRow } from "./schema";

/** The active questions in the editors' order. Reads the database now. */
export async function readFaqs() {
  const rows = await db.faq.findMany({ where: { isActive: true }, orderBy: [{ position: "asc" }, { id: "asc" }] });
  return rows.flatMap((row) => {
    const faq = faqRow.safeParse(row);
    if (!faq.success) {
      log.warn({ table: "Faq", row: row.id }, "row of public content hidden");
      return [];
    }
    const { id, question, answer, isActive } = faq.data;
    return [{ _id: id, question, answer, isActive }];
  });
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
