import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { admin } from "@/tests/factories/database";

// When a start migrates and seeds: on databases of its own, from a copy of the code that it may change.
const here = process.cwd();
const clone = join(here, ".data", process.env.TEST_NAME ?? "", `clone-${randomUUID()}`);
const addressOf = (database: string) =>
  Object.assign(new URL(process.env.TEST_OWNER_DATABASE_URL!), { pathname: `/${database}` }).href;
const databases: string[] = [];

beforeAll(() => {
  mkdirSync(clone, { recursive: true });
  for (const part of ["database", "scripts", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(here, part), join(clone, part), { recursive: true });
  for (const part of ["lib", "node_modules"]) symlinkSync(join(here, part), join(clone, part));
});
beforeEach(() => {
  rmSync(join(clone, "prisma"), { recursive: true, force: true });
  cpSync(join(here, "prisma"), join(clone, "prisma"), { recursive: true });
});
afterAll(async () => {
  rmSync(clone, { recursive: true, force: true });
  for (const name of databases) await dropDatabase(name, (sql) => admin.pool.query(sql));
});

async function newDatabase(template: string) {
  const name = `start_${randomUUID()}`;
  await admin.pool.query(`CREATE DATABASE "${name}" OWNER dakhila_owner TEMPLATE ${template}`);
  databases.push(name);
  return name;
}

async function ask(database: string, sql: string) {
  const client = new Client({ connectionString: addressOf(database) });
  await client.connect();
  return client.query<Record<string, unknown>>(sql).finally(() => client.end());
}

const PREPARE = `
  import { migrateAndSeed } from "./database/prepare.mjs";
  await migrateAndSeed(process.env, process.argv[1]).catch((error) => {
    console.log(error.constructor.name);
    process.exitCode = 1;
  });
`;

/** Gets a database ready as a start does. @returns which programs it ran */
async function prepare(database: string, expected = 0) {
  const logs = join(clone, "logs", randomUUID());
  mkdirSync(logs, { recursive: true });
  const env = { ...process.env, DATABASE_URL: addressOf(database) };
  const code = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", PREPARE, logs], {
    cwd: clone,
    env,
  }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  expect(code).toBe(expected);
  return readdirSync(logs).sort();
}
const [ALL, NONE] = [["migrate.log", "seed.log"], []];

test("nothing is run for a database as it was left, with all that editors did since", async () => {
  const name = await newDatabase("prepared");
  await ask(
    name,
    `UPDATE "Partner" SET a1_name = 'As edited' WHERE id = 'auxilo';
     DELETE FROM "Faq"`,
  );
  expect(await prepare(name)).toEqual(NONE);
  const { rows } = await ask(
    name,
    `SELECT (SELECT a1_name FROM "Partner" WHERE id = 'auxilo') AS lender, (SELECT count(*)::int FROM "Faq") AS faqs`,
  );
  expect(rows).toEqual([{ lender: "As edited", faqs: 0 }]);
});

test("a changed seed is brought in once, and so are tables that were emptied, and rows that others brought", async () => {
  const name = await newDatabase("prepared");
  appendFileSync(
    join(clone, "prisma/seed-data/faqs.ts"),
    '\n(FAQS as { question: string; answer: string }[])[0]!.answer = "Anew.";\n',
  );
  expect([await prepare(name), await prepare(name)]).toEqual([ALL, NONE]);
  expect((await ask(name, `SELECT FROM "Faq" WHERE answer = 'Anew.'`)).rowCount).toBe(1);

  await ask(name, 'TRUNCATE "PinCode"');
  expect([await prepare(name), await prepare(name)]).toEqual([ALL, NONE]);
  expect((await ask(name, 'SELECT FROM "PinCode" LIMIT 1')).rowCount).toBe(1);

  // What another version's seed wrote, or a copy of another moment.
  await ask(name, `DELETE FROM "SeededRow" WHERE entity = 'Faq'`);
  expect(await prepare(name)).toEqual(ALL);
});

test("a migration that failed is tried anew by each start, and one that went back is no reason to rest", async () => {
  const name = await newDatabase("prepared");
  const folder = join(clone, "prisma/migrations/29991231000000_test");
  mkdirSync(folder);
  const write = (sql: string) => writeFileSync(join(folder, "migration.sql"), sql);
  write('CREATE TABLE "Made" (id INT); SELECT 1 / 0;');
  expect([await prepare(name, 1), await prepare(name, 1)]).toEqual([["migrate.log"], ["migrate.log"]]);
  rmSync(folder, { recursive: true });
  // The code is as it was when this database was prepared; the database is not.
  expect(await prepare(name)).toEqual(ALL);
  mkdirSync(folder);
  write('CREATE TABLE "Made" (id INT);');
  expect([await prepare(name), await prepare(name)]).toEqual([ALL, NONE]);
  // Another version has been here since.
  rmSync(folder, { recursive: true });
  expect(await prepare(name, 1)).toEqual(["migrate.log"]);
});

test("of starts that come together to a new database, one does the work", async () => {
  const name = await newDatabase("template0");
  const ran = await Promise.all([prepare(name), prepare(name)]);
  expect(ran.sort((a, b) => b.length - a.length)).toEqual([ALL, NONE]);
});
