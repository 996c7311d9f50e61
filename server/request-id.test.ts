import type { IncomingMessage, ServerResponse } from "node:http";
import { symbols } from "pino";
import { recordEvent } from "@/lib/events/mutations";
import { refuse } from "@/lib/http/route";
import { log } from "@/lib/log";
import { db } from "@/tests/factories/database";
import { endSites, startSite } from "@/tests/site-server";

// The name of a request: in its answer, whatever that is, and in whatever is written about it.

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(async () => {
  jest.restoreAllMocks();
  await endSites();
});

const seen: (string | undefined)[] = [];
beforeEach(() => void seen.splice(0));

const MADE = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=60, stale-while-revalidate=3540",
  "x-nextjs-cache": "HIT",
  "x-nextjs-prerender": "1",
};
function app({ url, headers }: IncomingMessage, response: ServerResponse) {
  seen.push(headers["x-request-id"] as string | undefined);
  if (url === "/broken") throw new Error("asha@example.com");
  if (url === "/api/loanform/read") return response.writeHead(200).end("{}");
  return response.writeHead(url === "/404" ? 404 : 200, MADE).end("<p>A loan</p>");
}
const serveFile = ({ url }: IncomingMessage, response: ServerResponse) => {
  if (url !== "/icon.svg") return false;
  response.end("file");
  return true;
};
const site = (trustedProxies = 0) =>
  startSite(app, { serveFile, trustedProxies, isListed: async (id) => id !== "made-up" });

test("every answer has one of its own: page, kept page, 304, file, call, failure, and whatever is refused", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { ask, leave } = await site();
  const first = await ask("/education-loan");
  const kept = await ask("/education-loan");
  const unchanged = await ask("/education-loan", { headers: { "if-none-match": kept.headers.etag! } });
  expect([unchanged.status, unchanged.headers.etag]).toEqual([304, kept.headers.etag]);
  const answers = [
    first,
    kept,
    unchanged,
    await ask("/icon.svg"),
    await ask("/api/loanform/read", { method: "POST", body: "{}" }),
    await ask("/broken"),
    await ask("/education-loan/made-up"),
    await ask("/education-loan/made-up", { headers: { rsc: "1" } }),
    await ask("/%E0%A4%A"),
    await ask("/", { method: "PUT" }),
  ];
  leave();
  answers.push(await ask("/api/health/ready"));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 200, 500, 404, 404, 400, 405, 503]);
  const ids = answers.map(({ headers }) => headers["x-request-id"]);
  for (const id of ids) expect(id).toMatch(ID);
  expect(new Set(ids).size).toBe(ids.length);
  // The app is told the same.
  expect(seen).toEqual([ids[0], ids[4], ids[5], ids[6]]);
});

test.each([
  ["from anybody", 0, "0123456789abcdef0123456789abcdef", false],
  ["from a proxy of ours", 1, "0123456789abcdef0123456789abcdef", true],
  ["from a proxy of ours, as a UUID", 1, "6f1c2c2e-1d0f-4b7e-9d0a-0a9a3f7c5b11", true],
  ["from a proxy of ours, too short", 1, "1", false],
  ["from a proxy of ours, too long", 1, "a".repeat(65), false],
  ["from a proxy of ours, twice", 1, "0123456789abcdef0123456789abcdef, 0123456789abcdef0123456789abcdef", false],
  ["from a proxy of ours, with more in it", 1, '0123456789abcdef0123456789abcdef","level":60', false],
])("an id %s is taken or replaced", async (_, proxies, given, isTaken) => {
  const { ask } = await site(proxies);
  const { headers } = await ask("/api/loanform/read", { headers: { "x-request-id": given } });
  if (isTaken) expect(headers["x-request-id"]).toBe(given);
  else expect(headers["x-request-id"]).toMatch(ID);
  expect(seen).toEqual([headers["x-request-id"]]);
});

test("what is logged while a request is worked on names it, also after a wait, and nothing names another's", async () => {
  const lines: string[] = [];
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[symbols.streamSym]!;
  jest.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
  jest.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
  log.level = "info";
  try {
    const { ask } = await startSite(async ({ url }, response) => {
      log.info({ url }, "at once");
      await new Promise((resolve) => setTimeout(resolve, url === "/api/a" ? 60 : 20));
      log.info({ url }, "later");
      if (url === "/api/b") throw new Error("asha@example.com");
      response.end("{}");
    });
    const [a, b] = await Promise.all([ask("/api/a"), ask("/api/b")]);
    log.info("outside of any");
    const said = lines.map((line) => JSON.parse(line) as { url?: string; msg: string; requestId?: string });
    const [idA, idB] = [a, b].map(({ headers }) => headers["x-request-id"]);
    const of = (id: unknown) => said.filter(({ requestId }) => requestId === id).map(({ url, msg }) => [url, msg]);
    expect(of(idA)).toEqual([
      ["/api/a", "at once"],
      ["/api/a", "later"],
    ]);
    expect(of(idB)).toEqual([
      ["/api/b", "at once"],
      ["/api/b", "later"],
      [undefined, "a request failed"],
    ]);
    expect(of(undefined)).toEqual([[undefined, "outside of any"]]);
  } finally {
    log.level = "silent";
  }
});

test("a failure that nobody foresaw tells its request, and no other refusal does", async () => {
  const { ask } = await startSite(async ({ url }, response) => {
    const answer = refuse(url === "/api/a" ? new TypeError("asha@example.com") : new SyntaxError());
    response.writeHead(answer.status).end(await answer.text());
  });
  const { headers, body } = await ask("/api/a");
  expect(JSON.parse(String(body))).toMatchObject({ code: "serverFailed", requestId: headers["x-request-id"] });
  expect(JSON.parse(String((await ask("/", { method: "PUT" })).body))).not.toHaveProperty("requestId");
});

test("an event says in which request it happened, so that the log of a proxy knows from where", async () => {
  const { ask } = await startSite(async (_request, response) => {
    const { id } = await recordEvent("lead.stopped", null, { leads: 1 });
    response.end(String(id));
  });
  const { headers, body } = await ask("/api/leads/stop");
  const { detail } = await db.event.findUniqueOrThrow({ where: { id: BigInt(String(body)) } });
  expect(detail).toEqual({ leads: 1, requestId: headers["x-request-id"] });
});
