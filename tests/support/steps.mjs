// The steps of npm test, each counted as it ends; scripts/test.mjs says which are made and prints what came of them.
// Only Node itself may be imported until install() is done.
import { join, relative } from "node:path";
import { createDatabase } from "../../database/postgres.mjs";
import { newSecrets } from "../../database/secrets.mjs";
import { build, serve } from "../../scripts/parts/build.mjs";
import { install } from "../../scripts/parts/install.mjs";
import { reason, tail } from "../../scripts/parts/logs.mjs";
import { atEnd } from "../../scripts/parts/processes.mjs";
import { dataDir } from "../../scripts/parts/project.mjs";
import { say, seconds, step, CliError } from "../../scripts/parts/say.mjs";
import { installChromium, installOtherBrowsers } from "./browsers.mjs";
import { buildFolder } from "./folders.mjs";
import { mendNextEnv } from "./own-tsconfig.mjs";
import { browserEnvironment, startBrowser, startUnits, unitEnvironment } from "./parts.mjs";
import { runJest, runPlaywright } from "./run-tests.mjs";
import { sourceChecks } from "./source-checks.mjs";

export const CHECKS = ["format", "lint", "types", "unused", "migrations", "facts", "jest"];
export const STEPS = [...CHECKS, "build", "e2e"];
const results = [];

/** What the steps so far have counted, in their order. */
export const counted = () => results.toSorted((a, b) => STEPS.indexOf(a.title) - STEPS.indexOf(b.title));

/** Beside one another where they wait for something other than a core much of their time. */
export async function runSteps({ wanted, paths, isLong, needsOthers }, folder) {
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

export function note(title, { passed = 0, failed = 0, took = "-", unsteady = [] }) {
  results.push({ title, passed, failed, took, unsteady });
}

export const explained = ({ message, log }) => (log ? `${reason(log)}\n${message}` : message);
