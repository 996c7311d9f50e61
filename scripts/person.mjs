// npm run erase, logout -- PERSON, export -- PERSON [FILE.zip]: all that is held about a person is deleted, every login
// ended, or all written into one ZIP below .data/exports. Each says first what it has found, and asks, unless --yes.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { foundSecrets } from "../database/secrets.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { command, run } from "./parts/processes.mjs";
import { dataDir, makeDir, root } from "./parts/project.mjs";
import { CliError } from "./parts/say.mjs";
import { appEnvironment } from "./parts/settings.mjs";

const VERBS = {
  erase: { takes: "PERSON", otherwise: "Nothing was erased" },
  export: { takes: "PERSON [FILE.zip]", otherwise: "Nothing was written" },
  logout: { takes: "PERSON", otherwise: "No login was ended" },
};

command(async () => {
  checkNode();
  const [verb, ...given] = process.argv.slice(2).filter((argument) => argument !== "--yes");
  const { takes, otherwise } = VERBS[verb];
  const how = `npm run ${verb} -- ${takes}`;
  if (given.length === 0 || given.some((argument) => argument.startsWith("-") && !/\d/.test(argument)))
    throw new CliError(`Say who: ${how}. A person is named by e-mail, phone, id or the application's number.`);
  if (given.length > takes.split(" ").length) throw new CliError(`One person at a time: ${how}.`);
  if (verb === "export") given[1] = newFile(given[1]);
  const code = await runOnPerson([verb, ...given, ...process.argv.filter((argument) => argument === "--yes")]);
  if (code === 2)
    throw new CliError(
      "The rows are gone, and the bytes of those papers, which no row names any more, are not yet: mend what keeps them (the folder's rights, UPLOADTHING_TOKEN); the site tries again by itself.",
    );
  if (code !== 0) throw new CliError(`${otherwise}: the last line above says why.`);
  return 0;
});

function newFile(given) {
  makeDir(dataDir, 0o755);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = resolve(given ?? join(makeDir(join(dataDir, "exports")), `${stamp}.zip`));
  if (existsSync(file)) throw new CliError(`${file} is there already: give a file that is not.`);
  return file;
}

/** Runs staff/person.ts on the database and files of this installation; it asks on this terminal. @returns its code */
async function runOnPerson(given) {
  const { settings, databaseUrl } = await openDatabase();
  const { host, port, url, emulator } = settings;
  const parts = { databaseUrl, emulator, url, host, port, distDir: ".next" };
  const program = join(root, "scripts/staff/person.ts");
  return run(process.execPath, ["--conditions=react-server", "--require", "tsx/cjs", program, ...given], {
    env: {
      ...appEnvironment(settings, foundSecrets() ?? {}, parts),
      // What fails is said here in words of its own; nobody else waits meanwhile.
      LOG_LEVEL: "silent",
      DATABASE_PATIENCE_SECONDS: "60",
    },
    stdio: "inherit",
    detached: false,
  });
}
