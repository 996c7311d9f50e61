import { setTimeout as pause } from "node:timers/promises";
import { endedBy, isEnding } from "./processes.mjs";
import { say, CliError } from "./say.mjs";

/**
 * Starts a program again whenever it ends by itself, after 0.5 s, then 1, 2, 4 … up to 30.
 * @param what its name, such as "The app" @param launch @returns { ready, ended: settles with { code, by } }
 * @param options most: ends within `steady` milliseconds of their starts until it is given up; first: pause; log
 * @returns { ready: of the first start; lost: settles with a CliError when it cannot be kept }
 */
export function keepRunning(what, launch, { most = 6, steady = 60_000, first = 500, log } = {}) {
  const begun = launch();

  async function watch() {
    let ends = 0;
    for (let run = begun; ;) {
      const from = Date.now();
      const { code, by } = await run.ended;
      const how = by ? `signal ${by}` : `exit code ${code}`;
      ends = Date.now() - from < steady ? ends + 1 : 1;
      if (ends >= most)
        return new CliError(
          `${what} ended by itself ${ends} times in a row soon after its start, the last time by ${how}, and is not started again: read its last lines above, then start again.`,
          log,
        );
      await pause(Math.min(first * 2 ** (ends - 1), 30_000));
      if (isEnding()) return new Promise(() => {});
      run = launch();
      const before = log ? `; what it said before stands in ${log}` : "";
      run.ready.then(
        () => say(`${what} ended by itself (${how}) and was started again${before}.${endedBy(by)}`),
        () => {},
      );
    }
  }
  return { ready: begun.ready, lost: watch() };
}
