import "server-only";
import { DAY } from "@/lib/calendar";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { errorName, log } from "@/lib/log";
import { removeOld } from "@/lib/retention/mutations";
import { remoteStore } from "@/lib/uploads/store/driver";
import { localStore, storedLongerThan } from "@/lib/uploads/store/local";
import { nothingHoldsIt } from "./held";
import { removeDue } from "./removals";

const MINUTE = 60_000;
/** Milliseconds between two looks for bytes that are due to go. */
const LOOK = 10 * MINUTE;
/** A draft that holds the file may wait in the student's browser. */
const UNSAVED = (DRAFT_DAYS + 1) * DAY;
/** Rows or files looked at in one question to the database. */
const BATCH = 200;

/**
 * Removes what is due to go now and again, and once a day what became too old to be held; what was looked at once is
 * not looked at again until the next start. Any number of processes may. @returns what ends it
 */
export function startSweeping(): () => void {
  let sweptAt = -Infinity;
  let sweeps = 0;
  async function sweep() {
    const counts: Record<string, number> = {};
    const now = Date.now();
    try {
      counts.due = await removeDue();
      if (now - sweptAt >= DAY) {
        const since = now - sweptAt;
        counts.unused = await removeUnused(UNSAVED, UNSAVED + since);
        // What this process puts has its note; what lay there before is a day old at the second sweep at the latest.
        if (sweeps < 2) counts.orphans = await removeOrphans(DAY, DAY + since);
        Object.assign(counts, await removeOld());
        sweptAt = now;
        sweeps += 1;
        const unknown = await countUnknown(DAY);
        if (unknown > 0)
          log.warn({ unknown }, "files at UploadThing that this database does not know: nothing is done");
      }
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, "what is kept long enough was swept");
    } catch (error) {
      log.error(errorName(error), "what is kept long enough could not be swept");
    }
  }
  const first = setTimeout(sweep, MINUTE).unref();
  const again = setInterval(sweep, LOOK).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}

/**
 * Removes files that were uploaded more than `age` milliseconds ago and that nothing holds: the page was left before
 * saving. Younger ones may stand in a form that is open somewhere, and ones older than `upTo` were looked at before.
 * Gives how many.
 */
export async function removeUnused(age: number, upTo = Infinity): Promise<number> {
  const now = Date.now();
  let removed = 0;
  let last = { createdAt: new Date(Math.max(0, now - upTo)), id: "" };
  for (;;) {
    // In the order of an index, so that no other files are looked at.
    const seen = await db.storedFile.findMany({
      where: {
        createdAt: { lt: new Date(now - age), gte: last.createdAt },
        OR: [{ createdAt: { gt: last.createdAt } }, { id: { gt: last.id } }],
      },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: BATCH,
      select: { id: true, createdAt: true },
    });
    const next = seen.at(-1);
    if (!next) return removed;
    last = next;
    const gone = await db.$queryRaw<{ id: string }[]>`
      DELETE FROM "StoredFile" s
      WHERE s.id = ANY(${seen.map(({ id }) => id)}::text[])
        AND ${nothingHoldsIt}
      RETURNING s.id`;
    removed += gone.length;
    if (gone.length > 0) await removeDue(gone.map(({ id }) => id));
  }
}

/**
 * Removes bytes in the local folder that are older than `age` milliseconds, not older than `upTo`, and have no row:
 * they came from elsewhere, as with a database that was set back to an earlier day. (Of what lies far away only what
 * was noted goes: a token may be shared with another database.) Gives how many.
 */
export async function removeOrphans(age: number, upTo = Infinity): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  async function removeBatch() {
    if (batch.length === 0) return;
    const rows = await db.storedFile.findMany({ where: { id: { in: batch } }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    for (const key of batch.filter((key) => !known.has(key))) {
      await localStore.remove(key);
      removed += 1;
    }
    batch = [];
  }
  for await (const key of storedLongerThan(age, upTo)) {
    if (batch.push(key) === BATCH) await removeBatch();
  }
  await removeBatch();
  return removed;
}

/**
 * How many files older than `age` milliseconds lie far away of which this database has neither a row nor a note:
 * another one's that shares the token, or newer than the backup that it was restored from. They are told, not removed.
 */
export async function countUnknown(age: number): Promise<number> {
  const before = Date.now() - age;
  let unknown = 0;
  let batch: string[] = [];
  async function countBatch() {
    const where = { id: { in: batch } };
    const known = [
      ...(await db.storedFile.findMany({ where, select: { id: true } })),
      ...(await db.fileRemoval.findMany({ where, select: { id: true } })),
    ];
    unknown += batch.length - new Set(known.map(({ id }) => id)).size;
    batch = [];
  }
  for await (const { id, uploadedAt } of (await remoteStore())?.listed() ?? []) {
    if (uploadedAt > before) continue;
    if (batch.push(id ?? "") === BATCH) await countBatch();
  }
  if (batch.length > 0) await countBatch();
  return unknown;
}
