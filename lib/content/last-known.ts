import "server-only";
import { errorName, log } from "@/lib/log";

const known = new Map<string, unknown>();

/**
 * Reads a public list, and never fails: when the database does not answer, what this process read last is given
 * instead, else `empty`, and the failure is logged (SPEC section 8: a public list that fails is an empty list).
 * `fresh` is false then, so that the caller can have the page asked for again soon.
 */
export async function lastKnown<T>(name: string, empty: T, read: () => Promise<T>): Promise<{ value: T; fresh: boolean }> {
  try {
    const value = await read();
    known.set(name, value);
    return { value, fresh: true };
  } catch (error) {
    log.error({ ...errorName(error), list: name }, "public list could not be read");
    return { value: known.has(name) ? (known.get(name) as T) : empty, fresh: false };
  }
}

/**
 * Seconds, for `cacheLife`: how long a page stands that was made without an answer from the database. `expire` stays
 * over five minutes because a shorter one would stop the page from being static.
 */
export const UNTIL_ANSWERED = { stale: 30, revalidate: 5, expire: 3600 } as const;
