import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { Pool } from "pg";
import { env } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";

// All in milliseconds. Without these, a full pool or a frozen server is waited for without end. With them every query
// answers or fails within about four seconds, and the next one starts clean. Nobody waits for a build, which fails as a
// whole when one page cannot be made: it may be patient with a busy machine.
const TIMEOUTS =
  env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
    ? { connectionTimeoutMillis: 30_000, query_timeout: 30_000, statement_timeout: 29_000 }
    : { connectionTimeoutMillis: 2000, query_timeout: 4000, statement_timeout: 3000 };

function connect() {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    ...TIMEOUTS,
    // Where the line dies without a word, the server would keep the transaction and its locks for two hours. The app
    // has given it up after four seconds; none that is alive rests this long between two statements.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A broken idle connection is replaced by the pool; unheard, its error would end the process.
  pool.on("error", () => {});
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) }) };
}

// Development reloads modules; the connections must not pile up.
const kept = globalThis as { database?: ReturnType<typeof connect> };
const database = (kept.database ??= connect());

/** The Prisma client. Only lib/<domain>/data.ts and mutations.ts may use it. */
export const db = database.db;
/** The pool under it, for the few parts that speak SQL themselves (rate limits). */
export const pool = database.pool;
