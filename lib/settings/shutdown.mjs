/** Milliseconds for which answers under way may go on after the server was told to end. */
export const DRAIN_MS = 20_000;
/** Milliseconds that mail and connections to the database have after the last answer. */
const AFTER_ANSWERS_MS = 6000;

/**
 * Seconds for which the server, told to end, goes on but says it is not ready: a proxy sends visitors elsewhere.
 * @param {Record<string, string | undefined>} env
 */
export const shutdownPause = ({ SHUTDOWN_PAUSE_SECONDS: own, TRUSTED_PROXIES: proxies }) =>
  Number(own || (Number(proxies) > 0 ? 5 : 0));

/** Milliseconds after which a server of this environment that was told to end should have ended. */
export const timeToEnd = (env) => 1000 * shutdownPause(env) + DRAIN_MS + AFTER_ANSWERS_MS;
