// npm run logout -- PERSON [--yes]: ends every login of a person's account, after it has said whose that is and asked.
import { personIn, runOnPerson } from "./parts/person.mjs";
import { command } from "./parts/processes.mjs";
import { CliError } from "./parts/say.mjs";

command(async () => {
  const { given, sure } = personIn("npm run logout -- PERSON");
  if (given.length > 1) throw new CliError("One person at a time: npm run logout -- PERSON.");
  if ((await runOnPerson(["logout", given[0], ...sure])) !== 0)
    throw new CliError("No login was ended: the last line above says why.");
  return 0;
});
