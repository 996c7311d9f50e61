import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packFiles } from "@/scripts/parts/pack-files.mjs";
import { endSites, startSite } from "@/tests/site-server";
import { createFileServer } from "./files";

// What the server in front sends from memory: the files of a build, compressed once.

const SCRIPT = "const loan = 1;\n".repeat(400);
const FLAG = `<svg>${"<path/>".repeat(200)}</svg>`;
const FONT = randomBytes(200);
const CHUNK = "/_next/static/chunks/0a1.js";
/** What Next has made, as it lists it: an icon, a map of the site that follows the content, a page. */
const ROUTES = {
  "/icon.svg": { dataRoute: null, initialRevalidateSeconds: false },
  "/sitemap.txt": { dataRoute: null, initialRevalidateSeconds: 60 },
  "/page.txt": { dataRoute: "/page.rsc", initialRevalidateSeconds: false },
};

let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "files-"));
  await build({ "chunks/0a1.js": SCRIPT, "media/a.woff2": FONT, "a.map": "{}" }, { "flags/in.svg": FLAG });
});
afterEach(async () => {
  await endSites();
  rmSync(dir, { recursive: true });
});

/** A build with these files of its own, and these of public/. */
async function build(own: Record<string, string | Buffer>, open: Record<string, string | Buffer>) {
  for (const [place, files] of [
    ["next/static", own],
    ["public", open],
  ] as const) {
    rmSync(join(dir, place), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, place, name)), { recursive: true });
      writeFileSync(join(dir, place, name), text);
    }
  }
  const app = join(dir, "next/server/app");
  mkdirSync(app, { recursive: true });
  for (const path of Object.keys(ROUTES)) writeFileSync(join(app, `${path}.body`), path);
  writeFileSync(join(dir, "next/prerender-manifest.json"), JSON.stringify({ routes: ROUTES }));
  await packFiles(join(dir, "next"), join(dir, "public"));
}
/** The server in front of it, and of an app that answers whatever reaches it with 404. */
const site = (address?: string) =>
  startSite((_, response) => response.writeHead(404, { "content-type": "text/plain" }).end("of the app"), {
    serveFile: createFileServer(join(dir, "next")),
    address,
  });
const taking = (coding: string) => ({ headers: { "accept-encoding": coding } });

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
])("a browser that takes '%s' gets a script as %s, whole", async (accepted, coding, unpack) => {
  const { ask } = await site();
  const { status, headers, body } = await ask(CHUNK, taking(accepted));
  expect([status, headers["content-encoding"], headers["content-length"], headers.vary]).toEqual([
    200,
    coding,
    String(body.length),
    "Accept-Encoding",
  ]);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(String(unpack(body))).toBe(SCRIPT);
});

test("what Next has made once for all is sent as well, under whichever query; what follows the content is not", async () => {
  const { ask } = await site();
  const icon = await ask("/icon.svg?icon.0a1.svg");
  expect([icon.status, icon.headers["content-type"], String(icon.body)]).toEqual([
    200,
    "image/svg+xml; charset=utf-8",
    "/icon.svg",
  ]);
  expect([(await ask("/sitemap.txt")).status, (await ask("/page.txt")).status]).toEqual([404, 404]);
});

test("what is compressed already goes as it is", async () => {
  const { ask } = await site();
  const { headers, body } = await ask("/_next/static/media/a.woff2", taking("br"));
  expect([headers["content-type"], headers["content-encoding"], headers.vary]).toEqual([
    "font/woff2",
    undefined,
    undefined,
  ]);
  expect(body).toEqual(FONT);
});

test("a name that changes with its content is kept for good, another for an hour", async () => {
  const { ask } = await site();
  expect((await ask(CHUNK)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask("/flags/in.svg")).headers["cache-control"]).toBe("public, max-age=3600, must-revalidate");
});

test("who has a file already is told so, for each coding apart", async () => {
  const { ask } = await site();
  const { headers } = await ask("/flags/in.svg", taking("br"));
  const again = (coding: string) =>
    ask("/flags/in.svg", { headers: { "accept-encoding": coding, "if-none-match": headers.etag! } });
  const known = await again("br");
  expect([known.status, known.body.length, known.headers.etag, known.headers["cache-control"]]).toEqual([
    304,
    0,
    headers.etag,
    headers["cache-control"],
  ]);
  expect((await again("gzip")).status).toBe(200);
  expect(headers.etag).toMatch(/^"/);
});

test("asked for the head alone, it says what the file would have; a part that is asked for is the whole", async () => {
  const { ask } = await site();
  const [head, file] = [await ask(CHUNK, { method: "HEAD" }), await ask(CHUNK)];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { date, "x-request-id": id } = head.headers;
  expect(head.headers).toEqual({ ...file.headers, date, "x-request-id": id });
  const part = await ask(CHUNK, { headers: { range: "bytes=0-9" } });
  expect([part.status, String(part.body)]).toEqual([200, SCRIPT]);
});

test("a file says what every answer says, and is shown in no other site", async () => {
  const { ask } = await site("https://dakhila.example");
  expect((await ask(CHUNK)).headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(self)") as string,
    "content-security-policy": "frame-ancestors 'none'",
    "strict-transport-security": expect.stringContaining("max-age=") as string,
  });
});

test.each([
  ["/_next/static/chunks/nowhere.js"],
  ["/_next/static/chunks"],
  ["/flags/"],
  [`${CHUNK}.br`],
  ["/_next/static/a.map"],
  ["/.env"],
  ["/flags/.hidden.svg"],
  ["/../outside.txt"],
  ["/flags/../../outside.txt"],
  ["/flags/%2e%2e/%2e%2e/outside.txt"],
  ["/flags/..%2f..%2foutside.txt"],
])("%s is no file, and the app answers", async (path) => {
  writeFileSync(join(dir, "outside.txt"), "outside");
  writeFileSync(join(dir, "next/outside.txt"), "outside");
  await build(
    { "chunks/0a1.js": SCRIPT, "a.map": "{}" },
    { "flags/in.svg": FLAG, "flags/.hidden.svg": FLAG, ".env": "SECRET=1" },
  );
  const { ask } = await site();
  const { status, body } = await ask(path);
  expect([status, String(body)]).toEqual([404, "of the app"]);
});

test("forms are refused as before", async () => {
  const { ask } = await site();
  expect((await ask(CHUNK, { method: "POST", body: "a=1" })).status).toBe(405);
});

test("an open page finds its scripts while another build takes their place, and its own build has no others", async () => {
  const before = await site();
  await build({ "chunks/0b2.js": SCRIPT }, {});
  expect((await before.ask(CHUNK)).status).toBe(200);
  const after = await site();
  expect([(await after.ask(CHUNK)).status, (await after.ask("/_next/static/chunks/0b2.js")).status]).toEqual([
    404, 200,
  ]);
  expect(readdirSync(join(dir, "next/files"))).toEqual(["_next", "icon.svg"]);
});

test("a build without them leaves all to the app", async () => {
  rmSync(join(dir, "next/files"), { recursive: true });
  const { ask } = await site();
  expect((await ask(CHUNK)).status).toBe(404);
});
