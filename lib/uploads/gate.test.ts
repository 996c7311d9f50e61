import { gate, gates } from "./gate";

test("no more than its width are at work, in the order they came, also after a failure", async () => {
  const run = gate(2);
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) =>
    run(async () => {
      most = Math.max(most, ++now);
      order.push(index);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      if (index === 1) throw new Error("one of them fails");
    });
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("one key does not wait for another", async () => {
  const run = gates(1);
  let free = () => {};
  const held = run("a", () => new Promise<void>((resolve) => (free = resolve)));
  await expect(run("b", async () => "done")).resolves.toBe("done");
  free();
  await held;
  await expect(run("a", async () => "done")).resolves.toBe("done");
});
