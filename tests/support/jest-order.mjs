// The order of the test files: another one for each seed, and hanging on nothing else. Jest's own goes by how long each
// file took the last time on this machine, so that files which disturb one another may never meet here and always meet
// elsewhere.
import { createHash } from "node:crypto";
import { relative } from "node:path";

export default class Order {
  constructor({ globalConfig: { rootDir, seed } }) {
    this.placeOf = ({ path }) =>
      createHash("sha256")
        .update(`${seed} ${relative(rootDir, path)}`)
        .digest("hex");
  }

  sort(tests) {
    const places = new Map(tests.map((test) => [test, this.placeOf(test)]));
    return [...tests].sort((a, b) => (places.get(a) < places.get(b) ? -1 : 1));
  }

  /** Nothing is remembered from one run to the next. */
  cacheResults() {}
}
