import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { endSites, startSite } from "@/tests/site-server";
import { readBuild } from "./build";

// Pages that the server in front keeps by their address: which they are, for how long, and what an edit does to them.

afterEach(async () => {
  jest.restoreAllMocks();
  await endSites();
});

/** What Next says with a page that it has made ahead. */
const MADE = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=60, stale-while-revalidate=3540",
  "x-nextjs-cache": "HIT",
  "x-nextjs-prerender": "1",
  "referrer-policy": "strict-origin-when-cross-origin",
  vary: "rsc, next-router-state-tree",
};
type Said = Record<string, string | undefined>;
const BR = { headers: { "accept-encoding": "br" } };

/**
 * The server in front of an app that answers with `page()`, notes what it was asked for, and renews its content when it
 * is told to. `ended` is for an answer that waits for something first.
 */
async function site({
  page = () => "<p>A loan</p>",
  said = () => ({}),
  status = 200,
  ended = async () => {},
  ahead = [],
}: {
  page?: (url: string) => string;
  said?: () => Said;
  status?: number;
  ended?: (url: string) => Promise<void>;
  ahead?: string[];
} = {}) {
  const asked: string[] = [];
  const app = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    if (url === "/api/revalidate") return response.writeHead(headers["x-revalidate-secret"] ? 200 : 404).end("{}");
    asked.push(url!);
    const body = page(url!);
    const all: Said = { ...MADE, ...said() };
    for (const [name, value] of Object.entries(all)) if (value) response.setHeader(name, value);
    await ended(url!);
    response.writeHead(status).end(body);
  };
  const front = await startSite(app, { warmed: ahead });
  const edit = (secret: Record<string, string> = { "x-revalidate-secret": "ours" }) =>
    front.ask("/api/revalidate", { method: "POST", headers: secret, body: "{}" });
  const text = async (path: string) => String((await front.ask(path)).body);
  return { ...front, asked, edit, text };
}
const ofOneSending = ({ headers }: { headers: IncomingHttpHeaders }) => ({
  date: headers.date,
  "x-request-id": headers["x-request-id"],
});
const until = async (met: () => boolean) => {
  for (const from = Date.now(); !met(); await new Promise((resolve) => setTimeout(resolve, 10)))
    if (Date.now() - from > 300_000) throw new Error("It did not come.");
};

test("a page that was made ahead is asked of the app once in each coding, and goes out as it did then", async () => {
  const { ask, asked } = await site();
  const first = await ask("/education-loan", BR);
  const again = await ask("/education-loan", BR);
  expect(again.headers).toEqual({ ...first.headers, ...ofOneSending(again) });
  expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  expect(String(brotliDecompressSync(again.body))).toBe("<p>A loan</p>");
  const zipped = [
    await ask("/education-loan", { headers: { "accept-encoding": "gzip" } }),
    await ask("/education-loan", { headers: { "accept-encoding": "gzip" } }),
  ];
  for (const { headers, body } of zipped)
    expect([headers["content-encoding"], String(gunzipSync(body))]).toEqual(["gzip", "<p>A loan</p>"]);
  expect(asked).toEqual(["/education-loan", "/education-loan"]);
});

test("who has it already is told so, and who asks for the head gets that, without the app", async () => {
  const { ask, asked } = await site();
  const page = await ask("/", BR);
  const known = await ask("/", { headers: { "accept-encoding": "br", "if-none-match": page.headers.etag! } });
  expect([known.status, known.body.length, known.headers.etag, known.headers["content-security-policy"]]).toEqual([
    304,
    0,
    page.headers.etag,
    page.headers["content-security-policy"],
  ]);
  const head = await ask("/", { ...BR, method: "HEAD" });
  expect(head.headers).toEqual({ ...page.headers, ...ofOneSending(head) });
  expect([head.body.length, asked.length]).toEqual([0, 1]);
});

test("who has a page of before another Firebase project was set gets it anew, with that one's policy", async () => {
  const page = (authDomain: string, more: Record<string, string> = {}) =>
    startSite((_, response) => void response.writeHead(200, MADE).end("<p>A loan</p>"), { authDomain }).then(
      ({ ask }) => ask("/", { headers: { ...BR.headers, ...more } }),
    );
  const before = await page("one.example");
  const after = await page("two.example", { "if-none-match": before.headers.etag! });
  expect([after.status, String(brotliDecompressSync(after.body))]).toEqual([200, "<p>A loan</p>"]);
  expect(after.headers["content-security-policy"]).toContain("https://two.example");
  expect((await page("two.example", { "if-none-match": after.headers.etag! })).status).toBe(304);
});

test.each<[string, string, Record<string, string>]>([
  ["with something behind a ?", "/education-loan?country=CA", {}],
  ["as a page's data", "/education-loan", { rsc: "1" }],
  ["ahead of a click", "/education-loan", { "next-router-prefetch": "1" }],
  ["of the dashboard, where a cookie decides", "/dashboard", {}],
  ["below the dashboard", "/dashboard/tools", {}],
  ["in another spelling", "/%65ducation-loan", {}],
])("what is asked for %s goes to the app each time", async (_, path, headers) => {
  const { ask, asked } = await site();
  // The page itself being kept changes nothing.
  await ask("/education-loan");
  await ask(path, { headers });
  await ask(path, { headers });
  expect(asked).toEqual(["/education-loan", path, path]);
});

test.each<[string, Said, number]>([
  ["that is being made anew", { "x-nextjs-cache": "STALE" }, 200],
  ["that was made for this visitor", { "x-nextjs-cache": "MISS" }, 200],
  ["that Next does not keep", { "x-nextjs-cache": undefined }, 200],
  ["that was not made ahead", { "x-nextjs-prerender": undefined }, 200],
  ["that sets a cookie", { "set-cookie": "a=1" }, 200],
  ["that nobody may keep", { "cache-control": "private, no-store" }, 200],
  ["that is no page", { "content-type": "text/plain" }, 200],
  ["of an address that there is not", {}, 404],
])("an answer %s is not kept", async (_, said, status) => {
  const { ask, asked } = await site({ said: () => said, status });
  await ask("/culture");
  await ask("/culture");
  expect(asked).toHaveLength(2);
});

test("it is asked for again when Next's own time for it is over", async () => {
  const { text, asked } = await site({ page: () => String(asked.length) });
  expect([await text("/"), await text("/")]).toEqual(["1", "1"]);
  const real = performance.now.bind(performance);
  const clock = jest.spyOn(performance, "now");
  // What keeps them looks at the clock once in a millisecond.
  const looked = () => new Promise((resolve) => setTimeout(resolve, 20));
  clock.mockImplementation(() => real() + 59_000);
  await looked();
  expect(await text("/")).toBe("1");
  clock.mockImplementation(() => real() + 61_000);
  await looked();
  expect(await text("/")).toBe("2");
});

test("an edit is seen at once, on every page; a stranger who claims one changes nothing", async () => {
  let rate = "9%";
  const { text, asked, edit } = await site({ page: () => rate });
  expect([await text("/"), await text("/culture")]).toEqual(["9%", "9%"]);
  rate = "8%";
  await edit({});
  expect([await text("/"), asked.length]).toEqual(["9%", 2]);
  await edit();
  expect([await text("/"), await text("/culture")]).toEqual(["8%", "8%"]);
});

test("an answer that began before an edit and ends after it is nobody else's", async () => {
  let rate = "9%";
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const { text, asked, edit } = await site({
    page: () => rate,
    ended: async () => (asked.length === 1 ? waiting : undefined),
  });
  const early = text("/");
  await until(() => asked.length === 1);
  rate = "8%";
  await edit();
  goOn();
  expect(await early).toBe("9%");
  expect([await text("/"), await text("/")]).toEqual(["8%", "8%"]);
});

test("after an edit the pages that were kept are made by us, not by the next visitor", async () => {
  let rate = "9%";
  // As Next does it: an answer that is made, then the one that is kept.
  let made = new Set<string>();
  const { ask, asked, edit } = await site({
    page: (url) => {
      asked.push(made.has(url) ? "kept" : "made");
      return rate;
    },
    said: () => ({ "x-nextjs-cache": asked.at(-1) === "made" ? "MISS" : "HIT" }),
    ended: async (url) => void made.add(url),
  });
  await ask("/culture", BR);
  await ask("/culture", BR);
  expect(asked).toEqual(["/culture", "made", "/culture", "kept"]);
  rate = "8%";
  made = new Set();
  await edit();
  await until(() => asked.length === 8);
  expect(asked.slice(4)).toEqual(["/culture", "made", "/culture", "kept"]);
  expect(String(brotliDecompressSync((await ask("/culture", BR)).body))).toBe("8%");
  expect(asked).toHaveLength(8);
});

test("after a start the pages that the build made are made by us, once", async () => {
  const { asked, edit } = await site({ ahead: ["/", "/culture"], said: () => ({ "x-nextjs-prerender": undefined }) });
  await edit();
  // Each as often as it may take until the app keeps it.
  await until(() => asked.length === 6);
  expect(asked).toEqual(["/", "/", "/", "/culture", "/culture", "/culture"]);
  await edit();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toHaveLength(6);
});

test("which pages those are is said by the build: those that have an age, and at another address all that are open", () => {
  const dir = mkdtempSync(join(tmpdir(), "ahead-"));
  const routes = {
    "/": { dataRoute: "/index.rsc", initialRevalidateSeconds: 60 },
    "/privacy": { dataRoute: "/privacy.rsc", initialRevalidateSeconds: false },
    "/404": { dataRoute: "/404.rsc", initialRevalidateSeconds: false },
    "/education-loan/axis-bank/opengraph-image": { dataRoute: null, initialRevalidateSeconds: 2592000 },
  };
  const staticRoutes = ["/", "/404", "/privacy"].map((page) => ({ page, regex: "" }));
  writeFileSync(join(dir, "prerender-manifest.json"), JSON.stringify({ routes }));
  writeFileSync(join(dir, "routes-manifest.json"), JSON.stringify({ staticRoutes, dynamicRoutes: [] }));
  writeFileSync(join(dir, "made-for"), "https://dakhila.example");
  const { contentPages, openPages, madeFor, forgetAddress } = readBuild(dir);
  expect([contentPages, openPages, madeFor]).toEqual([["/"], ["/", "/privacy"], "https://dakhila.example"]);
  for (const _ of [1, 2]) forgetAddress();
  expect(readBuild(dir).madeFor).toBeUndefined();
  rmSync(dir, { recursive: true });
});

test.each([
  ["/", "public, max-age=0, s-maxage=1, stale-if-error=3600"],
  ["/dashboard", "private, max-age=0"],
])("a cache on the way is told how long it may keep %s: %s", async (path, said) => {
  const { ask } = await site();
  for (const headers of [{}, { rsc: "1" }] as Record<string, string>[])
    expect((await ask(path, { headers })).headers["cache-control"]).toBe(said);
});

test("what may not be kept stays so", async () => {
  const { ask } = await site({ said: () => ({ "cache-control": "private, no-store" }) });
  expect((await ask("/")).headers["cache-control"]).toBe("private, no-store");
});

test("the last pages of a server that leaves end their connections, and no other does", async () => {
  let type = MADE["content-type"];
  const { ask, leave } = await site({
    page: (url) => {
      type = url === "/picture" ? "image/png" : MADE["content-type"];
      return "<p>A loan</p>";
    },
    said: () => ({ "content-type": type }),
  });
  await ask("/", { headers: { connection: "keep-alive" } });
  const kept = () => ask("/", { headers: { connection: "keep-alive" } });
  const picture = () => ask("/picture", { headers: { connection: "keep-alive" } });
  for (const visit of [kept, picture]) expect((await visit()).headers.connection).toBe("keep-alive");
  leave();
  for (const visit of [kept, picture]) expect((await visit()).headers.connection).toBe("close");
});

describe("what is asked for of the table of lenders", () => {
  const DYNAMIC = {
    "cache-control": "private, no-store",
    "x-nextjs-cache": undefined,
    "x-nextjs-prerender": undefined,
  };

  test("is made one at a time for a sender and two in all: a hundred made-up ones hold up nobody's other page", async () => {
    const ending: (() => void)[] = [];
    const { ask, asked } = await site({
      said: () => DYNAMIC,
      ended: (url) => (url.includes("made-up") ? new Promise((go) => ending.push(go)) : Promise.resolve()),
    });
    let refused = 0;
    const junk = Array.from({ length: 30 }, async (_, number) => {
      const { status } = await ask(`/education-loan?name=made-up-${number}&show=1`);
      refused += Number(status === 429);
      return status;
    });
    // Twenty wait; the next of the same sender is told to come again, in whatever spelling.
    await until(() => refused === 9);
    for (const address of [
      "/education-loan?n%61me=x&%73how=1",
      "/education%2Dloan?part=9",
      "/asked/education-loan?part=9",
    ])
      expect((await ask(address)).status).toBe(429);
    expect((await ask("/education-loan")).status).toBe(200);
    expect((await ask("/education-loan?utm_source=x")).status).toBe(200);
    expect(asked.filter((url) => url.includes("made-up"))).toHaveLength(1);
    const answering = setInterval(() => ending.splice(0).forEach((go) => go()), 5);
    expect((await Promise.all(junk)).toSorted()).toEqual([...Array(21).fill(200), ...Array(9).fill(429)]);
    clearInterval(answering);
  });

  test("two senders' pages are made at the same time, a third one's after them", async () => {
    const inApp: string[] = [];
    const { ask } = await startSite(({ url }) => new Promise(() => inApp.push(url!)), { trustedProxies: 1 });
    const from = (address: string, name: string) =>
      void ask(`/education-loan?name=${name}&show=1`, { headers: { "x-forwarded-for": address } }).catch(() => {});
    from("2001:db8:1:1::1", "a");
    from("2001:db8:1:1::2", "b");
    from("203.0.113.1", "c");
    await until(() => inApp.length === 2);
    from("203.0.113.2", "d");
    await new Promise((go) => setTimeout(go, 150));
    expect(inApp).toEqual(["/education-loan?name=a&show=1", "/education-loan?name=c&show=1"]);
  });
});
