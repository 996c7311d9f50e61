import "server-only";
import { createHash } from "node:crypto";
import PQueue from "p-queue";
import { db } from "@/lib/db";
import type { Prisma, StoredFile } from "@/lib/generated/prisma/client";
import { safeErrorFields, log } from "@/lib/log";
import type { ProvenStudent } from "@/lib/session/proven";
import { fileUrl, isFileId } from "@/lib/uploads/policy";
import { storeNamed } from "@/lib/uploads/store/driver";
import { keyring } from "./crypt";

export type FileSummary = { url: string; name: string; size: number; mime: string; createdAt: Date };

/** What the student's browser gets of a document; `size` in bytes. */
export const summary = ({
  id,
  name,
  size,
  mime,
  createdAt,
}: Pick<StoredFile, "id" | "name" | "size" | "mime" | "createdAt">): FileSummary => ({
  url: fileUrl(id),
  name,
  size,
  mime,
  createdAt,
});

/** Null for another's file, an unknown id and no id. */
async function ownFile(user: ProvenStudent, id: string): Promise<StoredFile | null> {
  return isFileId(id) ? db.storedFile.findFirst({ where: { id, ownerId: user.id } }) : null;
}

/** Those of these ids that are the student's own documents; malformed ones are left out. */
export async function ownIds(user: ProvenStudent, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.storedFile.findMany({
    where: { ownerId: user.id, id: { in: ids.filter(isFileId) } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Those of these documents that are the student's own, in no order. */
export async function ownFiles(
  user: ProvenStudent,
  ids: readonly string[],
  client: Prisma.TransactionClient = db,
): Promise<FileSummary[]> {
  const rows = await client.storedFile.findMany({ where: { ownerId: user.id, id: { in: ids.filter(isFileId) } } });
  return rows.map(summary);
}

/** In parallel: a store may be far away. */
const AT_ONCE = 8;

/** Those that are in their store in full length, under a key that we have; others are logged. */
export async function foundIds(user: ProvenStudent, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.storedFile.findMany({ where: { ownerId: user.id, id: { in: ids.filter(isFileId) } } });
  const isFound = async ({ id, driver, storeKey, keyId, size }: StoredFile) => {
    try {
      const sealedSize = await (await storeNamed(driver)).size(storeKey);
      if (sealedSize !== null && keyring.mayOpen(keyId, size, sealedSize)) return true;
      log.error({ file: id, driver, keyId, sealedSize }, "stored file is missing or damaged");
    } catch (error) {
      log.error({ file: id, driver, ...safeErrorFields(error) }, "stored file could not be looked for");
    }
    return false;
  };
  const looks = rows.map((row) => async () => ((await isFound(row)) ? [row.id] : []));
  return new Set((await new PQueue({ concurrency: AT_ONCE }).addAll(looks)).flat());
}

/** A student's own file, decrypted; null when gone or damaged. @throws Error when its store cannot be reached */
export async function readOwnFile(
  user: ProvenStudent,
  id: string,
): Promise<{ file: StoredFile; bytes: Buffer } | null> {
  const file = await ownFile(user, id);
  if (!file) return null;
  const sealed = await (await storeNamed(file.driver)).get(file.storeKey);
  if (!sealed) {
    log.error({ file: id, driver: file.driver }, "stored file is missing");
    return null;
  }
  try {
    const bytes = keyring.open(id, file.keyId, sealed);
    if (createHash("sha256").update(bytes).digest("hex") !== file.sha256)
      throw new Error("The file is not the one that was stored.");
    return { file, bytes };
  } catch (error) {
    log.error({ file: id, keyId: file.keyId, ...safeErrorFields(error) }, "stored file is damaged");
    return null;
  }
}
