// npm test: format, lint, types, dead code, migrations, seeded facts, jest, the production build, and Playwright on it,
// all on parts of its own, so that any number of runs and a running start leave one another alone. Closes with "N
// passed, N failed".
//
//   npm test -- --all                      with the long tests: e2e/long, and files named .long.test.ts
//   npm run check                          all but the build and the browser
//   npm test -- --only=jest lib/emi        one step (README.md names them), with paths; long tests go by theirs
//   JEST_SEED=7 npm test -- --only=jest    the order of a run that failed; --runInBand: all files in one process
// Only Node itself may be imported until install() is done.
import { keepEvidence, runFolder } from "../tests/support/folders.mjs";
import { CHECKS, counted, explained, note, runSteps, STEPS } from "../tests/support/steps.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { command, endAll } from "./parts/processes.mjs";
import { say, seconds, CliError } from "./parts/say.mjs";

command(async () => {
  const order = readArguments(process.argv.slice(2));
  let folder;
  try {
    checkNode();
    folder = await runFolder();
    await runSteps(order, folder);
  } catch (error) {
    note("set-up", { failed: 1 });
    console.error(error instanceof CliError ? explained(error) : error);
  }
  const results = counted();
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const passed = sum("passed");
  // A run that tested nothing has proved nothing.
  const failed = sum("failed") || (passed === 0 ? 1 : 0);
  const unsteady = results.flatMap((result) => result.unsteady);
  if (folder && (failed > 0 || unsteady.length > 0)) keepEvidence(folder);
  await endAll();

  say();
  for (const { title, took, passed: good, failed: bad } of results)
    say(
      `  ${title.padEnd(11)} ${String(good).padStart(4)} passed  ${String(bad).padStart(4)} failed  ${took.padStart(7)}`,
    );
  say(`  ${"in all".padEnd(36)}${seconds().padStart(9)}`);
  say();
  for (const test of unsteady) say(`Passed at the second try only, to be mended: ${test}`);
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function readArguments(given) {
  const paths = given.filter((argument) => !/^--(only|check$|all$)/.test(argument));
  const only = given.flatMap((argument) => (argument.startsWith("--only=") ? argument.slice(7).split(",") : []));
  const unknown = only.find((title) => !STEPS.includes(title));
  if (unknown !== undefined) throw new CliError(`There is no step "${unknown}": choose from ${STEPS.join(", ")}.`);
  if (only.includes("e2e")) only.push("build");
  const wanted = new Set(given.includes("--check") ? CHECKS : only.length > 0 ? only : STEPS);
  const isLong = given.includes("--all") || paths.some((path) => !path.startsWith("-"));
  const needsOthers = paths.length === 0 ? isLong : paths.some((path) => path.includes("browsers"));
  return { wanted, paths, isLong, needsOthers };
}
