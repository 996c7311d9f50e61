// Outlives the process that started it to end what that one could not (kill -9, a crash). One JSON line each:
// { guard: pid, signal, group, patience }, { release: pid }, { remove: folder }.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { alive, signal } from "./alive.mjs";

const guarded = new Map();
const folders = new Set();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {});

const lines = createInterface({ input: process.stdin });
lines.on("line", (text) => {
  const told = JSON.parse(text);
  if (told.guard) guarded.set(told.guard, told);
  if (told.release) guarded.delete(told.release);
  if (told.remove) folders.add(told.remove);
  if (told.keep) folders.delete(told.keep);
});
lines.on("close", async () => {
  // Last started, first ended: the app before its database.
  for (const { guard, signal: name, group, patience = 10_000 } of [...guarded.values()].reverse()) {
    signal(guard, name, group);
    for (let waited = 0; waited < patience && alive(guard); waited += 100) await pause(100);
    if (alive(guard)) signal(guard, "SIGKILL", group);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(0);
});
