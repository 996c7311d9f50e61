import "server-only";
import { errorName, log } from "@/lib/log";

type Known<T> = { value: T; askedAt: number };

// One for the whole process: pages and calls are bundled apart, each with its own copy of this module.
const memory = ((globalThis as { publicContent?: Map<string, Known<unknown>> }).publicContent ??= new Map<
  string,
  Known<unknown>
>());

/**
 * A piece of public content that outlives the database: what was read last stays in memory and is given while the
 * database does not answer, else `empty` (SPEC section 8: a public list that fails is an empty list).
 */
export function lastKnown<T>(name: string, read: () => Promise<T>, empty?: T) {
  /** What is in memory, and when it was asked for, in milliseconds of `performance.now()`. */
  const known = () => memory.get(name) as Known<T> | undefined;

  /**
   * Reads it now. An answer that was long under way may be older than one that was asked for after it: the newest
   * stays, and is what comes back.
   * @throws when the database does not answer
   */
  async function refresh(): Promise<T> {
    const askedAt = performance.now();
    const value = await read();
    const before = known();
    if (before && before.askedAt > askedAt) return before.value;
    memory.set(name, { value, askedAt });
    return value;
  }

  /**
   * Reads it now, or gives what is known. `fresh` is false then, so that the caller can have the page asked for again
   * soon.
   * @throws when the database does not answer, nothing is known and there is no `empty`
   */
  async function get(): Promise<{ value: T; fresh: boolean }> {
    try {
      return { value: await refresh(), fresh: true };
    } catch (error) {
      log.error({ ...errorName(error), content: name }, "public content could not be read");
      const before = known();
      if (before) return { value: before.value, fresh: false };
      if (empty === undefined) throw error;
      return { value: empty, fresh: false };
    }
  }

  return { known, refresh, get };
}

/**
 * Seconds, for `cacheLife`: how long a page stands that was made without an answer from the database. `expire` stays
 * over five minutes because a shorter one would stop the page from being static.
 */
export const UNTIL_ANSWERED = { stale: 30, revalidate: 5, expire: 3600 } as const;
