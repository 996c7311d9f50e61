import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { HEAD_SCRIPT } from "@/lib/head-script.mjs";
import { hashOf, joinScripts, policyOf, servicesOf } from "@/lib/http/page-policy";
import { endSites, startSite } from "@/tests/site-server";

// Pages on their way out: the policy made of what is sent, and the bytes that are kept.

afterEach(endSites);

/** What Next compresses answers with; it comes without types. */
const compression = jest.requireActual<
  () => (request: IncomingMessage, response: ServerResponse, go: (value?: unknown) => void) => void
>("next/dist/compiled/compression");

const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
const PAGE = `<!DOCTYPE html><html><head><script id="a">${HEAD_SCRIPT}</script><script src="/_next/static/x.js" async=""></script>
<script type="application/ld+json">{"@type":"Bank"}</script></head><body>${"<p>A loan</p>".repeat(200)}
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push("1")}${push("2")}<p></p>${push("3")}</body></html>`;

const services = servicesOf({ authDomain: "auth.example", isSecure: false });

/** A server whose app answers every request with one text. */
const pageSite = (body: string | Buffer, type = "text/html; charset=utf-8", status = 200) =>
  startSite((request, response) => {
    response.writeHead(status, { "content-type": type, etag: '"of the app"' });
    if (request.method === "HEAD") return response.end();
    // In pieces, as the app draws it; a letter may be cut in two.
    const bytes = Buffer.from(body);
    response.write(bytes.subarray(0, 7));
    response.end(bytes.subarray(7));
  });
const WANT = (coding: string) => ({ headers: { "accept-encoding": coding } });

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
  ["br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
])("a browser that takes '%s' gets %s, with the policy of just those bytes", async (accepted, coding, unpack) => {
  const { ask } = await pageSite(PAGE);
  const { headers, body } = await ask("/", WANT(accepted));
  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(headers["vary"]).toBe("Accept-Encoding");
  const sent = String(unpack(body));
  expect(sent).toBe(joinScripts(PAGE));
  expect(headers["content-security-policy"]).toBe(policyOf(sent, services));
});

test.each([
  ["the page-not-found screen", 404],
  ["a failure", 500],
])("%s has its policy, and no name to come back with", async (_, status) => {
  const { ask } = await pageSite(PAGE, "text/html", status);
  const answer = await ask("/nowhere", { headers: { "if-none-match": "*" } });
  expect([answer.status, answer.headers.etag]).toEqual([status, undefined]);
  expect(answer.headers["content-security-policy"]).toContain(hashOf('self.__next_f.push([1,"3"])'));
});

test("a page made anew goes out with its own policy, not with that of the page before it", async () => {
  const data = (name: string) => `self.__next_f.push([1,"${name}"])`;
  let name = "before";
  const { ask } = await startSite((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<script>${data(name)}</script>`);
  });
  expect((await ask("/")).headers["content-security-policy"]).toContain(hashOf(data("before")));
  name = "after";
  const policy = (await ask("/")).headers["content-security-policy"];
  expect(policy).toContain(hashOf(data("after")));
  expect(policy).not.toContain(hashOf(data("before")));
});

test("who has a page already is told so, with the policy of the page", async () => {
  const { ask } = await pageSite(PAGE);
  const first = await ask("/", WANT("br"));
  const again = (etag: string, coding = "br") =>
    ask("/", { headers: { "accept-encoding": coding, "if-none-match": etag } });
  const known = await again(first.headers.etag!);
  expect([known.status, known.body.length, known.headers["content-security-policy"], known.headers.etag]).toEqual([
    304,
    0,
    first.headers["content-security-policy"],
    first.headers.etag,
  ]);
  expect((await again('"another"')).status).toBe(200);
  // The same page in another coding is another text for caches on the way.
  expect((await again(first.headers.etag!, "gzip")).status).toBe(200);
});

test("asked for the head alone, it says what the page would have", async () => {
  const { ask } = await pageSite(PAGE);
  const [head, page] = [await ask("/", { method: "HEAD" }), await ask("/")];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ["content-security-policy", "content-length", "etag"])
    expect([name, head.headers[name]]).toEqual([name, page.headers[name]]);
});

test.each([
  ["a picture", "image/png", 200],
  ["a part of a text", "text/plain", 206],
  ["that nothing has changed", "text/html", 304],
])("%s goes on as the app sends it", async (_, type, status) => {
  const { ask } = await pageSite(status === 304 ? "" : "0123456789", type, status);
  const { headers, body, ...answer } = await ask("/a", WANT("br"));
  expect([answer.status, headers.etag, headers["content-encoding"], headers["content-security-policy"]]).toEqual([
    status,
    '"of the app"',
    undefined,
    // A page that the browser has kept keeps the policy that it came with.
    status === 304 ? undefined : "frame-ancestors 'none'",
  ]);
  expect(String(body)).toBe(status === 304 ? "" : "0123456789");
});

test.each([
  ["a page", "text/html", 404],
  ["a picture", "image/png", 200],
])(
  "%s larger than a connection takes at once comes whole through the app's own compression",
  async (_, type, status) => {
    const body = randomBytes(1024 * 1024).toString("base64");
    const { ask } = await startSite(async (request, response) => {
      await new Promise((go) => compression()(request, response, go));
      // As Next does it: the head first, then piece by piece, each when the one before has left.
      response.statusCode = status;
      response.setHeader("content-type", type);
      response.flushHeaders();
      for (let at = 0; at < body.length; at += 100_000)
        if (!response.write(body.slice(at, at + 100_000))) await new Promise((go) => response.once("drain", go));
      response.end();
    });
    const answer = await ask("/picture", WANT("br, gzip"));
    expect(answer.headers["content-encoding"]).toBe(type === "text/html" ? "br" : undefined);
    expect(String(type === "text/html" ? brotliDecompressSync(answer.body) : answer.body) === body).toBe(true);
  },
);

test.each([
  ["text/plain", "text/plain; charset=utf-8"],
  ["application/xml", "application/xml; charset=utf-8"],
  ["image/svg+xml", "image/svg+xml; charset=utf-8"],
  ["text/html; charset=utf-16", "text/html; charset=utf-16"],
  ["application/json", "application/json"],
])("of %s it is said how its letters are written", async (type, said) => {
  const { ask } = await pageSite("₹ 10 lakh", type);
  expect((await ask("/robots.txt")).headers["content-type"]).toBe(said);
});

test("a text that is no page is compressed as well, and is shown in no other site", async () => {
  const { ask } = await pageSite("User-agent: *\n".repeat(100), "text/plain");
  const { headers, body } = await ask("/robots.txt", WANT("br"));
  expect([headers["content-encoding"], headers["content-security-policy"]]).toEqual(["br", "frame-ancestors 'none'"]);
  expect(String(brotliDecompressSync(body))).toBe("User-agent: *\n".repeat(100));
});

test("a lender that there is not gets the page-not-found screen, and a link to it nothing", async () => {
  const { ask } = await startSite(
    ({ url }, response) => {
      response.setHeader("content-type", "text/html");
      response.end(url);
    },
    { isListed: async (id) => id === "auxilo" },
  );
  const at = async (path: string) => String((await ask(path)).body);
  expect(await at("/education-loan/auxilo")).toBe("/education-loan/auxilo");
  expect(await at("/education-loan/nobody")).toBe("/404");
  expect((await ask("/education-loan/nobody", { headers: { rsc: "1" } })).status).toBe(404);
});
