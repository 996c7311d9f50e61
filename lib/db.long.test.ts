import "@/tests/own-database";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { Client } from "pg";
import { db, pool } from "@/lib/db";
import { adminAddress } from "@/tests/factories/database";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { sampleSection } from "@/tests/samples/sections";
import { type DatabaseLine, databaseLine } from "@/tests/security/database-line";
import { endInstances, startInstance } from "@/tests/security/start-instance";

let line: DatabaseLine;
let instance: string;
beforeAll(async () => {
  line = await databaseLine(process.env.DATABASE_URL!);
  instance = await startInstance({ env: { ...process.env, DATABASE_URL: line.url, DATABASE_PATIENCE_SECONDS: "" } });
});
afterAll(async () => {
  endInstances();
  await line.end();
});

const post = (path: string, body: object, student: Student) =>
  fetch(`${instance}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie: student.cookie },
    body: JSON.stringify(body),
  });
const save = async (student: Student, loanAmount = "2000000") => {
  const loanDetails = { ...(sampleSection("loanDetails", String) as object), loanAmount };
  const { status } = await post("loanform/add", { loanDetails }, student);
  return status;
};

/** Opens a case at a lender that we do not list: a call that locks the application. */
const choose = async (student: Student) => {
  const { status } = await post("cases/choose", { lenderName: "Village Co-operative Bank" }, student);
  return status;
};

test("F07 a line that dies in the middle of a change locks nobody out: the same student saves soon after", async () => {
  const student = await newStudent();
  expect(await save(student)).toBe(200);
  // The application is locked soon after, and nothing was written yet.
  const { reached } = line.hold(`"LoanForm" WHERE "userId" = $1::uuid FOR UPDATE`);
  const first = choose(student);
  await reached;
  const lock = () =>
    db.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${student.id}::uuid FOR UPDATE NOWAIT`.then(
      () => "",
      String,
    );
  let refused = "";
  for (const from = Date.now(); !refused && Date.now() - from < 3000;) refused = await lock();
  expect(refused).toMatch(/55P03/);
  expect(await first).toBe(503);

  const from = Date.now();
  let answer = 0;
  // Left alone, the database keeps the lock until its own keepalive ends the connection: two hours.
  while (answer !== 200 && Date.now() - from < 25_000) answer = await save(student, "1900000");
  expect(answer).toBe(200);
});

test("F07 a save whose answer is lost stands or does not, and holds no lock: the same save again is fine", async () => {
  const student = await newStudent();
  expect(await save(student)).toBe(200);
  const { reached } = line.hold(`INSERT INTO "Event"`);
  const first = save(student, "1900000");
  await reached;
  expect(await save(student, "1900000")).toBe(200);
  expect(await first).toBe(503);
});

/** Does something with the pool as the app opens it under these settings. */
async function withPool<T>(settings: Record<string, string>, work: (own: typeof pool) => T): Promise<Awaited<T>> {
  const kept = globalThis as { database?: unknown };
  const { database } = kept;
  const before = { ...process.env };
  try {
    Object.assign(process.env, settings);
    kept.database = undefined;
    jest.resetModules();
    const { pool: own } = await import("@/lib/db");
    return await work(own);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
    kept.database = database;
  }
}

test("the database itself ends what the app has given up", async () => {
  const found = await withPool({ DATABASE_PATIENCE_SECONDS: "" }, async (own) => {
    const setting = async (name: string) =>
      (await own.query<{ setting: string }>("SELECT current_setting($1) AS setting", [name])).rows[0]?.setting;
    const settings = [await setting("idle_in_transaction_session_timeout"), await setting("statement_timeout")];
    await own.end();
    return settings;
  });
  expect(found).toEqual(["10s", "3s"]);
});

test("a build on a busy machine waits for the database, a request does not", async () => {
  const limits = (settings: Record<string, string>) =>
    withPool(settings, ({ options: { connectionTimeoutMillis, query_timeout, statement_timeout } }) => [
      connectionTimeoutMillis,
      query_timeout,
      statement_timeout,
    ]);
  expect(await limits({ DATABASE_PATIENCE_SECONDS: "" })).toEqual([2000, 4000, 3000]);
  expect(await limits({ DATABASE_PATIENCE_SECONDS: "20" })).toEqual([10_000, 20_000, 15_000]);
  expect(await limits({ DATABASE_PATIENCE_SECONDS: "20", NEXT_PHASE: PHASE_PRODUCTION_BUILD })).toEqual([
    30_000, 60_000, 45_000,
  ]);
});

test("a statement is read and planned once on a connection, unless a migration may change what it asks for", async () => {
  const sent = jest.spyOn(Client.prototype, "query");
  const namesOf = async (...statements: (() => Promise<unknown>)[]) => {
    sent.mockClear();
    for (const statement of statements) await statement();
    return sent.mock.calls.map(([query]) => (query as unknown as { name?: string }).name);
  };
  const { id } = await newStudent();
  const byKey = () => db.loanForm.findUnique({ where: { userId: id } });
  const [first, second, other] = await namesOf(byKey, byKey, () => db.user.findUnique({ where: { id } }));
  expect(first).toMatch(/^s\d+$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(await namesOf(() => db.$queryRaw`SELECT f.* FROM "LoanForm" f WHERE "userId" = ${id}::uuid`)).toEqual([
    undefined,
  ]);
  sent.mockRestore();
});

test("a migration that adds columns under a running process refuses nobody", async () => {
  const student = await newStudent();
  const calls = async () => [
    await save(student),
    (await post("loanform/read", {}, student)).status,
    (await post("users/webdashboard", {}, student)).status,
  ];
  expect(await calls()).toEqual([200, 200, 200]);
  const migration = new Client({ connectionString: adminAddress });
  await migration.connect();
  for (const table of ["LoanForm", "User", "Session", "StoredFile"])
    await migration.query(`ALTER TABLE "${table}" ADD COLUMN "ofTheNextVersion" text`);
  await migration.end();
  for (let time = 0; time < 12; time += 1) expect(await calls()).toEqual([200, 200, 200]);
});
