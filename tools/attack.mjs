// npm run attack: the campaigns of tools/attack against an instance of their own. Prints what each has counted; ends
// with 1 when anything gave way.
//
//   npm run attack -- --minutes 10            as far as it comes in ten minutes (the preparation not counted)
//   npm run attack -- --seed 7                the draws of a run that failed; each run draws another and prints it
//   npm run attack -- --only matrix,files     some of them (tools/attack/main.ts names all)
//   npm run attack -- --requests 20000        requests of the fuzzer
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command } from "../scripts/parts/processes.mjs";
import { dataDir, root } from "../scripts/parts/project.mjs";
import { CliError } from "../scripts/parts/say.mjs";
import { besideInstance } from "../tests/support/instance.mjs";

command(() => besideInstance({ name: "attack", program: join(root, "tools/attack/main.ts"), options: readOptions() }));

/** The options for the campaigns, with a seed. */
function readOptions() {
  const text = { type: "string" };
  const { values } = parseArgs({ options: { minutes: text, seed: text, only: text, requests: text } });
  const wrong = ["minutes", "seed", "requests"].find((key) => values[key] !== undefined && !/^\d+$/.test(values[key]));
  if (wrong) throw new CliError(`--${wrong} is "${values[wrong]}": give a whole number.`);
  const given = { seed: String(randomInt(2 ** 31)), ...values, log: join(dataDir, "logs", "attack.log") };
  return Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [`--${key}=${value}`]));
}
