import nextJest from "next/jest.js";

// Packages that exist as ES modules only; everything else in node_modules is taken as it is.
const modulesOnly = ["jose", "p-queue", "p-timeout", "light-my-request", "cookie", "set-cookie-parser"];

/** @type {import("jest").Config} */
const own = {
  testEnvironment: "<rootDir>/scripts/parts/jest-environment.mjs",
  // Named, so that neither node_modules nor the databases and builds below .data are searched.
  roots: ["app", "components", "lib", "prisma", "scripts", "server", "tests"].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testSequencer: "<rootDir>/scripts/parts/jest-order.mjs",
  // Handlers wait for the database, which all test files share; more workers only make them wait longer.
  maxWorkers: 2,
  // A test that starts programs takes minutes where the processor is shared.
  testTimeout: 300_000,
};

export default async function config() {
  const made = await nextJest({ dir: "./" })(own)();
  return {
    ...made,
    // They start programs and databases of their own, a third of the time of all.
    testPathIgnorePatterns: [...made.testPathIgnorePatterns, ...(process.env.LONG_TESTS ? [] : ["\\.long\\.test\\."])],
    transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}
