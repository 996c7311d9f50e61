// Only Node itself may be imported until install() is done.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { migrateAndSeed, preparationFingerprint } from "../../database/prepare.mjs";
import { withConnection } from "../../database/connect.mjs";
import { addressFor, appRole, rolePassword } from "../../database/roles.mjs";
import { startFirebase } from "../../scripts/parts/firebase.mjs";
import { install } from "../../scripts/parts/install.mjs";
import { lock } from "../../scripts/parts/lock.mjs";
import { checkNode } from "../../scripts/parts/node-version.mjs";
import { freePort } from "../../scripts/parts/ports.mjs";
import { createDatabase, removeFolder, startPostgres } from "../../database/postgres.mjs";
import { dataDir, fingerprint, makeDir, readText, root } from "../../scripts/parts/project.mjs";
import { keptSecrets, newSecrets } from "../../database/secrets.mjs";
import { appEnvironment, noSettings } from "../../scripts/parts/settings.mjs";
import { runFolder } from "./folders.mjs";
import { ownTsconfig } from "./own-tsconfig.mjs";

/**
 * What one kind of test has for itself: a PostgreSQL with the database `prepared` and a copy to work on.
 * @param options kind: the copy's name; cluster, dir, logs: folders; buildDir; port; site; own: settings
 * @returns { server, env: the app's }
 */
export async function startParts({ kind, cluster, dir, logs, secrets, buildDir, emulator, port, site = port, own }) {
  const server = await startPostgres({ name: cluster, secrets, log: join(logs, "postgres.log"), throwaway: true });
  const env = {
    ...appEnvironment(noSettings, secrets, {
      databaseUrl: addressFor(appRole, server.url(kind)),
      emulator,
      url: `http://127.0.0.1:${site}`,
      host: "127.0.0.1",
      port,
      filesDir: join(dir, `${kind}-files`),
      distDir: relative(root, join(buildDir, "next")),
    }),
    NEXT_TSCONFIG: relative(root, ownTsconfig(buildDir)),
    ...own,
  };
  await dropDatabases(server);
  await createDatabase(server, "prepared");
  await migrateAndSeed({ ...env, DATABASE_URL: server.url("prepared") }, logs);
  // A copy, because nobody copies a database that somebody is connected to, as tests do.
  await createDatabase(server, kind, "prepared");
  return { server, env };
}

export const testSettings = (dir, kind) => ({
  LANGUAGES_DIR: makeDir(join(dir, `${kind}-languages`)),
  // What a test finds out must not hang on how busy the machine is. Those of a failing database set their own.
  DATABASE_PATIENCE_SECONDS: "60",
  LOG_LEVEL: "warn",
});

async function dropDatabases(server) {
  const dropAll = async (client) => {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE NOT datistemplate AND datname NOT IN ('postgres', 'prepared')",
    );
    for (const { datname } of rows)
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  };
  await withConnection(server.adminUrl("postgres"), dropAll, {});
}

export async function startUnits({ dir, logs }, secrets, cluster) {
  const port = await freePort();
  // They draw their own tokens: an emulator has to be named, and none has to be there.
  const where = { port, emulator: `127.0.0.1:${port}`, buildDir: dir, dir, logs: makeDir(join(logs, "jest")) };
  return startParts({ kind: "jest", cluster, secrets, ...where, own: testSettings(dir, "jest") });
}

export async function startBrowser({ name, dir, logs }, secrets, buildDir) {
  const firebase = await startFirebase({
    dir: join(dir, "firebase"),
    port: await freePort(),
    log: join(logs, "firebase.log"),
  });
  const where = { port: await freePort(), emulator: firebase.host, buildDir, dir, logs: makeDir(join(logs, "e2e")) };
  const own = testSettings(dir, "e2e");
  return { ...(await startParts({ kind: "e2e", cluster: `${name}/e2e-db`, secrets, ...where, own })), firebase };
}

export const unitEnvironment = ({ server, env }, name) => ({
  ...env,
  NODE_ENV: "test",
  TEST_OWNER_DATABASE_URL: server.url("jest"),
  TEST_ADMIN_DATABASE_URL: server.adminUrl("jest"),
  // Its files make more unproved calls a minute than a site has, and meet the limit only where they test it.
  LIMIT_UNPROVED_PER_MINUTE: "100000",
  TEST_NAME: name,
  TEST_POSTGRES_LOGS: server.logs,
});

/** For Playwright, campaigns, measurements. @param app env, adminUrl, dir, log, pid */
export const browserEnvironment = ({ env, adminUrl, dir, log, pid }) => ({
  E2E_BASE_URL: env.NEXTAUTH_URL,
  // The tests make databases, and switch off what holds the app.
  E2E_DATABASE_URL: adminUrl,
  E2E_FIREBASE_EMULATOR: `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
  E2E_FIREBASE_PROJECT: env.FIREBASE_PROJECT_ID,
  E2E_NEXTAUTH_SECRET: env.NEXTAUTH_SECRET,
  E2E_DATA_DIR: dir,
  E2E_DIST_DIR: join(root, env.NEXT_DIST_DIR),
  E2E_LANGUAGES: env.LANGUAGES_DIR,
  E2E_APP_LOG: log,
  E2E_APP_PID: String(pid),
  E2E_APP_ENV: JSON.stringify(env),
});

const KEPT = "jest";

/** Two seconds, but for the first time and after a change of schema or seed. @returns the environment of the tests */
export async function unitsAlone() {
  checkNode();
  await install();
  const folder = await runFolder();
  const { installation, databasePassword } = keptSecrets();
  const secrets = { ...newSecrets(), installation, databasePassword: rolePassword(databasePassword, KEPT) };
  if (!lock(join(dataDir, `${KEPT}.lock`)).held)
    return unitEnvironment(await startUnits(folder, secrets, `${folder.name}/db`), folder.name);
  const stamp = join(dataDir, KEPT, "prepared-from");
  const wanted = fingerprint(preparationFingerprint(), databasePassword);
  if (readText(stamp) !== wanted) {
    process.stderr.write("Preparing a database for the tests ...\n");
    await removeFolder(KEPT, installation);
  }
  const units = await startUnits(folder, secrets, `${KEPT}/db`);
  writeFileSync(join(makeDir(join(dataDir, KEPT), 0o711), "prepared-from"), wanted);
  return unitEnvironment(units, folder.name);
}
