import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { storeNamed } from "@/lib/uploads/store/driver";
import { folderId, hasStored } from "@/lib/uploads/store/local";
import { keyring } from "./crypt";

const TRIED = 3;

/** Why stored documents cannot be opened with today's settings, as a sentence; null for no reason found. */
export async function storedProblem(keys = keyring): Promise<string | null> {
  try {
    return await findProblem(keys);
  } catch (error) {
    log.error(safeErrorFields(error), "stored documents could not be looked at");
    return null;
  }
}

async function findProblem(keys: typeof keyring) {
  const sealed = await db.storedFile.groupBy({ by: ["driver", "keyId"], _count: true, orderBy: { keyId: "asc" } });
  const count = (driver: string) =>
    sealed.filter((one) => one.driver === driver).reduce((total, { _count }) => total + _count, 0);
  if (count("uploadthing") > 0 && !env.UPLOADTHING_TOKEN)
    return `UPLOADTHING_TOKEN is not set, and ${count("uploadthing")} documents lie there: set it again.`;
  if (count("local") > 0 && !(await hasStored()))
    return `FILES_DIR is ${env.FILES_DIR}, where no document was ever stored, and the database names ${count("local")}: set it to the folder in which they lie, mount that folder, or restore a backup (docs/operations.md).`;
  const other = env.UPLOADTHING_TOKEN && count("local") === 0 ? null : await otherFolder(count("local"));
  if (other) return other;
  for (const { driver, keyId, _count } of sealed) {
    if (!keys.has(keyId))
      return `FILES_KEYS has no key "${keyId}", with which ${_count} documents were sealed: add it from where the keys are kept (docs/operations.md).`;
    if ((await keyFits(keys, driver, keyId)) === false)
      return `The key "${keyId}" in FILES_KEYS is another one than ${_count} documents were sealed with: set the right one from where the keys are kept (docs/operations.md). A new key needs an id of its own, in front of the others.`;
  }
  return null;
}

/** Whether FILES_DIR is not this database's folder, as a sentence. @param documents how many are in a folder */
async function otherFolder(documents: number): Promise<string | null> {
  const known = await db.filesFolder.findFirst();
  const id = await folderId(known === null || documents === 0);
  if (known?.id === id) return null;
  if (id !== null && (known === null || documents === 0)) {
    const { id: standing } = await db.filesFolder.upsert({
      where: { isOnly: true },
      create: { id },
      update: known === null ? {} : { id },
    });
    if (standing === id) return null;
  }
  return `FILES_DIR is ${env.FILES_DIR}, and the documents of this database lie in another folder: set it to that one, the same for all instances. Where two folders hold some, copy one into the other first (docs/operations.md).`;
}

async function keyFits(keys: typeof keyring, driver: string, keyId: string) {
  const newest = await db.storedFile.findMany({
    where: { driver, keyId },
    orderBy: { createdAt: "desc" },
    take: TRIED,
    select: { id: true, keyId: true, mime: true, storeKey: true },
  });
  const store = await storeNamed(driver);
  let tried = false;
  for (const file of newest) {
    const sealed = await store.get(file.storeKey);
    if (!sealed) continue;
    if (keys.fits(file, sealed)) return true;
    tried = true;
  }
  return tried ? false : undefined;
}
