// How the app ends: what it says meanwhile, and how long whom it waits for.

/**
 * Milliseconds that answers under way have at the end: all of them, those whose connection still moves, and how long
 * one may stand still after the first. An upload over a slow line moves.
 */
export const PATIENCE = { any: 7000, moving: 20_000, still: 5000 };

/** Milliseconds that the app has to end when its answers have gone out: mail, connections to the database. */
const AFTER_ANSWERS = 6000;

/**
 * Seconds for which the app, once it is asked to end, says that it is not ready and goes on serving. Where no proxy
 * stands in front there is nobody to tell.
 * @param env the app's environment
 */
export const shutdownPause = ({ SHUTDOWN_PAUSE_SECONDS: own, TRUSTED_PROXIES: proxies }) =>
  Number(own || (Number(proxies) > 0 ? 5 : 0));

/** Milliseconds after which an app of this environment that was asked to end should have done so. */
export const timeToEnd = (env) => 1000 * shutdownPause(env) + PATIENCE.moving + AFTER_ANSWERS;
