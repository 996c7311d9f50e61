import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress } from "@/tests/factories/database";

// What npm start runs to bring a database up to date, on databases of their own.
const names = readdirSync("prisma/migrations")
  .filter((name) => /^\d/.test(name))
  .sort();
/** Makes the table "LenderCase", in a schema that the ones before it left. */
const CASES = "20261122000003_cases";
const before = names[names.indexOf(CASES) - 1]!;
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
});

function start(address: string, ...given: string[]): ChildProcess {
  return spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "prisma/migrate.ts", ...given], {
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
  await client.query('CREATE TABLE "CaseEvent" (in_the_way INT)');
  for (const attempt of [1, 2]) {
    const { code, said } = await migrate(address);
    expect(code).toBe(1);
    expect(said).toContain(CASES);
    expect(said).toMatch(/relation "CaseEvent" already exists/);
    expect(said).toContain("nothing of it stands; those before it do. Mend what the error names");
    expect(said).not.toContain("prisma migrate resolve");
    const { rows } = await client.query(`SELECT to_regclass('"LenderCase"') AS made`);
    expect([attempt, rows]).toEqual([attempt, [{ made: null }]]);
  }
  await client.query('DROP TABLE "CaseEvent"');
  expect(await migrate(address)).toMatchObject({ code: 0 });
  expect(await history(client)).toEqual(all({ [CASES]: 3 }));
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
  expect({ code, tried: said.includes(`${CASES} did not come to its end`) }).toEqual({ code: 0, tried: !commits });
  expect(await history(client)).toEqual(all(commits ? {} : { [CASES]: 2 }));
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
