import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { env } from "@/lib/env";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress, connect, type pool } from "@/tests/factories/database";
import { type DatabaseLine, databaseLine } from "@/tests/security/database-line";

// Readiness of a process with a database and a line of its own.
const name = `health_${randomUUID()}`;
const newest = readdirSync("prisma/migrations")
  .filter((migration) => /^\d/.test(migration))
  .sort()
  .at(-1)!;
let line: DatabaseLine;
let own: typeof pool;
const inOwn = connect(Object.assign(new URL(adminAddress), { pathname: `/${name}` }).href);
let readiness: () => Promise<string | null>;
beforeAll(async () => {
  await admin.pool.query(`CREATE DATABASE "${name}" TEMPLATE prepared`);
  line = await databaseLine(Object.assign(new URL(env.DATABASE_URL), { pathname: `/${name}` }).href);
  const kept = globalThis as { database?: unknown };
  const { database } = kept;
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = line.url;
  kept.database = undefined;
  jest.resetModules();
  ({ pool: own } = await import("@/lib/db"));
  ({ readiness } = await import("./data"));
  Object.assign(process.env, { DATABASE_URL: before });
  kept.database = database;
});
afterAll(async () => {
  await own.end();
  await inOwn.pool.end();
  await line.end();
  await dropDatabase(name, (sql) => admin.pool.query(sql));
});

/** An answer that was asked for now. */
async function fresh() {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  return readiness();
}

test("it is ready, not while the database is away, and again when it is back", async () => {
  expect(await fresh()).toBeNull();
  line.cut();
  expect(await fresh()).toBe("database");
  line.mend();
  expect(await fresh()).toBeNull();
});

test("it is not ready while the database lacks a migration of this version; a newer version's is no lack", async () => {
  const set = (change: string) =>
    inOwn.pool.query(`UPDATE _prisma_migrations SET ${change} WHERE migration_name = $1`, [newest]);
  for (const [change, back] of [
    ["finished_at = NULL", "finished_at = now()"],
    ["rolled_back_at = now()", "rolled_back_at = NULL"],
  ]) {
    await set(change!);
    expect(await fresh()).toBe("migrations");
    await set(back!);
    expect(await fresh()).toBeNull();
  }
  await inOwn.pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('x', 'x', '20990101000000_newer', now(), 1)`,
  );
  expect(await fresh()).toBeNull();
});

test("however many ask at once, the database is asked once, also while it does not answer", async () => {
  const asked = jest.spyOn(own, "query");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await Promise.all(Array.from({ length: 500 }, () => readiness()))).toEqual(Array(500).fill(null));
  expect(asked).toHaveBeenCalledTimes(1);

  await new Promise((resolve) => setTimeout(resolve, 1100));
  const held = line.hold("_prisma_migrations");
  const waiting = Array.from({ length: 100 }, () => readiness());
  await held.reached;
  // Longer than an answer stays fresh.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  waiting.push(...Array.from({ length: 100 }, () => readiness()));
  expect([asked.mock.calls.length, own.totalCount]).toEqual([2, 1]);
  held.release();
  expect(await Promise.all(waiting)).toEqual(Array(200).fill(null));
});
