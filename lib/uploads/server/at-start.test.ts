import "@/tests/own-database";
import "@/tests/own-files-folder";
import { randomBytes } from "node:crypto";
import { renameSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { localStore } from "@/lib/uploads/store/local";
import { db } from "@/tests/factories/database";
import { storedFileRow } from "@/tests/factories/stored-files";
import { newUser } from "@/tests/factories/users";
import { storedProblem } from "./at-start";
import { keyRing } from "./key-ring.mjs";

// What a start with these keys and this folder finds.
const key = () => randomBytes(32).toString("base64");
const [k1, k2] = [key(), key()];
const BOTH = `k2:${k2},k1:${k1}`;
const problem = (keys: string) => storedProblem(keyRing(keys));

/** Stores a document as an upload leaves it, sealed with the first of these keys. @returns its id */
async function store(keys: string, driver = "local") {
  const { id: ownerId } = await newUser();
  const row = storedFileRow(ownerId, { driver });
  const { keyId, sealed } = keyRing(keys).seal(row.id, Buffer.from("%PDF-1.7 a bank statement"));
  if (driver === "local") await localStore.put(row.id, sealed);
  await db.storedFile.create({ data: { ...row, keyId } });
  return row.id;
}

test("documents that today's settings do not open are found at the start, and the sentence names what is missing", async () => {
  expect(await problem(`k9:${key()}`)).toBeNull();
  for (const keys of [`k1:${k1}`, BOTH]) await store(keys);

  expect(await problem(BOTH)).toBeNull();
  expect(await problem(`k3:${key()},${BOTH}`)).toBeNull();
  expect(await problem(`k2:${k2}`)).toContain('FILES_KEYS has no key "k1", with which 1 documents');
  for (const other of [`k2:${key()},k1:${k1}`, `k1:${k1},k2:${k1}`])
    expect(await problem(other)).toContain('The key "k2" in FILES_KEYS is another one than 1 documents');

  // A folder that is not mounted, or another one.
  const parts = path.join(env.FILES_DIR, "parts");
  renameSync(parts, `${parts}.away`);
  expect(await problem(BOTH)).toContain(`FILES_DIR is ${env.FILES_DIR}, where no document was ever stored`);
  renameSync(`${parts}.away`, parts);

  // Of documents that are all gone the key cannot be told, and one that is left tells it.
  const lost = await store(`k5:${k1}`);
  await localStore.remove(lost);
  expect(await problem(`k5:${k2},${BOTH}`)).toBeNull();
  await store(`k5:${k1}`);
  expect(await problem(`k5:${k2},${BOTH}`)).toContain('The key "k5"');
  expect(await problem(`k5:${k1},${BOTH}`)).toBeNull();

  await store(BOTH, "uploadthing");
  expect(await problem(BOTH)).toContain("UPLOADTHING_TOKEN is not set, and 1 documents lie there");
});

test("a database that does not answer ends no start", async () => {
  jest.spyOn(db.storedFile, "groupBy").mockRejectedValue(new Error("away"));
  expect(await storedProblem()).toBeNull();
  jest.restoreAllMocks();
});
