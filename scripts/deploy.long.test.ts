import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";

// The statements of deploy/database.sh in a throwaway cluster of their own, brought to this version's schema by the role
// that compose.yaml's job has.
const START = `
  import { command } from "./scripts/parts/processes.mjs";
  import { startPostgres } from "./database/postgres.mjs";
  import { keptSecrets, newSecrets } from "./database/secrets.mjs";
  const [name, log] = process.argv.slice(1);
  command(async () => {
    const secrets = { ...newSecrets(), installation: keptSecrets().installation };
    const server = await startPostgres({ name, secrets, log, throwaway: true });
    console.log(server.adminUrl("postgres"));
    throw await server.lost;
  });
`;
const PREPARE = `
  import { command } from "./scripts/parts/processes.mjs";
  import { migrateAndSeed } from "./database/prepare.mjs";
  const [logs] = process.argv.slice(1);
  command(async () => (await migrateAndSeed(process.env, logs), 0));
`;
const STUDIO = `
  import { command } from "./scripts/parts/processes.mjs";
  import { prepareEditor } from "./database/editor-role.mjs";
  const [owner, studioUrl] = process.argv.slice(1);
  command(async () => (await prepareEditor(owner, { studioUrl }), 0));
`;
const PASSWORDS = { owner: "owner0123456789", app: "app0123456789", editor: "editor0123456789" };

const node = (code: string, given: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, ["--input-type=module", "-e", code, ...given], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });

async function connected(address: string, username: string, password: string, database: string) {
  const url = Object.assign(new URL(address), { username, password, pathname: `/${database}` });
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

test("in a database of compose.yaml the superuser has no password, the app owns nothing, an editor sees content", async () => {
  const base = process.env.TEST_NAME!;
  const logs = join(".data", base, "logs");
  const server = node(START, [`${base}/composed`, join(logs, "composed.log")]);
  const [address] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  const clients: Client[] = [];
  const connect = async (...given: [string, string, string]) => {
    const client = await connected(address, ...given);
    clients.push(client);
    return client;
  };
  try {
    // The embedded one's superuser has the name of compose.yaml's owner.
    const { username, password } = new URL(address);
    const first = await connect(username, decodeURIComponent(password), "postgres");
    await first.query("CREATE ROLE postgres SUPERUSER LOGIN PASSWORD 'super'");
    await first.end();
    const admin = await connect("postgres", "super", "postgres");
    await admin.query(`ALTER ROLE ${username} RENAME TO first`);
    const [, sql] = /<<'SQL'\n([^]*?)SQL\n/.exec(readFileSync("deploy/database.sh", "utf8"))!;
    for (const statement of sql!.split(";\n").filter(Boolean))
      await admin.query(
        statement.replace(/:'(\w+)'/, (_, name: keyof typeof PASSWORDS) => admin.escapeLiteral(PASSWORDS[name])),
      );
    const { rows } = await admin.query("SELECT rolname FROM pg_authid WHERE rolpassword IS NULL AND rolcanlogin");
    expect(rows.map(({ rolname }: { rolname: string }) => rolname).toSorted()).toEqual(["dakhila_editor", "postgres"]);
    await expect(connected(address, "postgres", "super", "postgres")).rejects.toThrow(/password authentication failed/);

    const owner = Object.assign(new URL(address), { username: "dakhila", password: PASSWORDS.owner });
    owner.pathname = "/dakhila";
    const [code] = (await once(node(PREPARE, [logs], { DATABASE_URL: owner.href }), "close")) as [number];
    expect(code).toBe(0);
    const app = await connect("dakhila_app", PASSWORDS.app, "dakhila");
    expect((await app.query('SELECT FROM "Partner"')).rowCount).toBeGreaterThan(0);
    const may = `SELECT has_table_privilege('"Event"', 'INSERT') AS adds`;
    expect((await app.query(may)).rows).toEqual([{ adds: true }]);
    for (const sql of ['UPDATE "Event" SET "userId" = NULL', 'ALTER TABLE "Event" DISABLE TRIGGER ALL'])
      await expect(app.query(sql)).rejects.toThrow(/permission denied|must be owner/);

    // As docs/operations.md has it, before Prisma Studio.
    await admin.query(`ALTER ROLE dakhila_editor PASSWORD '${PASSWORDS.editor}'`);
    const studio = Object.assign(new URL(owner), { username: "dakhila_editor", password: PASSWORDS.editor });
    expect(await once(node(STUDIO, [owner.href, studio.href]), "close")).toEqual([0, null]);
    const editor = await connect("dakhila_editor", PASSWORDS.editor, "dakhila");
    expect((await editor.query('SELECT FROM "Partner"')).rowCount).toBeGreaterThan(0);
    await expect(editor.query('SELECT FROM "LoanForm"')).rejects.toThrow(/permission denied/);
  } finally {
    for (const client of clients) await client.end().catch(() => {});
    server.kill("SIGTERM");
    await once(server, "close");
  }
});
