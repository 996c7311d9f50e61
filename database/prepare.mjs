import { join } from "node:path";
import { runTool } from "../scripts/parts/processes.mjs";
import { contentsOf, fingerprint, readText, root, tools } from "../scripts/parts/project.mjs";
import { CliError } from "../scripts/parts/say.mjs";
import { withConnection } from "./connect.mjs";
import { renewEditor } from "./editor-role.mjs";
import { grantApp } from "./roles.mjs";

/** @returns whether it is a superuser's address @throws CliError when the database does not answer, or refuses */
export async function checkDatabase(url) {
  const address = new URL(url);
  try {
    const sql = "SELECT rolsuper FROM pg_roles WHERE rolname = current_user";
    const { rows } = await withConnection(url, (client) => client.query(sql));
    return { isSuperuser: rows[0]?.rolsuper ?? false };
  } catch (error) {
    const why = error.code && /^[0-9A-Z]{5}$/.test(error.code) ? `refuses (${error.message})` : "does not answer";
    throw new CliError(
      `The database at ${address.hostname}:${address.port || 5432} ${why}: start it or correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`,
    );
  }
}

export const preparationFingerprint = () =>
  fingerprint(...contentsOf(join(root, "prisma")), readText(join(root, "package-lock.json")));

export function databaseFingerprint(url) {
  const { hostname, port, pathname } = new URL(url);
  return fingerprint(hostname, port, pathname);
}

/** Any number will do, as long as all starts use the same. */
const TURN = 20261124;

/**
 * Brings a database to the current schema, with its roles and seed; nothing where code and database are unchanged.
 * @param env with the database's address for the owner of its tables
 */
export async function migrateAndSeed(env, logs) {
  const prepare = async (owner) => {
    await owner.query("SELECT pg_advisory_lock($1)", [TURN]);
    const sources = preparationFingerprint();
    const isPrepared = await bearsMark(owner, sources);
    if (!isPrepared) {
      await runTool(tools.tsx, [join(root, "prisma/migrate.ts")], {
        env,
        log: join(logs, "migrate.log"),
        sentence:
          "The database could not be brought to the current schema: do what the lines above say, then try again.",
      });
    }
    await renewEditor(env.DATABASE_URL);
    await grantApp(env.DATABASE_URL);
    if (!isPrepared) {
      await runTool(tools.tsx, [join(root, "prisma/seed.ts")], {
        env,
        log: join(logs, "seed.log"),
        sentence: "The database could not be filled: read the lines above, then try again.",
      });
      await setMark(owner, await markFor(owner, sources));
    }
  };
  // Its turn may come after minutes.
  await withConnection(env.DATABASE_URL, prepare, {});
}

const MARKED = '"_prisma_migrations"';

async function bearsMark(owner, sources) {
  const { rows } = await owner.query("SELECT obj_description(to_regclass($1), 'pg_class') AS mark", [MARKED]);
  return rows[0].mark !== null && rows[0].mark === (await markFor(owner, sources));
}

/** Of sources, migrations as their table names them, and seed: restored or emptied tables show. */
async function markFor(owner, sources) {
  const { rows } = await owner.query(
    `SELECT json_build_array(
       (SELECT json_agg(json_build_array(migration_name, checksum, EXTRACT(EPOCH FROM started_at),
          EXTRACT(EPOCH FROM finished_at), EXTRACT(EPOCH FROM rolled_back_at)) ORDER BY id) FROM ${MARKED}),
       (SELECT md5(string_agg(md5(s::text), '' ORDER BY md5(s::text))) FROM "SeededRow" AS s),
       EXISTS (SELECT FROM "Country"), EXISTS (SELECT FROM "PinCode"))::text AS state`,
  );
  return fingerprint(sources, rows[0].state);
}

async function setMark(owner, mark) {
  try {
    await owner.query(`COMMENT ON TABLE ${MARKED} IS ${owner.escapeLiteral(mark)}`);
  } catch (error) {
    // The table is somebody else's, who lets us write its rows: each start prepares the database then.
    if (error.code !== "42501") throw error;
  }
}
