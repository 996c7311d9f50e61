// A test file that touched the database must let go of it, or jest waits for the connections (see lib/db.ts).
afterAll(async () => {
  const { db, pool } = globalThis.database ?? {};
  await db?.$disconnect();
  // Prisma ends the pool only if it has used it itself.
  if (pool && !pool.ending) await pool.end();
});
