/**
 * When the figures behind a shared address were seen: milliseconds since 1970 in base 36, short enough for a message.
 */
export const SEEN = "seen";

export const seenStamp = (at: number) => at.toString(36);

/** Milliseconds; null where the address holds none, or nonsense, or a moment that has not come by `now`. */
export function readSeen(search: string, now: number): number | null {
  const stamp = new URLSearchParams(search).get(SEEN) ?? "";
  const at = /^[0-9a-z]{8,9}$/.test(stamp) ? Number.parseInt(stamp, 36) : NaN;
  return at > 0 && at <= now ? at : null;
}

/** The query with the moment (milliseconds) at which its figures were seen. */
export function withSeen(search: string, at: number): string {
  const query = new URLSearchParams(search);
  query.set(SEEN, seenStamp(at));
  return query.toString().replaceAll("%2C", ",");
}
