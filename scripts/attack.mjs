// npm run attack: the campaigns of tests/attack against an instance of their own: its own database, ports, files and
// build, served as npm start serves it. Prints what each has counted; ends with 1 when anything gave way.
//
//   npm run attack -- --minutes 10            as far as it comes in ten minutes (the preparation not counted)
//   npm run attack -- --seed 7                the draws of a run that failed; each run draws another and prints it
//   npm run attack -- --only matrix,files     some of them (tests/attack/main.ts names all)
//   npm run attack -- --requests 20000        requests of the fuzzer
// Only Node itself may be imported until install() is done.
import { randomInt } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { build, buildIsCurrent, serve } from "./parts/build.mjs";
import { migrateAndSeed } from "./parts/database.mjs";
import { addressFor, appRole } from "./parts/database-roles.mjs";
import { startFirebase } from "./parts/firebase.mjs";
import { install } from "./parts/install.mjs";
import { lock } from "./parts/lock.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { mendNextEnv, ownTsconfig } from "./parts/own-tsconfig.mjs";
import { freePort } from "./parts/ports.mjs";
import { createDatabase, outsideDir, removeLeftover, removeOutside, startPostgres } from "./parts/postgres.mjs";
import { atEnd, command, run, tellKeeper } from "./parts/processes.mjs";
import { dataDir, makeDir, readText, root } from "./parts/project.mjs";
import { say, step, Stop } from "./parts/say.mjs";
import { keptSecrets, newSecrets } from "./parts/secrets.mjs";
import { appEnvironment, noSettings } from "./parts/settings.mjs";

const name = "attack";
const dir = join(dataDir, name);
// The build stays, and fits the next run while the sources and the ports, which stand in its pages, are the same.
const buildName = "attack-build";
const buildDir = join(dataDir, buildName);

command(async () => {
  checkNode();
  const options = readOptions();
  makeDir(dataDir, 0o755);
  const claim = lock(join(dataDir, "attack.lock"));
  if (!claim.held) throw new Stop(`Process ${claim.by.pid} attacks from this folder already: wait for its end.`);
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
  const ports = await samePorts();
  const firebase = await startFirebase({
    dir: join(dir, "firebase"),
    port: ports.firebase,
    log: join(logs, "attack-firebase.log"),
  });
  const server = await step("Starting PostgreSQL", () =>
    startPostgres({ name: `${name}/db`, secrets, log: join(logs, "attack-postgres.log"), throwaway: true }),
  );
  const env = {
    ...appEnvironment(noSettings, secrets, {
      databaseUrl: addressFor(appRole, server.url("attack")),
      emulator: firebase.host,
      url: `http://127.0.0.1:${ports.app}`,
      host: "127.0.0.1",
      port: ports.app,
      filesDir: join(dir, "files"),
      distDir: relative(root, join(buildDir, "next")),
    }),
    // What gives way must not hang on how busy the machine is.
    DATABASE_PATIENCE_SECONDS: "20",
    NEXT_TSCONFIG: relative(root, ownTsconfig(buildDir)),
  };
  await step("Preparing the database", async () => {
    await createDatabase(server, "attack");
    await migrateAndSeed({ ...env, DATABASE_URL: server.url("attack") }, logs);
  });
  if (!buildIsCurrent(env, name))
    await step("Building the app", () => build(env, name, join(logs, "attack-build.log")));
  const log = join(logs, "attack-app.log");
  rmSync(log, { force: true });
  const app = serve(env, { log });
  await step("Starting the app", () => Promise.all([app.ready, firebase.ready]));
  say();
  const campaigns = run(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", join(root, "tests/attack/main.ts"), ...options],
    {
      env: {
        ...env,
        NODE_ENV: "test",
        E2E_BASE_URL: env.NEXTAUTH_URL,
        E2E_DATABASE_URL: server.adminUrl("attack"),
        E2E_NEXTAUTH_SECRET: env.NEXTAUTH_SECRET,
        E2E_DATA_DIR: dir,
        E2E_APP_LOG: log,
        E2E_APP_PID: String(app.pid),
      },
    },
  );
  const died = app.ended.then(() => "died");
  const result = await Promise.race([campaigns, died]);
  if (result === "died") throw new Stop("The app has ended by itself: read its last lines above.", log);
  return result;
});

/** The ports of the run before, where they are free. */
async function samePorts() {
  const file = join(makeDir(buildDir), "ports.json");
  const before = JSON.parse(readText(file) || "{}");
  const ports = { app: await freePort(before.app), firebase: await freePort(before.firebase) };
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}

/** The options for the campaigns, with a seed. */
function readOptions() {
  const text = { type: "string" };
  const { values } = parseArgs({ options: { minutes: text, seed: text, only: text, requests: text } });
  const wrong = ["minutes", "seed", "requests"].find((key) => values[key] !== undefined && !/^\d+$/.test(values[key]));
  if (wrong) throw new Stop(`--${wrong} is "${values[wrong]}": give a whole number.`);
  const given = { seed: String(randomInt(2 ** 31)), ...values, log: join(dataDir, "logs", "attack.log") };
  return Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [`--${key}=${value}`]));
}
