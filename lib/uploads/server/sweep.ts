import "server-only";
import { DAY } from "@/lib/calendar";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { StoredFile } from "@/lib/generated/prisma/client";
import { errorName, log } from "@/lib/log";
import { removeOld } from "@/lib/retention/mutations";
import { storeNamed } from "@/lib/uploads/store/driver";
import { localStore, storedLongerThan } from "@/lib/uploads/store/local";
import { nothingHoldsIt } from "./held";

const MINUTE = 60_000;
/** A draft that holds the file may wait in the student's browser. */
const UNSAVED = (DRAFT_DAYS + 1) * DAY;
/** Rows or files looked at in one question to the database. */
const BATCH = 200;

let dueAt = 0;

/** Has the files swept once a day while the app is used: a minute from now, when the last time is a day ago. */
export function sweepLater() {
  if (Date.now() < dueAt) return;
  dueAt = Date.now() + DAY;
  setTimeout(sweep, MINUTE).unref();
}

async function sweep() {
  try {
    log.info(await removeOld(), "what was kept long enough was removed");
  } catch (error) {
    log.error(errorName(error), "what was kept long enough could not be removed");
  }
  try {
    log.info({ unused: await removeUnused(UNSAVED), orphans: await removeOrphans(DAY) }, "stored files swept");
  } catch (error) {
    log.error(errorName(error), "stored files could not be swept");
  }
}

/**
 * Removes files that were uploaded more than `age` milliseconds ago and that nothing holds: the page was left before
 * saving. Younger ones may stand in a form that is open somewhere. Gives how many.
 */
export async function removeUnused(age: number): Promise<number> {
  const before = new Date(Date.now() - age);
  let removed = 0;
  for (let after = ""; ;) {
    const seen = await db.storedFile.findMany({
      where: { id: { gt: after }, createdAt: { lt: before } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    const last = seen.at(-1);
    if (!last) return removed;
    after = last.id;
    const gone = await db.$queryRaw<Pick<StoredFile, "driver" | "storeKey">[]>`
      DELETE FROM "StoredFile" s
      WHERE s.id = ANY(${seen.map(({ id }) => id)}::text[])
        AND ${nothingHoldsIt}
      RETURNING s.driver, s."storeKey"`;
    for (const { driver, storeKey } of gone) await (await storeNamed(driver)).remove(storeKey);
    removed += gone.length;
  }
}

/**
 * Removes bytes in the local folder that are older than `age` milliseconds and have no row: the process was killed
 * between the two, or a removal failed. Gives how many.
 */
export async function removeOrphans(age: number): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  async function removeBatch() {
    const rows = await db.storedFile.findMany({ where: { id: { in: batch } }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    for (const key of batch.filter((key) => !known.has(key))) {
      await localStore.remove(key);
      removed += 1;
    }
    batch = [];
  }
  for await (const key of storedLongerThan(age)) {
    if (batch.push(key) === BATCH) await removeBatch();
  }
  await removeBatch();
  return removed;
}
