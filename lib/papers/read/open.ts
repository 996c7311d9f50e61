import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import PQueue from "p-queue";
import { linesOf, type TextItem } from "./lines";
import type { PageRead } from "./look";

const START_MS = 15_000;
const READ_MS = 1_500;
/** Without work, until the process is ended; the next paper starts another one. */
const IDLE_MS = 60_000;

type Answer = { pages: { count: number; pages: (TextItem[] | null)[] } | null; isUsedUp: boolean };
type Reader = { queue: PQueue; child?: ChildProcess; idle?: NodeJS.Timeout };

// One for the whole process: calls are bundled apart.
const reader = ((globalThis as { paperReader?: Reader }).paperReader ??= { queue: new PQueue({ concurrency: 1 }) });

/** How many papers wait to be read. */
export const waiting = () => reader.queue.size + reader.queue.pending;

/** The lines of a PDF's pages; null where it cannot be read in time and in the memory of a process of its own. */
export const pagesOf = (bytes: Uint8Array): Promise<PageRead[] | null> => reader.queue.add(() => read(bytes));

async function read(bytes: Uint8Array): Promise<PageRead[] | null> {
  clearTimeout(reader.idle);
  try {
    const child = await started();
    child.send({ bytes });
    const { pages: found, isUsedUp } = (await answerOf(child, READ_MS)) as Answer;
    if (isUsedUp) stop();
    if (!found) return null;
    const pages = found.pages.map((items) => items && linesOf(items));
    return found.count > pages.length ? [...pages, null] : pages;
  } catch {
    stop();
    return null;
  } finally {
    reader.idle = setTimeout(stop, IDLE_MS).unref();
  }
}

/** Ends with its parent. */
async function started(): Promise<ChildProcess> {
  if (reader.child?.connected) return reader.child;
  const child = fork(path.join(/* turbopackIgnore: true */ process.cwd(), "lib/papers/read/reader.mjs"), {
    execArgv: ["--max-old-space-size=128", "--max-semi-space-size=8", "--single-threaded-gc"],
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  reader.child = child;
  child.on("error", () => {});
  await answerOf(child, START_MS);
  child.unref();
  child.channel?.unref();
  return child;
}

/** @throws when it ends, or is late */
async function answerOf(child: ChildProcess, ms: number): Promise<unknown> {
  const end = new AbortController();
  const stopWaiting = () => end.abort();
  const timer = setTimeout(stopWaiting, ms);
  child.once("exit", stopWaiting);
  try {
    const [answer] = (await once(child, "message", { signal: end.signal })) as unknown[];
    return answer;
  } finally {
    clearTimeout(timer);
    child.off("exit", stopWaiting);
  }
}

function stop() {
  reader.child?.kill("SIGKILL");
  reader.child = undefined;
}

/** Of the process that reads; for tests. */
export const readerPid = () => reader.child?.pid;
