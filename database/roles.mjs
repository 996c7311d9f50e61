import { createHmac } from "node:crypto";
import { withConnection } from "./connect.mjs";

/** Owns the embedded database and its tables, and brings them to the current schema. No superuser; makes no roles. */
export const ownerRole = "dakhila_owner";
/** Whom the app connects as: it reads and writes rows and owns nothing, so that it can switch no trigger off. */
export const appRole = "dakhila_app";

/** Derived from that of the role above it (HMAC-SHA256): nothing more has to be kept. */
export const rolePassword = (key, role) => createHmac("sha256", key).update(role).digest("base64url");

export function addressFor(role, address, otherwise) {
  const url = new URL(address);
  const key = decodeURIComponent(url.password) || otherwise;
  url.username = role;
  url.password = rolePassword(key, role);
  return url.href;
}

const ROWS = "SELECT, INSERT, UPDATE, DELETE";

/** Where the app may do less with a table's rows: what triggers refuse is not even its to ask. */
const appLimits = {
  Event: "SELECT, INSERT",
  ConsentEvent: "SELECT, INSERT",
  CaseEvent: "SELECT, INSERT",
  FileReference: "SELECT, INSERT, DELETE",
  DraftFile: "SELECT, INSERT, DELETE",
  LoanOffer: "SELECT, INSERT, DELETE",
  ContentChange: "SELECT",
  LenderCase: "SELECT, INSERT, UPDATE",
  Pass: "SELECT, INSERT, UPDATE",
  Reminder: "SELECT, INSERT, UPDATE",
  _prisma_migrations: "SELECT",
};

/** Makes the roles of an embedded cluster, or sets them anew. @param roles [name, password] of each */
export async function makeRoles(admin, roles) {
  const { rows } = await admin.query("SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)", [
    roles.map(([name]) => name),
  ]);
  for (const [name, password] of roles) {
    const more = name === ownerRole ? "CREATEDB" : "NOCREATEDB";
    const verb = rows.some((row) => row.name === name) ? "ALTER" : "CREATE";
    await admin.query(
      `${verb} ROLE ${admin.escapeIdentifier(name)} LOGIN NOSUPERUSER NOCREATEROLE ${more} NOREPLICATION NOBYPASSRLS
       PASSWORD ${admin.escapeLiteral(password)}`,
    );
  }
}

/** Gives a database of an earlier version to its owner's role; harmless when repeated. @param admin as superuser */
export async function giveToOwner(admin, database) {
  const { rows } = await admin.query(
    `SELECT format('ALTER %s %s OWNER TO ${ownerRole}', kind, name) AS sql FROM (
       SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END
         AS kind, oid::regclass::text AS name, relowner AS owner
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
         -- A column's counter goes with its table.
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('a', 'i') AND refobjsubid > 0)
       UNION ALL
       SELECT 'ROUTINE', oid::regprocedure::text, proowner FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL
       SELECT 'TYPE', oid::regtype::text, typowner FROM pg_type
       WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
     ) AS object WHERE owner <> '${ownerRole}'::regrole`,
  );
  await admin.query(
    [
      "BEGIN",
      ...rows.map(({ sql }) => sql),
      `ALTER SCHEMA public OWNER TO ${ownerRole}`,
      `ALTER DATABASE ${admin.escapeIdentifier(database)} OWNER TO ${ownerRole}`,
      "COMMIT",
    ].join(";\n"),
  );
}

/** Says anew what the app may do (appLimits). @param ownerUrl for the owner of its tables */
export const grantApp = (ownerUrl) =>
  withConnection(ownerUrl, async (owner) => {
    const { rows } = await owner.query(
      `SELECT relname AS name, relkind AS kind FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') AND to_regrole($1) IS NOT NULL
         AND relowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)`,
      [appRole],
    );
    if (rows.length === 0) return;
    const grants = rows.map(({ name, kind }) =>
      kind === "S"
        ? `GRANT USAGE ON SEQUENCE ${owner.escapeIdentifier(name)} TO ${appRole}`
        : `GRANT ${appLimits[name] ?? ROWS} ON ${owner.escapeIdentifier(name)} TO ${appRole}`,
    );
    await owner.query(
      [
        "BEGIN",
        `SELECT pg_advisory_xact_lock(hashtextextended('${appRole}', 0))`,
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        `GRANT USAGE ON SCHEMA public TO ${appRole}`,
        `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${appRole}`,
        ...grants,
        "COMMIT",
      ].join(";\n"),
    );
  });
