import { POST } from "@/app/api/revalidate/route";
import { env } from "@/lib/env";
import { call, requestTo } from "@/tests/requests";
import { ownOrigin } from "./own-origin";
import { snapshot } from "./snapshot";

describe("a snapshot", () => {
  let answer: () => Promise<number[]>;
  let readings = 0;
  const failing = () => Promise.reject(new Error("no database"));
  const read = () => {
    readings += 1;
    return answer();
  };
  /** Milliseconds from now on. */
  const after = (ms: number) => jest.spyOn(performance, "now").mockReturnValue(performance.now() + ms);
  beforeEach(() => (readings = 0));
  afterEach(() => jest.restoreAllMocks());

  it("gives what was read last while reading fails, and says so", async () => {
    const list = snapshot("a", read);
    answer = async () => [1];
    expect(await list.get()).toMatchObject({ value: [1], fresh: true });
    answer = failing;
    await expect(list.refresh()).rejects.toThrow("no database");
    expect(await list.get()).toMatchObject({ value: [1], fresh: false });
  });
  it("gives the empty list when nothing was ever read, and fails where there is none", async () => {
    answer = failing;
    const list = snapshot("b", read);
    expect(await list.get([])).toMatchObject({ value: [], fresh: false });
    await expect(list.get()).rejects.toThrow("no database");
  });
  it("never goes back to an older answer that came late", async () => {
    const list = snapshot("c", read);
    let arrive: (value: number[]) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const late = list.get();
    answer = async () => [2];
    await list.refresh();
    arrive([1]);
    expect(await late).toMatchObject({ value: [2], fresh: true });
  });
  it("is read once for all who ask at the same time, and by none after them", async () => {
    const list = snapshot("d", read);
    answer = async () => [1];
    const before = Date.now();
    const [first, second] = await Promise.all([list.get(), list.get()]);
    expect([first, await list.get(), readings]).toEqual([second, first, 1]);
    expect(first!.readAt).toBeGreaterThanOrEqual(before);
  });
  it("is given at once when it is a minute old, and read anew beside the answer", async () => {
    const list = snapshot("e", read);
    answer = async () => [readings];
    await list.get();
    after(61_000);
    expect((await list.get()).value).toEqual([1]);
    await new Promise(setImmediate);
    expect([(await list.get()).value, readings]).toEqual([[2], 2]);
  });
  it("is asked for anew a second after a failure, and nobody waits for that", async () => {
    const list = snapshot("f", read);
    answer = async () => [readings];
    await list.get();
    answer = failing;
    await list.refresh().catch(() => {});
    await list.get();
    expect(readings).toBe(2);
    answer = async () => [readings];
    after(1100);
    expect(await list.get()).toMatchObject({ value: [1], fresh: false });
    await new Promise(setImmediate);
    expect(await list.get()).toMatchObject({ value: [3], fresh: true });
  });
});

describe("the internal call that drops pages", () => {
  it.each([
    ["no secret", undefined],
    ["a wrong secret", "x".repeat(16)],
    ["part of the secret", env.REVALIDATE_SECRET.slice(0, -1)],
  ])("is not there for %s", async (_, secret) => {
    const headers = secret === undefined ? undefined : { "x-revalidate-secret": secret };
    // Nor is it said what the body should hold.
    for (const body of [{ changed: ["content"], again: [] }, {}, "nonsense"])
      expect(await call(POST, requestTo("revalidate", body, { headers }))).toMatchObject({
        http: 404,
        body: { status: 0 },
      });
  });
  it.each([
    [{}],
    [{ changed: ["a"] }],
    [{ changed: [], again: [] }],
    [{ changed: [""], again: [] }],
    [{ changed: ["a"], again: [], path: "/" }],
  ])("refuses %p", async (body) => {
    const headers = { "x-revalidate-secret": env.REVALIDATE_SECRET };
    expect((await call(POST, requestTo("revalidate", body, { headers }))).http).toBe(422);
  });
});

describe("ownOrigin", () => {
  it.each([
    [undefined, undefined, "http://127.0.0.1:3000"],
    ["0.0.0.0", "8080", "http://127.0.0.1:8080"],
    ["::", "8080", "http://[::1]:8080"],
    ["10.0.0.5", "80", "http://10.0.0.5:80"],
    ["fe80::1", "80", "http://[fe80::1]:80"],
  ])("of %p and %p is %p", (host, port, origin) => expect(ownOrigin(host, port)).toBe(origin));
});
