import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Milliseconds for one piece; it takes some hundredths of a second at most. */
const TIMEOUT_MS = 5_000;

let running: ChildProcess | undefined;

/** The process that unpacks. It ends by itself when nothing has come for a while, and with whoever started it. */
function unpacker(): ChildProcess {
  if (running?.connected) return running;
  const started = fork(path.join(/* turbopackIgnore: true */ process.cwd(), "lib/uploads/server/unpacker.mjs"), {
    execArgv: ["--max-old-space-size=32"],
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  started.on("error", () => {});
  // It keeps nobody from ending: whoever waits for it has a clock running.
  started.unref();
  started.channel?.unref();
  running = started;
  return started;
}

/**
 * Unpacks bytes of zlib's format, in a process of its own: a few bytes of a PDF can become gigabytes.
 * @param limit bytes that may come of them
 * @returns null where more would come, where they are damaged, and where that process fails
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
