import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { Pool } from "pg";
import { env } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { readAtScrape } from "@/lib/metrics/metrics.mjs";

// Without limits a full pool or a frozen server is waited for without end. With them a query answers or fails within
// this many milliseconds, and the next one starts clean. Nobody waits for a build, which fails as a whole when one page
// cannot be made: it may be patient with a busy machine.
const PATIENCE = 1000 * (env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? 60 : env.DATABASE_PATIENCE_SECONDS);

function connect() {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: PATIENCE / 2,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE * 0.75,
    // Where the line dies without a word, the server would keep the transaction and its locks for two hours. The app
    // has given it up before; none that is alive rests this long between two statements.
    idle_in_transaction_session_timeout: PATIENCE * 2.5,
    keepAlive: true,
  });
  // A broken idle connection is replaced by the pool; unheard, its error would end the process.
  pool.on("error", () => {});
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: nameOf });
  // Prisma has limits of its own: as long as the pool's, and a little longer than a query's.
  const transactionOptions = { maxWait: PATIENCE / 2, timeout: PATIENCE * 1.25 };
  return { pool, db: new PrismaClient({ adapter, transactionOptions }) };
}

/** Statements that each connection keeps prepared: those of the first calls, which are the usual ones. */
const PREPARED = 100;
const names = new Map<string, string | undefined>();

/**
 * The name under which the database keeps a statement with its plan: to read and plan the text anew each time is half
 * of what most of ours cost it. One that asks for all columns has none, because the database refuses a kept statement
 * whose columns a migration has changed, and while a version is put out the one before goes on asking.
 */
function nameOf({ sql }: { sql: string }): string {
  if (!names.has(sql) && names.size < PREPARED)
    names.set(sql, /(\.|SELECT |RETURNING )\*/i.test(sql) ? undefined : `s${names.size}`);
  // Undefined is no name for pg, which the adapter's type does not say.
  return names.get(sql)!;
}

// Development reloads modules; the connections must not pile up.
const kept = globalThis as { database?: ReturnType<typeof connect> };
const database = (kept.database ??= connect());
readAtScrape("database_pool", () => ({
  total: database.pool.totalCount,
  idle: database.pool.idleCount,
  waiting: database.pool.waitingCount,
}));

/** The Prisma client. Only lib/<domain>/data.ts and mutations.ts may use it. */
export const db = database.db;
/** The pool under it, for the few parts that speak SQL themselves (rate limits). */
export const pool = database.pool;
