// npm run erase -- PERSON [--yes]: deletes all that is held about a person, after it has said what that is and asked.
import { personIn, runOnPerson } from "./parts/person.mjs";
import { command } from "./parts/processes.mjs";
import { CliError } from "./parts/say.mjs";

command(async () => {
  const { given, sure } = personIn("npm run erase -- PERSON");
  if (given.length > 1) throw new CliError("One person at a time: npm run erase -- PERSON.");
  const code = await runOnPerson(["erase", given[0], ...sure]);
  if (code === 2)
    throw new CliError(
      "The rows are gone, and the bytes of those papers, which no row names any more, are not yet: mend what keeps them (the folder's rights, UPLOADTHING_TOKEN); the site tries again by itself.",
    );
  if (code !== 0) throw new CliError("Nothing was erased: the last line above says why.");
  return 0;
});
