// npm run bench [-- --only pages,calls]: what pages and calls cost, as ratios. Needs Linux. Ends with 1 below a goal.
import { join } from "node:path";
import { command } from "../scripts/parts/processes.mjs";
import { root } from "../scripts/parts/project.mjs";
import { CliError } from "../scripts/parts/say.mjs";
import { besideInstance } from "../tests/support/instance.mjs";

command(() => {
  if (process.platform !== "linux")
    throw new CliError("npm run bench needs Linux, which tells each thread's processor time.");
  return besideInstance({ name: "bench", program: join(root, "tools/bench/main.ts"), options: process.argv.slice(2) });
});
