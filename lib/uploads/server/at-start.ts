import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { errorName, log } from "@/lib/log";
import { storeNamed } from "@/lib/uploads/store/driver";
import { hasStored } from "@/lib/uploads/store/local";
import { keyring } from "./crypt";

/** Documents tried for each key, the newest first, until one says whether it is the right one. */
const TRIED = 3;

/**
 * What keeps stored documents from being opened with today's settings, as a sentence for the operator: a key that is
 * missing or another one than they were sealed with, a store that is not set up, a folder in which nothing lies. Null
 * when nothing does, and while that cannot be found out, which is logged.
 */
export async function storedProblem(keys = keyring): Promise<string | null> {
  try {
    return await findProblem(keys);
  } catch (error) {
    log.error(errorName(error), "stored documents could not be looked at");
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
  for (const { driver, keyId, _count } of sealed) {
    if (!keys.has(keyId))
      return `FILES_KEYS has no key "${keyId}", with which ${_count} documents were sealed: add it from where the keys are kept (docs/operations.md).`;
    if ((await keyFits(keys, driver, keyId)) === false)
      return `The key "${keyId}" in FILES_KEYS is another one than ${_count} documents were sealed with: set the right one from where the keys are kept (docs/operations.md). A new key needs an id of its own, in front of the others.`;
  }
  return null;
}

/** Whether documents were sealed with the key of this id that we have; undefined when none of them can be read. */
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
