import "server-only";
import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { TOO_MANY, TRY_AGAIN } from "./envelope";
import { Refusal } from "./refusal";

/** At most `points` in `seconds` for one key. `name` keeps the counters of two limits apart. */
export type Limit = { name: string; points: number; seconds: number };

const limiters = new Map<string, RateLimiterPostgres>();

// The counters live in PostgreSQL, so that the limit holds across instances and restarts.
function limiter({ name, points, seconds }: Limit) {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient: pool, storeType: "pool", tableName: "RateLimit", tableCreated: true,
    keyPrefix: name, points, duration: seconds, clearExpiredByTimeout: true,
  });
  limiters.set(name, made);
  return made;
}

/**
 * Takes one point from `key`'s allowance. The key (an address, a phone number) is stored only as a keyed hash.
 * @throws Refusal 429 with Retry-After when none is left; 503 when the counter cannot be reached: a limit never fails open
 */
export async function takeOne(limit: Limit, key: string) {
  const hidden = createHmac("sha256", env.NEXTAUTH_SECRET).update(key).digest("base64url");
  try {
    await limiter(limit).consume(hidden);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw new Refusal(503, TRY_AGAIN);
    throw new Refusal(429, TOO_MANY, { headers: { "retry-after": String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))) } });
  }
}

/**
 * Who is asking, for limits by address. The last entry is the one that our own server or the proxy before it wrote;
 * anything to its left is the sender's claim. An IPv6 customer owns a /64, so that is what is counted.
 */
export function addressOf(request: Request) {
  const last = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
  return last.includes(":") && !last.includes(".") ? last.split(":").slice(0, 4).join(":") : last;
}
