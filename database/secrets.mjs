import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dataDir } from "../scripts/parts/project.mjs";
import { freePort, portFree } from "../scripts/parts/ports.mjs";
import { Stop } from "../scripts/parts/say.mjs";

const random = (bytes) => randomBytes(bytes).toString("base64url");

/** Fresh values for every secret that the app and its database need. FILES_KEYS holds one 32-byte key named k1. */
export function newSecrets() {
  return {
    installation: random(9),
    databasePassword: random(24),
    NEXTAUTH_SECRET: random(32),
    FILES_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    REVALIDATE_SECRET: random(24),
  };
}

const SECRETS = "secrets.json";

// What is made with the secrets of this clone, and the setting that makes it somebody else's matter.
const made = { db: "DATABASE_URL", "ports.json": "DATABASE_URL", files: "FILES_KEYS" };

/** The secrets of this clone, or undefined when none were drawn yet. @throws Stop when they cannot be read */
export const foundSecrets = () =>
  readJson(SECRETS, (found) => Object.keys(newSecrets()).every((name) => typeof found[name] === "string"));

/**
 * The secrets of this clone, drawn once and kept in .data/secrets.json, readable by this user only.
 * @throws Stop when they are gone and what they were drawn for is still here: others would open none of it
 */
export function keptSecrets() {
  const found = foundSecrets();
  if (found) return found;
  const needing = Object.keys(made).find((name) => existsSync(join(dataDir, name)) && !process.env[made[name]]?.trim());
  if (needing)
    throw new Stop(
      `${join(dataDir, SECRETS)} is missing, and only it opens ${join(dataDir, needing === "files" ? "files" : "db")}: bring it back from where you keep it (docs/operations.md), or move ${dataDir} away to begin anew.`,
    );
  const drawn = newSecrets();
  write(SECRETS, drawn);
  return drawn;
}

/**
 * The ports of the embedded parts, kept so that a second start needs no new build: the browser is told in the page
 * where the emulator is.
 * @param patience milliseconds to wait for the emulator's port while a killed run is still being ended
 */
export async function keptPorts(patience = 0) {
  const isPort = (port) => port === undefined || (Number.isInteger(port) && port > 0 && port < 65_536);
  const before = readJson("ports.json", (found) => isPort(found.database) && isPort(found.firebase)) ?? {};
  for (let waited = 0; before.firebase && waited < patience && !(await portFree(before.firebase)); waited += 250)
    await pause(250);
  const ports = { database: await freePort(before.database), firebase: await freePort(before.firebase) };
  if (ports.database !== before.database || ports.firebase !== before.firebase) write("ports.json", ports);
  return ports;
}

/** @param isWhole whether what was read is what was written */
function readJson(name, isWhole) {
  const file = join(dataDir, name);
  if (!existsSync(file)) return undefined;
  try {
    const found = JSON.parse(readFileSync(file, "utf8"));
    if (!isWhole(found)) throw new Error("Something is missing in it.");
    return found;
  } catch {
    throw new Stop(
      `${file} is damaged or cannot be read: ${name === SECRETS ? "bring it back from where you keep it (docs/operations.md)" : "remove it"}, then start again.`,
    );
  }
}

function write(name, value) {
  const file = join(dataDir, name);
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}
