import "@/tests/own-database";
import "@/tests/own-files-folder";
import { randomBytes } from "node:crypto";
import { POST } from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { storeNamed } from "@/lib/uploads/store/driver";
import { localStore, storedLongerThan } from "@/lib/uploads/store/local";
import { fileIdOf, UPLOAD_FAILED } from "@/lib/uploads/policy";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import { TOKEN, uploadthingServer } from "@/tests/uploadthing-server";
import { type FileSummary, readOwnFile } from "./data";
import { removeDue } from "./removals";
import { countUnknown, removeOrphans, removeUnused } from "./sweep";

const DAY = 24 * 3600_000;
let server: Awaited<ReturnType<typeof uploadthingServer>>;
let asha: Student;
beforeAll(async () => {
  server = await uploadthingServer();
  // The library's own settings: the app's driver is as it is.
  Object.assign(process.env, {
    UPLOADTHING_API_URL: server.settings.apiUrl,
    UPLOADTHING_INGEST_URL: server.settings.ingestUrl,
    UPLOADTHING_UFS_HOST: server.settings.ufsHost,
    UPLOADTHING_UFS_APP_ID_LOCATION: server.settings.ufsAppIdLocation,
  });
});
beforeEach(async () => {
  jest.spyOn(console, "warn").mockImplementation();
  server.forgive();
  asha = await newStudent();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await db.storedFile.deleteMany();
  await due();
  await removeDue();
  expect(await left()).toEqual({ notes: [], bytes: [] });
});
afterAll(() => server.end());

const upload = (as = asha) =>
  call<FileSummary>(POST, requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as }));
async function uploaded(as = asha) {
  const { http, body } = await upload(as);
  expect(http).toBe(200);
  return fileIdOf(body.data!.url)!;
}
async function inFolder() {
  const keys: string[] = [];
  for await (const key of storedLongerThan(-1000)) keys.push(key);
  return keys;
}
/** All notes, and all bytes of both stores, by their ids. */
const left = async () => ({
  notes: (await db.fileRemoval.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id),
  bytes: [...server.files.keys(), ...(await inFolder())].toSorted(),
});
/** As if that long ago, or as if all were due. */
const due = (ago = "30 days") => db.$executeRaw`UPDATE "FileRemoval" SET "dueAt" = "dueAt" - ${ago}::interval`;
const both = ["local", "uploadthing"] as const;
const use = (store: (typeof both)[number]) => (env.UPLOADTHING_TOKEN = store === "local" ? undefined : TOKEN);

test.each(both)("%s: an upload is kept, read back whole and removed with its row; no note stays", async (store) => {
  use(store);
  const id = await uploaded();
  expect(await db.storedFile.findUnique({ where: { id } })).toMatchObject({ driver: store });
  expect((await readOwnFile(await provenStudent(asha), id))!.bytes).toEqual(samplePdf());
  await due();
  expect([await removeDue(), await left()]).toEqual([0, { notes: [], bytes: [id] }]);
});

test.each([500, "cut", "cutAfter", "garbage", "lost"] as const)(
  "uploadthing: an upload that meets %s is refused, has no row, and leaves no bytes for ever",
  async (fault) => {
    use("uploadthing");
    server.fail("put", fault);
    const { http, body } = await upload();
    expect([http, body.message]).toEqual([503, UPLOAD_FAILED]);
    expect(await db.storedFile.count()).toBe(0);
    expect((await left()).notes).toHaveLength(1);
    expect([await removeDue(), await left()]).toEqual([1, { notes: [], bytes: [] }]);
  },
);

test.each(both)(
  "%s: bytes whose process ended before their row was written go after a day, not before",
  async (store) => {
    use(store);
    jest.spyOn(db, "$transaction").mockRejectedValueOnce(new Error("the line is gone"));
    expect((await upload()).http).toBe(503);
    const [id] = (await left()).bytes;
    expect(await left()).toEqual({ notes: [id], bytes: [id] });
    await due("23 hours");
    expect([await removeDue(), (await left()).bytes]).toEqual([0, [id]]);
    await due("1 hour");
    expect([await removeDue(), await left()]).toEqual([1, { notes: [], bytes: [] }]);
  },
);

test("a row is not written for bytes that were removed meanwhile", async () => {
  use("local");
  const { put } = localStore;
  jest.spyOn(localStore, "put").mockImplementation(async (id, bytes) => {
    const key = await put(id, bytes);
    await due();
    await removeDue();
    return key;
  });
  expect((await upload()).http).toBe(503);
  expect([await db.storedFile.count(), await left()]).toEqual([0, { notes: [], bytes: [] }]);
});

test("an account that is erased takes the bytes of both stores with it; one that fails stops no other and is tried again", async () => {
  const ravi = await newStudent();
  const [kept, ...ashas] = [await uploaded(ravi), await uploaded(), await uploaded()];
  use("uploadthing");
  const far = [await uploaded(), await uploaded(), await uploaded()].toSorted();
  await db.user.delete({ where: { id: asha.id } });
  expect((await left()).notes).toEqual([...ashas, ...far].toSorted());

  // Of the first one both tries fail.
  server.fail("api", 500, 500);
  expect(await removeDue()).toBe(4);
  const [late] = await db.fileRemoval.findMany();
  expect(far).toContain(late!.id);
  expect(await left()).toEqual({ notes: [late!.id], bytes: [late!.id, kept].toSorted() });
  const minutes = (late!.dueAt.getTime() - Date.now()) / 60_000;
  expect([late!.tries, minutes > 4 && minutes <= 5.1]).toEqual([1, true]);
  expect(await removeDue()).toBe(0);
  await due("5 minutes");
  expect([await removeDue(), await left()]).toEqual([1, { notes: [], bytes: [kept] }]);
});

test("tries that go on failing come ever later, up to a day; a store that is not set up keeps its notes", async () => {
  use("uploadthing");
  const id = await uploaded();
  await db.storedFile.delete({ where: { id } });
  use("local");
  const pauses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await db.$executeRaw`UPDATE "FileRemoval" SET "dueAt" = now()`;
    expect(await removeDue()).toBe(0);
    pauses.push(Math.round(((await db.fileRemoval.findFirst())!.dueAt.getTime() - Date.now()) / 60_000));
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440, 1440]);
  use("uploadthing");
});

test("bytes with a row never go, whatever a note says", async () => {
  use("local");
  const id = await uploaded();
  await db.fileRemoval.create({ data: { id, driver: "local" } });
  expect([await removeDue(), await inFolder()]).toEqual([0, [id]]);
});

test("eight that remove at once remove each once", async () => {
  use("local");
  const ids = await Promise.all(
    Array.from({ length: 250 }, async () => {
      const id = randomBytes(16).toString("hex");
      await localStore.put(id, Buffer.from("sealed"));
      await db.fileRemoval.create({ data: { id, driver: "local" } });
      return id;
    }),
  );
  const asked = jest.spyOn(localStore, "remove");
  const counts = await Promise.all(Array.from({ length: 8 }, () => removeDue()));
  expect(counts.reduce((total, count) => total + count, 0)).toBe(250);
  expect(asked.mock.calls.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
});

test("what lies far away and is not this database's is told, and stays", async () => {
  use("uploadthing");
  const [mine, noted, young, old] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
  const unknown = [young, old];
  for (const id of [noted, ...unknown]) await db.storedFile.delete({ where: { id } });
  await db.fileRemoval.deleteMany({ where: { id: { in: unknown } } });
  for (const id of [mine, noted, old]) server.files.get(id)!.uploadedAt -= 2 * DAY;
  expect(await countUnknown(DAY)).toBe(1);
  expect(server.files.size).toBe(4);
  for (const id of unknown) server.files.delete(id);
  use("local");
  expect(await countUnknown(DAY)).toBe(0);
  use("uploadthing");
});

test("a sweep looks only at what became old since the last one", async () => {
  use("local");
  const [old, older] = [await uploaded(), await uploaded()];
  const at = (days: number) => new Date(Date.now() - days * DAY);
  await db.storedFile.update({ where: { id: old }, data: { createdAt: at(16.5) } });
  await db.storedFile.update({ where: { id: older }, data: { createdAt: at(18) } });
  expect([await removeUnused(16 * DAY, 17 * DAY), await inFolder()]).toEqual([1, [older]]);
  expect([await removeUnused(16 * DAY), await inFolder()]).toEqual([1, []]);

  const asked = jest.spyOn(db.storedFile, "findMany");
  const orphan = randomBytes(16).toString("hex");
  await (await storeNamed("local")).put(orphan, Buffer.from("sealed"));
  expect(await removeOrphans(-1000, -500)).toBe(0);
  expect(asked).not.toHaveBeenCalled();
  expect(await removeOrphans(-1000)).toBe(1);
});
