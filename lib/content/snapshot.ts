import "server-only";
import { safeErrorFields, log } from "@/lib/log";

type Known = { value: unknown; askedAt: number; readAt: number };
type Kind = { known?: Known; triedAt: number; failure?: unknown; reading?: Promise<unknown> };

// One for the whole process: pages and calls are bundled apart, each with its own copy of this module.
const shared = globalThis as { publicContent?: Map<string, Kind> };
const kinds = (shared.publicContent ??= new Map<string, Kind>());

const AGE = { read: 60_000, failed: 1000 };

/** A kind of public content in memory: read anew after a minute, and kept while the database is away. */
export function snapshot<T>(name: string, read: () => Promise<T>) {
  const kind: Kind = kinds.get(name) ?? { triedAt: -Infinity };
  kinds.set(name, kind);

  /** Of two readings at once the later one stays. @throws when the database does not answer */
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
   * What is known, at once. @param empty what to give where nothing is known and the database does not answer
   * @returns `fresh`: whether the last reading came; `readAt` in milliseconds
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
