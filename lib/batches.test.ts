import { inBatches } from "./batches";

/** Questions that are answered when told to, with what was asked. */
function desk() {
  const asked: { key: string; size: number; answer: (text: string) => void; fail: () => void }[] = [];
  const join = inBatches<string>(
    (key, size) =>
      new Promise((answer, reject) => {
        asked.push({ key, size, answer, fail: () => reject(new Error("away")) });
      }),
  );
  return { asked, join };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("who comes while a question is under way shares the next one, each with a place of its own", async () => {
  const { asked, join } = desk();
  const first = join("a");
  const later = [join("a"), join("a"), join("a")];
  await settled();
  expect(asked.map(({ size }) => size)).toEqual([1]);
  asked[0]!.answer("old");
  expect(await first).toEqual({ answer: "old", place: 1, size: 1 });
  await settled();
  expect(asked.map(({ size }) => size)).toEqual([1, 3]);
  const last = join("a");
  asked[1]!.answer("new");
  expect(await Promise.all(later)).toEqual([1, 2, 3].map((place) => ({ answer: "new", place, size: 3 })));
  await settled();
  asked[2]!.answer("newest");
  expect(await last).toEqual({ answer: "newest", place: 1, size: 1 });
});

test("keys do not wait for each other", async () => {
  const { asked, join } = desk();
  void join("a");
  void join("b");
  await settled();
  expect(asked.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("a question that fails is everybody's who shared it, and nobody else's", async () => {
  const { asked, join } = desk();
  const first = join("a");
  const second = join("a");
  asked[0]!.fail();
  await expect(first).rejects.toThrow("away");
  await settled();
  asked[1]!.answer("back");
  expect((await second).answer).toBe("back");
  const third = join("a");
  await settled();
  asked[2]!.answer("still");
  expect((await third).answer).toBe("still");
});
