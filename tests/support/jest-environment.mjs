import async_hooks from "node:async_hooks";
import { TestEnvironment } from "jest-environment-node";

const storages = new Set();
async_hooks.AsyncLocalStorage = class extends async_hooks.AsyncLocalStorage {
  constructor(...given) {
    super(...given);
    storages.add(this);
  }
};

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
    const { database, threads } = this.global;
    await database?.db.$disconnect();
    // Prisma ends the pool only if it has used it itself.
    if (database && !database.pool.ending) await database.pool.end();
    for (const thread of threads?.values() ?? []) await thread.worker?.terminate();
    // Node asks each storage that was ever used at every promise, and keeps what it holds, until it is disabled.
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
}
