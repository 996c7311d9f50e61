import "server-only";
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE = 30_000;

let answered: Promise<boolean> | undefined;

/** Waits until the Auth emulator has answered once. @param host "127.0.0.1:port" */
export async function emulatorAnswers(host: string): Promise<void> {
  answered ??= look(host);
  if (!(await answered)) answered = undefined;
}

async function look(host: string) {
  for (const from = Date.now(); Date.now() - from < PATIENCE; await pause(250)) {
    const options: RequestInit = { cache: "no-store", method: "HEAD", signal: AbortSignal.timeout(2000) };
    if (await fetch(`http://${host}/`, options).then(Boolean, () => false)) return true;
  }
  return false;
}
