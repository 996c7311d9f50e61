import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Snapshot } from "./snapshot";
import { tags, type CacheTag } from "./tags";

/**
 * Seconds: how long a page stands that was made without an answer from the database. Under an `expire` of five minutes
 * it would not be static.
 */
const UNTIL_ANSWERED = { stale: 30, revalidate: 5, expire: 3600 };

/**
 * What a snapshot holds, for a page: to be called within "use cache", whose result is dropped with these tags.
 * @param empty as in `Snapshot.get`
 */
export async function forPage<T>(content: Snapshot<T>, of: readonly CacheTag[], empty?: T) {
  cacheTag(...of, tags.all);
  const { value, fresh, readAt } = await content.get(empty);
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return { value, readAt };
}
