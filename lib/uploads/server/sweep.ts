import "server-only";
import { DAY } from "@/lib/calendar";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { safeErrorFields, log } from "@/lib/log";
import { recountCases, removeOld } from "@/lib/retention/mutations";
import { remoteStore } from "@/lib/uploads/store/driver";
import { localStore, storedLongerThan } from "@/lib/uploads/store/local";
import { isUnreferenced } from "./unreferenced";
import { removeDue } from "./removals";

const MINUTE = 60_000;
/** Milliseconds between two looks for bytes that are due to go. */
const LOOK = 10 * MINUTE;
/** A draft that holds the file may wait in the student's browser. */
const UNSAVED = (DRAFT_DAYS + 1) * DAY;
/**
 * Milliseconds after which everything is looked at, whatever was looked at before: a process may have been killed
 * between a save and the removal of what it dropped.
 */
const EVERYTHING = 30 * DAY;
/** Milliseconds that are looked at twice: the clocks of this machine and the database's may differ. */
const OVERLAP = 60 * MINUTE;
/** Rows or files looked at in one question to the database. */
const BATCH = 200;

/**
 * Removes what is due to go now and again, and once a day what became too old to be held. Any number of processes may.
 * @returns what ends it
 */
export function startSweeping(): () => void {
  async function sweep() {
    try {
      const counts = { due: await removeDue(), ...(await sweepOld()) };
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, "what is kept long enough was swept");
    } catch (error) {
      log.error(safeErrorFields(error), "what is kept long enough could not be swept");
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
 * Removes what became too old to be held since the last time, whichever process and start that was, where it is a day
 * ago; and looks at everything once more where that is a month ago.
 * @returns how many of each went
 * @throws Error when the database cannot be reached; the next time goes on from where the last one was
 */
export async function sweepOld(): Promise<Record<string, number>> {
  const began = performance.now();
  const { recent, everything } = await lastSwept();
  if (recent < DAY) return {};
  const isAll = everything >= EVERYTHING;
  const counts: Record<string, number> = {
    unused: await removeUnused(UNSAVED, UNSAVED + (isAll ? Infinity : recent + OVERLAP)),
    // What this process puts has its note.
    ...(isAll && { orphans: await removeOrphans(DAY), cases: await recountCases() }),
    ...(await removeOld()),
  };
  const unknown = await countUnknown(DAY);
  if (unknown > 0) log.warn({ unknown }, "files at UploadThing that this database does not know: nothing is done");
  // As of its beginning, so that nothing falls between two sweeps.
  const seconds = (performance.now() - began) / 1000;
  await db.$executeRaw`
    INSERT INTO "Sweep" (name, at)
    SELECT name, now() - make_interval(secs => ${seconds}::float8)
    FROM unnest(${isAll ? ["recent", "everything"] : ["recent"]}::text[]) name
    ON CONFLICT (name) DO UPDATE SET at = excluded.at`;
  return counts;
}

/** Milliseconds since each kind of sweep, by the database's clock; Infinity where there was none. */
async function lastSwept() {
  const rows = await db.$queryRaw<{ name: string; ago: number }[]>`
    SELECT name, (extract(epoch FROM now() - at) * 1000)::float8 AS ago FROM "Sweep"`;
  const ago = new Map(rows.map((row) => [row.name, row.ago]));
  return { recent: ago.get("recent") ?? Infinity, everything: ago.get("everything") ?? Infinity };
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
        AND ${isUnreferenced}
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
