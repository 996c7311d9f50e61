// Requests of one sender begin a few at a time. Once the app has a request it works on it as fast as it can and reads
// its body as fast as it comes; so the others wait here, unread, and nobody else waits for them.
import PQueue from "p-queue";

/**
 * Milliseconds after which a place goes to the next, while its request goes on. One that takes longer comes over a bad
 * line and costs next to nothing; the sender's others need not wait for it.
 */
const HOLD = 30_000;

/**
 * A line for each sender. None that waits is refused or dropped, unless too many of the same sender wait already.
 * @param atOnce requests of one sender that the app has at the same time; waiting: those that may wait for them
 * @returns turn(sender, response), which resolves when the app may begin: "begin", "gone" where the connection broke in
 *   the meantime, or at once "full". The place is free again when the response has closed. turn.waiting() counts
 *   those of all senders that wait
 */
export function turns({ atOnce, waiting }) {
  const lines = new Map();
  let inLine = 0;

  function lineOf(sender) {
    const known = lines.get(sender);
    if (known) return known;
    const line = new PQueue({ concurrency: atOnce });
    line.on("idle", () => lines.delete(sender));
    lines.set(sender, line);
    return line;
  }

  async function turn(sender, response) {
    const line = lineOf(sender);
    if (line.size >= waiting) return "full";
    inLine += 1;
    await new Promise((begin) => {
      void line.add(() => {
        inLine -= 1;
        begin();
        return closeOf(response);
      });
    });
    return response.closed || response.req.socket.destroyed ? "gone" : "begin";
  }
  return Object.assign(turn, { waiting: () => inLine });
}

/** Settles when a response has closed, or after HOLD. */
function closeOf(response) {
  if (response.closed) return;
  // The queue's own time limit would make an error with its stack, and a signal, for each request.
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HOLD);
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
