import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError } from "./say.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const dataDir = join(root, ".data");

/** Whether this is what scripts/image.mjs made: it holds all that is installed and built, and nothing to do so with. */
export const isImage = existsSync(join(root, ".image"));

/** The file of an installed command line tool, to be run with Node itself: the same on every system. */
export const tools = {
  eslint: join(root, "node_modules/eslint/bin/eslint.js"),
  firebase: join(root, "node_modules/firebase-tools/lib/bin/firebase.js"),
  jest: join(root, "node_modules/jest/bin/jest.js"),
  knip: join(root, "node_modules/knip/bin/knip.js"),
  next: join(root, "node_modules/next/dist/bin/next"),
  playwright: join(root, "node_modules/@playwright/test/cli.js"),
  prettier: join(root, "node_modules/prettier/bin/prettier.cjs"),
  prisma: join(root, "node_modules/prisma/build/index.js"),
  tsc: join(root, "node_modules/typescript7/bin/tsc"),
  // By its hook: its own command starts Node a second time.
  tsx: `--require=${join(root, "node_modules/tsx/dist/cjs/index.cjs")}`,
};

/** Makes a folder that only this user may read. @throws CliError with what to do when the folder cannot be written. */
export function makeDir(dir, mode = 0o700) {
  try {
    mkdirSync(dir, { recursive: true, mode });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    if (error.code === "ENOSPC") throw new CliError(`The disk of ${root} is full: free some space, then try again.`);
    throw new CliError(
      `The folder ${root} cannot be written by this user: make it writable (or clone it somewhere else), then try again.`,
    );
  }
  return dir;
}

export function fingerprint(...texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest("hex").slice(0, 24);
}

export function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

// What the production build never reads. Everything else counts, so that a new folder cannot be forgotten.
const notBuilt = new Set([
  "node_modules",
  "certificates",
  "e2e",
  "tests",
  "tools",
  "migrations",
  "coverage",
  "test-results",
  "playwright-report",
]);
const notBuiltFile = /\.(test\.tsx?|e2e\.ts|md|log|tsbuildinfo)$|^next-env\.d\.ts$/;

export const sourcesFingerprint = () => fingerprint(...contentsOf(root, (name) => !notBuilt.has(name)));

export function contentsOf(folder, isMeant = () => true) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && isMeant(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return contentsOf(path, isMeant);
      return entry.isFile() && !notBuiltFile.test(entry.name)
        ? [path.slice(root.length), readFileSync(path, "latin1")]
        : [];
    });
}
