import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { leadAnswers } from "@/tests/factories/leads";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { sampleSection } from "@/tests/samples/sections";
import { inTurns, megabytes, memory, type CampaignOptions, type CampaignResult, type Tally, tally } from "./campaign";
import { type Chance, chance } from "./chance";
import { type Everybody, everybody, rowsOf } from "./people";
import { CALLS, PAGES } from "@/tests/security/routes";
import { type HttpAnswer, AS_JSON, BOUNDARY, FROM_OUR_PAGE, type Sent, Sender, speak } from "./send";

/** Senders at the same time, and after how many requests each takes another address, and is another student. */
const SENDERS = 24;
const OF_ADDRESS = 300;
const OF_STUDENT = 1500;
/** Of how many requests one is spoken to the socket itself, and how many of those there are at most. */
const RAW_EVERY = 100;
const RAW_MOST = 500;

/** Bodies that lack nothing, which are then bent. Of calls that are not here, the one of the table. */
const whole = (of: Everybody): Record<string, readonly object[]> => ({
  "loanform/add": [
    ...SECTION_KEYS.map((key) => ({ [key]: sampleSection(key, () => `/api/files/${"0".repeat(32)}`) })),
    { complete: true },
  ],
  "users/profile/update": [
    {
      ...{ loanAmount: "2000000", city: "Surat", countryOfStudy: "Canada" },
      ...{ admissionStatus: "Planning", targetIntake: "2027-09-01" },
    },
  ],
  "users/applynow": [leadAnswers()],
  "users/signup": [{ name: "Asha Iyer", email: of.ravi.email, phone: "9876500000" }],
  "countries/read": [{ country: "Canada" }, {}],
  "pack/reply": [
    { kind: "needPapers", papers: [{ slot: "kycDetails.panCard", words: "x" }, { words: "x" }] },
    { kind: "sanctioned", amount: 2_000_000, rate: 9.15, rateType: "floating", termMonths: 120, words: "x" },
    { kind: "declined", reason: "other", words: "x" },
  ],
  "desk/called": [{ leadId: of.ravi.leadId, outcome: "note", note: "x", callOn: "2027-01-01" }],
  "desk/calls": [{ view: "waiting", page: 1 }],
  "desk/write": [{ caseId: of.ravi.caseId, kind: "spoke", happenedOn: "2026-11-03", note: "x" }],
  "desk/open": [{ reference: of.ravi.reference, purpose: "checkPapers" }],
});

/** Values that have broken programs. */
const NASTY: readonly unknown[] = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udfff\ud800", "\ufeff", "\u202e", "é".repeat(300), "a".repeat(70_000)],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "null",
    "undefined",
    "NaN",
    "true",
    "[]",
    "{}",
    "0x10",
    "1e400",
    "-0",
    "٣",
  ],
  ...[
    "' OR 1=1 --",
    "$1",
    "%s%n",
    "{{7*7}}",
    "${7*7}",
    "<script>",
    "javascript:alert(1)",
    "../../etc/passwd",
    "//evil",
  ],
  ...["0000-00-00", "2026-02-30", "+275760-09-14", "9999-12-31T23:59:60Z", "2026-13-01", "-1", "K@example.com"],
  ...[0, -0, -1, 1.5, 1e308, 2 ** 53, 2 ** 63, -(2 ** 31) - 1, 1e-320, null, true, false],
  ...[[], {}, [[]], [null], { length: 1e9 }, { $ne: null }, { equals: "x" }, Array.from({ length: 500 }, () => 0)],
];
/** What can stand in an address. */
const IN_PATH = [
  ...[
    "%",
    "%ff",
    "%00",
    "%2e%2e",
    "..",
    ".",
    "%2f",
    "%5c",
    "\\",
    ";x",
    "%c0%af",
    "%E0%A4%A",
    "~",
    "*",
    "'",
    '"',
    "<x>",
    "|",
  ],
  ...[
    "__proto__",
    "%F0%9F%98%80",
    "a".repeat(3000),
    "[id]",
    "(site)",
    "@x",
    "%u0041",
    "+",
    "%20",
    "$x",
    "{x}",
    "-1",
    "0",
    "1e9",
  ],
];
const QUERIES = [
  ...[
    "?",
    "?a",
    "?a=%",
    "?a=1&a=2",
    "?__proto__[x]=1",
    "?_rsc=x",
    "?email=x@example.com",
    "?small",
    "?callbackUrl=//evil",
  ],
  ...[
    `?a=${"a".repeat(5000)}`,
    "?[]=1",
    "?%00",
    "?=",
    "?amount=99999999999999999999",
    "?lenders=a,b,c,d,e,f,g",
    "#x",
    "??",
  ],
];
const HEADERS: readonly Record<string, string>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=" },
  { "content-type": "\u00ff" },
  { "content-encoding": "gzip" },
  { "content-encoding": "br, identity" },
  { "accept-encoding": "*;q=0" },
  { accept: "text/html;q=x" },
  { "accept-language": "hi,*;q=0.5" },
  { cookie: "a" },
  { cookie: "=;;=; __Host-dakhila.session" },
  { cookie: `x=${"y".repeat(6000)}` },
  { authorization: "Bearer" },
  { authorization: `Bearer ${"a.".repeat(100)}` },
  { "if-none-match": '"' },
  { "if-modified-since": "yesterday" },
  { range: "bytes=9-1,-,x" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { rsc: "1", "next-router-state-tree": "%" },
  { "next-router-segment-prefetch": "/../_tree", rsc: "1", "next-router-prefetch": "1" },
  { "next-url": "//evil" },
  { "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { origin: "%" },
  { "x-forwarded-for": "%," },
  { "user-agent": "" },
  { pass: "../" },
  { expect: "100-continue" },
  { "next-action": "x" },
  { "x-seen-version": "-1" },
  { te: "trailers" },
  { host: "" },
  { connection: "keep-alive, cookie" },
];
const RAW: readonly string[] = [
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  "get / http/1.1\r\nHost: x\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "GET / HTTP/1.1\r\nHost: x\r\nNo colon\r\n\r\n",
  "GET / HTTP/1.1\r\nHost : x\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\nHost: x\n\n",
  "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nA: \u0000\r\n\r\n",
  "GET /\u00ff\u00fe HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
  "GET * HTTP/1.1\r\nHost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET http:// HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET ftp://x/y HTTP/1.1\r\nHost: x\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
  "FOO / HTTP/1.1\r\nHost: x\r\n\r\n",
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nA: ${"b".repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${"A: b\r\n".repeat(500)}\r\n`,
  "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\n{}\r\n0\r\nA: b\r\n\r\n",
  "POST /api/countries/read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n",
];

type Bent = { call: string; sent: Sent; about: string };

/** Changes one to three places of a value that lacks nothing. */
function bent(good: object, { below, pick, percent }: Chance, values: readonly unknown[]): unknown {
  const own = structuredClone(good) as Record<string, unknown>;
  for (let times = 1 + below(3); times > 0; times -= 1) {
    let at: Record<string, unknown> = own;
    for (;;) {
      const inner = Object.values(at).filter((value) => typeof value === "object" && value !== null);
      if (inner.length === 0 || percent(40)) break;
      at = pick(inner) as Record<string, unknown>;
    }
    const keys = Object.keys(at);
    const key = keys.length > 0 ? pick(keys) : "x";
    if (percent(15)) delete at[key];
    else at[percent(15) ? String(pick(NASTY)) : key] = structuredClone(percent(60) ? pick(NASTY) : pick(values));
  }
  return own;
}

/** What comes in place of a JSON object. */
function noObject({ below, pick }: Chance): string | Buffer {
  const made: readonly (() => string | Buffer)[] = [
    () => pick(["", "{", "}", "[]", "null", "1", '"x"', "{'a':1}", "{a:1}", '{"a":1}x', "\ufeff{}", '{"a":1,}', "NaN"]),
    () => Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256))),
    () => "[".repeat(1 + below(50_000)),
    () => `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`,
    () => `{"a":"${"x".repeat(200_000 + below(100_000))}"}`,
    () => '{"email":"a@example.com","email":"b@example.com"}',
    () => '{"__proto__":{"complete":true},"constructor":{"prototype":{"x":1}}}',
    () => Buffer.from("fffe7b007d00", "hex"),
    () => `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join(",")}}`,
    () => '{"a":"\\ud800"}',
    () => '{"a":1e999999}',
  ];
  return pick(made)();
}

/** A body in parts that no browser writes. */
function inParts({ below, pick, percent }: Chance): Buffer {
  const part = () =>
    `--${BOUNDARY}${pick(["\r\n", "\n", ""])}Content-Disposition: ${pick(["form-data", "attachment", "", "form-data; name"])}; name="${pick(["file", "", "__proto__", "x"])}"; filename${pick(["", "*"])}=${pick(['"a.pdf"', "a.pdf", '"a', "utf-8''%ff.pdf", '""'])}\r\nContent-Type: ${pick(["application/pdf", "", "x", "image/png; a=b"])}${pick(["\r\n\r\n", "\r\n", "\n\n"])}${pick(["%PDF-1.4 %%EOF", "", "x".repeat(below(5000))])}\r\n`;
  const parts = Array.from({ length: 1 + below(3) }, part).join("");
  return Buffer.from(parts + (percent(70) ? `--${BOUNDARY}--\r\n` : ""));
}

/** An address with one part in its place that does not belong there. */
function oddPath(known: readonly string[], { below, pick, percent }: Chance) {
  const parts = pick(known).split("/").slice(1);
  const at = below(parts.length + 1);
  parts.splice(at, percent(60) ? 1 : 0, pick(IN_PATH));
  return `/${parts.join("/")}${percent(30) ? pick(QUERIES) : ""}`;
}

/** The requests of one seed, one after the other. */
function drawer(of: Everybody, draw: Chance, seed: number) {
  const { pick, percent } = draw;
  const values = fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed, numRuns: 2000 });
  const good = whole(of);
  const names = Object.keys(CALLS);
  const named = {
    ...of.targetOf(of.ravi.id),
    caseId: of.ravi.caseId,
    reference: of.ravi.reference,
    leadId: of.ravi.leadId,
  };
  const pathsOf = (name: string) =>
    (CALLS[name]!.paths?.(of.targetOf(of.asha.id)) ?? [name]).map((path) => `/api/${path}`);
  const known = [...names.flatMap(pathsOf), ...Object.values(PAGES).map(({ path }) => path)];
  const posted = names.filter((name) => CALLS[name]!.methods.includes("POST") && !CALLS[name]!.isEnd);
  return function next(headers: Record<string, string>): Bent {
    const call = pick(posted);
    const path = pick(pathsOf(call));
    const own = { ...FROM_OUR_PAGE, ...headers };
    const kind = draw.below(100);
    const post = (body: string | Buffer, more: Record<string, string> = AS_JSON): Bent => ({
      ...{ call, about: "a body" },
      sent: { method: "POST", path, body, headers: { ...own, ...more } },
    });
    if (kind < 45) {
      const from = good[call] ?? [CALLS[call]!.body?.(named) ?? {}];
      return post(JSON.stringify(bent(pick(from), draw, values)));
    }
    if (kind < 60) return post(noObject(draw));
    if (kind < 65) {
      const upload = post(inParts(draw), { "content-type": `multipart/form-data; boundary=${BOUNDARY}` });
      return percent(80)
        ? { ...upload, call: "loanform/upload", sent: { ...upload.sent, path: "/api/loanform/upload" } }
        : upload;
    }
    if (kind < 75) return post(JSON.stringify(pick(good[call] ?? [{}])), { ...AS_JSON, ...pick(HEADERS) });
    const isOdd = percent(75);
    const where = isOdd ? oddPath(known, draw) : pick(known);
    const more = isOdd && percent(60) ? {} : pick(HEADERS);
    const method = percent(85) ? "GET" : pick(["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"]);
    return {
      call: "",
      about: "an address",
      sent: { method, path: where, headers: { "sec-fetch-site": "none", ...headers, ...more } },
    };
  };
}

function problemOf({ sent }: Bent, { status, headers, body }: HttpAnswer, words: readonly string[]): string | null {
  const text = body.toString("latin1");
  const isBusy = status === 503 && /"code":"uploadsBusy"/.test(text);
  if (status >= 500 && !isBusy) return `answered ${status}`;
  if (words.some((word) => text.includes(word) && !`${sent.path}${String(sent.body)}`.includes(word)))
    return "told of the student";
  if (/\n {4}at |node_modules|PrismaClient/.test(text)) return "shows the inside of the app";
  if (status >= 400 && /^application\/json/.test(String(headers["content-type"])) && sent.method !== "HEAD") {
    try {
      const { status: said, message } = JSON.parse(text) as { status: unknown; message: unknown };
      return said === 0 && typeof message === "string" ? null : "refused without an envelope";
    } catch {
      return "JSON that is none";
    }
  }
  return null;
}

async function one(count: Tally, sender: Sender, made: Bent, words: readonly string[]) {
  const answer = await sender.send(made.sent).catch((error: unknown) => String(error));
  const about = { call: made.call, about: made.about, method: made.sent.method };
  if (typeof answer === "string") {
    // Two headers may have a request closed at once: Node itself refuses what it cannot read.
    count.check(/ECONNRESET|EPIPE|Parse Error|hang up/.test(answer), "not answered", { ...about, answer });
    return;
  }
  const problem = problemOf(made, answer, words);
  const isOpen = made.about === "an address";
  count.check(problem === null, problem ?? "", { ...about, ...(isOpen && { path: made.sent.path.slice(0, 80) }) });
}

/** Requests of one seed. @returns how many were sent */
async function run(count: Tally, of: Everybody, seed: number, requests: number, isShort: boolean) {
  const draw = chance(seed);
  const next = drawer(of, draw, seed);
  const others = of.actors.filter(({ name }) => ["another's officer", "a colleague", "a stranger"].includes(name));
  const colleague = others.find(({ kind }) => kind === "staff")!;
  let sent = 0;
  await inTurns(SENDERS, Array.from({ length: SENDERS }), async () => {
    let sender = new Sender();
    let student: Student | undefined;
    for (let at = 0; sent < requests && !count.isOver(); at += 1) {
      sent += 1;
      if (at % OF_ADDRESS === OF_ADDRESS - 1) {
        sender.leave();
        sender = new Sender();
      }
      if (at % OF_STUDENT === 0) student = await newStudent();
      const headers = draw.percent(60) ? { cookie: student!.cookie } : draw.pick(others).headers;
      const made = next(headers);
      // Who waits where, and whom to call, all staff are told.
      const mayTell = headers === colleague.headers && made.call.startsWith("desk/");
      await one(count, sender, made, mayTell ? [] : of.words);
    }
    sender.leave();
  });
  const raw = isShort ? 20 : Math.min(RAW_MOST, Math.ceil(requests / RAW_EVERY));
  const spoken = Array.from({ length: raw }, () => draw.pick(RAW));
  if (!count.isOver())
    await inTurns(SENDERS, spoken, async (text) => {
      const { text: said, isClosed } = await speak(Buffer.from(text, "latin1"), { isOneAnswer: true });
      const isAnswered = /^HTTP\/1\.1 [1-4]\d\d /.test(said) || (isClosed && said === "");
      count.check(isAnswered, "a raw request", { begins: text.slice(0, 40), said: said.slice(0, 20) });
    });
  return sent + spoken.length;
}

/** Lines of the app's log, the kept ones too, that are no JSON; Next says a word or two at its start. */
function oddLines(log: string) {
  const files = readdirSync(dirname(log)).filter((file) => file.startsWith(basename(log)));
  return files
    .flatMap((file) => readFileSync(join(dirname(log), file), "utf8").split("\n"))
    .filter((line) => line !== "" && !/^(==== started \S+ ====$|✓ )/.test(line) && !/^\{.*\}$/.test(line));
}

/** Random and half-right requests: none fails, none is left without an answer, and nothing is told by one. */
export async function fuzz(order: CampaignOptions, log: string): Promise<CampaignResult> {
  const count = tally("fuzz", log, order);
  const of = await everybody();
  const rows = await rowsOf(of.asha);
  const before = memory();
  const from = performance.now();
  let sent = 0;
  for (let at = 0; at < (order.isShort ? 1 : 3); at += 1)
    sent += await run(count, of, order.seed + at, order.isShort ? 1000 : order.requests, order.isShort);
  const seconds = (performance.now() - from) / 1000;
  const sender = new Sender();
  const alive = await sender.send({ method: "GET", path: "/api/health/alive" }).catch(() => null);
  count.check(alive?.status === 200, "the app does not answer any more");
  count.check((await rowsOf(of.asha)) === rows, "the student's rows have changed");
  const written = readFileSync(process.env.E2E_APP_LOG!, "latin1");
  count.check(!of.words.some((word) => written.includes(word)), "the log tells of the student");
  count.note(`${sent.toLocaleString("en-IN")} requests, ${Math.round(sent / seconds)} a second`);
  if (!order.isShort) {
    const odd = oddLines(process.env.E2E_APP_LOG!);
    count.check(odd.length === 0, "lines of the log that are no JSON", {
      lines: odd.length,
      begins: odd[0]?.slice(0, 60),
    });
    const after = memory();
    await pause(60_000);
    count.note(
      `memory ${megabytes(before)} MB before, ${megabytes(after)} at the end, ${megabytes(memory())} a minute later`,
    );
  }
  sender.leave();
  for (const { sender: theirs } of of.actors) theirs.leave();
  return count.end();
}
