import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { promisify } from "node:util";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress } from "@/tests/factories/database";

const ownerAddress = process.env.TEST_OWNER_DATABASE_URL!;
const inDatabase = (address: string, name: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;

async function connected(address: string) {
  const client = new Client({ connectionString: address });
  await client.connect();
  return client;
}

/** What a start does with a database that is there, and with its schema. */
const UPGRADE = `
  import { migrateAndSeed } from "./database/prepare.mjs";
  import { createDatabase } from "./database/postgres.mjs";
  const [name, owner, admin, logs] = process.argv.slice(1);
  const at = (address) => (database) => Object.assign(new URL(address), { pathname: "/" + database }).href;
  await createDatabase({ url: at(owner), adminUrl: at(admin) }, name);
  await migrateAndSeed({ ...process.env, DATABASE_URL: at(owner)(name) }, logs);
`;

const migrations = readdirSync("prisma/migrations")
  .filter((name) => /^\d/.test(name))
  .sort();

// One that the migrations before the baseline have built has its schema; only its list of them is another.
test("a database of an earlier start, which was the superuser's, is upgraded in place with all that it holds", async () => {
  const name = `earlier_${randomUUID()}`;
  await admin.pool.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
  const before = await connected(inDatabase(adminAddress, name));
  const app = inDatabase(process.env.DATABASE_URL!, name);
  try {
    const untilBaseline = ["node_modules/tsx/dist/cli.mjs", "prisma/migrate.ts", "--until", migrations[0]!];
    await promisify(execFile)(process.execPath, untilBaseline, {
      env: { ...process.env, DATABASE_URL: inDatabase(adminAddress, name) },
    });
    const [{ id }] = (
      await before.query<{ id: string }>(
        `INSERT INTO "User" (id, name, email, "updatedAt") VALUES (gen_random_uuid(), 'Asha', 'a@example.com', now())
         RETURNING id`,
      )
    ).rows as [{ id: string }];
    await before.query(
      `DELETE FROM _prisma_migrations;
       INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       SELECT gen_random_uuid(), 'of old', name, now(), 1
       FROM (VALUES ('20261121000000_init'), ('20261126160000_content_rules_in_the_app')) of(name)`,
    );
    const upgrade = () =>
      promisify(execFile)(
        process.execPath,
        ["--input-type=module", "-e", UPGRADE, name, ownerAddress, adminAddress, `.data/${process.env.TEST_NAME}/logs`],
        { env: process.env },
      );
    await upgrade();
    const { rows: owners } = await before.query<{ owner: string }>(
      `SELECT DISTINCT pg_get_userbyid(owner) AS owner FROM (
         SELECT relowner AS owner FROM pg_class WHERE relnamespace = 'public'::regnamespace
         UNION ALL SELECT proowner FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         UNION ALL SELECT typowner FROM pg_type WHERE typnamespace = 'public'::regnamespace
         UNION ALL SELECT datdba FROM pg_database WHERE datname = current_database()
       ) AS object`,
    );
    expect(owners).toEqual([{ owner: "dakhila_owner" }]);
    // Once more: a start after a start.
    await upgrade();
    const { rows: applied } = await before.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1",
    );
    expect(applied.map(({ name }) => name)).toEqual(migrations);

    const client = await connected(app);
    expect((await client.query('SELECT name FROM "User" WHERE id = $1', [id])).rows).toEqual([{ name: "Asha" }]);
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await client.query("LISTEN content");
    await before.query(`UPDATE "Partner" SET a1_name = a1_name || '.' WHERE id = 'auxilo'`);
    await client.query("SELECT 1");
    expect(heard).toContain("partner:auxilo");
    await client.end();
  } finally {
    await before.end();
    await dropDatabase(name, (sql) => admin.pool.query(sql));
  }
});
