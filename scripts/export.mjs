// npm run export -- PERSON [FILE] [--yes]: all that is held about a person as one ZIP below .data/exports.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { personIn, runOnPerson } from "./parts/person.mjs";
import { command } from "./parts/processes.mjs";
import { dataDir, makeDir } from "./parts/project.mjs";
import { CliError } from "./parts/say.mjs";

command(async () => {
  const { given, sure } = personIn("npm run export -- PERSON [FILE.zip]");
  if (given.length > 2) throw new CliError("One person and one file at a time: npm run export -- PERSON [FILE.zip].");
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  makeDir(dataDir, 0o755);
  const file = resolve(given[1] ?? join(makeDir(join(dataDir, "exports")), `${stamp}.zip`));
  if (existsSync(file)) throw new CliError(`${file} is there already: give a file that is not.`);
  if ((await runOnPerson(["export", given[0], file, ...sure])) !== 0)
    throw new CliError("Nothing was written: the last line above says why.");
  return 0;
});
