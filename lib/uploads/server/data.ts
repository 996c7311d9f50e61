import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db";
import type { Prisma, StoredFile } from "@/lib/generated/prisma/client";
import { errorName, log } from "@/lib/log";
import type { ProvenStudent } from "@/lib/session/proven";
import { fileUrl, isFileId } from "@/lib/uploads/policy";
import { storeNamed } from "@/lib/uploads/store/driver";
import { keyring } from "./crypt";

/** What the browser is told about a stored file, after an upload and in a form that is read back. */
export type FileSummary = { url: string; name: string; size: number; mime: string; createdAt: Date };

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

/** The row of this student's own file; null for another's, for an unknown id and for what is no id at all. */
async function ownFile(user: ProvenStudent, id: string): Promise<StoredFile | null> {
  return isFileId(id) ? db.storedFile.findFirst({ where: { id, ownerId: user.id } }) : null;
}

/** Those of the ids that are this student's own files. Give a transaction's client to ask inside its lock. */
export async function ownIds(
  user: ProvenStudent,
  ids: readonly string[],
  client: Prisma.TransactionClient = db,
): Promise<Set<string>> {
  const rows = await client.storedFile.findMany({
    where: { ownerId: user.id, id: { in: ids.filter(isFileId) } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Name, size and type of those of the ids that are this student's own files. */
export async function ownFiles(user: ProvenStudent, ids: readonly string[]): Promise<FileSummary[]> {
  const rows = await db.storedFile.findMany({ where: { ownerId: user.id, id: { in: ids.filter(isFileId) } } });
  return rows.map(summary);
}

/**
 * A student's own file as it was accepted, decrypted and proven unchanged. Null when it is not theirs; also when its
 * bytes are gone or damaged, which is logged: nobody gets half a document.
 * @throws Error when its store cannot be reached
 */
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
    log.error({ file: id, keyId: file.keyId, ...errorName(error) }, "stored file is damaged");
    return null;
  }
}
