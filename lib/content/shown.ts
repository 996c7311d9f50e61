import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/env";

/** Milliseconds after which what was dropped is dropped once more: a page was under way then. */
export const AGAIN = 1000 * (env.DATABASE_PATIENCE_SECONDS + 1);
/** Milliseconds after the first drop at which the next are due, with whatever is edited then: pictures take long. */
const DUE = [AGAIN, 60_000, 600_000];
/** By digest, when its pages were dropped first and how often since; null while they were not. */
type Given = Map<string, { at: number; times: number } | null>;
/** What JSON holds whole: a Map would look the same whatever is in it. */
type Plain = null | string | number | boolean | undefined | Date | readonly Plain[] | { readonly [key: string]: Plain };

// One for the whole process: pages and calls are bundled apart.
const shared = globalThis as { shownContent?: Map<string, Given> };
const shown = (shared.shownContent ??= new Map<string, Given>());

const digestOf = (value: Plain) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Remembers what pages with this tag were given. @returns the value */
export function noteShown<T extends Plain>(tag: string, value: T): T {
  const given = shown.get(tag) ?? (new Map() as Given);
  shown.set(tag, given.set(digestOf(value), null));
  return value;
}

/** The tags that pages have. */
export const shownTags = () => [...shown.keys()];

/** Of these tags, those whose pages were given something else than what is known. @param known by tag */
export function changedTags(tags: readonly string[], known: (tag: string) => Plain): string[] {
  const changed: string[] = [];
  for (const tag of tags) {
    const given = shown.get(tag);
    if (!given) continue;
    const digest = digestOf(known(tag));
    if (given.has(digest)) given.set(digest, null);
    let isStale = false;
    for (const [other, dropped] of given) {
      if (other === digest) continue;
      const { at, times } = dropped ?? { at: Date.now(), times: 0 };
      const age = Date.now() - at;
      if (dropped && age < DUE[times - 1]!) continue;
      isStale = true;
      if (age < DUE.at(-1)!) given.set(other, { at, times: times + 1 });
      else given.delete(other);
    }
    if (isStale) changed.push(tag);
  }
  return changed;
}
