import { join } from "node:path";
import { checkNode } from "./node-version.mjs";
import { openDatabase } from "../../database/open.mjs";
import { run } from "./processes.mjs";
import { root } from "./project.mjs";
import { Stop } from "./say.mjs";
import { foundSecrets } from "../../database/secrets.mjs";
import { appEnvironment } from "./settings.mjs";

/**
 * Runs scripts/staff/person.ts on the database and the files of this installation, beside a running start or without
 * one. It asks on this terminal itself.
 * @returns its exit code
 */
export async function runOnPerson(given) {
  const { settings, databaseUrl } = await openDatabase();
  const { host, port, url, emulator } = settings;
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
