import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "./alive.mjs";
import { timeToEnd } from "../../lib/settings/shutdown.mjs";
import { keepRunning } from "./keep-running.mjs";
import { packFiles } from "./pack-files.mjs";
import { answers, originOf } from "./ports.mjs";
import { endedBy, runTool, start } from "./processes.mjs";
import { fingerprint, readText, root, sourcesFingerprint, tools } from "./project.mjs";
import { CliError } from "./say.mjs";

const stampOf = (env) => join(root, env.NEXT_DIST_DIR, "made-from");

export function buildIsCurrent(env, database) {
  return readText(stampOf(env)) === wantedStamp(database);
}

export async function build(env, database, log) {
  const wanted = wantedStamp(database);
  rmSync(stampOf(env), { force: true });
  await runTool(tools.next, ["build"], { env, log, sentence: "The app could not be built: read the lines above." });
  await packFiles(join(root, env.NEXT_DIST_DIR), join(root, "public"));
  // The one setting that stands in pages; a server at another address has them made anew (server/address.ts).
  const madeFor = env.NEXT_STANDALONE ? "" : new URL(env.NEXTAUTH_URL).origin;
  writeFileSync(join(root, env.NEXT_DIST_DIR, "made-for"), madeFor);
  writeFileSync(stampOf(env), wanted);
}

const wantedStamp = (database) => fingerprint(database, sourcesFingerprint(), process.versions.node);

/**
 * Serves the app, from its build or (dev) from its sources.
 * @returns { ready: settles when it answers, ended: settles with the exit code, pid }
 */
export function serve(env, { dev = false, log }) {
  const program = dev ? [tools.next, "dev", "-H", env.HOST, "-p", env.PORT] : [join(root, "server/start.mjs")];
  const { child, ended } = start(process.execPath, program, { env, log, keep: true, patience: timeToEnd(env) });
  let over;
  void ended.then((end) => {
    over = end;
    // Workers that outlived their leader would keep its port.
    if (child.pid && process.platform !== "win32") signal(child.pid, "SIGKILL", true);
  });
  const ready = (async () => {
    if (await answers(`${originOf(env.HOST, env.PORT)}/`, ended, 120_000)) return;
    throw new CliError(
      `The app did not start: read its last lines above.${endedBy(over?.by)}`,
      log === "inherit" ? undefined : log,
    );
  })();
  ready.catch(() => {});
  return { ready, ended, pid: child.pid };
}

/** Serves the app as `serve` does, and starts it again when it ends by itself, such as for want of memory. */
export const keepServing = (env, { dev = false, log }) =>
  keepRunning("The app", () => serve(env, { dev, log }), { log: log === "inherit" ? undefined : log });
