// Uploads of one session begin a few at a time. Once the app has a request it reads the body as fast as it comes,
// whether or not anybody has use for it yet; so the others wait here, unread, and the sender's own line slows him down.
import PQueue from "p-queue";

/** Uploads of one session that the app has at the same time: those of two tabs, which send two each. */
const AT_ONCE = 4;
/**
 * Milliseconds after which a place goes to the next, while its upload goes on. A body that takes longer comes over a
 * bad line and costs next to nothing; the sender's other uploads need not wait for it.
 */
const HOLD = 30_000;

/** The session's cookie, named as in lib/session/cookie.ts. Whether it is genuine the app decides, at its turn. */
const SESSION = /(?:^|;\s*)__Host-dakhila\.session=([^;]+)/;

/**
 * A line for each session. Nobody waits for another's uploads, and none that waits is refused or dropped.
 * @returns turn(request, response), which resolves when the app may begin: true, or false where the connection broke in
 *   the meantime. The place is free again when the response has closed. Without a session there is no line, since the
 *   app refuses those at once.
 */
export function uploadTurns() {
  const lines = new Map();

  function lineOf(session) {
    const known = lines.get(session);
    if (known) return known;
    const line = new PQueue({ concurrency: AT_ONCE, timeout: HOLD });
    line.on("idle", () => lines.delete(session));
    lines.set(session, line);
    return line;
  }

  return async function turn({ headers, socket }, response) {
    const session = SESSION.exec(headers.cookie ?? "")?.[1];
    if (session === undefined) return true;
    const closed = new Promise((resolve) => response.once("close", resolve));
    await new Promise((begin) => {
      const work = () => {
        begin();
        return closed;
      };
      // Rejects after HOLD only, when the place has gone to the next.
      lineOf(session)
        .add(work)
        .catch(() => {});
    });
    return !socket.destroyed;
  };
}
