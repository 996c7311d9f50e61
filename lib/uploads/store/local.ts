import "server-only";
import { randomUUID } from "node:crypto";
import { link, mkdir, open, opendir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";
import { safeErrorFields, warnThrottled } from "@/lib/log";
import { isFileId } from "@/lib/uploads/policy";
import type { Store } from "./store";

// <root>/ab/cd/abcd… for files that are whole, <root>/parts for those being written. Both on one disk, so that the
// rename between them is atomic: a file under its own name is complete, or absent.
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Milliseconds after which a part cannot be in use any more: its process was killed. */
const PART_AGE = 10 * 60_000;
/**
 * Bytes between two flushes. Whoever else waits for the disk, another's small file or the database, waits for that much
 * and not for the whole of a large file.
 */
const FLUSHED = 256 * 1024;

const MB = 1024 * 1024;

const root = path.resolve(/* turbopackIgnore: true */ env.FILES_DIR);
const parts = path.join(root, "parts");

/** Files in a folder of this machine. */
export const localStore: Store = {
  name: "local",
  async room() {
    try {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize - env.FILES_RESERVE_MB * MB;
    } catch (error) {
      // Before the first file there is no folder; a disk that cannot say it may have room.
      if (!isMissing(error)) warnThrottled(safeErrorFields(error), "the free room for files could not be looked at");
      return Infinity;
    }
  },
  async put(key, bytes) {
    await sweepParts();
    const target = pathOf(key);
    const folder = path.dirname(target);
    const part = path.join(parts, `${key}.part`);
    try {
      // At the same time, here and below: on a busy disk every wait counts.
      const [written] = await Promise.allSettled([
        orFirst(
          () => writeFlushed(part, bytes),
          () => makeFolder(parts),
        ),
        makeFolder(folder),
      ]);
      if (written.status === "rejected") throw written.reason;
      await rename(part, target);
      // A new folder is only durable once the one above it is written too.
      await Promise.all([folder, path.dirname(folder), root].map(syncFolder));
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      await rm(target, { force: true }).catch(() => {});
      throw error;
    }
    return key;
  },
  async get(storeKey) {
    try {
      return await readFile(pathOf(storeKey));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async size(storeKey) {
    try {
      return (await stat(pathOf(storeKey))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async remove(storeKey) {
    await rm(pathOf(storeKey), { force: true });
  },
};

/**
 * The id that stands in this folder, and is written into it where there is none: copies and moves take it along.
 * @param make whether to write one
 * @returns null where there is none
 */
export async function folderId(make: boolean): Promise<string | null> {
  const file = path.join(root, "folder-id");
  const found = await readFile(file, "utf8").catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return "";
  });
  if (found.trim() || !make) return found.trim() || null;
  const part = `${file}.${randomUUID()}`;
  await makeFolder(root);
  await writeFlushed(part, Buffer.from(`${randomUUID()}\n`));
  // Of several processes that do so at once, the first one's stands: a link is made whole, and once. Some disks have no
  // links.
  await link(part, file).catch((error: NodeJS.ErrnoException) =>
    error.code === "EEXIST" ? undefined : rename(part, file),
  );
  await rm(part, { force: true });
  await syncFolder(root);
  return folderId(false);
}

/** Whether a document was ever stored in this folder: one that is not mounted, or another one, is empty. */
export const hasStored = async () => (await stat(parts).catch(() => null)) !== null;

/** Every stored file older than `age` milliseconds and not older than `upTo`, by its key. */
export async function* storedLongerThan(age: number, upTo = Infinity) {
  for (const first of await namesIn(root)) {
    if (!/^[0-9a-f]{2}$/.test(first)) continue;
    for (const second of await namesIn(path.join(root, first))) {
      for (const key of await namesIn(path.join(root, first, second))) {
        if (!isFileId(key)) continue;
        const is = await ageOf(pathOf(key));
        if (is > age && is <= upTo) yield key;
      }
    }
  }
}

/** The key is the only thing that becomes a path, and only in its one form. */
function pathOf(key: string) {
  if (!isFileId(key)) throw new Error("Not the key of a stored file.");
  return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
}

/** Does the work; where a folder for it is missing, makes that first. The folders are nearly always there. */
async function orFirst(work: () => Promise<void>, makeFolder: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await makeFolder();
    await work();
  }
}

async function writeFlushed(file: string, bytes: Buffer) {
  const handle = await open(file, "wx", PRIVATE_FILE);
  try {
    for (let at = 0; at < bytes.length; at += FLUSHED) {
      await handle.writeFile(bytes.subarray(at, at + FLUSHED));
      await handle.datasync();
    }
  } finally {
    await handle.close();
  }
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });

async function syncFolder(folder: string) {
  // Windows cannot flush a folder, and keeps its own journal of renames.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

let sweptAt = 0;

/** Removes what a killed process left half-written: at the first write, and then now and again. */
async function sweepParts() {
  if (Date.now() - sweptAt < PART_AGE) return;
  sweptAt = Date.now();
  for (const name of await namesIn(parts)) {
    const part = path.join(parts, name);
    if (name.endsWith(".part") && (await ageOf(part)) > PART_AGE) await rm(part, { force: true });
  }
}

async function namesIn(folder: string) {
  const names: string[] = [];
  try {
    for await (const entry of await opendir(folder)) names.push(entry.name);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return names;
}

/** Milliseconds since a file was written; NaN, which is neither more nor less than anything, where there is none. */
async function ageOf(file: string) {
  const found = await stat(file).catch(() => null);
  return found === null ? NaN : Date.now() - found.mtimeMs;
}

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException | null)?.code ?? "");
