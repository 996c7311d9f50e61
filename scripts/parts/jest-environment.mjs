// Node as the tests have it. What a test file opened for itself is closed when all of its own hooks are done: a hook that is
// registered from outside runs before those, and one that cleans up rows would open the database anew, for nobody to close.
import { TestEnvironment } from "jest-environment-node";

export default class Environment extends TestEnvironment {
  async teardown() {
    // See lib/db.ts and lib/uploads/pdf-inspection.ts.
    const { database, pdfWorker } = this.global;
    await database?.db.$disconnect();
    // Prisma ends the pool only if it has used it itself.
    if (database && !database.pool.ending) await database.pool.end();
    await pdfWorker?.terminate();
    await super.teardown();
  }
}
