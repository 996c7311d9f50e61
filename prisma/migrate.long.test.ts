import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress } from "@/tests/factories/database";

// What npm start runs to bring a database up to date, on databases of their own, with one more migration behind ours.
const clone = join(process.cwd(), ".data", process.env.TEST_NAME ?? "", `migrate-${randomUUID()}`);
mkdirSync(join(clone, "prisma"), { recursive: true });
for (const part of ["package.json", "tsconfig.json", "prisma/migrate.ts", "prisma/schema.prisma", "prisma/migrations"])
  cpSync(part, join(clone, part), { recursive: true });
symlinkSync(join(process.cwd(), "node_modules"), join(clone, "node_modules"));
const MORE = "29990101000000_more";
mkdirSync(join(clone, "prisma/migrations", MORE));
writeFileSync(
  join(clone, "prisma/migrations", MORE, "migration.sql"),
  `CREATE TABLE "First" (id INT);
   CREATE TABLE "Second" ("userId" UUID REFERENCES "User");`,
);
const names = readdirSync(join(clone, "prisma/migrations"))
  .filter((name) => /^\d/.test(name))
  .sort();
const BASELINE = names[0]!;
const before = names.at(-2)!;
const opened: { name: string; client: Client }[] = [];

async function newDatabase() {
  const name = `migrate_${randomUUID()}`;
  await admin.pool.query(`CREATE DATABASE "${name}"`);
  const address = Object.assign(new URL(adminAddress), { pathname: `/${name}` }).href;
  const client = new Client({ connectionString: address });
  client.on("error", () => {});
  await client.connect();
  opened.push({ name, client });
  return { address, client };
}
afterAll(async () => {
  for (const { name, client } of opened) {
    await client.end();
    await dropDatabase(name, (sql) => admin.pool.query(sql));
  }
  rmSync(clone, { recursive: true, force: true });
});

function start(address: string, ...given: string[]): ChildProcess {
  return spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "prisma/migrate.ts", ...given], {
    cwd: clone,
    env: { ...process.env, DATABASE_URL: address },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}
function end(child: ChildProcess) {
  let said = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (text) => (said += String(text)));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, said })),
  );
}
const migrate = (address: string, ...given: string[]) => end(start(address, ...given));

async function until(what: () => Promise<boolean>) {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 50));
}
/** Each migration that counts, and how often it was begun in all. */
async function history(client: Client) {
  const { rows } = await client.query<{ name: string; standing: number; begun: number }>(
    `SELECT migration_name AS name, count(*) FILTER (WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL)::int AS standing,
       count(*)::int AS begun
     FROM _prisma_migrations GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}
const all = (begun: Record<string, number>) => names.map((name) => ({ name, standing: 1, begun: begun[name] ?? 1 }));

test("a migration that fails leaves nothing, and is repaired by what the sentence says: mend it and start again", async () => {
  const { address, client } = await newDatabase();
  expect(await migrate(address, "--until", before)).toMatchObject({ code: 0 });
  await client.query('CREATE TABLE "Second" (in_the_way INT)');
  for (const attempt of [1, 2]) {
    const { code, said } = await migrate(address);
    expect(code).toBe(1);
    expect(said).toContain(MORE);
    expect(said).toMatch(/relation "Second" already exists/);
    expect(said).toContain("nothing of it stands; those before it do. Mend what the error names");
    expect(said).not.toContain("prisma migrate resolve");
    const { rows } = await client.query(`SELECT to_regclass('"First"') AS made`);
    expect([attempt, rows]).toEqual([attempt, [{ made: null }]]);
  }
  await client.query('DROP TABLE "Second"');
  expect(await migrate(address)).toMatchObject({ code: 0 });
  expect(await history(client)).toEqual(all({ [MORE]: 3 }));
});

test.each([
  ["is committed by the server after its run was killed", true],
  ["is undone by the server after its run was killed", false],
])("a migration that %s: the next run knows, and waits for it", async (_, commits) => {
  const { address, client } = await newDatabase();
  expect(await migrate(address, "--until", before)).toMatchObject({ code: 0 });
  await client.query('BEGIN; LOCK TABLE "User"');
  const first = start(address);
  const blocked = async () => {
    const { rows } = await admin.pool.query<{ pid: number }>(
      `SELECT a.pid FROM pg_stat_activity a JOIN pg_database d ON d.oid = a.datid
       WHERE d.datname = $1 AND a.wait_event_type = 'Lock' AND a.query LIKE 'DO $note$%'`,
      [new URL(address).pathname.slice(1)],
    );
    return rows[0]?.pid;
  };
  await until(async () => (await blocked()) !== undefined);
  const pid = await blocked();
  const over = end(first);
  process.kill(-first.pid!, "SIGKILL");
  await over;

  let isDone = false;
  const second = migrate(address).finally(() => (isDone = true));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(isDone).toBe(false);
  if (!commits) await admin.pool.query("SELECT pg_terminate_backend($1)", [pid]);
  await client.query("COMMIT");
  const { code, said } = await second;
  expect({ code, tried: said.includes(`${MORE} did not come to its end`) }).toEqual({ code: 0, tried: !commits });
  expect(await history(client)).toEqual(all(commits ? {} : { [MORE]: 2 }));
});

test("an unknown migration, and a database of a newer version, are refused with what to do", async () => {
  const { address, client } = await newDatabase();
  expect((await migrate(address, "--until", "20990101000000_unknown")).said).toContain("update the code");
  expect(await migrate(address)).toMatchObject({ code: 0 });
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('x', 'x', '20990101000000_unknown', now(), 1)`,
  );
  const { code, said } = await migrate(address);
  expect(code).toBe(1);
  expect(said).toContain("already has migrations that this version does not know (20990101000000_unknown)");
});

/** A migration before the baseline, and how it ended. */
type Old = [name: string, end: "stands" | "failed" | "undone"];

/** Makes a database of the baseline one that such migrations have built. */
async function noteOld(client: Client, rows: Old[]) {
  await client.query("DELETE FROM _prisma_migrations");
  for (const [name, end] of rows)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, rolled_back_at, applied_steps_count)
       VALUES (gen_random_uuid(), 'of old', $1, $2, $3, 1)`,
      [name, end === "stands" ? new Date() : null, end === "undone" ? new Date() : null],
    );
}
const FIRST = "20261121000000_init";
const LAST = "20261126160000_content_rules_in_the_app";

test("a database that the migrations before the baseline have built goes on from there, with its rows", async () => {
  const { address, client } = await newDatabase();
  expect(await migrate(address, "--until", BASELINE)).toMatchObject({ code: 0 });
  await client.query(`INSERT INTO "Faq" (id, question, answer) VALUES (gen_random_uuid(), 'Why?', 'So.')`);
  await noteOld(client, [
    [FIRST, "stands"],
    [LAST, "undone"],
    [LAST, "stands"],
  ]);
  for (const said of [`Applied ${MORE}.`, "The database is up to date."])
    expect(await migrate(address)).toMatchObject({ code: 0, said: expect.stringContaining(said) as string });
  expect(await history(client)).toEqual(all({}));
  expect((await client.query('SELECT question FROM "Faq"')).rows).toEqual([{ question: "Why?" }]);
});

test.each<[string, Old[]]>([
  ["lacks some of the migrations before the baseline", [["20261125024000_kept_for_the_desk", "stands"]]],
  [
    "did not come to the end of them",
    [
      [FIRST, "stands"],
      [LAST, "failed"],
    ],
  ],
])("a database that %s is refused with what to do, and stays as it is", async (_, rows) => {
  const { address, client } = await newDatabase();
  expect(await migrate(address, "--until", BASELINE)).toMatchObject({ code: 0 });
  await noteOld(client, rows);
  const { code, said } = await migrate(address);
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining(`and not from ${rows[0]![0]}`) as string,
  });
  expect(said).toContain("with the version of the code that ends there, start the database once");
  expect((await history(client)).map(({ name, standing }) => [name, standing])).toEqual(
    rows.map(([name, end]) => [name, end === "stands" ? 1 : 0]),
  );
});

test("a backup's last migration before the baseline is the baseline, and an earlier one is refused", async () => {
  const { address, client } = await newDatabase();
  const { code, said } = await migrate(address, "--until", FIRST);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(`and not from ${FIRST}`) as string });
  expect(await migrate(address, "--until", LAST)).toMatchObject({ code: 0 });
  expect(await history(client)).toEqual(all({}).slice(0, 1));
});
