import "@/tests/own-database";
import "@/tests/own-files-folder";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { POST } from "@/app/api/loanform/upload/route";
import { env } from "@/lib/env";
import { folderId, localStore } from "@/lib/uploads/store/local";
import { db } from "@/tests/factories/database";
import { newStudent } from "@/tests/factories/sessions";
import { storedFileRow } from "@/tests/factories/stored-files";
import { newUser } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
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
  const { keyId, sealed } = await keyRing(keys).seal(row.id, Buffer.from("%PDF-1.7 a bank statement"));
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

test("one folder for all instances: a second one with documents of its own is refused, and so is an upload into it", async () => {
  const keys = env.FILES_KEYS;
  const elsewhere = mkdtempSync(path.join(tmpdir(), "files-"));
  const asha = await newStudent();
  const upload = () => call(POST, requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as: asha }));
  /** The store and what asks it, as another process that was started with that folder has them. */
  const inFolder = async <T>(dir: string, work: () => Promise<T>) => {
    let result: T;
    await jest.isolateModulesAsync(async () => {
      const { env: settings } = await import("@/lib/env");
      settings.FILES_DIR = dir;
      result = await work();
    });
    return result!;
  };
  const startedIn = (dir: string) => inFolder(dir, async () => (await import("./at-start")).storedProblem());
  const uploadIn = (dir: string) =>
    inFolder(dir, async () => {
      const { POST: post } = await import("@/app/api/loanform/upload/route");
      return (await call(post, requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as: asha }))).http;
    });
  await db.storedFile.deleteMany();
  await db.filesFolder.deleteMany();
  rmSync(path.join(env.FILES_DIR, "folder-id"), { force: true });

  // Two that start at the same time in one folder are one.
  const ids = await Promise.all(Array.from({ length: 8 }, () => folderId(true)));
  expect(new Set(ids).size).toBe(1);
  expect(await storedProblem()).toBeNull();
  expect(await storedProblem()).toBeNull();
  expect(await db.filesFolder.findMany()).toMatchObject([{ id: ids[0] }]);

  // While there is no document, the folder may still be changed; the first instance then takes none any more.
  expect(await startedIn(elsewhere)).toBeNull();
  expect([(await upload()).http, await uploadIn(elsewhere)]).toEqual([503, 200]);
  expect(await storedProblem()).toContain(`FILES_DIR is ${env.FILES_DIR}, and the documents of this database lie`);

  // As somebody mends it.
  cpSync(elsewhere, env.FILES_DIR, { recursive: true, force: true });
  expect([await storedProblem(keyRing(keys)), (await upload()).http]).toEqual([null, 200]);
  // Both hold documents now, as two instances of an earlier version left them.
  writeFileSync(path.join(elsewhere, "folder-id"), "another\n");
  expect(await startedIn(elsewhere)).toContain("set it to that one, the same for all instances");
  rmSync(path.join(elsewhere, "folder-id"));
  expect(await startedIn(elsewhere)).toContain("set it to that one, the same for all instances");
  rmSync(elsewhere, { recursive: true });
});

test("a database that does not answer ends no start", async () => {
  jest.spyOn(db.storedFile, "groupBy").mockRejectedValue(new Error("away"));
  expect(await storedProblem()).toBeNull();
  jest.restoreAllMocks();
});
