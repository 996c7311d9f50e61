import { join } from "node:path";
import { install } from "../scripts/parts/install.mjs";
import { holder, lock } from "../scripts/parts/lock.mjs";
import { checkNode } from "../scripts/parts/node-version.mjs";
import { dataDir, makeDir } from "../scripts/parts/project.mjs";
import { step, CliError } from "../scripts/parts/say.mjs";
import { loadSettings } from "../scripts/parts/settings.mjs";
import { createDatabase, startPostgres } from "./postgres.mjs";
import { checkDatabase, migrateAndSeed } from "./prepare.mjs";
import { keptPorts, keptSecrets } from "./secrets.mjs";

/**
 * Packages and settings, then the database of DATABASE_URL, else the embedded one.
 * @param options asItIs; first(settings): before a database is started @returns { settings, logs, databaseUrl, lost }
 */
export async function openDatabase({ asItIs, first } = {}) {
  checkNode();
  const settings = loadSettings();
  makeDir(dataDir, 0o755);
  await install();
  await first?.(settings);
  const logs = makeDir(join(dataDir, "logs"));
  const chosen = settings.databaseUrl;
  const { databaseUrl, lost } = chosen ? { databaseUrl: chosen } : await ownDatabase(logs, { asItIs });
  await checkDatabase(databaseUrl);
  return { settings, logs, databaseUrl, lost };
}

/**
 * The embedded database: that of the running start, or started here. @param options asItIs: leave it as it was found
 * @returns its address; `lost` settles when one that was started here ends @throws CliError while a start is on its way
 */
async function ownDatabase(logs, { asItIs = false } = {}) {
  const file = join(dataDir, "start.lock");
  const running = holder(file);
  if (running?.databaseUrl) return { databaseUrl: running.databaseUrl };
  const claim = lock(file);
  if (!claim.held)
    throw new CliError(
      `Dakhila is still starting (process ${claim.by.pid}): wait until it says where it runs, then try again.`,
    );
  const server = await startOwnDatabase({ secrets: keptSecrets(), port: (await keptPorts()).database, logs });
  const { databaseUrl } = server;
  if (!asItIs)
    await step("Preparing the database", () => migrateAndSeed({ ...process.env, DATABASE_URL: databaseUrl }, logs));
  claim.update({ databaseUrl });
  return server;
}

/**
 * Starts the embedded PostgreSQL of this installation, with its database.
 * @returns its address for the owner of its tables; `lost` as of startPostgres
 */
export const startOwnDatabase = ({ secrets, port, logs }) =>
  step("Starting PostgreSQL", async () => {
    const server = await startPostgres({ name: "db", port, secrets, log: join(logs, "postgres.log") });
    await createDatabase(server, "dakhila");
    return { databaseUrl: server.url("dakhila"), lost: server.lost };
  });
