import type { Rulebook } from "./schema";

/** Answers of each kind that are remembered for one rulebook: small ones, and asked again at every load of a page. */
const MOST = 200;
const memory = new WeakMap<Rulebook, Map<string, unknown>>();

/** Worked out once: over thousands of schemes it takes part of a second. */
export function remembered<Found>(book: Rulebook, asked: unknown, find: () => Found): Found {
  const known = memory.get(book) ?? new Map<string, unknown>();
  memory.set(book, known);
  const key = JSON.stringify(asked);
  if (known.has(key)) return known.get(key) as Found;
  const found = find();
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, found);
  return found;
}
