import "server-only";
import { createHash } from "node:crypto";

/** Milliseconds in which a page or picture that was begun before a drop is stored, also on a busy machine. */
const MAKING = 600_000;
/** By digest, when its pages were dropped; null while they were not. */
type Given = Map<string, number | null>;
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
    const others = [...given].filter(([other]) => other !== digest);
    if (others.length > 0) changed.push(tag);
    if (given.has(digest)) given.set(digest, null);
    // A page that is under way meanwhile is dropped by the renewal that follows (lib/content/listener.ts).
    for (const [other, at] of others) {
      if (at === null) given.set(other, Date.now());
      else if (Date.now() - at > MAKING) given.delete(other);
    }
  }
  return changed;
}
