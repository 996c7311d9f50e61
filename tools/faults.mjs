// npm run faults: three instances killed, frozen, cut off and restarted while people work (e2e/long/faults.e2e.ts).
//
//   npm run faults -- --kills=1000 --edits=100 --restarts=20 --freezes=10 --aborts=5000 --soak=30 --minutes=120
import { command, run } from "../scripts/parts/processes.mjs";
import { CliError } from "../scripts/parts/say.mjs";

const chosen = { kills: 1000, edits: 100, restarts: 20, freezes: 10, aborts: 5000, soak: 30, minutes: 120 };
command(async () => {
  for (const argument of process.argv.slice(2)) {
    const [, name, value] = /^--(\w+)=([1-9]\d*)$/.exec(argument) ?? [];
    if (!(name in chosen))
      throw new CliError(
        `"${argument}" is not known: choose from ${Object.keys(chosen)
          .map((key) => `--${key}=10`)
          .join(", ")}.`,
      );
    chosen[name] = value;
  }
  const settings = Object.entries(chosen).map(([name, value]) => [`FAULTS_${name.toUpperCase()}`, String(value)]);
  return run(process.execPath, ["scripts/test.mjs", "--only=e2e", "e2e/long/faults.e2e.ts"], {
    env: { ...process.env, ...Object.fromEntries(settings) },
  });
});
