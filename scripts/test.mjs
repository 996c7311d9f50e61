// npm test: format, lint, types, dead code, migrations, seeded facts, jest, the production build, and Playwright on it,
// all on parts of its own, so that any number of runs and a running start leave one another alone. Closes with "N
// passed, N failed".
//
//   npm test -- --all                      with the long tests: e2e/long, and files named .long.test.ts
//   npm run check                          all but the build and the browser
//   npm test -- --only=jest lib/emi        one step (STEPS below names them), with paths; long tests go by theirs
//   JEST_SEED=7 npm test -- --only=jest    the order of a run that failed; --runInBand: all files in one process
// Only Node itself may be imported until install() is done.
import { join, relative } from "node:path";
import { browserEnvironment, startBrowser, startUnits, unitEnvironment } from "../tests/support/parts.mjs";
import { installChromium, installOtherBrowsers } from "../tests/support/browsers.mjs";
import { buildFolder, keepEvidence, runFolder } from "../tests/support/folders.mjs";
import { mendNextEnv } from "../tests/support/own-tsconfig.mjs";
import { runJest, runPlaywright } from "../tests/support/run-tests.mjs";
import { sourceChecks } from "../tests/support/source-checks.mjs";
import { build, serve } from "./parts/build.mjs";
import { install } from "./parts/install.mjs";
import { reason, tail } from "./parts/logs.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { createDatabase } from "../database/postgres.mjs";
import { atEnd, command, endAll } from "./parts/processes.mjs";
import { dataDir } from "./parts/project.mjs";
import { say, seconds, step, CliError } from "./parts/say.mjs";
import { newSecrets } from "../database/secrets.mjs";

const CHECKS = ["format", "lint", "types", "unused", "migrations", "facts", "jest"];
const STEPS = [...CHECKS, "build", "e2e"];
const results = [];

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
  results.sort((a, b) => STEPS.indexOf(a.title) - STEPS.indexOf(b.title));
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

/** Beside one another where they wait for something other than a core much of their time. */
async function runSteps({ wanted, paths, isLong, needsOthers }, folder) {
  const { name, dir, logs, installation } = folder;
  const has = (...titles) => titles.some((title) => wanted.has(title));
  const buildDir = buildFolder();
  atEnd(() => mendNextEnv(relative(dataDir, buildDir)));
  await install(async (setupLogs) => {
    if (!has("e2e")) return;
    await installChromium(join(setupLogs, "chromium.log"));
    if (needsOthers) await installOtherBrowsers(join(setupLogs, "other-browsers.log"));
  });

  /** Those steps that are wanted, one after the other; what fails is shown at once. */
  const inOrder = async (titles, checks) => {
    for (const title of titles.filter((one) => has(one))) {
      const log = join(logs, `${title}.log`);
      if (await failureOf(title, () => checks[title](log))) say(`\n${title}:\n${tail(log, 60)}\n`);
    }
  };
  // These have one core, and the set-up and the build the other.
  const sources = inOrder(["lint", "format", "unused"], sourceChecks({ dir, buildDir }));
  // Awaited below.
  sources.catch(() => {});
  const secrets = { ...newSecrets(), installation };
  const needsUnits = has("migrations", "facts", "jest");
  const preparing = Promise.all([
    needsUnits && startUnits(folder, secrets, `${name}/jest-db`),
    has("build") && startBrowser(folder, secrets, buildDir),
  ]);
  if (needsUnits || has("build")) await step("Preparing the databases", () => preparing);
  const [units, browser] = await preparing;
  if (units) await createDatabase(units.server, "checks", "prepared");

  const long = isLong ? { LONG_TESTS: "1" } : {};
  const jest = async () => {
    say("\nUnit tests");
    const log = has("e2e") ? join(logs, "jest.log") : undefined;
    return runJest({ dir, env: { ...unitEnvironment(units, name), ...long }, paths, log });
  };
  const tests = has("jest") && failureOf("jest", jest);
  if (tests) tests.catch(() => {});
  const buildLog = join(logs, "build.log");
  const building = () => failureOf("build", () => build(browser.env, name, buildLog));
  const isBuilt = has("build") && !(await step("Building the app", building));
  if (has("build") && !isBuilt) say(reason(buildLog, 60));

  const endToEnd = async () => {
    if (!isBuilt) return { failed: 1 };
    const { server, env, firebase } = browser;
    const log = join(logs, "app.log");
    const app = serve(env, { log });
    await step("Starting the app", () => Promise.all([app.ready, firebase.ready]));
    say("\nBrowser tests");
    const own = browserEnvironment({ env, adminUrl: server.adminUrl("e2e"), dir, log, pid: app.pid });
    return runPlaywright({ dir, env: { ...own, ...long }, paths, log, isLong });
  };
  const checks = units && { ...units.env, DATABASE_URL: units.server.url("checks") };
  const more = sources.then(() =>
    inOrder(["types", "migrations", "facts"], sourceChecks({ dir, buildDir, isBuilt, checks })),
  );
  await Promise.all([
    has("jest", "e2e") ? more : step("Checking the source", () => more),
    tests,
    has("e2e") && failureOf("e2e", endToEnd).then((failure) => failure && say(explained(failure))),
  ]);
}

/**
 * Makes a step, and notes it.
 * @param work returns what it counted, or nothing where it passes as one
 * @returns the CliError that it ended by
 */
async function failureOf(title, work) {
  const from = Date.now();
  let failure;
  const found = await work().catch((error) => {
    if (!(error instanceof CliError)) throw error;
    failure = error;
    return { failed: 1 };
  });
  note(title, { ...(found ?? { passed: 1 }), took: seconds(from) });
  return failure;
}

function note(title, { passed = 0, failed = 0, took = "-", unsteady = [] }) {
  results.push({ title, passed, failed, took, unsteady });
}

const explained = ({ message, log }) => (log ? `${reason(log)}\n${message}` : message);
