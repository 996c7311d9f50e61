import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { adminAddress, db } from "@/tests/factories/database";
import { newLender, newScheme, removeLenders } from "@/tests/factories/lenders";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent } from "@/tests/factories/sessions";
import { editorGrants, editorRefusals, editorRole, prepareEditor, renewEditor } from "./editor-role.mjs";

const url = (change: { database?: string; user?: string; password?: string }, of = adminAddress) => {
  const address = new URL(of);
  if (change.database) address.pathname = `/${change.database}`;
  if (change.user) address.username = change.user;
  if (change.password) address.password = change.password;
  return address.href;
};
async function connected(address: string) {
  const client = new Client({ connectionString: address });
  await client.connect();
  return client;
}

// A role belongs to the whole cluster: only this file uses it, so here it is made.
const other = `editors_${randomUUID()}`;
const hosted = `hosted_${randomUUID()}`;
const earlier = `earlier_${randomUUID()}`;
let owner: Client;
let prepared: string[];
let editor: Client;
beforeAll(async () => {
  owner = await connected(adminAddress);
  for (const name of [other, hosted]) await owner.query(`CREATE DATABASE "${name}"`);
  await owner.query(`CREATE DATABASE "${earlier}" TEMPLATE prepared`);
  const inOther = await connected(url({ database: other }));
  await inOther.query('CREATE TABLE "Partner" (id TEXT)');
  await inOther.end();
  prepared = await Promise.all(
    Array.from({ length: 8 }, (_, index) => prepareEditor(index % 2 ? adminAddress : url({ database: other }))),
  );
  editor = await connected(prepared[1]!);
});
afterAll(async () => {
  await editor?.end();
  for (const name of [other, hosted, earlier]) await dropDatabase(name, (sql) => owner.query(sql));
  await owner.query(`DROP ROLE IF EXISTS "${hosted}"`);
  await owner.end();
});

/** What an editor reads or writes; each by itself, as Studio does it. */
const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await editor.query<Row>(sql, values)).rows;

test("eight Studios at once make the role once, and each gets in", async () => {
  expect(new Set(prepared).size).toBe(2);
  for (const address of prepared) {
    const client = await connected(address);
    expect((await client.query<{ who: string }>("SELECT session_user AS who")).rows).toEqual([{ who: editorRole }]);
    await client.end();
  }
  expect(prepared.join()).not.toContain(decodeURIComponent(new URL(adminAddress).password));
});

test("a password that somebody changed is set again, by however many at once", async () => {
  await owner.query(`ALTER ROLE ${editorRole} PASSWORD 'another'`);
  const again = await Promise.all(Array.from({ length: 4 }, () => prepareEditor(adminAddress)));
  expect(new Set([...again, prepared[1]]).size).toBe(1);
  await (await connected(again[0]!)).end();
});

test("of every table it is decided what an editor may do, and the database holds it", async () => {
  const { rows } = await owner.query<{ name: string; may: string[] }>(
    `SELECT relname AS name, ARRAY(
       SELECT privilege FROM unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) privilege
       WHERE has_table_privilege($1, oid, privilege)
     ) || ARRAY(
       SELECT format('UPDATE (%s)', string_agg(quote_ident(column_name), ', ' ORDER BY column_name))
       FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = relname AND NOT has_table_privilege($1, oid, 'UPDATE')
         AND has_column_privilege($1, oid, column_name, 'UPDATE')
       HAVING count(*) > 0
     ) || ARRAY(
       SELECT 'one column' FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = relname AND NOT has_table_privilege($1, oid, 'SELECT')
         AND has_column_privilege($1, oid, column_name, 'SELECT')
     ) AS may
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
     ORDER BY relname`,
    [editorRole],
  );
  const undecided = rows.filter(({ name }) => !editorGrants[name] && !editorRefusals.includes(name));
  expect(undecided.map(({ name }) => name)).toEqual([]);
  const words = (rights: string[]) =>
    rights.map((right) => right.replace(/UPDATE \(.*/, (text) => text.replaceAll('"', "")));
  for (const { name, may } of rows) expect([name, words(may)]).toEqual([name, words(editorGrants[name] ?? [])]);
  expect(Object.keys(editorGrants).filter((name) => editorRefusals.includes(name))).toEqual([]);
});

test("answers, files, sessions and what people did are refused, whole or by one column", async () => {
  const student = await newStudent();
  await saveLoanForm(student.id);
  for (const sql of [
    'SELECT * FROM "LoanForm"',
    'SELECT reference FROM "LoanForm"',
    `UPDATE "LoanForm" SET stage = 'disbursed'`,
    'SELECT count(*) FROM "User"',
    'SELECT * FROM "StoredFile"',
    'SELECT * FROM "Pass"',
    'SELECT id FROM "Session"',
    'DELETE FROM "Session"',
    'SELECT * FROM "Event"',
    'SELECT * FROM "RateLimit"',
    'SELECT * FROM "KeyDate"',
    'SELECT * FROM "Lead"',
    'SELECT phone FROM "Lead"',
    'UPDATE "Lead" SET name = name',
    'SELECT note FROM "LeadCall"',
    "SELECT * FROM _prisma_migrations",
    'TRUNCATE "Faq"',
    'SET ROLE "dakhila"',
    "CREATE TABLE mine (id INT)",
    'SELECT * FROM "LenderCase"',
    `INSERT INTO "LenderCase" ("userId", "lenderName") VALUES (gen_random_uuid(), 'Rander Bank')`,
    'SELECT * FROM "CaseEvent"',
    `INSERT INTO "CaseEvent" (a0_case, a1_what, b4_writer) VALUES ('DK-1', 'sanctioned', 'lender')`,
    'ALTER TABLE "CaseEvent" DISABLE TRIGGER ALL',
    "SET session_replication_role = replica",
  ])
    await expect(ask(sql)).rejects.toThrow(/permission denied|must be owner/);
});

/** How each start brings a database up to date. */
const PREPARE = `
  import { migrateAndSeed } from "./database/prepare.mjs";
  await migrateAndSeed(process.env, ${JSON.stringify(join(".data", process.env.TEST_NAME ?? "", "logs"))});
`;

test("what a version takes from editors is gone when it starts, also for a Studio that is open", async () => {
  const older = url({ database: earlier });
  const open = await connected(await prepareEditor(older));
  const inOlder = await connected(older);
  await inOlder.query(`GRANT SELECT ON "Lead" TO ${editorRole}; GRANT SELECT (note) ON "LeadCall" TO ${editorRole}`);
  const reads = ['SELECT name FROM "Lead"', 'SELECT note FROM "LeadCall"'];
  for (const sql of reads) expect((await open.query(sql)).rows).toEqual([]);
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", PREPARE], {
    env: { ...process.env, DATABASE_URL: older },
  });
  for (const sql of reads) await expect(open.query(sql)).rejects.toThrow("permission denied");
  expect((await open.query('SELECT id FROM "Partner"')).rowCount).toBeGreaterThan(0);
  await open.end();
  await inOlder.end();
});

test("an edit of content works, is announced and kept; the history itself is not an editor's to write", async () => {
  const id = await newLender();
  const scheme = await newScheme(id, "own", { rates: [{}] });
  const heard: string[] = [];
  owner.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await owner.query("LISTEN content");
  try {
    await ask(`UPDATE "Rate" SET a1_from_pct = 9.4 WHERE b1_scheme = $1`, [scheme]);
    await ask(`INSERT INTO "PartnerFaq" ("partnerId", question, answer) VALUES ($1, 'Why?', 'So.')`, [id]);
    await ask(
      `INSERT INTO "EligibilityRule" (a1_scheme, a3_subject, a4_operator, a5_value, c1_reason, c2_remedy, c3_source, c4_version)
       VALUES ($1, 'amount', 'atMost', '2000000', 'Lends so much.', 'Ask for less.', 'a page', '')`,
      [scheme],
    );
    await owner.query("SELECT 1");
    expect(heard.filter((tag) => tag === `partner:${id}`).length).toBeGreaterThan(0);
    expect(await db.contentChange.findFirst({ where: { rowId: `${scheme}.1`, field: "a1_from_pct" } })).toMatchObject({
      before: "9.000",
      after: "9.400",
    });
    await expect(ask('INSERT INTO "ContentChange" (entity, "rowId") VALUES ($1, $1)', ["Rate"])).rejects.toThrow(
      "permission denied",
    );
    const [may] = await ask<{ may: boolean }>(
      `SELECT has_function_privilege('public.keep_history()', 'EXECUTE') AS may`,
    );
    expect(may).toEqual({ may: false });
    // What lets tests clear up is no help.
    await ask("SET dakhila.purge = 'on'");
    await ask('DELETE FROM "Rate" WHERE b1_scheme = $1', [scheme]);
    await ask("RESET dakhila.purge");
    expect(await db.rate.findMany({ where: { schemeId: scheme } })).toMatchObject([{ isActive: false }]);
  } finally {
    await owner.query("UNLISTEN content");
    await db.partnerFaq.deleteMany({ where: { partnerId: id } });
    await removeLenders([id]);
  }
});

test.each([
  ["a table of a session's own", 'CREATE TEMPORARY TABLE "Rate" (id TEXT)', "permission denied to create temporary"],
  ["a table", 'CREATE TABLE "Rate2" (id TEXT)', "permission denied for schema public"],
  ["a large object", "SELECT lo_create(0)", "permission denied for function lo_create"],
  ["a large object, made in the old way", "SELECT lo_creat(-1)", "permission denied for function lo_creat"],
  ["a large object of bytes", "SELECT lo_from_bytea(0, '\\x00')", "permission denied for function lo_from_bytea"],
])("nothing that fills the disk or stands in the way is made: %s", async (_, sql, refusal) => {
  await expect(ask(sql)).rejects.toThrow(refusal);
});

describe("a database whose owner may not make roles", () => {
  const ownerUrl = url({ database: hosted, user: hosted, password: "hosted" });
  let studioUrl: string;
  beforeAll(async () => {
    await owner.query(`CREATE ROLE "${hosted}" LOGIN PASSWORD 'hosted'`);
    await owner.query(`ALTER DATABASE "${hosted}" OWNER TO "${hosted}"`);
    const client = await connected(ownerUrl);
    await client.query('CREATE TABLE "Partner" (id SERIAL); CREATE TABLE "LoanForm" (id INT)');
    await client.end();
    studioUrl = url({ database: hosted }, prepared[1]);
  });

  test("npm run studio says so in one sentence, with what to do, and does not run as the owner", async () => {
    const studio = spawn(process.execPath, ["scripts/studio.mjs", "--port", "45555"], {
      env: { ...process.env, npm_command: "", DATABASE_URL: ownerUrl, STUDIO_DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [studio.stdout, studio.stderr]) stream.on("data", (text) => (said += String(text)));
    const code = await new Promise((resolve) => studio.on("close", resolve));
    expect(said.trim()).toMatch(
      /^Prisma Studio runs as .* run CREATE ROLE .* and set STUDIO_DATABASE_URL in \.env to .*\.$/,
    );
    expect(code).toBe(1);
  });

  test("lets nobody in by itself, though the role is there from another database", async () => {
    await renewEditor(ownerUrl);
    const client = await connected(studioUrl);
    await expect(client.query('SELECT * FROM "Partner"')).rejects.toThrow("permission denied");
    await client.end();
  });

  test("is edited by a role that its administrator made", async () => {
    expect(await prepareEditor(ownerUrl, { studioUrl })).toBe(studioUrl);
    const client = await connected(studioUrl);
    await client.query('INSERT INTO "Partner" DEFAULT VALUES');
    await expect(client.query('SELECT * FROM "LoanForm"')).rejects.toThrow("permission denied");
    await client.end();
  });

  test("is not edited by its owner, nor by a role that may do more", async () => {
    await expect(prepareEditor(ownerUrl, { studioUrl: ownerUrl })).rejects.toThrow(`connects as ${hosted}`);
    const wrong = url({ password: "wrong" }, studioUrl);
    await expect(prepareEditor(ownerUrl, { studioUrl: wrong })).rejects.toThrow("correct STUDIO_DATABASE_URL");
    const client = await connected(ownerUrl);
    await client.query('GRANT SELECT ON "LoanForm" TO PUBLIC');
    await expect(prepareEditor(ownerUrl, { studioUrl })).rejects.toThrow("may use LoanForm, which editors may not");
    await client.query('REVOKE ALL ON "LoanForm" FROM PUBLIC');
    await client.end();
    await owner.query(`GRANT "${hosted}" TO ${editorRole}`);
    await expect(prepareEditor(ownerUrl, { studioUrl })).rejects.toThrow("which editors may not");
    await owner.query(`REVOKE "${hosted}" FROM ${editorRole}`);
  });
});
