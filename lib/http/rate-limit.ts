import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { keyedHash } from "@/lib/server/keyed-hash";
import { keyedQueue } from "@/lib/server/queues";
import { TOO_MANY, TRY_AGAIN } from "./envelope";
import { Refusal } from "./refusal";
import { senderNetwork } from "./sender-network.mjs";

export type Limit = { name: string; points: number; seconds: number };

type Counter = (hidden: string, points?: number) => Promise<{ consumed: number; msLeft: number }>;
const counters = new Map<string, Counter>();

// The counters live in PostgreSQL, so that the limit holds across instances and restarts.
function counterOf({ name, points, seconds }: Limit): Counter {
  const known = counters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: true,
  });
  // A burst from one sender would hold all connections of the pool, each waiting for the same row.
  const queue = keyedQueue(1);
  const counter: Counter = async (hidden, taking = 1) => {
    const signal = AbortSignal.timeout(1000 * env.DATABASE_PATIENCE_SECONDS);
    const taken = await queue(hidden, () => limiter.consume(hidden, taking).catch(refusedOrFailed), { signal });
    return { consumed: taken.consumedPoints, msLeft: taken.msBeforeNext };
  };
  counters.set(name, counter);
  return counter;
}

function refusedOrFailed(reason: unknown) {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

const hiddenOf = (key: string) => keyedHash("limit", key).toString("base64url");

/** Forgets what was counted for these keys, by whatever limit. A key that names an address too goes when it is over. */
export const forgetCounts = (keys: readonly string[], client: Prisma.TransactionClient) =>
  client.$executeRaw`DELETE FROM "RateLimit" WHERE split_part(key, ':', 2) = ANY(${keys.map(hiddenOf)}::text[])`;

export type Taken = { isOver: boolean; msLeft: number };

/** Takes points and refuses nobody. The key is stored as a keyed hash only. @throws Refusal 503: never fails open */
async function count(limit: Limit, key: string, points: number): Promise<Taken> {
  const { consumed, msLeft } = await counterOf(limit)(hiddenOf(key), points).catch(() => {
    throw new Refusal(503, "serverFailed", TRY_AGAIN);
  });
  return { isOver: consumed > limit.points, msLeft };
}

/** Takes one point and refuses nobody. @throws Refusal 503 */
export const countOne = (limit: Limit, key: string) => count(limit, key, 1);

/** Takes so many points at once. @throws Refusal 429 with Retry-After; 503 when the counter cannot be reached */
export async function take(limit: Limit, key: string, points: number) {
  const taken = await count(limit, key, points);
  if (taken.isOver) throw tooMany(taken);
}

/** Takes one point. @throws as `take` */
export const takeOne = (limit: Limit, key: string) => take(limit, key, 1);

/** Counts a secret that opened nothing, by address; a right one needs no limit of its own. @throws Refusal 429 */
export const takeFailure = (limit: Limit, request: Request) => takeOne(limit, addressOf(request));

/** A limit counted in this process, so that no call costs a statement. @returns takes one point; throws Refusal 429 */
export function takeInProcess({ name, points, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return async (key: string) => {
    const taken = await limiter.consume(key).catch(refusedOrFailed);
    if (taken.consumedPoints > points) throw tooMany({ isOver: true, msLeft: taken.msBeforeNext });
  };
}

/** Counts one call of somebody logged in, 600 a minute. @param id of the student or share link @throws Refusal 429 */
export const takePerson = takeInProcess({ name: "person", points: 600, seconds: 60 });

export const tooMany = ({ msLeft }: Taken) =>
  new Refusal(429, "tooManyRequests", TOO_MANY, {
    headers: { "retry-after": String(Math.max(1, Math.ceil(msLeft / 1000))) },
  });

/** Who is asking, for limits by address: server/server.ts has written it, whatever the sender claimed. */
export const addressOf = (request: Request) => senderNetwork(sentFrom(request));

/** An IPv4 /24 or an IPv6 /48: a holder of addresses may have many. */
export const networkOf = (request: Request) => senderNetwork(sentFrom(request), { v4: 24, v6: 48 });

const sentFrom = ({ headers }: Request) => headers.get("x-forwarded-for") ?? "";
