// Instances for a command that measures or attacks: their own database, ports, files and build, served as npm start
// serves one. The build stays, and fits the next run while the sources and the ports, which stand in its pages, are the
// same. Only Node itself may be imported until install() is done.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build, buildIsCurrent, serve } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { migrateAndSeed } from "./database.mjs";
import { addressFor, appRole } from "./database-roles.mjs";
import { startFirebase } from "./firebase.mjs";
import { install } from "./install.mjs";
import { lock } from "./lock.mjs";
import { checkNode } from "./node-version.mjs";
import { mendNextEnv, ownTsconfig } from "./own-tsconfig.mjs";
import { freePort } from "./ports.mjs";
import { createDatabase, outsideDir, removeLeftover, removeOutside, startPostgres } from "./postgres.mjs";
import { atEnd, run, tellKeeper } from "./processes.mjs";
import { dataDir, makeDir, readText, root } from "./project.mjs";
import { say, step, Stop } from "./say.mjs";
import { keptSecrets, newSecrets } from "./secrets.mjs";
import { appEnvironment, noSettings } from "./settings.mjs";

/**
 * Starts instances of the app, ready to answer. All of it is gone at the end of this process, but for builds and logs.
 * @param name of its folder, builds and logs below .data; count: how many, on one database and one folder of documents;
 *   proxies: how many of ours stand in front of them
 * @returns env: of the first of them; dir; adminUrl: of the database; site: the port where a proxy has to listen, or
 *   the instance's own where there is none; instances: [{ port, pid, ended, log }]
 * @throws Stop where another run of the same name is under way
 */
export async function separateInstances({ name, count = 1, proxies = 0 }) {
  checkNode();
  const dir = join(dataDir, name);
  const buildName = `${name}-build`;
  const buildDir = join(dataDir, buildName);
  makeDir(dataDir, 0o755);
  const claim = lock(join(dataDir, `${name}.lock`));
  if (!claim.held)
    throw new Stop(`Process ${claim.by.pid} runs npm run ${name} from this folder already: wait for its end.`);
  const { installation } = keptSecrets();
  await removeLeftover(`${name}/db`, installation);
  rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  // Open enough for the database's user to pass through; what is private in it is closed by itself.
  makeDir(dir, 0o711);
  tellKeeper({ remove: dir });
  tellKeeper({ remove: join(outsideDir(installation), name) });
  atEnd(() => {
    removeOutside(name, installation);
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    mendNextEnv(buildName);
  });
  const logs = makeDir(join(dataDir, "logs"));
  await install();

  const secrets = { ...newSecrets(), installation };
  const ports = await samePorts(buildDir, count);
  const site = proxies > 0 ? ports.site : ports.apps[0];
  const firebase = await startFirebase({
    dir: join(dir, "firebase"),
    port: ports.firebase,
    log: join(logs, `${name}-firebase.log`),
  });
  const server = await step("Starting PostgreSQL", () =>
    startPostgres({ name: `${name}/db`, secrets, log: join(logs, `${name}-postgres.log`), throwaway: true }),
  );
  const env = {
    ...appEnvironment(noSettings, secrets, {
      databaseUrl: addressFor(appRole, server.url(name)),
      emulator: firebase.host,
      url: `http://127.0.0.1:${site}`,
      host: "127.0.0.1",
      port: ports.apps[0],
      filesDir: join(dir, "files"),
      distDir: relative(root, join(buildDir, "next")),
    }),
    // What gives way must not hang on how busy the machine is.
    DATABASE_PATIENCE_SECONDS: "20",
    TRUSTED_PROXIES: String(proxies),
    NEXT_TSCONFIG: relative(root, ownTsconfig(buildDir)),
  };
  await step("Preparing the database", async () => {
    await createDatabase(server, name);
    await migrateAndSeed({ ...env, DATABASE_URL: server.url(name) }, logs);
  });
  // For instances with a database of their own, as it was at first.
  await createDatabase(server, "prepared", name);
  if (!buildIsCurrent(env, name))
    await step("Building the app", () => build(env, name, join(logs, `${name}-build.log`)));
  const instances = ports.apps.map((port, at) => {
    const log = join(logs, `${name}-app${at > 0 ? `-${at + 1}` : ""}.log`);
    rmSync(log, { force: true });
    const own = {
      ...env,
      PORT: String(port),
      NEXT_DIST_DIR: at > 0 ? copyOf(env.NEXT_DIST_DIR, at + 1) : env.NEXT_DIST_DIR,
    };
    return { port, log, ...serve(own, { log }) };
  });
  await step("Starting the app", () => Promise.all([firebase.ready, ...instances.map(({ ready }) => ready)]));
  return { env, dir, site, adminUrl: server.adminUrl(name), instances };
}

/** A build of its own for each instance: what is made while it serves is kept there. */
function copyOf(dist, number) {
  const copy = `${dist}-${number}`;
  rmSync(join(root, copy), { recursive: true, force: true });
  cpSync(join(root, dist), join(root, copy), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== "cache",
  });
  return copy;
}

/**
 * Starts an instance, then a program beside it, which learns from its environment where everything is (E2E_*).
 * @param program a TypeScript file; options: the program's
 * @returns the program's exit code
 * @throws Stop where the app has ended by itself
 */
export async function besideInstance({ name, program, options }) {
  const { env, dir, adminUrl, instances } = await separateInstances({ name });
  const [app] = instances;
  say();
  const done = run(process.execPath, ["--conditions=react-server", "--import", "tsx", program, ...options], {
    env: {
      ...env,
      NODE_ENV: "test",
      E2E_BASE_URL: env.NEXTAUTH_URL,
      E2E_DATABASE_URL: adminUrl,
      E2E_NEXTAUTH_SECRET: env.NEXTAUTH_SECRET,
      E2E_DATA_DIR: dir,
      E2E_APP_ENV: JSON.stringify(env),
      E2E_APP_LOG: app.log,
      E2E_APP_PID: String(app.pid),
      E2E_CHROMIUM: findChromium(),
    },
  });
  const result = await Promise.race([done, app.ended.then(() => "died")]);
  if (result === "died") throw new Stop("The app has ended by itself: read its last lines above.", app.log);
  return result;
}

/** The ports of the run before, where they are free. */
async function samePorts(buildDir, count) {
  const file = join(makeDir(buildDir), "ports.json");
  const before = JSON.parse(readText(file) || "{}");
  const ports = { site: await freePort(before.site), firebase: await freePort(before.firebase), apps: [] };
  for (let at = 0; at < count; at += 1) ports.apps.push(await freePort(before.apps?.[at]));
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}
