import "@/tests/own-files-folder";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { db as Db } from "@/lib/db";
import { env } from "@/lib/env";
import { pool } from "@/tests/factories/database";
import { newPerson } from "@/tests/factories/users";
import { keyRing } from "./key-ring.mjs";

// What a process with other settings finds in a database of its own, whose documents are of the test's own folder.
const name = `start_${randomUUID()}`;
const address = Object.assign(new URL(env.DATABASE_URL), { pathname: `/${name}` }).href;
const key = () => randomBytes(32).toString("base64");
const [k1, k2] = [key(), key()];
const BOTH = `k2:${k2},k1:${k1}`;
const folder = env.FILES_DIR;

const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  await pool.query(`CREATE DATABASE "${name}" TEMPLATE prepared`);
});
afterAll(async () => {
  for (const close of closing) await close();
  await pool.query(`DROP DATABASE "${name}" WITH (FORCE)`);
});

/** The app's own modules as a start with these settings has them. */
async function started(settings: Record<string, string | undefined>) {
  const kept = globalThis as { database?: unknown };
  const { database } = kept;
  const before = { ...process.env };
  try {
    Object.assign(process.env, { DATABASE_URL: address, FILES_DIR: folder, FILES_KEYS: BOTH });
    for (const [setting, value] of Object.entries(settings)) process.env[setting] = value;
    kept.database = undefined;
    jest.resetModules();
    const { db, pool: own } = await import("@/lib/db");
    own.on("error", () => {});
    closing.push(() => own.end());
    const { storedProblem } = await import("./at-start");
    const { localStore } = await import("@/lib/uploads/store/local");
    return { db, problem: await storedProblem(), localStore };
  } finally {
    Object.assign(process.env, before);
    kept.database = database;
  }
}

/** Stores a document as an upload leaves it, sealed with the first of these keys. */
async function store(
  db: typeof Db,
  put: (id: string, sealed: Buffer) => Promise<string>,
  keys: string,
  driver = "local",
) {
  const { digits, ...person } = newPerson();
  const { id: ownerId } = await db.user.create({ data: { ...person, phone: `+91${digits}` }, select: { id: true } });
  const id = randomBytes(16).toString("hex");
  const bytes = Buffer.from("%PDF-1.7 a bank statement");
  const { keyId, sealed } = keyRing(keys).seal(id, bytes);
  const storeKey = await put(id, sealed);
  const file = { id, ownerId, name: "paper.pdf", mime: "application/pdf", size: bytes.length, sha256: "0".repeat(64) };
  await db.storedFile.create({ data: { ...file, keyId, driver, storeKey } });
}

test("documents that today's settings do not open are found at the start, and the sentence names what is missing", async () => {
  const { db, problem, localStore } = await started({ FILES_KEYS: `k9:${key()}` });
  expect(problem).toBeNull();
  for (const keys of [`k1:${k1}`, BOTH]) await store(db, (id, sealed) => localStore.put(id, sealed), keys);

  expect((await started({})).problem).toBeNull();
  expect((await started({ FILES_KEYS: `k3:${key()},${BOTH}` })).problem).toBeNull();
  expect((await started({ FILES_KEYS: `k2:${k2}` })).problem).toContain(
    'FILES_KEYS has no key "k1", with which 1 documents',
  );
  expect((await started({ FILES_KEYS: `k2:${key()},k1:${k1}` })).problem).toContain(
    'The key "k2" in FILES_KEYS is another one',
  );
  expect((await started({ FILES_KEYS: `k1:${k1},k2:${k1}` })).problem).toContain(
    'The key "k2" in FILES_KEYS is another one',
  );

  // An empty folder is the wrong one, or one that is not mounted.
  const empty = path.join(folder, "empty");
  mkdirSync(empty);
  expect((await started({ FILES_DIR: empty })).problem).toContain(
    `FILES_DIR is ${empty}, where no document was ever stored`,
  );
  rmSync(empty, { recursive: true });

  await store(db, async (id) => id, BOTH, "uploadthing");
  expect((await started({ UPLOADTHING_TOKEN: "" })).problem).toContain(
    "UPLOADTHING_TOKEN is not set, and 1 documents lie there",
  );
});

test("a database that does not answer ends no start", async () => {
  expect((await started({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" })).problem).toBeNull();
});
