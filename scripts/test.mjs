// npm test: format, lint, types, dead code, migrations, seeded facts, jest, the production build, and Playwright on it,
// all on parts of its own, so that any number of runs and a running start leave one another alone. Closes with "N
// passed, N failed".
//
//   npm test -- --all                      with the long tests: e2e/long, and files named .long.test.ts
//   npm run check                          all but the build and the browser
//   npm test -- --only=jest lib/emi        one step (allSteps below names them), with paths; long tests go by theirs
//   JEST_SEED=7 npm test -- --only=jest    the order of a run that failed; --runInBand: all files in one process
// Only Node itself may be imported until install() is done.
import { randomInt } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { alive, commandOf } from "./parts/alive.mjs";
import { build, serve } from "./parts/build.mjs";
import { buildFolder } from "./parts/build-folder.mjs";
import { findChromium, installChromium } from "./parts/chromium.mjs";
import { migrateAndSeed } from "./parts/database.mjs";
import { addressFor, appRole } from "./parts/database-roles.mjs";
import { startFirebase, demoProject } from "./parts/firebase.mjs";
import { install } from "./parts/install.mjs";
import { reason, tail } from "./parts/logs.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { installOtherBrowsers } from "./parts/other-browsers.mjs";
import { freePort } from "./parts/ports.mjs";
import { createDatabase, outsideDir, removeLeftover, removeOutside, startPostgres } from "./parts/postgres.mjs";
import { atEnd, command, endAll, run, runTool, tellKeeper } from "./parts/processes.mjs";
import { dataDir, makeDir, readText, root, tools } from "./parts/project.mjs";
import { say, seconds, step, Stop } from "./parts/say.mjs";
import { mendNextEnv, ownTsconfig } from "./parts/own-tsconfig.mjs";
import { keptSecrets, newSecrets } from "./parts/secrets.mjs";
import { appEnvironment, noSettings } from "./parts/settings.mjs";

const checkSteps = ["format", "lint", "types", "unused", "migrations", "facts", "jest"];
const allSteps = [...checkSteps, "build", "e2e"];
const name = `test-${process.pid}`;
const dir = join(dataDir, name);
let buildDir;
const results = [];
const clusterOf = (kind) => `${kind}-db`;

command(async () => {
  const { wanted, paths, long } = readArguments(process.argv.slice(2));
  try {
    const isNamed = paths.some((path) => path.includes("browsers"));
    const parts = await prepare(wanted, isNamed || (Boolean(long.LONG_TESTS) && paths.length === 0));
    await runSteps(wanted, { ...parts, long }, paths);
    results.sort((a, b) => allSteps.indexOf(a.title) - allSteps.indexOf(b.title));
  } catch (error) {
    note("set-up", { failed: 1 });
    if (!(error instanceof Stop)) console.error(error);
    else {
      if (error.log) say(reason(error.log));
      console.error(error.message);
    }
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const passed = sum("passed");
  // A run that tested nothing has proved nothing.
  const failed = sum("failed") || (passed === 0 ? 1 : 0);
  const unsteady = results.flatMap((result) => result.unsteady);
  if (failed > 0 || unsteady.length > 0) keepEvidence();
  await endAll();

  say();
  for (const { title, took, passed: good, failed: bad } of results) {
    say(
      `  ${title.padEnd(11)} ${String(good).padStart(4)} passed  ${String(bad).padStart(4)} failed  ${took.padStart(7)}`,
    );
  }
  say(`  ${"in all".padEnd(36)}${seconds().padStart(9)}`);
  say();
  for (const test of unsteady) say(`Passed at the second try only, to be mended: ${test}`);
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function readArguments(given) {
  const own = ["--check", "--all"];
  const paths = given.filter((argument) => !argument.startsWith("--only") && !own.includes(argument));
  const only = given
    .filter((argument) => argument.startsWith("--only="))
    .flatMap((argument) => argument.slice(7).split(","));
  const unknown = only.find((step_) => !allSteps.includes(step_));
  if (unknown !== undefined) throw new Stop(`There is no step "${unknown}": choose from ${allSteps.join(", ")}.`);
  if (only.includes("e2e")) only.push("build");
  const wanted = given.includes("--check") ? checkSteps : only.length > 0 ? only : allSteps;
  const isNamed = paths.some((path) => !path.startsWith("-"));
  return { wanted: new Set(wanted), paths, long: given.includes("--all") || isNamed ? { LONG_TESTS: "1" } : {} };
}

async function prepare(wanted, needsOthers) {
  checkNode();
  makeDir(dataDir, 0o755);
  const { installation } = keptSecrets();
  await sweep(installation);
  // Open enough for the database's user to pass through; what is private in it is closed by itself.
  makeDir(dir, 0o711);
  tellKeeper({ remove: dir });
  tellKeeper({ remove: join(outsideDir(installation), name) });
  atEnd(() => {
    removeOutside(name, installation);
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    if (buildDir) mendNextEnv(relative(dataDir, buildDir));
  });
  buildDir = buildFolder();
  const logs = makeDir(join(dir, "logs"));
  await install(async (setupLogs) => {
    if (!wanted.has("e2e")) return;
    await installChromium(join(setupLogs, "chromium.log"));
    if (needsOthers) await installOtherBrowsers(join(setupLogs, "other-browsers.log"));
  });
  const checks = checkSource(wanted, logs);
  // Awaited in a step of its own.
  checks.catch(() => {});
  if (!["migrations", "facts", "jest", "build"].some((step_) => wanted.has(step_))) return { logs, checks };

  const secrets = { ...newSecrets(), installation };
  const firebase = await startFirebase({
    dir: join(dir, "firebase"),
    port: await freePort(),
    log: join(logs, "firebase.log"),
  });
  /** What a kind of test has for itself, so that none meets what another one wrote. Roles belong to a whole server. */
  const partsOf = async (kind) => {
    const logsOf = makeDir(join(logs, kind));
    const server = await startPostgres({
      name: `${name}/${clusterOf(kind)}`,
      port: undefined,
      secrets,
      log: join(logsOf, "postgres.log"),
      throwaway: true,
    });
    const port = await freePort();
    const env = {
      ...appEnvironment(noSettings, secrets, {
        databaseUrl: server.url("prepared"),
        emulator: firebase.host,
        url: `http://127.0.0.1:${port}`,
        host: "127.0.0.1",
        port,
        filesDir: join(dir, `${kind}-files`),
        distDir: relative(root, join(buildDir, "next")),
      }),
      LANGUAGES_DIR: makeDir(join(dir, `${kind}-languages`)),
      // What a test finds out must not hang on how busy the machine is. Those of a failing database set their own.
      DATABASE_PATIENCE_SECONDS: "60",
    };
    await createDatabase(server, "prepared");
    await migrateAndSeed(env, logsOf);
    // A copy, because nobody copies a database that somebody is connected to, as tests do.
    await createDatabase(server, kind, "prepared");
    Object.assign(env, {
      DATABASE_URL: addressFor(appRole, server.url(kind)),
      LOG_LEVEL: "warn",
      NEXT_TSCONFIG: relative(root, ownTsconfig(buildDir)),
    });
    return { server, env };
  };
  const [units, browser] = await step("Preparing the databases", () =>
    Promise.all([
      ["migrations", "facts", "jest"].some((step_) => wanted.has(step_)) && partsOf("jest"),
      wanted.has("build") && partsOf("e2e"),
    ]),
  );
  if (units) await createDatabase(units.server, "checks", "prepared");
  return { logs, checks, firebase, units, browser };
}

/** What needs nothing but the source, one after the other: the set-up and the build beside it have the other core. */
async function checkSource(wanted, logs) {
  const checks = {
    lint: (log) =>
      goingOn("eslint.json", (cache) =>
        runTool(tools.eslint, [".", "--max-warnings", "0", "--ignore-pattern", ".data/", ...cachedIn(cache)], {
          log,
          sentence: "Lint found something.",
        }),
      ),
    format: (log) =>
      goingOn("prettier.json", (cache) =>
        runTool(tools.prettier, ["--check", "--log-level=warn", ".", ...cachedIn(cache)], {
          log,
          sentence: "Some files are not formatted: npm run format.",
        }),
      ),
    unused: (log) => runTool(tools.knip, ["--no-progress"], { log, sentence: "Something is not used by anything." }),
  };
  await oneByOne(wanted, logs, checks);
}

/** By what stands in the files, and by the tool's own version and settings. */
const cachedIn = (file) => ["--cache", "--cache-strategy=content", `--cache-location=${file}`];

/**
 * Lets a tool go on from what it noted when it passed last. On a copy, and moved into its place as a whole: runs beside
 * one another never read half of it.
 */
async function goingOn(name_, work) {
  const kept = join(makeDir(join(dataDir, "caches")), name_);
  const own = join(dir, name_);
  if (existsSync(kept)) cpSync(kept, own);
  await work(own);
  if (existsSync(own)) renameSync(own, kept);
}

async function runSteps(wanted, parts, paths) {
  const { logs, browser } = parts;
  // Beside the build, whose threads are not busy all of its time.
  const units = wanted.has("jest") && unitTests(parts, paths, wanted.has("e2e") ? join(logs, "jest.log") : undefined);
  // Awaited below.
  if (units) units.catch(() => {});
  let built = false;
  if (wanted.has("build")) {
    const log = join(logs, "build.log");
    built = await step("Building the app", () => single("build", log, () => build(browser.env, name, log)));
    if (!built) say(reason(log, 60));
  }
  // From here on beside one another: each of them waits for something other than a core much of its time.
  const isShown = wanted.has("jest") || wanted.has("e2e");
  const sources = checkMore(wanted, parts, built);
  await Promise.all([
    isShown ? sources : step("Checking the source", () => sources),
    units,
    wanted.has("e2e") && (built ? endToEnd(parts, paths) : note("e2e", { failed: 1 })),
  ]);
}

/** What was begun beside the set-up, then what needs a database or the build, one after the other. */
async function checkMore(wanted, { logs, checks, units, browser }, built) {
  await checks;
  const env = units?.env ?? browser?.env ?? process.env;
  const onChecks = () => ({ ...env, DATABASE_URL: units.server.url("checks") });
  const more = {
    types: (log) => checkTypes(env, log, built),
    migrations: (log) =>
      runTool(tools.tsx, [join(root, "prisma/migrate.ts"), "--check"], {
        // It makes a database to compare with.
        env: onChecks(),
        log,
        sentence: "The migrations do not build the schema.",
      }),
    facts: (log) =>
      runTool(tools.tsx, [join(root, "prisma/check-facts.ts")], {
        env: onChecks(),
        log,
        sentence: "Some seeded facts are to be mended.",
      }),
  };
  await oneByOne(wanted, logs, more);
}

/** Those checks that are wanted; what fails is shown at once. */
async function oneByOne(wanted, logs, checks) {
  for (const [title, check] of Object.entries(checks)) {
    if (!wanted.has(title)) continue;
    const log = join(logs, `${title}.log`);
    if (!(await single(title, log, check))) say(`\n${title}:\n${tail(log, 60)}\n`);
  }
}

function note(title, { passed = 0, failed = 0, from, log, unsteady = [] }) {
  results.push({ title, passed, failed, took: from ? seconds(from) : "-", log, unsteady });
}

/** A step that either passes or fails as one. @returns whether it passed */
async function single(title, log, work) {
  const from = Date.now();
  const passed = await work(log).then(
    () => true,
    (error) => {
      if (!(error instanceof Stop)) throw error;
      return false;
    },
  );
  note(title, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, from, log });
  return passed;
}

/** @param log where its words go while the browser tests have the screen */
async function unitTests({ firebase, units: { server, env }, long }, paths, log) {
  await firebase.ready;
  const seed = process.env.JEST_SEED ?? String(randomInt(2 ** 31));
  say(`\nUnit tests, in the order of JEST_SEED=${seed}`);
  const from = Date.now();
  const report = join(dir, "jest.json");
  // The app's threads are bundled by its build; here they are loaded from their sources.
  const code = await run(
    process.execPath,
    [
      "--require",
      "tsx/cjs",
      tools.jest,
      `--seed=${seed}`,
      "--watchman=false",
      "--json",
      `--outputFile=${report}`,
      ...paths,
    ],
    {
      log,
      env: {
        ...env,
        ...long,
        NODE_ENV: "test",
        TEST_OWNER_DATABASE_URL: server.url("jest"),
        TEST_ADMIN_DATABASE_URL: server.adminUrl("jest"),
        // Its files make more unproved calls a minute than a site has, and meet the limit only where they test it.
        LIMIT_UNPROVED_PER_MINUTE: "100000",
        TEST_NAME: name,
        TEST_POSTGRES_LOGS: server.logs,
      },
    },
  );
  const found = readReport(report);
  const passed = found?.numPassedTests ?? 0;
  // A file that cannot even be loaded fails without a single failed test in it.
  const failed = (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0);
  note("jest", { passed, failed: failed || (code === 0 ? 0 : 1), from });
  if (log && code !== 0) say(readText(log).replaceAll(/^PASS .*\n/gm, ""));
}

async function endToEnd({ browser: { server, env }, firebase, logs, long }, paths) {
  const log = join(logs, "app.log");
  const from = Date.now();
  const app = serve(env, { log });
  try {
    await step("Starting the app", () => Promise.all([app.ready, firebase.ready]));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(reason(error.log));
    say(error.message);
    return note("e2e", { failed: 1, from });
  }
  say("\nBrowser tests");
  const report = join(dir, "playwright.json");
  const code = await run(process.execPath, [tools.playwright, "test", ...paths], {
    env: {
      ...process.env,
      ...long,
      E2E_BASE_URL: env.NEXTAUTH_URL,
      // The tests make databases, and switch off what holds the app.
      E2E_DATABASE_URL: server.adminUrl("e2e"),
      E2E_FIREBASE_EMULATOR: `http://${firebase.host}`,
      E2E_FIREBASE_PROJECT: demoProject,
      E2E_NEXTAUTH_SECRET: env.NEXTAUTH_SECRET,
      E2E_DATA_DIR: dir,
      E2E_DIST_DIR: join(root, env.NEXT_DIST_DIR),
      E2E_LANGUAGES: env.LANGUAGES_DIR,
      E2E_APP_LOG: log,
      E2E_APP_PID: String(app.pid),
      // For further instances of the same build (e2e/support/own-instance.ts, fleet.ts). They start dozens of times;
      // only the app under test makes its pages ahead: four seconds of a core each time.
      E2E_APP_ENV: JSON.stringify(env),
      E2E_PAGES_AHEAD: "no",
      E2E_REPORT: report,
      ...(paths.length > 0 && { E2E_SNAPSHOTS: "1" }),
      E2E_RESULTS: join(dir, "e2e"),
      E2E_CHROMIUM: findChromium(),
    },
  });
  const found = readReport(report);
  const failed = (found?.stats.unexpected ?? 0) + (found?.errors.length ?? 0);
  const unsteady = unsteadyTests(found?.suites ?? []);
  const passed = (found?.stats.expected ?? 0) + unsteady.length;
  note("e2e", { passed, failed: failed || (code === 0 ? 0 : 1), from, unsteady });
  if (failed || code !== 0) say(tail(log, 40));
}

/** The names of the browser tests that passed at the second try only, which only CI gives them. */
function unsteadyTests(suites) {
  return suites.flatMap((suite) => [
    ...unsteadyTests(suite.suites ?? []),
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param built whether the build has made the types of the routes */
async function checkTypes(env, log, built) {
  const own = {
    ...env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: relative(root, join(buildDir, "next")),
    NEXT_TSCONFIG: relative(root, ownTsconfig(buildDir)),
  };
  if (!built)
    await runTool(tools.next, ["typegen"], { env: own, log, sentence: "The route types could not be generated." });
  await goingOn("types.json", (cache) =>
    runTool(tools.tsc, ["--noEmit", "-p", ownTsconfig(buildDir), "--tsBuildInfoFile", cache], {
      log,
      append: true,
      sentence: "The types do not fit.",
    }),
  );
}

/** Moves what explains a failure out of the folder that is about to go; the last three such runs are kept. */
function keepEvidence() {
  if (!existsSync(dir)) return;
  const kept = makeDir(join(dataDir, `failed-${process.pid}`));
  for (const part of ["logs", "e2e"]) {
    if (existsSync(join(dir, part))) cpSync(join(dir, part), join(kept, part), { recursive: true });
  }
  say(`\nLogs and traces of this run: ${kept}`);
  const older = readdirSync(dataDir)
    .filter((entry) => /^failed-\d+$/.test(entry))
    .map((entry) => join(dataDir, entry));
  older.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of older.slice(3)) rmSync(old, { recursive: true, force: true });
}

/** Removes what runs that were killed left behind. */
async function sweep(installation) {
  const outside = outsideDir(installation);
  const entries = [dataDir, outside].flatMap((place) => (existsSync(place) ? readdirSync(place) : []));
  for (const entry of new Set(entries)) {
    const pid = Number(/^test-(\d+)$/.exec(entry)?.[1]);
    if (!pid || (pid !== process.pid && alive(pid) && commandOf(pid).includes("test.mjs"))) continue;
    for (const kind of ["jest", "e2e"]) await removeLeftover(`${entry}/${clusterOf(kind)}`, installation);
    rmSync(join(dataDir, entry), { recursive: true, force: true, maxRetries: 3 });
    rmSync(join(outside, entry), { recursive: true, force: true, maxRetries: 3 });
  }
}
