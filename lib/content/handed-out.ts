import "server-only";
import { createHash } from "node:crypto";

/** As digests. */
type Given = Map<string, Set<string>>;
// One for the whole process, as in last-known.ts. What was given to pages since each tag was dropped last; and what was
// given before that: a page that was being drawn while its tag was dropped is stored after it, and shows that still.
const shared = globalThis as { contentGiven?: Given; contentGivenBefore?: Given };
const given = (shared.contentGiven ??= new Map());
const givenBefore = (shared.contentGivenBefore ??= new Map());

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Remembers that pages with this tag may show this value from now on. */
export function handOut<T>(tag: string, value: T): T {
  const values = given.get(tag) ?? new Set();
  given.set(tag, values.add(digest(value)));
  return value;
}

/**
 * Whether some page with this tag may show something else than `now`. What was given out and taken back since counts
 * too: a page may have been made in between.
 */
export function isOutOfDate(tag: string, now: unknown): boolean {
  const values = [...(given.get(tag) ?? []), ...(givenBefore.get(tag) ?? [])];
  if (values.length === 0) return false;
  const current = digest(now);
  return values.some((value) => value !== current);
}

/** To be called with the tags that are about to be dropped; without any, for all. */
export function takeBack(tags: readonly string[] = [...given.keys(), ...givenBefore.keys()]) {
  for (const tag of new Set(tags)) {
    givenBefore.set(tag, given.get(tag) ?? new Set());
    given.delete(tag);
  }
}
