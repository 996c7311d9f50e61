import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, freePort } from "./ports.mjs";
import { start } from "./processes.mjs";
import { makeDir, tools } from "./project.mjs";
import { say, CliError } from "./say.mjs";

export const demoProject = "demo-dakhila";

/**
 * The Firebase Auth emulator on loopback, closed off from its user's account. @param options dir; keep its accounts
 * @returns { host: "127.0.0.1:port", ready: settles when it answers, ended }
 */
export async function startFirebase({ dir, port, log, keep = false }) {
  makeDir(dir);
  const [hub, logging] = [await freePort(), await freePort()];
  const on = (number) => ({ host: "127.0.0.1", port: number });
  const config = join(dir, "firebase.json");
  const servers = { auth: on(port), hub: on(hub), logging: on(logging), ui: { enabled: false } };
  writeFileSync(config, JSON.stringify({ emulators: { ...servers, singleProjectMode: true } }));
  const accounts = join(dir, "accounts");
  const args = ["emulators:start", "--only", "auth", "--project", demoProject, "--config", config, "--non-interactive"];
  if (keep) args.push("--export-on-exit", accounts);
  if (keep && existsSync(join(accounts, "firebase-export-metadata.json"))) args.push("--import", accounts);
  // CI: no questions, no news. TMPDIR: it notes its hub there under the project's name, so two would meet.
  const env = {
    ...process.env,
    ...Object.fromEntries(["HOME", "XDG_CONFIG_HOME", "TMPDIR", "TMP", "TEMP"].map((name) => [name, dir])),
    CI: "1",
    NO_UPDATE_NOTIFIER: "1",
    FIREBASE_DEBUG_PATH: join(dir, "debug.log"),
  };
  // Node 22 and newer start it faster the second time.
  if (keep) env.NODE_COMPILE_CACHE = join(dir, "compiled");
  // SIGINT is the one signal at which it saves its accounts.
  const options = { cwd: dir, env, log, keep: true, signal: "SIGINT" };
  const { ended } = start(process.execPath, [tools.firebase, ...args], options);
  const host = `127.0.0.1:${port}`;
  const ready = (async () => {
    if (await answers(`http://${host}/`, ended, 300_000)) return;
    throw new CliError(
      "The Firebase Auth emulator did not start: read its last lines above, or set the Firebase settings in .env to a project of your own.",
      log,
    );
  })();
  ready.catch(() => {});
  return { host, ready, ended };
}

export function sayPhoneCodes(host) {
  const seen = new Set();
  const look = async () => {
    const answer = await fetch(`http://${host}/emulator/v1/projects/${demoProject}/verificationCodes`, {
      signal: AbortSignal.timeout(2000),
    });
    const { verificationCodes = [] } = await answer.json();
    for (const { phoneNumber, code, sessionInfo } of verificationCodes) {
      if (seen.has(sessionInfo)) continue;
      seen.add(sessionInfo);
      say(`Phone code for ${phoneNumber}: ${code}`);
    }
  };
  const next = () =>
    look()
      .catch(() => {})
      .finally(() => setTimeout(next, 500).unref());
  void next();
}
