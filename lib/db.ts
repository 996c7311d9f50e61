import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { Pool } from "pg";
import { env } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { readAtScrape } from "@/lib/metrics/metrics.mjs";

// Without limits a frozen server is waited for without end. A build fails as a whole, and may be patient.
const PATIENCE = 1000 * (env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? 60 : env.DATABASE_PATIENCE_SECONDS);

function connect() {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: PATIENCE / 2,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE * 0.75,
    // A line that dies without a word would keep the transaction and its locks for two hours.
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

const PREPARED = 100;
const names = new Map<string, string | undefined>();

/** Planning a text anew is half its cost. A kept one of all columns (`f.*`) would be refused after a migration. */
function nameOf({ sql }: { sql: string }): string {
  if (!names.has(sql) && names.size < PREPARED)
    names.set(sql, /(\.|SELECT |RETURNING )\*/i.test(sql) ? undefined : `s${names.size}`);
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
export const pool = database.pool;
