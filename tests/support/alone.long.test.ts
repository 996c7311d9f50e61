import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// jest as somebody types it in a clone: no npm test has prepared anything for it.

/** The environment of a terminal. */
const TERMINAL = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|HOME|USER|LANG|TMPDIR|CHROMIUM)$/.test(name)),
);

test.each([
  ["rows of a database, the first time or not", "lib/faqs"],
  ["a thread that is written in TypeScript, in a single file", "lib/papers/draw.test.ts"],
])("npx jest has what a test needs: %s", (_what, path) => {
  const jest = ["node_modules/jest/bin/jest.js", path];
  const { pid, status, stderr } = spawnSync(process.execPath, jest, {
    env: TERMINAL as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^Tests: +[1-9]\d* passed, [1-9]\d* total$/m);
  expect(status).toBe(0);
  // Its folder is gone, which it is only after its PostgreSQL has ended.
  expect(existsSync(`.data/test-${pid}`)).toBe(false);
});
