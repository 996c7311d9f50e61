// Node as the tests have it. What a test file opened or set going for itself ends with it, when all of its own hooks
// are done: a hook that is registered from outside runs before those, and one that cleans up rows would open the
// database anew, for nobody to close.
import { TestEnvironment } from "jest-environment-node";

export default class Environment extends TestEnvironment {
  timers = new Set();

  constructor(...given) {
    super(...given);
    for (const name of ["setTimeout", "setInterval"]) {
      const start = this.global[name];
      const noted = (...args) => {
        const timer = start(...args);
        this.timers.add(timer);
        return timer;
      };
      this.global[name] = Object.assign(noted, start);
    }
  }

  async teardown() {
    // A sweep of the files in a minute, say, would come due in the middle of another file and use the database there.
    for (const timer of this.timers) clearTimeout(timer);
    // See lib/db.ts and lib/worker-thread.ts.
    const { database, threads } = this.global;
    await database?.db.$disconnect();
    // Prisma ends the pool only if it has used it itself.
    if (database && !database.pool.ending) await database.pool.end();
    for (const thread of threads?.values() ?? []) await thread.worker?.terminate();
    await super.teardown();
  }
}
