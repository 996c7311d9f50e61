import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { hasOwnFirebase, addressIn, wrongInSettings } from "../../lib/settings/start-rules.mjs";
import { notMet } from "../../lib/settings/rules.mjs";
import { demoProject } from "./firebase.mjs";
import { dataDir, readText, root } from "./project.mjs";
import { CliError } from "./say.mjs";

/**
 * Reads .env below the environment; empty counts as absent.
 * @throws CliError that names what is missing or wrong
 */
export function loadSettings() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const value = (name, otherwise) => process.env[name]?.trim() || otherwise;
  const wrong = wrongInSettings(value);
  if (wrong) throw new CliError(wrong);
  return {
    ...addressIn(value),
    databaseUrl: value("DATABASE_URL"),
    studioUrl: value("STUDIO_DATABASE_URL"),
    ownFirebase: hasOwnFirebase(value),
    emulator: value("FIREBASE_AUTH_EMULATOR_HOST"),
    value,
  };
}

/** What a start by these settings does not see to by itself, a sentence each. */
export const notSeenTo = ({ host, url, databaseUrl, value }) =>
  notMet({
    ...{ host, url, databaseUrl, scanner: value("CLAMD_ADDRESS") },
    proxies: Number(value("TRUSTED_PROXIES", "0")),
    metricsHost: value("METRICS_PORT") && value("METRICS_HOST"),
  });

export const fileSettings = ({ value }, secrets, filesDir = join(dataDir, "files")) => ({
  FILES_DIR: value("FILES_DIR", filesDir),
  FILES_KEYS: value("FILES_KEYS", secrets?.FILES_KEYS ?? ""),
});

/** glibc would keep what has the size of a document, in each of a dozen pools. */
export const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The app's environment. @param parts databaseUrl; emulator: "host:port"; url, host, port; filesDir; distDir */
export function appEnvironment(settings, secrets, parts) {
  const { value } = settings;
  const names = Object.keys(parseEnv(readText(join(root, ".env.example"))));
  return {
    ...process.env,
    ...Object.fromEntries(names.map((name) => [name, value(name, "")])),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ...memorySettings,
    NEXT_DIST_DIR: parts.distDir,
    // Types are a step of npm test; a start need not wait for them.
    NEXT_TYPES_CHECKED: "1",
    PORT: String(parts.port),
    HOST: parts.host,
    NEXTAUTH_URL: parts.url,
    DATABASE_URL: parts.databaseUrl,
    NEXTAUTH_SECRET: value("NEXTAUTH_SECRET", secrets.NEXTAUTH_SECRET),
    REVALIDATE_SECRET: value("REVALIDATE_SECRET", secrets.REVALIDATE_SECRET),
    ...fileSettings(settings, secrets, parts.filesDir),
    LOG_LEVEL: value("LOG_LEVEL", "info"),
    TRUSTED_PROXIES: value("TRUSTED_PROXIES", "0"),
    FIREBASE_PROJECT_ID: value("FIREBASE_PROJECT_ID", demoProject),
    FIREBASE_API_KEY: value("FIREBASE_API_KEY", "demo"),
    FIREBASE_AUTH_DOMAIN: value("FIREBASE_AUTH_DOMAIN", `${demoProject}.firebaseapp.com`),
    FIREBASE_AUTH_EMULATOR_HOST: parts.emulator ?? "",
  };
}

/** Settings as if there were no .env and nothing in the environment: tests must not meet anybody's real parts. */
export const noSettings = { value: (_name, otherwise) => otherwise };
