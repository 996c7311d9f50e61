// npm run attack [-- --minutes 10] [--seed 7] [--only matrix,files] [--requests 20000]: the campaigns of tools/attack.
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command } from "../scripts/parts/processes.mjs";
import { dataDir, root } from "../scripts/parts/project.mjs";
import { CliError } from "../scripts/parts/say.mjs";
import { besideInstance } from "../tests/support/instance.mjs";

command(() => besideInstance({ name: "attack", program: join(root, "tools/attack/main.ts"), options: readOptions() }));

function readOptions() {
  const text = { type: "string" };
  const { values } = parseArgs({ options: { minutes: text, seed: text, only: text, requests: text } });
  const wrong = ["minutes", "seed", "requests"].find((key) => values[key] !== undefined && !/^\d+$/.test(values[key]));
  if (wrong) throw new CliError(`--${wrong} is "${values[wrong]}": give a whole number.`);
  const given = { seed: String(randomInt(2 ** 31)), ...values, log: join(dataDir, "logs", "attack.log") };
  return Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [`--${key}=${value}`]));
}
