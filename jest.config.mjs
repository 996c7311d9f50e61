import nextJest from "next/jest.js";

// Packages that exist as ES modules only; everything else in node_modules is taken as it is.
const modulesOnly = ["jose", "p-queue", "p-timeout", "light-my-request", "cookie", "set-cookie-parser"];

const isLong = Boolean(process.env.LONG_TESTS) || process.argv.some((argument) => argument.includes(".long"));

/** @type {import("jest").Config} */
const own = {
  globalSetup: "<rootDir>/tests/support/jest-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/jest-teardown.mjs",
  testEnvironment: "<rootDir>/tests/support/jest-environment.mjs",
  // Named, so that neither node_modules nor the databases and builds below .data are searched.
  roots: ["app", "components", "lib", "prisma", "scripts", "server", "tests", "tools"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testSequencer: "<rootDir>/tests/support/jest-order.mjs",
  showSeed: true,
  watchman: false,
  // Handlers wait for the database, which all test files share; more workers only make them wait longer.
  maxWorkers: 2,
  // Long, and the only one: a test that starts programs takes minutes where the processor is shared.
  testTimeout: 900_000,
  // With a limit, a single file has a worker too: threads of the first process could not read TypeScript.
  workerIdleMemoryLimit: "8GB",
};

export default async function config() {
  const made = await nextJest({ dir: "./" })(own)();
  return {
    ...made,
    // They start programs and databases of their own, a third of the time of all.
    testPathIgnorePatterns: [...made.testPathIgnorePatterns, ...(isLong ? [] : ["\\.long\\.test\\."])],
    transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}
