import { join } from "node:path";
import { renewEditor } from "./editor-role.mjs";
import { runTool } from "./processes.mjs";
import { fingerprint, root, tools } from "./project.mjs";
import { Stop } from "./say.mjs";

/** @throws Stop when the database of this address does not answer within a few seconds, or refuses */
export async function checkDatabase(url) {
  let address;
  try {
    address = new URL(url);
    if (!/^postgres(ql)?:$/.test(address.protocol)) throw new Error();
  } catch {
    throw new Stop(
      "DATABASE_URL is not the address of a PostgreSQL: write it as postgresql://user:password@host:5432/name, or leave it out to use the embedded one.",
    );
  }
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000, query_timeout: 20_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
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
 * Brings a database to the current schema, takes from editors what this version does not let them do any more, and adds
 * what the database does not have yet of what the public pages show.
 */
export async function migrateAndSeed(env, logs) {
  await runTool(tools.tsx, [join(root, "prisma/migrate.ts")], {
    env,
    log: join(logs, "migrate.log"),
    sentence: "The database could not be brought to the current schema: do what the lines above say, then try again.",
  });
  await renewEditor(env.DATABASE_URL);
  await runTool(tools.tsx, [join(root, "prisma/seed.ts")], {
    env,
    log: join(logs, "seed.log"),
    sentence: "The database could not be filled: read the lines above, then try again.",
  });
}
