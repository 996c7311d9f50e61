import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lock } from "./lock.mjs";
import { dataDir, makeDir } from "./project.mjs";

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
