import { join } from "node:path";
import { grantApp } from "./database-roles.mjs";
import { renewEditor } from "./editor-role.mjs";
import { runTool } from "./processes.mjs";
import { fingerprint, root, tools } from "./project.mjs";
import { Stop } from "./say.mjs";

/**
 * @returns whether the address is that of a superuser
 * @throws Stop when the database of this address does not answer within a few seconds, or refuses
 */
export async function checkDatabase(url) {
  const address = new URL(url);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000, query_timeout: 20_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SELECT rolsuper FROM pg_roles WHERE rolname = current_user");
    return { isSuperuser: rows[0]?.rolsuper ?? false };
  } catch (error) {
    const why = error.code && /^[0-9A-Z]{5}$/.test(error.code) ? `refuses (${error.message})` : "does not answer";
    throw new Stop(
      `The database at ${address.hostname}:${address.port || 5432} ${why}: start it or correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Which database a build was made from: another server or name means other pages. */
export function databaseFingerprint(url) {
  const { hostname, port, pathname } = new URL(url);
  return fingerprint(hostname, port, pathname);
}

/**
 * Brings a database to the current schema, says anew what the app and editors may do in it, and adds what the database
 * does not have yet of what the public pages show.
 * @param env with the database's address for the owner of its tables
 */
export async function migrateAndSeed(env, logs) {
  await runTool(tools.tsx, [join(root, "prisma/migrate.ts")], {
    env,
    log: join(logs, "migrate.log"),
    sentence: "The database could not be brought to the current schema: do what the lines above say, then try again.",
  });
  await renewEditor(env.DATABASE_URL);
  await grantApp(env.DATABASE_URL);
  await runTool(tools.tsx, [join(root, "prisma/seed.ts")], {
    env,
    log: join(logs, "seed.log"),
    sentence: "The database could not be filled: read the lines above, then try again.",
  });
}
