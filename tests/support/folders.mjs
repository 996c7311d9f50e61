// The folders that runs have for themselves below .data, and what becomes of them.
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { alive, commandOf } from "../../scripts/parts/alive.mjs";
import { lock } from "../../scripts/parts/lock.mjs";
import { outsideDir, removeFolder } from "../../database/postgres.mjs";
import { atEnd, tellKeeper } from "../../scripts/parts/processes.mjs";
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
  for (const folder of [dir, join(outsideDir(installation), name)]) tellKeeper({ remove: folder });
  atEnd(() => removeFolder(name, installation));
  return { name, dir, logs: makeDir(join(dir, "logs")), installation };
}

/** A folder for a run of tests, named by its process; those of runs that were killed go. @returns as claimFolder */
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

/** Moves what explains a failure out of the folder that is about to go; the last three such runs are kept. */
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

/**
 * A folder for a run's own build, which it makes in `next`: the first that no other run works in. Of the build before
 * it nothing is left but what the compiler goes on from.
 */
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
