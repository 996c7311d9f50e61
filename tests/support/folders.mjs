import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { alive, commandOf } from "../../scripts/parts/alive.mjs";
import { lock } from "../../scripts/parts/lock.mjs";
import { outsideDir, removeFolder } from "../../database/postgres.mjs";
import { atEnd, tellWatchdog } from "../../scripts/parts/processes.mjs";
import { dataDir, makeDir } from "../../scripts/parts/project.mjs";
import { say } from "../../scripts/parts/say.mjs";
import { keptSecrets } from "../../database/secrets.mjs";

/**
 * An empty folder below .data, removed at the end of this process, also when that is killed.
 * @returns { name, dir, logs: a folder in it, installation: the clone's own name }
 */
export async function claimFolder(name) {
  makeDir(dataDir, 0o755);
  const { installation } = keptSecrets();
  await removeFolder(name, installation);
  // Open enough for the database's user to pass through; what is private in it is closed by itself.
  const dir = makeDir(join(dataDir, name), 0o711);
  for (const folder of [dir, join(outsideDir(installation), name)]) tellWatchdog({ remove: folder });
  atEnd(() => removeFolder(name, installation));
  return { name, dir, logs: makeDir(join(dir, "logs")), installation };
}

export async function runFolder() {
  const folder = await claimFolder(`test-${process.pid}`);
  const places = [dataDir, outsideDir(folder.installation)].filter((place) => existsSync(place));
  for (const name of new Set(places.flatMap((place) => readdirSync(place)))) {
    const pid = Number(/^test-(\d+)$/.exec(name)?.[1]);
    const isRun = alive(pid) && /test\.mjs|jest/.test(commandOf(pid));
    if (pid && !isRun) await removeFolder(name, folder.installation);
  }
  return folder;
}

export function keepEvidence({ dir }) {
  const kept = makeDir(join(dataDir, `failed-${process.pid}`));
  for (const part of ["logs", "e2e"])
    if (existsSync(join(dir, part))) cpSync(join(dir, part), join(kept, part), { recursive: true });
  say(`\nLogs and traces of this run: ${kept}`);
  const older = readdirSync(dataDir)
    .filter((entry) => /^failed-\d+$/.test(entry))
    .map((entry) => join(dataDir, entry))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of older.slice(3)) rmSync(old, { recursive: true, force: true });
}

const LOCK = "in-use";
/** What the compiler noted: a third of a build's work, and good for a build in the same place alone. */
const NOTES = ["next", "cache", "turbopack"];

/** The first that no other run works in; of the build before it only the compiler's caches stay. */
export function buildFolder() {
  for (let number = 1; ; number += 1) {
    const folder = makeDir(join(dataDir, "caches", `build-${number}`));
    if (!lock(join(folder, LOCK)).held) continue;
    clear(folder, NOTES);
    return folder;
  }
}

function clear(folder, [kept, ...inside]) {
  if (kept === undefined || !existsSync(folder)) return;
  for (const entry of readdirSync(folder))
    if (entry !== kept && entry !== LOCK) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 3 });
  clear(join(folder, kept), inside);
}
