import "server-only";
import { db } from "@/lib/db";
import { safeErrorFields, log } from "@/lib/log";
import { storeNamed } from "@/lib/uploads/store/driver";
import type { Store } from "@/lib/uploads/store/store";

/** Bytes removed in one go; the next follow at once. */
const BATCH = 100;

/**
 * Notes that bytes are about to be put into a store. The note goes in the transaction that writes their row; while it
 * stands, their bytes are removed a day from now, whatever became of the process that put them.
 */
export const noteBytes = (id: string, { name }: Store) => db.$executeRaw`
  INSERT INTO "FileRemoval" (id, driver, "dueAt") VALUES (${id}, ${name}, now() + interval '1 day')`;

/** Lets bytes go now whose row will not be written. */
export const releaseBytes = (id: string) => db.$executeRaw`
  UPDATE "FileRemoval" SET "dueAt" = now() WHERE id = ${id}`;

/**
 * Removes bytes that are due to go, from every store. One that cannot be removed stops none of the others and is tried
 * again: after five minutes, then twice as long each time, up to a day. Any number of processes may do so at once.
 * @param ids only these, where they are due
 * @returns how many were removed
 * @throws Error when the database cannot be reached
 */
export async function removeDue(ids?: readonly string[]): Promise<number> {
  let removed = 0;
  for (;;) {
    // Put off first: who is killed in the middle leaves them to a later try.
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
