// npm run bench: what pages and calls cost, as ratios to the least that the same things can cost here, measured in turn
// within one run. Needs Linux, which tells each thread's processor time. Ends with 1 when a goal is missed.
//
//   npm run bench -- --only pages,calls       some of the parts (tools/bench/main.ts names all)
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
