// A test file that touched the database must let go of it, or jest waits for the connections (see lib/db.ts).
afterAll(async () => {
  await globalThis.database?.db.$disconnect();
});
