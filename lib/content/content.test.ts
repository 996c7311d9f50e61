import { POST } from "@/app/api/revalidate/route";
import { env } from "@/lib/env";
import { call, requestTo } from "@/lib/http/testing";
import { lastKnown } from "./last-known";
import { ownOrigin } from "./own-origin";
import { staleTags } from "./tags";

describe("staleTags", () => {
  it("drops the lists along with a lender", () => expect(staleTags("partner:a-bank")).toEqual(["partner:a-bank", "partners"]));
  it("drops just the list for a list", () => expect(staleTags("faqs")).toEqual(["faqs"]));
});

describe("lastKnown", () => {
  const failing = () => Promise.reject(new Error("no database"));

  it("gives what was read, then goes on giving it while reading fails", async () => {
    expect(await lastKnown("a", [] as number[], async () => [1])).toEqual({ value: [1], fresh: true });
    expect(await lastKnown("a", [] as number[], failing)).toEqual({ value: [1], fresh: false });
  });
  it("gives the empty list when nothing was ever read", async () => {
    expect(await lastKnown("b", [], failing)).toEqual({ value: [], fresh: false });
  });
});

describe("the internal call that drops pages", () => {
  it.each([["no secret", undefined], ["a wrong secret", "x".repeat(16)], ["part of the secret", env.REVALIDATE_SECRET.slice(0, -1)]])("is not there for %s", async (_, secret) => {
    const headers = secret === undefined ? undefined : { "x-revalidate-secret": secret };
    expect(await call(POST, requestTo("revalidate", { tags: ["content"] }, { headers }))).toMatchObject({ http: 404, body: { status: 0 } });
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
