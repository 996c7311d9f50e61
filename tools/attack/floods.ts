import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { newStudent } from "@/tests/factories/sessions";
import { sidewaysPhoto } from "@/tests/samples/documents";
import { samplePdf } from "@/tests/samples/uploads";
import {
  inTurns,
  megabytes,
  memory,
  type CampaignOptions,
  type CampaignResult,
  percentile,
  type Tally,
  tally,
} from "./campaign";
import { CALLS, PAGES } from "@/tests/security/routes";
import { Sender, speak } from "./send";
import { give } from "./uploads";

const MB = 1024 * 1024;
const HUNDRED_MB = 100_000_000;
/** Bytes by which memory may grow. */
const GROWTH = 20 * MB;
const LENDERS = 2000;
const UPLOADS = 60;
/** Milliseconds that another student's paper may take meanwhile. */
const BESIDE = 10_000;

/** A hundred megabytes to every address: each is refused long before they have come. */
async function bodies(count: Tally, isShort: boolean) {
  const { cookie } = await newStudent();
  const names = Object.keys(CALLS).filter((name) => !name.includes("["));
  const paths = [
    ...names.map((name) => `/api/${name}`),
    "/api/auth/signout",
    "/api/auth/_log",
    "/nowhere",
    "/api/nowhere",
  ];
  const all = [...paths, ...Object.values(PAGES).map(({ path }) => path)];
  const some = isShort ? ["/api/loanform/add", "/api/auth/signout", "/", "/api/users/login"] : all;
  const piece = "a".repeat(512 * 1024);
  // What the app keeps of an address once it was asked for is no part of it.
  const visit = new Sender();
  for (const path of some)
    await visit.send({ method: path.startsWith("/api/") ? "POST" : "GET", path }).catch(() => {});
  visit.leave();
  const before = memory();
  let most = before ?? 0;
  const looking = setInterval(() => (most = Math.max(most, memory() ?? 0)), 50);
  const tries = some.flatMap((path) => [true, false].map((saysLength) => ({ path, saysLength })));
  await inTurns(2, tries, async ({ path, saysLength }) => {
    const isUpload = path === "/api/loanform/upload";
    const type = isUpload
      ? "multipart/form-data; boundary=x"
      : path.startsWith("/api/auth/")
        ? "application/x-www-form-urlencoded"
        : "application/json";
    const length = saysLength ? `Content-Length: ${HUNDRED_MB}` : "Transfer-Encoding: chunked";
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
    const stream = saysLength ? piece : `${piece.length.toString(16)}\r\n${piece}\r\n`;
    const { text, isClosed, written, ms } = await speak(head, { stream, most: HUNDRED_MB, wait: 30_000 });
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
    const about = { path, saysLength, status, megabytes: Math.round(written / MB), ms: Math.round(ms) };
    // A connection that is cut while the sender still sends can take the answer with it. Who reads no body answers.
    count.check(status < 500, "failed on 100 MB", about);
    // Over loopback all of it can be on its way before anybody looks: then the refusal counts, and the memory below.
    count.check(isClosed && (status >= 400 || written < HUNDRED_MB), "100 MB were let in", about);
  });
  clearInterval(looking);
  let after = memory();
  for (let waited = 0; waited < 30 && before !== null && after! - before > GROWTH && !isShort; waited += 1) {
    await pause(1000);
    after = memory();
  }
  if (!isShort) count.check(before === null || after! - before <= GROWTH, "100 MB stay in memory", { before, after });
  count.note(
    `100 MB to ${some.length} addresses, with a length and without: memory ${megabytes(before)} MB before, ${megabytes(most)} at most, ${megabytes(after)} after`,
  );
}

/** Made-up lenders: none is drawn, none is kept. */
async function lenders(count: Tally, isShort: boolean) {
  const files = () => readdirSync(process.env.NEXT_DIST_DIR!, { recursive: true, encoding: "utf8" });
  const word = randomUUID();
  const before = new Set(files());
  const sender = new Sender();
  const took: number[] = [];
  await inTurns(8, Array.from({ length: isShort ? 60 : LENDERS }).keys(), async (at) => {
    const path = `/education-loan/nobody-${word}-${at}${at % 10 === 0 ? "/opengraph-image" : ""}`;
    const answer = await sender.send({ method: "GET", path }).catch(() => null);
    took.push(answer?.ms ?? Infinity);
    count.check(answer?.status === 404, "a made-up lender", { status: answer?.status });
  });
  sender.leave();
  const made = files().filter((file) => !before.has(file));
  // A page that was made anew meanwhile is another's doing.
  count.check(!made.some((file) => file.includes(word)), "files are kept of made-up lenders");
  if (!isShort) count.check(made.length < 50, "the build has grown", { files: made.length, first: made.slice(0, 5) });
  count.note(
    `${took.length} made-up lenders: ${made.length} new files, p50 ${percentile(took, 50).toFixed(0)}, p99 ${percentile(took, 99).toFixed(0)} ms`,
  );
}

/** Sixty photos of one student at once, and one paper after the other of another student beside them. */
async function uploads(count: Tally) {
  const photo = await sidewaysPhoto();
  const large = { name: photo.name, type: photo.mimeType, bytes: photo.buffer };
  const small = { name: "a.pdf", type: "application/pdf", bytes: samplePdf() };
  const [one, other] = [await newStudent(), await newStudent()];
  const before = memory();
  let most = before ?? 0;
  const looking = setInterval(() => (most = Math.max(most, memory() ?? 0)), 100);
  let left = UPLOADS;
  const from = performance.now();
  const all = Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const sender = new Sender();
      const answer = await give(sender, one.cookie, large).catch(() => null);
      left -= 1;
      sender.leave();
      // Who has very many waiting may be asked to come again.
      const isRight = answer !== null && [200, 413, 429, 503].includes(answer.status);
      count.check(isRight, "one of sixty photos failed", { status: answer?.status });
    }),
  );
  const beside: number[] = [];
  const sender = new Sender();
  while (left > 0) {
    const answer = await give(sender, other.cookie, small).catch(() => null);
    beside.push(answer?.ms ?? Infinity);
    const isRight = answer?.status === 200 && answer.ms < BESIDE;
    count.check(isRight, "another student waits", { status: answer?.status, ms: Math.round(answer?.ms ?? 0) });
    await pause(500);
  }
  await all;
  clearInterval(looking);
  sender.leave();
  const seconds = (performance.now() - from) / 1000;
  count.note(
    `${UPLOADS} photos of ${megabytes(photo.buffer.length)} MB by one in ${seconds.toFixed(0)} s; another's paper: p50 ${percentile(beside, 50).toFixed(0)}, max ${Math.max(...beside).toFixed(0)} ms; memory ${megabytes(before)} to ${megabytes(most)} MB`,
  );
}

/** More than anybody needs, sent to fill memory, disk or the others' time. */
export async function floods(order: CampaignOptions, log: string): Promise<CampaignResult> {
  const count = tally("floods", log, order);
  await bodies(count, order.isShort);
  if (!count.isOver()) await lenders(count, order.isShort);
  if (!order.isShort && !count.isOver()) await uploads(count);
  return count.end();
}
