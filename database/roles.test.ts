import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";
import { admin, adminAddress, db, pool } from "@/tests/factories/database";
import { newUser } from "@/tests/factories/users";

const ownerAddress = process.env.TEST_OWNER_DATABASE_URL!;

async function connected(address: string) {
  const client = new Client({ connectionString: address });
  await client.connect();
  return client;
}

const ROLE = `SELECT rolname AS name, rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls AS more,
  rolcreatedb AS "makesDatabases",
  (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships
  FROM pg_roles r WHERE rolname = session_user`;

test("the app and the owner of the tables are roles of their own, and none of them may do more than that", async () => {
  const owner = await connected(ownerAddress);
  expect((await owner.query(ROLE)).rows).toEqual([
    { name: "dakhila_owner", more: false, makesDatabases: true, memberships: 0 },
  ]);
  await owner.end();
  expect((await pool.query(ROLE)).rows).toEqual([
    { name: "dakhila_app", more: false, makesDatabases: false, memberships: 0 },
  ]);
});

test.each([
  'ALTER TABLE "Event" DISABLE TRIGGER event_append_only',
  'ALTER TABLE "CaseEvent" DISABLE TRIGGER ALL',
  "SET session_replication_role = replica",
  'DROP TRIGGER append_only ON "ConsentEvent"',
  'UPDATE "Event" SET "userId" = NULL',
  'DELETE FROM "Event"',
  'TRUNCATE "Event"',
  'DELETE FROM "ConsentEvent"',
  'UPDATE "ConsentEvent" SET "isGiven" = true',
  'UPDATE "CaseEvent" SET a5_note = NULL',
  'UPDATE "FileReference" SET section = NULL',
  'DELETE FROM "LenderCase"',
  'UPDATE "LoanOffer" SET answers = NULL',
  'DELETE FROM "Pass"',
  "INSERT INTO \"ContentChange\" (entity, \"rowId\") VALUES ('Rate', 'x')",
  "UPDATE _prisma_migrations SET rolled_back_at = now()",
  "CREATE TABLE mine (id INT)",
  "CREATE FUNCTION mine() RETURNS INT LANGUAGE sql AS 'SELECT 1'",
  "CREATE ROLE mine",
  "SET ROLE dakhila_owner",
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "SELECT pg_read_file('postgresql.conf')",
])("the app may not: %s", async (sql) => {
  await expect(pool.query(sql)).rejects.toThrow(/permission denied|must be owner/);
});

test("the app reads every table and may write wherever it is not limited", async () => {
  const tables = await admin.pool.query<{ name: string; may: boolean; writes: boolean }>(
    `SELECT relname AS name, has_table_privilege('dakhila_app', oid, 'SELECT') AS may,
       has_table_privilege('dakhila_app', oid, 'INSERT, UPDATE, DELETE') AS writes
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  expect(tables.rows.filter(({ may }) => !may)).toEqual([]);
  expect(tables.rows.find(({ name }) => name === "LoanForm")).toMatchObject({ writes: true });
});

test("what hangs on an account goes with it, though the app itself may not take it away", async () => {
  const { id: userId } = await newUser();
  await db.event.create({ data: { kind: "login", userId } });
  await db.consentEvent.create({
    data: { userId, recipient: "A", isGiven: true, parts: ["you"], text: "Yes.", textVersion: "1" },
  });
  await db.user.delete({ where: { id: userId } });
  expect(await db.consentEvent.count({ where: { userId } })).toBe(0);
});

/** Runs lines of a command's own code. @returns what they print */
async function told(code: string, ...given: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code, ...given]);
  return stdout.trim();
}
const CHECK = `
  import { checkDatabase } from "./database/prepare.mjs";
  console.log(await checkDatabase(process.argv[1]).then(JSON.stringify, (error) => error.constructor.name + " " + error.message));
`;
const withPassword = (address: string, password: string) => Object.assign(new URL(address), { password }).href;

test("a start knows whether an address is a superuser's", async () => {
  expect(await told(CHECK, adminAddress)).toBe('{"isSuperuser":true}');
  expect(await told(CHECK, ownerAddress)).toBe('{"isSuperuser":false}');
});

test("a wrong password, of a database of one's own and of the embedded one, is a sentence", async () => {
  expect(await told(CHECK, withPassword(adminAddress, "wrong"))).toMatch(
    /^CliError The database at 127\.0\.0\.1:\d+ refuses \(password authentication failed .*\): start it or correct DATABASE_URL/,
  );
  const CREATE = `
    import { createDatabase } from "./database/postgres.mjs";
    const url = () => process.argv[1];
    await createDatabase({ url, adminUrl: url }, "none").catch((error) => console.log(error.constructor.name, error.message));
  `;
  expect(await told(CREATE, withPassword(adminAddress, "wrong"))).toMatch(
    /^CliError .*secrets\.json is another one than the database of this folder was made with: bring that one back/,
  );
});
