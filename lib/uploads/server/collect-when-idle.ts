import "server-only";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Share of a second that the process may be at work and still count as idle. */
const IDLE = 0.1;
/** Idle seconds in a row, after which the next one is likely to be idle as well. */
const SECONDS = 3;
/** Seconds after which it is left to what goes on: a busy process collects by itself. */
const LATEST = 60;

let left = 0;

/**
 * Has what uploads leave in memory collected, some tens of megabytes, once nobody asks anything of this process: by
 * itself an idle one never would. It takes about a tenth of a second, twice, in which nothing else is done.
 */
export function collectWhenIdle(): void {
  const isLooking = left > 0;
  left = LATEST;
  if (!isLooking) look(performance.eventLoopUtilization(), 0);
}

function look(before: ReturnType<typeof performance.eventLoopUtilization>, idle: number) {
  setTimeout(() => {
    left -= 1;
    const now = performance.eventLoopUtilization();
    const seconds = performance.eventLoopUtilization(now, before).utilization < IDLE ? idle + 1 : 0;
    if (seconds < SECONDS && left > 0) return look(now, seconds);
    left = 0;
    if (seconds < SECONDS) return;
    collect();
    // What the first lets go of, such as pictures, is freed by the next.
    setTimeout(collect, 1000).unref();
  }, 1000).unref();
}

function collect() {
  // Node hands it out only to who asks for it at the start, or to a context that is made after this.
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
