import "server-only";
import { randomUUID } from "node:crypto";
import { link, mkdir, open, opendir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";
import { safeErrorFields, warnThrottled } from "@/lib/log";
import { isFileId } from "@/lib/uploads/policy";
import type { FileStore } from "./store";

// <root>/ab/cd/abcd… for whole files, <root>/parts for those being written: on one disk, renames are atomic.
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Milliseconds: its process was killed. */
const PART_AGE = 10 * 60_000;
/** Bytes between two flushes: others wait for the disk no longer than that. */
const FLUSHED = 256 * 1024;

const MB = 1024 * 1024;

const root = path.resolve(/* turbopackIgnore: true */ env.FILES_DIR);
const parts = path.join(root, "parts");

export const localStore: FileStore = {
  name: "local",
  async room() {
    try {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize - env.FILES_RESERVE_MB * MB;
    } catch (error) {
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
      // In parallel, here and below: on a busy disk every wait counts.
      const [written] = await Promise.allSettled([
        orFirst(
          () => writeFlushed(part, bytes),
          () => makeFolder(parts),
        ),
        makeFolder(folder),
      ]);
      if (written.status === "rejected") throw written.reason;
      await rename(part, target);
      // A new folder is durable once its parent is flushed too.
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

/** The id in this folder, which copies and moves take along; null without one. @param make writes one */
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
  // Of several processes the first link wins. Some disks have no links.
  await link(part, file).catch((error: NodeJS.ErrnoException) =>
    error.code === "EEXIST" ? undefined : rename(part, file),
  );
  await rm(part, { force: true });
  await syncFolder(root);
  return folderId(false);
}

/** Whether this folder was ever written to. */
export const hasStored = async () => (await stat(parts).catch(() => null)) !== null;

/** Keys of stored bytes between two ages in milliseconds. */
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

/** Only this becomes a path, and only in one form. */
function pathOf(key: string) {
  if (!isFileId(key)) throw new Error("Not the key of a stored file.");
  return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
}

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
  // Windows cannot flush a folder, and has a journal of renames.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

let sweptAt = 0;

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

/** Milliseconds; NaN, neither more nor less than anything, without a file. */
async function ageOf(file: string) {
  const found = await stat(file).catch(() => null);
  return found === null ? NaN : Date.now() - found.mtimeMs;
}

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException | null)?.code ?? "");
