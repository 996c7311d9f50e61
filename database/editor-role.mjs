import { setTimeout as pause } from "node:timers/promises";
import { CliError } from "../scripts/parts/say.mjs";
import { connect, withConnection } from "./connect.mjs";
import { addressFor } from "./roles.mjs";

export const editorRole = "dakhila_editor";

const content = ["SELECT", "INSERT", "UPDATE", "DELETE"];

/**
 * By table: Studio selects all columns, and with a grant on some of them it shows none.
 * @type {Record<string, string[]>}
 */
export const editorGrants = {
  Partner: content,
  Scheme: content,
  Rate: content,
  Benchmark: content,
  PartnerSource: content,
  PartnerEligibility: content,
  PartnerBenefit: content,
  PartnerApplyBenefit: content,
  PartnerStep: content,
  PartnerDocument: content,
  PartnerRepayment: content,
  PartnerFaq: content,
  EligibilityRule: content,
  LawRule: content,
  CountryFact: content,
  SupportScheme: content,
  Faq: content,
  Country: content,
  University: content,
  PinCode: content,
  ContentChange: ["SELECT"],
};

/** Nothing is granted on a table that stands in neither list; a test asks for a decision. */
export const editorRefusals = [
  "User",
  "Session",
  "UsedSignIn",
  "LoanForm",
  "SectionDraft",
  "DraftFile",
  "StoredFile",
  "FileReference",
  "FileRemoval",
  "FilesFolder",
  "Sweep",
  "Event",
  "DeniedAccess",
  "LenderCase",
  "CaseEvent",
  "KeyDate",
  "Notice",
  "Reminder",
  "Pass",
  "PassVisit",
  "ConsentEvent",
  "Colleague",
  "DeskOpening",
  "PaperCheck",
  "Lead",
  "LeadCall",
  "MorningMail",
  "RateLimit",
  "SeededRow",
  "_prisma_migrations",
];

/**
 * Several Studios may do so at once. The role's password is derived from the owner's (HMAC-SHA256).
 * @param ownerUrl the address of the database for its owner
 * @param options studioUrl: where somebody else has made the role; otherwise: what the password is derived from
 * @returns the address for Prisma Studio @throws CliError when the role cannot be made, or may do too much
 */
export async function prepareEditor(ownerUrl, { studioUrl, otherwise } = {}) {
  const url = studioUrl ?? addressFor(editorRole, ownerUrl, otherwise);
  await withConnection(ownerUrl, async (owner) => {
    if (!studioUrl) await makeRole(owner, url);
    await grant(owner);
  });
  await check(url);
  return url;
}

/** Sets anew what editors may do, also for a Studio that is open. @param ownerUrl for its owner @throws CliError */
export const renewEditor = (ownerUrl) =>
  withConnection(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query(
      `SELECT FROM pg_class WHERE ${isOurs}
         AND EXISTS (SELECT FROM aclexplode(relacl) WHERE grantee = to_regrole($1)) LIMIT 1`,
      [editorRole],
    );
    if (rowCount > 0) await grant(owner);
  });

async function makeRole(owner, url) {
  for (let attempt = 1; ; attempt += 1) {
    const refusal = await refusalOf(url);
    if (!refusal) return;
    if (attempt === 10)
      throw new CliError(
        `The database does not let ${editorRole} in (${refusal}): allow it to log in, then try again.`,
      );
    const { rows } = await owner.query(
      `SELECT rolsuper OR rolcreaterole AS may, EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS made
       FROM pg_roles WHERE rolname = current_user`,
      [editorRole],
    );
    // Asked first: a statement that fails may end in the server's log, with the password.
    if (!rows[0].may) throw roleNeeded();
    const password = owner.escapeLiteral(decodeURIComponent(new URL(url).password));
    try {
      await owner.query(`${rows[0].made ? "ALTER" : "CREATE"} ROLE ${editorRole} LOGIN PASSWORD ${password}`);
    } catch (error) {
      if (error.code === "42501") throw roleNeeded();
      if (!isRace(error)) throw error;
      await pause(50 * attempt);
    }
  }
}

async function refusalOf(url) {
  const client = await connect(url).catch((error) => {
    if (error.code?.startsWith("28")) return error.message;
    throw error;
  });
  if (typeof client === "string") return client;
  await client.end();
}

const roleNeeded = () =>
  new CliError(
    `Prisma Studio runs as the role ${editorRole}, which the user of DATABASE_URL may not make: have the database's administrator run CREATE ROLE ${editorRole} LOGIN PASSWORD '…', and set STUDIO_DATABASE_URL in .env to the database's address with that role and password.`,
  );

const isRace = ({ code, message }) =>
  code === "42710" || code === "23505" || (code === "XX000" && message.includes("concurrently"));

// Tables, views and sequences of whoever owns the table of lenders.
const isOurs = `relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
  AND relowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass('public."Partner"'))`;

async function grant(owner) {
  try {
    await owner.query("BEGIN");
    await owner.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [editorRole]);
    // A provider's own tables may stand in the same schema: they are not ours to say anything about.
    const { rows } = await owner.query(`SELECT relname AS name FROM pg_class WHERE ${isOurs}`);
    const [{ database }] = (await owner.query("SELECT current_database() AS database")).rows;
    const ours = rows.map(({ name }) => name);
    if (ours.length === 0)
      throw new CliError("This database has no tables of Dakhila yet: run npm start with it once, then try again.");
    const granted = Object.entries(editorGrants).filter(([name]) => ours.includes(name));
    const { rows: sequences } = await owner.query(
      `SELECT pg_get_serial_sequence(format('public.%I', table_name), column_name) AS name
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ANY ($1)`,
      [granted.flatMap(([name, rights]) => (rights.includes("INSERT") ? [name] : []))],
    );
    const { rows: powerful } = await owner.query(
      `SELECT oid::regprocedure::text AS name FROM pg_proc
       WHERE prosecdef AND pronamespace = 'public'::regnamespace
         AND proowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass('public."Partner"'))`,
    );
    await owner.query(
      [
        // Everybody may by default: a table of an editor's could stand in the way of ours, and fill the disk.
        `REVOKE TEMPORARY ON DATABASE ${owner.escapeIdentifier(database)} FROM PUBLIC`,
        // Up to PostgreSQL 14 everybody may: a table or function of an editor's could stand in the way of ours.
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        // Functions with the owner's rights: hung on a temporary table of an editor, they would do an editor's bidding.
        ...powerful.map(({ name }) => `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`),
        `REVOKE ALL ON ${ours.map((name) => `"${name}"`).join(", ")} FROM ${editorRole}`,
        `GRANT USAGE ON SCHEMA public TO ${editorRole}`,
        ...granted.map(([name, rights]) => `GRANT ${rights.join(", ")} ON "${name}" TO ${editorRole}`),
        ...sequences.flatMap(({ name }) => (name ? [`GRANT USAGE ON SEQUENCE ${name} TO ${editorRole}`] : [])),
        "COMMIT",
      ].join(";\n"),
    );
  } catch (error) {
    if (error.code === "42704") throw roleNeeded();
    if (error.code !== "42501") throw error;
    throw new CliError(
      `The user of DATABASE_URL may not say what ${editorRole} may do (${error.message}): set DATABASE_URL to the user that owns the tables.`,
    );
  }
}

/** @throws CliError when this address is none of an editor, or of one that may read what editors may not */
async function check(url) {
  const client = await connect(url).catch((error) => {
    throw new CliError(
      `The database refuses Prisma Studio's role (${error.message}): correct STUDIO_DATABASE_URL, or leave it out.`,
    );
  });
  try {
    const { rows } = await client.query(
      `SELECT session_user AS who, has_schema_privilege('public', 'CREATE') AS "mayCreate",
         EXISTS (SELECT FROM pg_auth_members WHERE member = (SELECT oid FROM pg_roles WHERE rolname = session_user))
           AS "isMember",
         ARRAY(
           SELECT relname::text FROM pg_class
           WHERE ${isOurs} AND relkind <> 'S' AND relname <> ALL ($1)
             AND has_any_column_privilege(oid, 'SELECT, INSERT, UPDATE')
           ORDER BY 1
         ) AS "tooMuch"`,
      [Object.keys(editorGrants)],
    );
    const [{ who, mayCreate, isMember, tooMuch }] = rows;
    if (who !== editorRole)
      throw new CliError(
        `STUDIO_DATABASE_URL connects as ${who}: Prisma Studio only runs as ${editorRole}, so set it to the address with that role.`,
      );
    if (isMember || tooMuch.length > 0)
      throw new CliError(
        `The role ${editorRole} ${isMember ? "belongs to another role" : `may use ${tooMuch.join(", ")}`}, which editors may not: have the database's administrator take that from it, then try again.`,
      );
    if (mayCreate)
      throw new CliError(
        "Editors could make tables of their own: have the database's administrator run REVOKE CREATE ON SCHEMA public FROM PUBLIC, then try again.",
      );
  } finally {
    await client.end();
  }
}
