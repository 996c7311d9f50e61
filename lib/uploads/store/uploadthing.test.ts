import { randomBytes } from "node:crypto";
import { OTHER_TOKEN, signatureOf, TOKEN, uploadthingServer } from "@/tests/uploadthing-server";
import { uploadthingStore } from "./uploadthing";

// The driver with the library as it is, over real sockets, to a server that checks what UploadThing's check.
let server: Awaited<ReturnType<typeof uploadthingServer>>;
let store: ReturnType<typeof uploadthingStore>;
beforeAll(async () => {
  server = await uploadthingServer();
});
beforeEach(() => {
  server.forgive();
  server.asked.length = 0;
  store = withToken(TOKEN);
  // Of properties that the library itself reads and calls deprecated.
  jest.spyOn(console, "warn").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.end());

const withToken = (token: string, patience = 300_000) => uploadthingStore({ token, patience, ...server.settings });
const newId = () => randomBytes(16).toString("hex");
const bytes = (length = 5000) => randomBytes(length);
const requests = (on: string) => server.asked.filter((one) => one.on === on).length;

test("what is put comes back byte for byte, and is gone after its removal, which may be asked again", async () => {
  for (const length of [1, 5000, 10_485_760 + 29]) {
    const [id, sealed] = [newId(), bytes(length)];
    const key = await store.put(id, sealed);
    expect(await store.size(key)).toBe(length);
    expect((await store.get(key))!.equals(sealed)).toBe(true);
    for (let times = 0; times < 2; times += 1) await store.remove(id);
    expect([await store.get(key), await store.size(key), server.files.has(id)]).toEqual([null, null, false]);
  }
});

test("a file is private, sent as an attachment, under its id alone, and its addresses are signed for a minute", async () => {
  const id = newId();
  const key = await store.put(id, bytes());
  expect(server.files.get(id)).toMatchObject({ acl: "private", name: id, type: "application/octet-stream" });
  const [put, get] = server.asked.map(({ url }) => new URL(url, server.origin).searchParams);
  expect(put!.get("x-ut-content-disposition")).toBe("attachment");
  const seconds = (Number(get!.get("expires")) - Date.now()) / 1000;
  expect(seconds > 50 && seconds <= 60).toBe(true);

  // Nobody reads it without an address that is signed, not over, and its own.
  const path = `/a/dakhilatests/${key}`;
  const statusOf = async (address: string) => (await fetch(server.origin + address)).status;
  const withSignature = (address: string, of = address) =>
    `${address}&signature=${encodeURIComponent(signatureOf(server.origin + of))}`;
  const later = Date.now() + 60_000;
  expect(await statusOf(path)).toBe(403);
  expect(await statusOf(withSignature(`${path}?expires=${later}`))).toBe(200);
  expect(await statusOf(withSignature(`${path}?expires=${later + 1}`, `${path}?expires=${later}`))).toBe(403);
  expect(await statusOf(withSignature(`${path}?expires=${Date.now() - 1}`))).toBe(403);
});

test("without other settings files go to the first region that the token names", async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    asked.push(String(input));
    throw new TypeError("no network here");
  });
  await expect(uploadthingStore({ token: TOKEN }).put(newId(), bytes())).rejects.toThrow("could not be reached");
  expect(asked.map((url) => new URL(url).host)).toEqual(["bom1.ingest.uploadthing.com"]);
});

test.each([
  ["500", 500 as const, "UploadThing answered 500."],
  ["401", 401 as const, "UploadThing refused the token (401): look at UPLOADTHING_TOKEN."],
  ["a line that is cut half-way", "cut" as const, "UploadThing could not be reached"],
  ["a line that is cut after the last byte", "cutAfter" as const, "UploadThing could not be reached"],
  ["an answer that nobody can read", "garbage" as const, "UploadThing's answer was cut or unreadable."],
  ["no answer", "silent" as const, "UploadThing did not answer within 1 seconds."],
  [
    "a yes to a file that it then does not have",
    "lost" as const,
    "UploadThing accepted the file and does not have it.",
  ],
])("an upload that meets %s is refused in a sentence, sent once, and can be removed", async (_, fault, sentence) => {
  const id = newId();
  server.fail("put", fault);
  // Only what never answers is given up soon: on a busy machine all else may take its time.
  const chosen = fault === "silent" ? withToken(TOKEN, 1000) : store;
  await expect(chosen.put(id, bytes(400_000))).rejects.toThrow(sentence);
  expect(requests("put")).toBe(1);
  await store.remove(id);
  expect(server.files.has(id)).toBe(false);
});

test.each([
  ["500", 500 as const],
  ["a line that is cut half-way", "cut" as const],
])("reading and removing meet %s once without anybody noticing, and twice with a sentence", async (_, fault) => {
  const [id, sealed] = [newId(), bytes(400_000)];
  const key = await store.put(id, sealed);
  server.fail("get", fault);
  expect((await store.get(key))!.equals(sealed)).toBe(true);
  server.fail("get", fault, fault);
  await expect(store.get(key)).rejects.toThrow(/^UploadThing/);

  server.fail("api", fault, fault);
  await expect(store.remove(id)).rejects.toThrow(/^UploadThing/);
  server.fail("api", 500);
  await store.remove(id);
  expect(server.files.has(id)).toBe(false);
});

test("what asking again cannot mend is not asked again: no answer in time, an answer of no, another's token", async () => {
  const id = newId();
  const key = await store.put(id, bytes());
  server.asked.length = 0;
  server.fail("get", "silent");
  await expect(withToken(TOKEN, 1000).get(key)).rejects.toThrow("UploadThing did not answer within 1 seconds.");
  const other = withToken(OTHER_TOKEN);
  await expect(other.get(key)).rejects.toThrow("refused the token (403)");
  expect(requests("get")).toBe(2);
  await expect(other.remove(id)).rejects.toThrow("refused the token (401)");
  await expect(other.put(newId(), bytes())).rejects.toThrow("refused the token (401)");
  expect([requests("api"), requests("put")]).toEqual([1, 1]);
  expect(server.files.has(id)).toBe(true);
  server.fail("api", "garbage", "garbage");
  await expect(store.remove(id)).rejects.toThrow("cut or unreadable");
});

test("all files are listed, however many answers that takes", async () => {
  const ids = Array.from({ length: 5 }, newId);
  for (const id of ids) await store.put(id, bytes(10));
  server.fail("api", 500);
  const seen: (string | null)[] = [];
  for await (const { id, uploadedAt } of store.listed()) {
    seen.push(id);
    expect(Math.abs(Date.now() - uploadedAt)).toBeLessThan(60_000);
  }
  expect(seen).toEqual([...server.files.keys()]);
  expect(seen).toEqual(expect.arrayContaining(ids));
});

test("nothing that is said about a failure holds an address, a key or the token", async () => {
  server.fail("put", 500);
  const said = (await store.put(newId(), bytes()).catch((error: Error) => error)) as Error;
  expect(`${said.message} ${JSON.stringify(said)} ${String(said.cause)}`).not.toMatch(/sk_test|signature|localhost/);
});
