// A test file that opened the database or hired the worker for PDFs must let go of it: the next file in the same process
// opens its own (see lib/db.ts and lib/uploads/pdf-inspection.ts).
afterAll(async () => {
  const { db, pool } = globalThis.database ?? {};
  await db?.$disconnect();
  // Prisma ends the pool only if it has used it itself.
  if (pool && !pool.ending) await pool.end();
  await globalThis.pdfWorker?.terminate();
});
