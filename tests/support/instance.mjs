// Only Node itself may be imported until install() is done.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, buildIsCurrent, serve } from "../../scripts/parts/build.mjs";
import { startFirebase } from "../../scripts/parts/firebase.mjs";
import { install } from "../../scripts/parts/install.mjs";
import { lock } from "../../scripts/parts/lock.mjs";
import { checkNode } from "../../scripts/parts/node-version.mjs";
import { freePort } from "../../scripts/parts/ports.mjs";
import { atEnd, run } from "../../scripts/parts/processes.mjs";
import { dataDir, makeDir, readText, root } from "../../scripts/parts/project.mjs";
import { say, step, CliError } from "../../scripts/parts/say.mjs";
import { newSecrets } from "../../database/secrets.mjs";
import { findChromium } from "./browsers.mjs";
import { claimFolder } from "./folders.mjs";
import { mendNextEnv } from "./own-tsconfig.mjs";
import { browserEnvironment, startParts } from "./parts.mjs";

/**
 * Starts instances of the app on one database and one folder of documents; gone at the end, but for builds and logs.
 * @param options name, count, proxies in front of them, port of the first, settings(dir) over those of such instances
 * @returns env, dir, adminUrl, site: the port to open; instances: [{ port, pid, ended, log }]
 * @throws CliError where another run of the same name is under way
 */
export async function separateInstances({ name, count = 1, proxies = 0, port, settings = () => ({}) }) {
  checkNode();
  const buildName = `${name}-build`;
  const buildDir = join(dataDir, buildName);
  makeDir(dataDir, 0o755);
  const claim = lock(join(dataDir, `${name}.lock`));
  if (!claim.held)
    throw new CliError(
      `Process ${claim.by.pid} (${claim.by.program}) does this in this folder already: wait for its end.`,
    );
  const { dir, installation } = await claimFolder(name);
  atEnd(() => mendNextEnv(buildName));
  const logs = makeDir(join(dataDir, "logs", name));
  await install();

  const ports = await samePorts(buildDir, count, port);
  const site = proxies > 0 ? ports.site : ports.apps[0];
  const firebase = await startFirebase({
    dir: join(dir, "firebase"),
    port: ports.firebase,
    log: join(logs, "firebase.log"),
  });
  const { server, env } = await step("Preparing the database", () =>
    startParts({
      ...{ kind: name, cluster: `${name}/db`, dir, logs, buildDir },
      ...{ emulator: firebase.host, port: ports.apps[0], site },
      secrets: { ...newSecrets(), installation },
      // What gives way must not hang on how busy the machine is.
      own: { DATABASE_PATIENCE_SECONDS: "20", TRUSTED_PROXIES: String(proxies), ...settings(dir) },
    }),
  );
  if (!buildIsCurrent(env, name)) await step("Building the app", () => build(env, name, join(logs, "build.log")));
  const instances = ports.apps.map((own, at) => {
    const log = join(logs, `app${at > 0 ? `-${at + 1}` : ""}.log`);
    rmSync(log, { force: true });
    const dist = at > 0 ? copyOf(env.NEXT_DIST_DIR, at + 1) : env.NEXT_DIST_DIR;
    return { port: own, log, ...serve({ ...env, PORT: String(own), NEXT_DIST_DIR: dist }, { log }) };
  });
  await step("Starting the app", () => Promise.all([firebase.ready, ...instances.map(({ ready }) => ready)]));
  return { env, dir, site, adminUrl: server.adminUrl(name), instances };
}

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

export const environmentFile = join(dataDir, "e2e", "environment.json");

/** @returns the program's exit code @throws CliError when the app ended */
export async function besideInstance({ name, program, options }) {
  const { env, dir, adminUrl, instances } = await separateInstances({ name });
  const [app] = instances;
  say();
  const done = run(process.execPath, ["--conditions=react-server", "--import", "tsx", program, ...options], {
    env: {
      ...env,
      NODE_ENV: "test",
      ...browserEnvironment({ env, adminUrl, dir, log: app.log, pid: app.pid }),
      E2E_CHROMIUM: findChromium(),
    },
  });
  const result = await Promise.race([done, app.ended.then(() => "died")]);
  if (result === "died") throw new CliError("The app has ended by itself: read its last lines above.", app.log);
  return result;
}

async function samePorts(buildDir, count, first) {
  const file = join(makeDir(buildDir), "ports.json");
  const before = JSON.parse(readText(file) || "{}");
  const ports = { site: await freePort(before.site), firebase: await freePort(before.firebase), apps: [] };
  for (let at = 0; at < count; at += 1) ports.apps.push(at === 0 && first ? first : await freePort(before.apps?.[at]));
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}
