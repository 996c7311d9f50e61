import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alive, parentOf, signal } from "./alive.mjs";
import { openKept, reason, rotate } from "./logs.mjs";
import { root } from "./project.mjs";
import { say, CliError } from "./say.mjs";

const windows = process.platform === "win32";
/** Milliseconds within which a signal is the same press of Ctrl-C: it comes from the terminal and through npm. */
const SAME_PRESS = 500;
const PATIENCE = 8000;

const endings = [];
let hurryUp;
const hurried = new Promise((resolve) => (hurryUp = resolve));
let watchdog;
let ending;

/** Tells the watchdog (see watchdog.mjs) what to end or remove should this process die without its own clean end. */
export function tellWatchdog(told) {
  if (!watchdog) {
    watchdog = spawn(process.execPath, [fileURLToPath(new URL("watchdog.mjs", import.meta.url))], {
      cwd: root,
      detached: !windows,
      windowsHide: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    watchdog.unref();
    watchdog.stdin.unref?.();
    watchdog.stdin.on("error", () => {});
    watchdog.on("error", () => {});
  }
  watchdog.stdin.write(`${JSON.stringify(told)}\n`);
}

export function atEnd(work) {
  endings.push(work);
}

export const isEnding = () => ending !== undefined;

export function endAll() {
  ending ??= (async () => {
    for (const work of endings.reverse())
      await Promise.resolve()
        .then(work)
        .catch(() => {});
  })();
  return ending;
}

/** A CliError is printed as its sentence; what was started is ended, also on Ctrl-C and SIGTERM. */
export function command(main) {
  let presses = 0;
  let pressedAt = -Infinity;
  const leave = async (code) => {
    await endAll();
    process.exit(code);
  };
  for (const [name, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ]) {
    process.on(name, () => {
      if (performance.now() - pressedAt < SAME_PRESS) return;
      pressedAt = performance.now();
      presses += 1;
      if (presses > 2) process.exit(code);
      say(presses === 1 ? "\nStopping ..." : "Stopping at once ...");
      if (presses === 2) hurryUp();
      void leave(code);
    });
  }
  // npm passes signals on, unless it is killed outright: then this process, or the shell between, gets another parent.
  const family = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const born = family();
  if (process.env.npm_command && !windows) setInterval(() => family() !== born && leave(129), 1000).unref();
  process.on("uncaughtException", (error) => fail(error));
  process.on("unhandledRejection", (error) => fail(error));
  const fail = async (error) => {
    if (ending) return leave(1);
    process.exitCode = 1;
    if (error instanceof CliError) {
      say();
      if (error.log) say(reason(error.log));
      console.error(error.message);
    } else console.error(error);
    await leave(1);
  };
  Promise.resolve()
    .then(main)
    .then((code) => code !== undefined && leave(code), fail);
}

/**
 * Starts a program in a group of its own: Ctrl-C reaches it through this process, in order.
 * @param options log: file ("inherit" shows it), begun anew, or `append`ed, or `keep`: under a line with the time;
 * signal:
 *   how it is asked to end; patience: milliseconds it then has; run: uid, gid, env, cwd
 */
export function start(
  file,
  args,
  { log = "inherit", append = false, keep = false, signal: name = "SIGTERM", patience, ...run } = {},
) {
  if (append) rotate(log);
  const out = log === "inherit" ? "inherit" : keep ? openKept(log) : openSync(log, append ? "a" : "w", 0o600);
  const child = spawn(file, args, {
    cwd: root,
    detached: !windows,
    windowsHide: true,
    stdio: ["ignore", out, out],
    ...run,
  });
  if (out !== "inherit") closeSync(out);
  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, error }));
    child.on("exit", (code, by) => resolve({ code: code ?? 1, by }));
  });
  if (child.pid) {
    tellWatchdog({ guard: child.pid, signal: name, group: name !== "SIGINT", patience });
    void ended.then(() => tellWatchdog({ release: child.pid }));
  }
  const stop = async () => {
    // One that has ended long ago: its number may be another's by now.
    if (!child.pid || child.exitCode !== null || child.signalCode !== null || !alive(child.pid)) return;
    signal(child.pid, name, name !== "SIGINT");
    const end = () => signal(child.pid, "SIGKILL", true);
    const late = setTimeout(end, patience ?? PATIENCE);
    if (patience !== undefined) void hurried.then(end);
    await ended;
    clearTimeout(late);
    // Workers that outlived their leader.
    if (!windows) signal(child.pid, "SIGKILL", true);
  };
  atEnd(stop);
  return { child, ended, stop };
}

/** Once everything is being ended nobody is told any more, except the work of ending. @returns its exit code */
export async function run(file, args, options) {
  return (await end(file, args, options)).code;
}

async function end(file, args, { closing = false, ...options } = {}) {
  const over = await start(file, args, options).ended;
  if (ending && !closing) await new Promise(() => {});
  return over;
}

/** Of a program that was ended by a signal, a sentence that says so: its own log does not. */
export const endedBy = (signal) =>
  signal ? ` It was ended by ${signal}${signal === "SIGKILL" ? ", perhaps for want of memory" : ""}.` : "";

/** Runs one of the project's tools with this Node. @throws CliError with `sentence` and the log when it fails */
export async function runTool(tool, args, { sentence, ...options }) {
  const { code, by } = await end(process.execPath, [tool, ...args], options);
  if (code !== 0) throw new CliError(`${sentence}${endedBy(by)}`, options.log === "inherit" ? undefined : options.log);
}
