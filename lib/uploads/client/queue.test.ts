import { createQueue, type QueuedWork } from "./queue";
import { settled } from "./testing";

/** Work that is under way until it is ended, with the most that ever was at once. */
function counted() {
  const enqueue = createQueue();
  const now = { preparing: 0, sending: 0 };
  const most = { ...now };
  const ends: (() => void)[] = [];
  const start = (kind: QueuedWork, signal?: AbortSignal) =>
    enqueue(
      kind,
      async () => {
        now[kind] += 1;
        most[kind] = Math.max(most[kind], now[kind]);
        await new Promise<void>((resolve) => ends.push(resolve));
        now[kind] -= 1;
        return "done";
      },
      signal,
    );
  return { start, now, most, ends };
}

test("one picture is prepared and two files are sent at a time, and neither waits for the other", async () => {
  const { start, now, most, ends } = counted();
  const all = [1, 2, 3, 4].flatMap(() => [start("preparing"), start("sending")]);
  await settled();
  expect(now).toEqual({ preparing: 1, sending: 2 });
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await settled();
  }
  expect(await Promise.all(all)).toEqual(Array(8).fill("done"));
  expect(most).toEqual({ preparing: 1, sending: 2 });
});

test("what is stopped while it waits is never begun, and what is stopped under way gives its place to the next", async () => {
  const { start, now } = counted();
  const [first, second] = [new AbortController(), new AbortController()];
  const stopped = [start("sending", first.signal), start("sending"), start("sending", second.signal)].map((one) =>
    one.catch((reason: unknown) => reason),
  );
  await settled();
  second.abort("second");
  first.abort("first");
  expect(await stopped[2]).toBe("second");
  expect(await stopped[0]).toBe("first");
  expect(now.sending).toBe(2);
  void start("sending");
  await settled();
  expect(now.sending).toBe(3);
});

test("one failure does not stop the others", async () => {
  const enqueue = createQueue();
  const failed = enqueue("preparing", () => Promise.reject(new Error("broken")));
  await expect(failed).rejects.toThrow("broken");
  await expect(enqueue("preparing", async () => "done")).resolves.toBe("done");
});
