import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tail } from "../../scripts/parts/logs.mjs";
import { run } from "../../scripts/parts/processes.mjs";
import { readText, tools } from "../../scripts/parts/project.mjs";
import { say } from "../../scripts/parts/say.mjs";
import { findChromium } from "./browsers.mjs";

/** @param log where its words go @returns { passed, failed } */
export async function runJest({ dir, env, paths, log }) {
  const report = join(dir, "jest.json");
  const seed = process.env.JEST_SEED ? [`--seed=${process.env.JEST_SEED}`] : [];
  const args = ["--require", "tsx/cjs", tools.jest, "--json", `--outputFile=${report}`, ...seed, ...paths];
  const code = await run(process.execPath, args, { log, env });
  if (log && code !== 0) say(readText(log).replaceAll(/^PASS .*\n/gm, ""));
  const found = readReport(report);
  const failed = (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0);
  return { passed: found?.numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

/** @param isLong with e2e/long @returns { passed, failed, unsteady: names that passed at the second try only } */
export async function runPlaywright({ dir, env, paths, log, isLong }) {
  const report = join(dir, "playwright.json");
  const args = [tools.playwright, "test", ...(isLong ? [] : ["--project=chromium"]), ...paths];
  const code = await run(process.execPath, args, {
    env: {
      ...process.env,
      ...env,
      // Instances of tests start dozens of times: only the app under test makes its pages ahead, in four seconds.
      E2E_PAGES_AHEAD: "no",
      E2E_REPORT: report,
      ...(paths.length > 0 && { E2E_SNAPSHOTS: "1" }),
      E2E_RESULTS: join(dir, "e2e"),
      E2E_CHROMIUM: findChromium(),
    },
  });
  const found = readReport(report);
  const unsteady = unsteadyTests(found?.suites ?? []);
  const failed = (found?.stats.unexpected ?? 0) + (found?.errors.length ?? 0);
  if (failed || code !== 0) say(tail(log, 40));
  const passed = (found?.stats.expected ?? 0) + unsteady.length;
  return { passed, failed: failed || (code === 0 ? 0 : 1), unsteady };
}

const unsteadyTests = (suites) =>
  suites.flatMap((suite) => [
    ...unsteadyTests(suite.suites ?? []),
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
