import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { alive, commandOf } from "./alive.mjs";
import { atEnd } from "./processes.mjs";

export function holder(file) {
  try {
    const told = JSON.parse(readFileSync(file, "utf8"));
    return alive(told.pid) && commandOf(told.pid).includes(told.program) ? told : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A lock that a dead process never keeps. @param about for others to read
 * @returns { held, afterDead, update, release } when it is ours, else { by } its holder
 */
export function lock(file, about = {}) {
  const content = { pid: process.pid, program: process.argv[1].split(/[\\/]/).pop(), ...about };
  const write = (told) => writeFileSync(file, JSON.stringify(told), { mode: 0o600 });
  const mine = `${file}.${process.pid}`;
  let afterDead = false;
  for (;;) {
    writeFileSync(mine, JSON.stringify(content), { mode: 0o600 });
    try {
      // A link appears whole or not at all, so nobody reads half a lock.
      linkSync(mine, file);
      rmSync(mine);
      const release = () => holder(file)?.pid === process.pid && rmSync(file, { force: true });
      atEnd(release);
      return { held: true, afterDead, release, update: (more) => write({ ...content, ...more }) };
    } catch (error) {
      rmSync(mine, { force: true });
      if (error.code !== "EEXIST") throw error;
      const by = holder(file);
      if (by) return { held: false, by };
      afterDead = true;
      rmSync(file, { force: true });
    }
  }
}

export async function waitForLock(file) {
  for (;;) {
    const result = lock(file);
    if (result.held) return result;
    await pause(500);
  }
}
