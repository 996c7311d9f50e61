import "server-only";
import { createHash } from "node:crypto";

// One for the whole process, as in last-known.ts. What was given to pages since each tag was dropped last, as digests.
const given = ((globalThis as { contentGiven?: Map<string, Set<string>> }).contentGiven ??= new Map<
  string,
  Set<string>
>());

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
  const values = given.get(tag);
  if (!values) return false;
  const current = digest(now);
  return [...values].some((value) => value !== current);
}

/** To be called with the tags that are about to be dropped; without any, for all. */
export function takeBack(tags?: readonly string[]) {
  if (!tags) given.clear();
  for (const tag of tags ?? []) given.delete(tag);
}
