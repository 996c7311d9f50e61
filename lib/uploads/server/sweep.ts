import "server-only";
import { DAY } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { safeErrorFields, log } from "@/lib/log";
import { recountCases, removeOld } from "@/lib/retention/mutations";
import { remoteStore } from "@/lib/uploads/store/driver";
import { localStore, storedLongerThan } from "@/lib/uploads/store/local";
import { removeDue } from "./removals";
import { deleteUnreferenced, findUnreferenced } from "./unreferenced";

const MINUTE = 60_000;
const LOOK = 10 * MINUTE;
/** An unsaved draft in the browser may hold the file. */
const UNSAVED = (DRAFT_DAYS + 1) * DAY;
/** Milliseconds until a full sweep: a process may have been killed between a save and its removals. */
const EVERYTHING = 30 * DAY;
const OVERLAP = 60 * MINUTE;
const BATCH = 200;

/** Removes due bytes now and again, and unreferenced files daily. @returns a function that stops it */
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

/** Daily: what became too old since the last sweep; monthly: everything. @throws Error without the database */
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

/** Milliseconds by the database's clock; Infinity where there was none. */
async function lastSwept() {
  const rows = await db.$queryRaw<{ name: string; ago: number }[]>`
    SELECT name, (extract(epoch FROM now() - at) * 1000)::float8 AS ago FROM "Sweep"`;
  const ago = new Map(rows.map((row) => [row.name, row.ago]));
  return { recent: ago.get("recent") ?? Infinity, everything: ago.get("everything") ?? Infinity };
}

/** Removes unreferenced files between two ages in milliseconds. @returns how many */
export async function removeUnused(age: number, upTo = Infinity): Promise<number> {
  const now = Date.now();
  let removed = 0;
  let last = { createdAt: new Date(Math.max(0, now - upTo)), id: "" };
  for (;;) {
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
    const unused = await findUnreferenced(seen.map(({ id }) => id));
    if (unused.length === 0) continue;
    const gone = await deleteUnreferenced(unused.map(({ id }) => id));
    removed += gone.length;
    if (gone.length > 0) await removeDue(gone);
  }
}

/** Removes local bytes without a row. Remote ones stay: a token may be shared. @returns how many */
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

/** Counts remote files without row or note, for the log. */
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
