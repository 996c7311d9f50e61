/** Chance that can be repeated: the same seed draws the same. (Mulberry32.) */
export function chance(seed: number) {
  let state = seed >>> 0;
  /** From 0 to 1, without 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;
  /** True so many times of a hundred. */
  const percent = (share: number) => next() * 100 < share;
  /** So many different ones of a list, in its order. */
  function some<T>(count: number, of: readonly T[]): T[] {
    const places = new Set<number>();
    while (places.size < Math.min(count, of.length)) places.add(below(of.length));
    return of.filter((_, at) => places.has(at));
  }
  return { next, below, pick, percent, some };
}
export type Chance = ReturnType<typeof chance>;
