import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Snapshot } from "./snapshot";
import { tags } from "./tags";

/** Seconds. An edit drops a page; this is for a notice that was lost, and for what a new day changes. */
const UNTIL_DROPPED = { stale: 300, revalidate: 600, expire: 3600 };
/** Seconds that a page stands without an answer. Under an `expire` of five minutes it would not be static. */
const UNTIL_ANSWERED = { stale: 30, revalidate: 5, expire: 3600 };

/** For a page: call it within "use cache", whose result goes with these tags. @param empty as in `Snapshot.get` */
export async function forPage<T>(content: Snapshot<T>, of: readonly string[], empty?: T) {
  cacheTag(...of, tags.all);
  const { value, fresh, readAt } = await content.get(empty);
  if (fresh) cacheLife(UNTIL_DROPPED);
  else cacheLife(UNTIL_ANSWERED);
  return { value, readAt };
}
