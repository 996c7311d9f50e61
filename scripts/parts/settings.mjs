import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  CLAMD_FORM,
  clamdPlace,
  firebaseNames,
  HTTPS_FORM,
  isSafeAddress,
  isUploadthingToken,
  mailList,
  mailNames,
  mailSender,
  missingOf,
  openPlace,
  SENDER_FORM,
  TEAM_FORM,
  TOKEN_FORM,
} from "../../lib/settings/rules.mjs";
import { demoProject } from "./firebase.mjs";
import { dataDir, root } from "./project.mjs";
import { CliError } from "./say.mjs";

/**
 * Reads .env below the environment; empty counts as absent. Checks what must not wait for lib/env.ts, after a build.
 * @throws CliError that names what is missing or wrong
 */
export function loadSettings() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const value = (name, otherwise) => process.env[name]?.trim() || otherwise;

  const port = Number(value("PORT", "3000"));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CliError(`PORT is "${process.env.PORT}": set it to a number from 1 to 65535, such as PORT=3001.`);
  const host = value("HOST", "127.0.0.1");
  const url = value("NEXTAUTH_URL", `http://${host.includes(":") ? `[${host}]` : host}:${port}`).replace(/\/$/, "");

  const proxies = value("TRUSTED_PROXIES", "0");
  if (!/^\d$/.test(proxies))
    throw new CliError(
      `TRUSTED_PROXIES is "${proxies}": set it to the number of your proxies in front of the app, from 0 to 9.`,
    );

  const farewell = value("SHUTDOWN_PAUSE_SECONDS", "");
  if (!/^([0-5]?\d|60)?$/.test(farewell))
    throw new CliError(`SHUTDOWN_PAUSE_SECONDS is "${farewell}": set it to a number of seconds from 0 to 60.`);

  const ahead = value("PAGES_AHEAD", "");
  if (!["", "yes", "no"].includes(ahead))
    throw new CliError(`PAGES_AHEAD is "${ahead}": set it to yes or no, or leave it empty, which is yes.`);

  const metricsPort = value("METRICS_PORT", "");
  if (metricsPort && !(/^\d{1,5}$/.test(metricsPort) && metricsPort >= 1 && metricsPort <= 65_535))
    throw new CliError(`METRICS_PORT is "${metricsPort}": set it to a number from 1 to 65535, or leave it empty.`);
  if (metricsPort && Number(metricsPort) === port)
    throw new CliError(
      `METRICS_PORT is the site's own port, ${port}: the metrics need one that nobody else can reach.`,
    );

  const emulator = value("FIREBASE_AUTH_EMULATOR_HOST");
  const noFirebase = missingOf(firebaseNames, (name) => value(name));
  if (!emulator && noFirebase.length > 0) {
    throw new CliError(
      `A Firebase project is set up by half: set ${noFirebase.join(" and ")} in .env too, or none of ${firebaseNames.join(", ")} to use the emulator.`,
    );
  }
  const noMail = missingOf(mailNames, (name) => value(name));
  if (noMail.length > 0) {
    throw new CliError(
      `Mail to the team is set up by half: set ${noMail.join(" and ")} in .env too, or none of ${mailNames.join(", ")} to send none.`,
    );
  }
  const [from, to] = [value("NOTIFY_FROM"), value("NOTIFY_TO")];
  if (from && !mailSender(from)) throw new CliError(`NOTIFY_FROM is "${from}": it ${SENDER_FORM}.`);
  if (to && !mailList(to)) throw new CliError(`NOTIFY_TO is "${to}": it ${TEAM_FORM}.`);
  const token = value("UPLOADTHING_TOKEN");
  if (token && !isUploadthingToken(token))
    throw new CliError(
      `UPLOADTHING_TOKEN ${TOKEN_FORM}: copy it anew, or leave it empty to keep documents in FILES_DIR.`,
    );
  const scanner = value("CLAMD_ADDRESS");
  if (scanner && !clamdPlace(scanner)) throw new CliError(`CLAMD_ADDRESS ${CLAMD_FORM}.`);
  const [databaseUrl, studioUrl] = [value("DATABASE_URL"), value("STUDIO_DATABASE_URL")];
  if (studioUrl && !databaseUrl) {
    throw new CliError(
      "STUDIO_DATABASE_URL is set without DATABASE_URL: set DATABASE_URL in .env too, or neither to use the embedded database.",
    );
  }
  if (databaseUrl && !isDatabase(databaseUrl)) {
    throw new CliError(
      "DATABASE_URL is not the address of a PostgreSQL: write it as postgresql://user:password@host:5432/name, or leave it out to use the embedded one.",
    );
  }
  if (studioUrl && !isDatabase(studioUrl)) {
    throw new CliError(
      "STUDIO_DATABASE_URL is not the address of a PostgreSQL: write it as postgresql://dakhila_editor:password@host:5432/name.",
    );
  }
  const ownFirebase = !emulator && noFirebase.length === 0 && value(firebaseNames[0]) !== undefined;
  const open = openPlace([
    ["NEXTAUTH_URL", hostOf(url)],
    ["HOST", host],
  ]);
  if (!ownFirebase && open) {
    const leaveOut = emulator ? "leave FIREBASE_AUTH_EMULATOR_HOST empty and " : "";
    throw new CliError(
      `The Firebase Auth emulator may only serve this machine: to listen on ${host} as ${url}, ${leaveOut}set ${firebaseNames.join(", ")} in .env to a real Firebase project.`,
    );
  }
  if (!isSafeAddress(new URL(url))) throw new CliError(`NEXTAUTH_URL is "${url}": it ${HTTPS_FORM}.`);
  return { port, host, url, databaseUrl, studioUrl, ownFirebase, emulator, value };
}

export const fileSettings = ({ value }, secrets, filesDir = join(dataDir, "files")) => ({
  FILES_DIR: value("FILES_DIR", filesDir),
  FILES_KEYS: value("FILES_KEYS", secrets?.FILES_KEYS ?? ""),
});

/** glibc would keep what has the size of a document, in each of a dozen pools. */
const memorySettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The app's environment. @param parts databaseUrl; emulator: "host:port"; url, host, port; filesDir; distDir */
export function appEnvironment(settings, secrets, parts) {
  const { value } = settings;
  return {
    ...process.env,
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
    LANGUAGES_DIR: value("LANGUAGES_DIR", ""),
    ...fileSettings(settings, secrets, parts.filesDir),
    LOG_LEVEL: value("LOG_LEVEL", "info"),
    TRUSTED_PROXIES: value("TRUSTED_PROXIES", "0"),
    SHUTDOWN_PAUSE_SECONDS: value("SHUTDOWN_PAUSE_SECONDS", ""),
    PAGES_AHEAD: value("PAGES_AHEAD", ""),
    METRICS_PORT: value("METRICS_PORT", ""),
    METRICS_HOST: value("METRICS_HOST", ""),
    DATABASE_PATIENCE_SECONDS: value("DATABASE_PATIENCE_SECONDS", ""),
    LIMIT_UNPROVED_PER_MINUTE: value("LIMIT_UNPROVED_PER_MINUTE", ""),
    SMTP_URL: value("SMTP_URL", ""),
    NOTIFY_FROM: value("NOTIFY_FROM", ""),
    NOTIFY_TO: value("NOTIFY_TO", ""),
    UPLOADTHING_TOKEN: value("UPLOADTHING_TOKEN", ""),
    CLAMD_ADDRESS: value("CLAMD_ADDRESS", ""),
    FILES_RESERVE_MB: value("FILES_RESERVE_MB", ""),
    FIREBASE_PROJECT_ID: value("FIREBASE_PROJECT_ID", demoProject),
    FIREBASE_API_KEY: value("FIREBASE_API_KEY", "demo"),
    FIREBASE_AUTH_DOMAIN: value("FIREBASE_AUTH_DOMAIN", `${demoProject}.firebaseapp.com`),
    FIREBASE_APP_ID: value("FIREBASE_APP_ID", ""),
    FIREBASE_AUTH_EMULATOR_HOST: parts.emulator ?? "",
  };
}

/** Settings as if there were no .env and nothing in the environment: tests must not meet anybody's real parts. */
export const noSettings = { value: (_name, otherwise) => otherwise };

const isDatabase = (url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);

function hostOf(url) {
  const { protocol, hostname, username, pathname, search, hash } = URL.canParse(url) ? new URL(url) : {};
  if (/^https?:$/.test(protocol) && username + search + hash === "" && pathname === "/") return hostname;
  throw new CliError(
    `NEXTAUTH_URL is "${url}": set it to the address that people open, without a path, such as https://dakhila.example.`,
  );
}
