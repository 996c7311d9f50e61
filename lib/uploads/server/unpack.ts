import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const TIMEOUT_MS = 5_000;

let running: ChildProcess | undefined;

/** Ends by itself when idle, and with its parent. */
function unpacker(): ChildProcess {
  if (running?.connected) return running;
  const started = fork(path.join(/* turbopackIgnore: true */ process.cwd(), "lib/uploads/server/unpacker.mjs"), {
    execArgv: ["--max-old-space-size=32"],
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  started.on("error", () => {});
  started.unref();
  started.channel?.unref();
  running = started;
  return started;
}

/**
 * Unpacks zlib in a process of its own: a few bytes can become gigabytes. @param limit bytes
 * @returns null where more would come, where they are damaged, or the process fails
 */
export async function unpack(bytes: Uint8Array, limit: number): Promise<Uint8Array | null> {
  const child = unpacker();
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  child.once("exit", stop);
  try {
    child.send({ bytes, limit }, (error) => error && stop());
    const [unpacked] = (await once(child, "message", { signal: end.signal })) as [Uint8Array | null];
    return unpacked;
  } catch {
    child.kill("SIGKILL");
    if (running === child) running = undefined;
    return null;
  } finally {
    clearTimeout(timer);
    child.off("exit", stop);
  }
}
