import "server-only";
import { safeErrorFields, log } from "@/lib/log";

/** `askedAt` by performance.now(), `readAt` by the clock, both in milliseconds and from before the reading. */
type Known = { value: unknown; askedAt: number; readAt: number };
/** One kind of content: what is known of it, and how the last reading went. */
type Kind = { known?: Known; triedAt: number; failure?: unknown; reading?: Promise<unknown> };

// One for the whole process: pages and calls are bundled apart, each with its own copy of this module.
const shared = globalThis as { publicContent?: Map<string, Kind> };
const kinds = (shared.publicContent ??= new Map<string, Kind>());

/** Milliseconds after which a value is read anew: a notice of an edit may have been lost, or the reading has failed. */
const AGE = { read: 60_000, failed: 1000 };

/** One kind of public content, held in memory as a whole: pages and calls are answered without the database. */
export function snapshot<T>(name: string, read: () => Promise<T>) {
  const kind: Kind = kinds.get(name) ?? { triedAt: -Infinity };
  kinds.set(name, kind);

  /**
   * Reads it now. Of two readings at once the one that was asked for last stays, and is what both give.
   * @throws when the database does not answer
   */
  async function refresh(): Promise<T> {
    const [askedAt, readAt] = [performance.now(), Date.now()];
    kind.triedAt = askedAt;
    try {
      const value = await read();
      if (!kind.known || kind.known.askedAt <= askedAt) {
        kind.known = { value, askedAt, readAt };
        kind.failure = undefined;
      }
    } catch (error) {
      kind.failure = error;
      throw error;
    }
    return kind.known.value as T;
  }

  const refreshBeside = () =>
    (kind.reading ??= refresh()
      .catch((error: unknown) =>
        log.error({ ...safeErrorFields(error), content: name }, "public content could not be read"),
      )
      .finally(() => (kind.reading = undefined)));

  /**
   * What is known, at once; only who asks before anything is known waits, all for one reading.
   * @param empty what to give where nothing is known and the database does not answer
   * @returns `fresh`: whether the last reading came; `readAt`: when the value was read, in milliseconds
   * @throws when nothing is known, the database does not answer and there is no `empty`
   */
  async function get(empty?: T): Promise<{ value: T; fresh: boolean; readAt: number }> {
    const isDue = performance.now() - kind.triedAt >= (kind.failure ? AGE.failed : AGE.read);
    if (!kind.known) await refreshBeside();
    else if (isDue) void refreshBeside();
    if (kind.known) return { value: kind.known.value as T, fresh: !kind.failure, readAt: kind.known.readAt };
    if (empty === undefined) throw kind.failure;
    return { value: empty, fresh: false, readAt: Date.now() };
  }

  return { refresh, get };
}
export type Snapshot<T> = ReturnType<typeof snapshot<T>>;
