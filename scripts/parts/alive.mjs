import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const windows = process.platform === "win32";

/** On Linux, what follows a process's name in /proc: its state, its parent and more; undefined when it is gone. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** Whether a process of this number exists, whoever owns it. A zombie, which only waits to be counted, does not. */
export function alive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return process.platform !== "linux" || !["Z", undefined].includes(statOf(pid)?.[0]);
}

export const parentOf = (pid) => statOf(pid)?.[1];

/** "" when it cannot be read. Numbers are used again, so a number alone proves nothing. */
export function commandOf(pid) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (windows) return execFileSync("tasklist", ["/fi", `PID eq ${pid}`, "/fo", "csv", "/nh"], { encoding: "utf8" });
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** Sends a signal to a process, or to the whole group that it leads. Says nothing when it is gone already. */
export function signal(pid, name, group = false) {
  try {
    if (windows) execFileSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    else process.kill(group ? -pid : pid, name);
  } catch {}
}
