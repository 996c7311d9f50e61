import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dataDir } from "../scripts/parts/project.mjs";
import { freePort, portFree } from "../scripts/parts/ports.mjs";
import { CliError } from "../scripts/parts/say.mjs";

const random = (bytes) => randomBytes(bytes).toString("base64url");

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

/** The secrets of this clone, or undefined when none were drawn yet. @throws CliError when they cannot be read */
export const foundSecrets = () =>
  readJson(SECRETS, (found) => Object.keys(newSecrets()).every((name) => typeof found[name] === "string"));

/** Drawn once, kept in .data/secrets.json. @throws CliError when they are gone and what they open is still here */
export function keptSecrets() {
  const found = foundSecrets();
  if (found) return found;
  const needing = Object.keys(made).find((name) => existsSync(join(dataDir, name)) && !process.env[made[name]]?.trim());
  if (needing)
    throw new CliError(
      `${join(dataDir, SECRETS)} is missing, and only it opens ${join(dataDir, needing === "files" ? "files" : "db")}: bring it back from where you keep it (docs/operations.md), or move ${dataDir} away to begin anew.`,
    );
  const drawn = newSecrets();
  write(SECRETS, drawn);
  return drawn;
}

/** Kept: a page that is open over a restart goes on asking the emulator where it was. @param patience milliseconds */
export async function keptPorts(patience = 0) {
  const isPort = (port) => port === undefined || (Number.isInteger(port) && port > 0 && port < 65_536);
  const before = readJson("ports.json", (found) => isPort(found.database) && isPort(found.firebase)) ?? {};
  for (let waited = 0; before.firebase && waited < patience && !(await portFree(before.firebase)); waited += 250)
    await pause(250);
  const ports = { database: await freePort(before.database), firebase: await freePort(before.firebase) };
  if (ports.database !== before.database || ports.firebase !== before.firebase) write("ports.json", ports);
  return ports;
}

function readJson(name, isWhole) {
  const file = join(dataDir, name);
  if (!existsSync(file)) return undefined;
  try {
    const found = JSON.parse(readFileSync(file, "utf8"));
    if (!isWhole(found)) throw new Error("Something is missing in it.");
    return found;
  } catch {
    throw new CliError(
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
