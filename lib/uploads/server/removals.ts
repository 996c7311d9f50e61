import "server-only";
import { db } from "@/lib/db";
import { safeErrorFields, log } from "@/lib/log";
import { storeNamed } from "@/lib/uploads/store/driver";
import type { FileStore } from "@/lib/uploads/store/store";

const BATCH = 100;

/** Notes bytes before they are put. The row's transaction removes the note; else they go a day later. */
export const noteBytes = (id: string, { name }: FileStore) => db.$executeRaw`
  INSERT INTO "FileRemoval" (id, driver, "dueAt") VALUES (${id}, ${name}, now() + interval '1 day')`;

/** Has noted bytes removed by the next sweep: their upload came to nothing. */
export const releaseBytes = (id: string) => db.$executeRaw`
  UPDATE "FileRemoval" SET "dueAt" = now() WHERE id = ${id}`;

/**
 * Removes due bytes; failures are tried again after 5 minutes, doubling up to a day. @returns how many
 * @param ids only these, where due
 */
export async function removeDue(ids?: readonly string[]): Promise<number> {
  let removed = 0;
  for (;;) {
    // Postponed first: a killed process leaves them to a later try.
    const due = await db.$queryRaw<{ id: string; driver: string; tries: number }[]>`
      UPDATE "FileRemoval" r
      SET tries = tries + 1, "dueAt" = now() + least(interval '1 day', interval '5 minutes' * 2 ^ least(tries, 10))
      WHERE id IN (
        SELECT id FROM "FileRemoval"
        WHERE "dueAt" <= now() + interval '1 millisecond' AND (${ids === undefined} OR id = ANY(${[...(ids ?? [])]}::text[]))
          AND NOT EXISTS (SELECT FROM "StoredFile" s WHERE s.id = "FileRemoval".id)
        ORDER BY "dueAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, driver, tries`;
    if (due.length === 0) return removed;
    const gone: string[] = [];
    for (const { id, driver, tries } of due) {
      try {
        await (await storeNamed(driver)).remove(id);
        gone.push(id);
      } catch (error) {
        log.error({ file: id, driver, tries, ...safeErrorFields(error) }, "stored bytes could not be removed yet");
      }
    }
    await db.fileRemoval.deleteMany({ where: { id: { in: gone } } });
    removed += gone.length;
  }
}
