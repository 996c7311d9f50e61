import { join } from "node:path";
import { checkDatabase } from "./database.mjs";
import { install } from "./install.mjs";
import { checkNode } from "./node-version.mjs";
import { ownDatabase } from "./own-database.mjs";
import { run } from "./processes.mjs";
import { dataDir, makeDir, root } from "./project.mjs";
import { Stop } from "./say.mjs";
import { foundSecrets } from "./secrets.mjs";
import { appEnvironment, loadSettings } from "./settings.mjs";

/**
 * Runs scripts/staff/person.ts on the database and the files of this installation, beside a running start or without
 * one. It asks on this terminal itself.
 * @returns its exit code
 */
export async function runOnPerson(given) {
  const settings = loadSettings();
  makeDir(dataDir, 0o755);
  await install();
  const { databaseUrl: chosen, host, port, url, emulator } = settings;
  const logs = makeDir(join(dataDir, "logs"));
  const { databaseUrl } = chosen ? { databaseUrl: chosen } : await ownDatabase(logs);
  await checkDatabase(databaseUrl);
  const parts = { databaseUrl, emulator, url, host, port, distDir: ".next" };
  return run(
    process.execPath,
    ["--conditions=react-server", "--require", "tsx/cjs", join(root, "scripts/staff/person.ts"), ...given],
    {
      env: {
        ...appEnvironment(settings, foundSecrets() ?? {}, parts),
        // What fails is said here in words of its own; nobody else waits meanwhile.
        LOG_LEVEL: "silent",
        DATABASE_PATIENCE_SECONDS: "60",
      },
      stdio: "inherit",
      detached: false,
    },
  );
}

/** What was typed, without --yes. @throws Stop where it says nobody */
export function personIn(how) {
  checkNode();
  const given = process.argv.slice(2).filter((argument) => argument !== "--yes");
  if (given.length === 0 || given.some((argument) => argument.startsWith("-") && !/\d/.test(argument)))
    throw new Stop(`Say who: ${how}. A person is named by e-mail, phone, id or the application's number.`);
  return { given, sure: process.argv.includes("--yes") ? ["--yes"] : [] };
}
