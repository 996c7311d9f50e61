import fc from "fast-check";
import { requestContext, inRequestContext } from "@/lib/request-context.mjs";
import { ceiling, fairQueue, keyedQueue, QueueFull, sharedQueue } from "./queues";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}
/** What is ready to go on by itself has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one key does not wait for another", async () => {
  const run = keyedQueue(1);
  const first = held();
  const done = run("a", first.work);
  await expect(run("b", async () => "done")).resolves.toBe("done");
  first.end();
  await done;
  await expect(run("a", async () => "done")).resolves.toBe("done");
});

test.each([
  ["of each key", keyedQueue(1, 2)],
  ["of each part of a key", sharedQueue(1, 2, 2)],
  ["by turns", fairQueue(1, 2)],
])("%s: beyond those that may wait nothing is taken, and each keeps the request that it is for", async (_, run) => {
  const first = held();
  const ids: (string | undefined)[] = [];
  const add = (id: string) => inRequestContext({ id }, () => run("a", async () => void ids.push(requestContext()?.id)));
  const all = [run("a", first.work), add("one"), add("two")];
  expect(() => add("three")).toThrow(QueueFull);
  first.end();
  await Promise.all(all);
  expect(ids).toEqual(["one", "two"]);
});

test.each([
  ["of each key", keyedQueue(1)],
  ["of each part of a key", sharedQueue(1, 1, 9)],
  ["by turns", fairQueue(1)],
])("%s: work that takes longer than it may gives its place to the next", async (_, run) => {
  const slow = held();
  await expect(run("a", slow.work, { timeout: 20 })).rejects.toThrow(/timed out/);
  await expect(run("a", async () => "next")).resolves.toBe("next");
  slow.end();
});

test("one part of a key leaves places to the others, and all of them together have no more than the key", async () => {
  const run = sharedQueue(2, 3, 9);
  const first = held();
  const started: string[] = [];
  const add = (part: string) => run("a", () => (started.push(part), first.work()), { part });
  const all = ["many", "many", "many", "one", "other"].map(add);
  await settled();
  expect(started).toEqual(["many", "many", "one"]);
  await expect(run("b", async () => "done", { part: "many" })).resolves.toBe("done");
  first.end();
  await Promise.all(all);
  expect(started).toHaveLength(5);
});

// Whose work comes, in this order, while the only place is taken by somebody else; and in which order it is done.
test.each([
  ["a", "a"],
  ["aaa", "aaa"],
  ["aaab", "abaa"],
  ["aaaabbc", "abcabaa"],
  ["aabbcc", "abcabc"],
  ["abcaab", "abcaba"],
  ["aaaaaaaaab", "abaaaaaaaa"],
])("taken by turns: %s becomes %s", async (coming, expected) => {
  const run = fairQueue(1);
  const first = held();
  void run("somebody else", first.work);
  const order: string[] = [];
  const all = [...coming].map((key) => run(key, async () => void order.push(key)));
  first.end();
  await Promise.all(all);
  expect(order.join("")).toBe(expected);
});

test("a place that is free is taken at once by who has none, while another brings many", async () => {
  const run = fairQueue(2);
  const first = held();
  const many = [..."aaaa"].map((key) => run(key, first.work));
  await expect(run("b", async () => "done")).resolves.toBe("done");
  first.end();
  await Promise.all(many);
});

test("who comes later waits for what is at work just then, however much more another has brought", async () => {
  const run = fairQueue(1);
  const first = held();
  const order: string[] = [];
  const all = [
    run("a", first.work),
    ...[..."aaaaaa"].map((key) =>
      run(key, async () => {
        order.push(key);
        if (order.length === 2) all.push(run("b", async () => void order.push("b")));
      }),
    ),
  ];
  first.end();
  await Promise.all(all);
  await Promise.all(all);
  expect(order.join("")).toBe("aabaaaa");
});

test("whatever comes and fails, everything is done once, never more at a time than the width, and no key is left behind", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), fails: fc.boolean() }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      async (jobs, width) => {
        const run = fairQueue(width);
        let [now, most] = [0, 0];
        const done = await Promise.allSettled(
          jobs.map(({ key, fails }) =>
            run(key, async () => {
              most = Math.max(most, ++now);
              await settled();
              now -= 1;
              if (fails) throw new Error("failed");
            }),
          ),
        );
        expect(done.map(({ status }) => status)).toEqual(jobs.map(({ fails }) => (fails ? "rejected" : "fulfilled")));
        expect(most).toBeLessThanOrEqual(Math.min(width, new Set(jobs.map(({ key }) => key)).size));
        // All places are free again.
        let starts = 0;
        const holding = held();
        const last = Array.from({ length: width + 1 }, (_, index) =>
          run(`${index}`, () => {
            starts += 1;
            return holding.work();
          }),
        );
        await settled();
        expect(starts).toBe(width);
        holding.end();
        await Promise.all(last);
      },
    ),
    { numRuns: 50 },
  );
});

test("what is held together never goes over the ceiling, and is free again after a failure too", async () => {
  const run = ceiling(100, () => new Error("full"));
  const [first, second] = [held(), held()];
  const one = run(60, first.work);
  const two = run(40, async () => {
    await second.work();
    throw new Error("broken");
  });
  await expect(run(1, async () => "in")).rejects.toThrow("full");
  second.end();
  await expect(two).rejects.toThrow("broken");
  await expect(run(41, async () => "in")).rejects.toThrow("full");
  await expect(run(40, async () => "in")).resolves.toBe("in");
  first.end();
  await one;
  await expect(run(100, async () => "in")).resolves.toBe("in");
});
