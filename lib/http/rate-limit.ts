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

/** At most `points` in `seconds` for one key. `name` keeps the counters of two limits apart. */
export type Limit = { name: string; points: number; seconds: number };

type Counter = (hidden: string) => Promise<{ consumed: number; msLeft: number }>;
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
  const counter: Counter = async (hidden) => {
    const signal = AbortSignal.timeout(1000 * env.DATABASE_PATIENCE_SECONDS);
    const taken = await queue(hidden, () => limiter.consume(hidden).catch(refusedOrFailed), { signal });
    return { consumed: taken.consumedPoints, msLeft: taken.msBeforeNext };
  };
  counters.set(name, counter);
  return counter;
}

/** Refused is an answer too. */
function refusedOrFailed(reason: unknown) {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

const hiddenOf = (key: string) => keyedHash("limit", key).toString("base64url");

/** Forgets what was counted for these keys, by whatever limit. A key that names an address too goes when it is over. */
export const forgetCounts = (keys: readonly string[], client: Prisma.TransactionClient) =>
  client.$executeRaw`DELETE FROM "RateLimit" WHERE split_part(key, ':', 2) = ANY(${keys.map(hiddenOf)}::text[])`;

/** Whether more was taken than there is, and the milliseconds until there is again. */
export type Taken = { isOver: boolean; msLeft: number };

/**
 * Takes one point from `key`'s allowance and refuses nobody. The key (an address, a phone number) is stored only as a
 * keyed hash.
 * @throws Refusal 503 when the counter cannot be reached: a limit never fails open
 */
export async function countOne(limit: Limit, key: string): Promise<Taken> {
  const { consumed, msLeft } = await counterOf(limit)(hiddenOf(key)).catch(() => {
    throw new Refusal(503, "serverFailed", TRY_AGAIN);
  });
  return { isOver: consumed > limit.points, msLeft };
}

/**
 * Takes one point from `key`'s allowance.
 * @throws Refusal 429 with Retry-After when none is left; 503 when the counter cannot be reached
 */
export async function takeOne(limit: Limit, key: string) {
  const taken = await countOne(limit, key);
  if (taken.isOver) throw tooMany(taken);
}

/**
 * Counts a secret that opened nothing against its sender's address. Who brings a right one is neither counted nor
 * refused, whatever others at the same address did: a secret that cannot be guessed needs no limit of its own.
 * @throws Refusal 429 with Retry-After when none is left
 */
export const takeFailure = (limit: Limit, request: Request) => takeOne(limit, addressOf(request));

/**
 * A limit that is counted in this process: for what guards this process, is no secret worth guessing at, and must not
 * cost each call a statement of its own.
 * @returns takes one point from a key's allowance; throws Refusal 429 with Retry-After when none is left
 */
export function takeInProcess({ name, points, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return async (key: string) => {
    const taken = await limiter.consume(key).catch(refusedOrFailed);
    if (taken.consumedPoints > points) throw tooMany({ isOver: true, msLeft: taken.msBeforeNext });
  };
}

/**
 * So that one person's calls do not hold what all share. Counts one call of somebody who is logged in: 600 a minute,
 * far more than our own pages ask for.
 * @param id of the student, or of the pass that an officer or a colleague opened
 * @throws Refusal 429 with Retry-After
 */
export const takePerson = takeInProcess({ name: "person", points: 600, seconds: 60 });

/** The refusal of who has nothing left, with the time to wait. */
export const tooMany = ({ msLeft }: Taken) =>
  new Refusal(429, "tooManyRequests", TOO_MANY, {
    headers: { "retry-after": String(Math.max(1, Math.ceil(msLeft / 1000))) },
  });

/**
 * Who is asking, for limits by address. server/server.ts has written it: exactly one address, whatever the
 * sender claimed. (`next dev` leaves the claim in place; its limits hold against nobody.)
 */
export const addressOf = (request: Request) => senderNetwork(sentFrom(request));

/**
 * The network that an address is part of, as its holder may have many: an IPv4 /24, an IPv6 /48, of which one customer
 * can have 65,536 addresses as addressOf() counts them.
 */
export const networkOf = (request: Request) => senderNetwork(sentFrom(request), { v4: 24, v6: 48 });

const sentFrom = ({ headers }: Request) => headers.get("x-forwarded-for") ?? "";
