import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { db, pool } from "@/lib/db";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { sampleSection } from "@/tests/samples/sections";
import { type DatabaseLine, databaseLine } from "@/tests/security/database-line";
import { endInstances, startInstance } from "@/tests/security/start-instance";

let line: DatabaseLine;
let instance: string;
beforeAll(async () => {
  line = await databaseLine(process.env.DATABASE_URL!);
  instance = await startInstance({ env: { ...process.env, DATABASE_URL: line.url } });
});
afterAll(async () => {
  endInstances();
  await line.end();
});

const save = async (student: Student) => {
  const { status } = await fetch(`${instance}/api/loanform/add`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie: student.cookie },
    body: JSON.stringify({ loanDetails: sampleSection("loanDetails", String) }),
  });
  return status;
};

test("F07 a line that dies in the middle of a save locks nobody out: the same student saves again soon after", async () => {
  const student = await newStudent();
  expect(await save(student)).toBe(200);
  // The application is locked by then, and nothing was written yet.
  const { reached } = line.hold("FOR UPDATE");
  const first = save(student);
  await reached;
  await expect(
    db.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${student.id}::uuid FOR UPDATE NOWAIT`,
  ).rejects.toThrow(/55P03/);
  expect(await first).toBe(503);

  const from = Date.now();
  let answer = 0;
  // Left alone, the database keeps the lock until its own keepalive ends the connection: two hours.
  while (answer !== 200 && Date.now() - from < 25_000) answer = await save(student);
  expect(answer).toBe(200);
});

test("the database itself ends what the app has given up", async () => {
  const setting = async (name: string) =>
    (await pool.query<{ setting: string }>("SELECT current_setting($1) AS setting", [name])).rows[0]?.setting;
  expect(await setting("idle_in_transaction_session_timeout")).toBe("10s");
  expect(await setting("statement_timeout")).toBe("3s");
});

test("a build on a busy machine waits for the database, a request does not", async () => {
  expect(pool.options).toMatchObject({ connectionTimeoutMillis: 2000, query_timeout: 4000 });
  const kept = globalThis as { database?: unknown };
  const { database } = kept;
  try {
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    kept.database = undefined;
    jest.resetModules();
    const { pool: patient } = await import("@/lib/db");
    expect(patient.options).toMatchObject({
      connectionTimeoutMillis: 30_000,
      query_timeout: 30_000,
      statement_timeout: 29_000,
    });
  } finally {
    delete process.env.NEXT_PHASE;
    kept.database = database;
  }
});
