import { POST } from "@/app/api/revalidate/route";
import { env } from "@/lib/env";
import { call, requestTo } from "@/tests/requests";
import { keptCountries } from "@/lib/countries/data";
import { keptRulebook } from "@/lib/eligibility/data";
import { keptFaqs } from "@/lib/faqs/data";
import { keptLenders, keptPages } from "@/lib/lenders/kept";
import { lastKnown } from "./last-known";
import { ownOrigin } from "./own-origin";
import { refreshContent } from "@/lib/revalidation/refresh";
import { tags } from "./tags";

describe("lastKnown", () => {
  let answer: () => Promise<number[]>;
  const failing = () => Promise.reject(new Error("no database"));
  const read = () => answer();

  it("gives what was read, then goes on giving it while reading fails", async () => {
    const list = lastKnown("a", read, []);
    answer = async () => [1];
    expect(await list.get()).toEqual({ value: [1], fresh: true });
    answer = failing;
    expect(await list.get()).toEqual({ value: [1], fresh: false });
    await expect(list.refresh()).rejects.toThrow("no database");
  });
  it("gives the empty list when nothing was ever read, and fails where there is none", async () => {
    answer = failing;
    expect(await lastKnown("b", read, []).get()).toEqual({ value: [], fresh: false });
    await expect(lastKnown("b", read).get()).rejects.toThrow("no database");
  });
  it("never goes back to an older answer that came late", async () => {
    const list = lastKnown("c", read, []);
    let arrive: (value: number[]) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const late = list.get();
    answer = async () => [2];
    await list.refresh();
    arrive([1]);
    expect(await late).toEqual({ value: [2], fresh: true });
    expect(list.known()?.value).toEqual([2]);
  });
});

describe("a part that was read alone", () => {
  const add = (more: number) => (before: number[]) => [...before, more];

  it("stays in a reading of the whole that began before it, and not in one that began after", async () => {
    let arrive: (value: number[]) => void = () => {};
    let answer = async () => [1];
    const list = lastKnown("d", () => answer());
    await list.refresh();
    answer = () => new Promise((resolve) => (arrive = resolve));
    const late = list.refresh();
    list.patch(add(2), performance.now());
    expect(list.known()?.value).toEqual([1, 2]);
    arrive([1, 7]);
    expect(await late).toEqual([1, 7, 2]);
    answer = async () => [9];
    expect(await list.refresh()).toEqual([9]);
  });
  it("changes nothing where nothing is known", () => {
    const list = lastKnown("e", async () => [1]);
    list.patch(add(2), performance.now());
    expect(list.known()).toBeUndefined();
  });
  it("is given with the rest to all who ask within seconds, after one reading", async () => {
    let readings = 0;
    const list = lastKnown("f", async () => [++readings]);
    const answers = await Promise.all([list.recent(), list.recent()]);
    list.patch(add(2), performance.now());
    expect([...answers, await list.recent()].map(({ value }) => value)).toEqual([[1], [1], [1, 2]]);
  });
});

it("is given at once where it is known, and read anew beside the answer when it is a minute old", async () => {
  let readings = 0;
  const list = lastKnown("g", async () => ++readings);
  expect([await list.atOnce(), await list.atOnce(), readings]).toEqual([1, 1, 1]);
  const now = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  expect(await list.atOnce()).toBe(1);
  await new Promise(setImmediate);
  expect([await list.atOnce(), readings]).toEqual([2, 2]);
  now.mockRestore();
});

test("what is about to be dropped is read first: all lenders at a lender's edit, the questions at theirs", async () => {
  expect(await refreshContent(["partner:auxilo"])).toEqual(["partner:auxilo"]);
  expect(keptPages.known()?.value.get("auxilo")?.page?.partner.name).toBe("Auxilo");
  expect(keptLenders.known()?.value.map(({ id }) => id)).toContain("auxilo");
  expect(keptFaqs.known()).toBeUndefined();
  await refreshContent([tags.all]);
  expect([keptFaqs, keptCountries, keptRulebook].every((kept) => kept.known())).toBe(true);
});

describe("the internal call that drops pages", () => {
  it.each([
    ["no secret", undefined],
    ["a wrong secret", "x".repeat(16)],
    ["part of the secret", env.REVALIDATE_SECRET.slice(0, -1)],
  ])("is not there for %s", async (_, secret) => {
    const headers = secret === undefined ? undefined : { "x-revalidate-secret": secret };
    // Nor is it said what the body should hold.
    for (const body of [{ tags: ["content"] }, {}, "nonsense"])
      expect(await call(POST, requestTo("revalidate", body, { headers }))).toMatchObject({
        http: 404,
        body: { status: 0 },
      });
  });
  it.each([[{}], [{ tags: [] }], [{ tags: [""] }], [{ tags: ["a"], path: "/" }]])("refuses %p", async (body) => {
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
