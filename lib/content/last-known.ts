import "server-only";
import { safeErrorFields, log } from "@/lib/log";

/** What is in memory, when it was asked for, in milliseconds of `performance.now()`, and how long that took. */
type Known<T> = { value: T; askedAt: number; took: number; patches: readonly Patch<T>[] };
// `change` as a method: memory holds pieces of any kind.
type Patch<T> = { change(before: T): T; askedAt: number };

// One for the whole process: pages and calls are bundled apart, each with its own copy of this module.
const shared = globalThis as {
  publicContent?: Map<string, Known<unknown>>;
  publicReadings?: Map<string, Promise<unknown>>;
};
const memory = (shared.publicContent ??= new Map<string, Known<unknown>>());
/** The readings under way that several may wait for. */
const readings = (shared.publicReadings ??= new Map<string, Promise<unknown>>());

/**
 * Milliseconds that a reading serves for, and as often as long as it took: of thousands of lenders it is no light one.
 * An edit does not wait for it: what changed is read when it is announced (lib/revalidation).
 */
const SHARED = 20_000;
const TIMES = 20;
/** Milliseconds after which an answer that does not wait has it read anew. */
const BESIDE = 60_000;
/** Milliseconds that a part which was read alone is remembered for readings of the whole that began before it. */
const PATCHED = 60_000;

/**
 * A piece of public content that outlives the database: what was read last stays in memory and is given while the
 * database does not answer, else `empty` (SPEC section 8: a public list that fails is an empty list).
 */
export function lastKnown<T>(name: string, read: () => Promise<T>, empty?: T) {
  const known = () => memory.get(name) as Known<T> | undefined;

  /**
   * Reads it now. An answer that was long under way may be older than one that was asked for after it: the newest
   * stays, and is what comes back. So does each part that was read alone meanwhile.
   * @throws when the database does not answer
   */
  async function refresh(): Promise<T> {
    const askedAt = performance.now();
    let value: T = await read();
    const before = known();
    if (before && before.askedAt > askedAt) return before.value;
    const patches = (before?.patches ?? []).filter((patch) => patch.askedAt > askedAt);
    for (const patch of patches) value = patch.change(value);
    memory.set(name, { value, askedAt, took: performance.now() - askedAt, patches });
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
      log.error({ ...safeErrorFields(error), content: name }, "public content could not be read");
      const before = known();
      if (before) return { value: before.value, fresh: false };
      if (empty === undefined) throw error;
      return { value: empty, fresh: false };
    }
  }

  /**
   * As `get`, from memory where that is young, and one reading for all who ask at the same time.
   * @param age milliseconds
   */
  async function recent(age = SHARED): Promise<{ value: T; fresh: boolean }> {
    const before = known();
    if (before && performance.now() - before.askedAt < Math.max(age, TIMES * before.took))
      return { value: before.value, fresh: true };
    const reading = (readings.get(name) as ReturnType<typeof get> | undefined) ?? get();
    readings.set(name, reading);
    try {
      return await reading;
    } finally {
      if (readings.get(name) === reading) readings.delete(name);
    }
  }

  /**
   * What is known, at once: where that is old it is read anew beside the answer. Only the first after a start waits.
   * @throws as `get`
   */
  async function atOnce(): Promise<T> {
    const before = known();
    const { value } = before ?? (await recent());
    if (before) void recent(BESIDE);
    return value;
  }

  /**
   * Changes a part of what is in memory, and of readings of the whole that are under way.
   * @param askedAt when the part was asked for
   */
  function patch(change: (before: T) => T, askedAt: number) {
    const before = known();
    if (!before || before.askedAt > askedAt) return;
    const patches = [...before.patches.filter((each) => each.askedAt > askedAt - PATCHED), { change, askedAt }];
    memory.set(name, { ...before, value: change(before.value), patches });
  }

  return { known, refresh, get, recent, atOnce, patch };
}

/**
 * Seconds, for `cacheLife`: how long a page stands that was made without an answer from the database. `expire` stays
 * over five minutes because a shorter one would stop the page from being static.
 */
export const UNTIL_ANSWERED = { stale: 30, revalidate: 5, expire: 3600 } as const;
