import { setTimeout as pause } from "node:timers/promises";
import { newStudent, type Student } from "@/tests/factories/sessions";
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
import { chance } from "./chance";
import { paddedPdf, goodFiles, type Hostile, hostileFiles, MARK } from "./files";
import { type HttpAnswer, fileBody, FROM_OUR_PAGE, IN_PARTS, Sender } from "./send";

/**
 * Milliseconds after which an answer is too late: four times of what a quiet machine takes at most, and more beside
 * other tests.
 */
const LATE_MS = { alone: 4000, beside: 20_000 };
/** Milliseconds of a page for another visitor meanwhile: below it, no ratio counts. */
const PAGE_MS = 50;
/** Bytes that may stay in memory after everything has been answered. */
const KEPT = 64 * 1024 * 1024;
/** Uploads of one student: below the limit of files and of uploads in ten minutes. */
const OF_ONE = 80;
/** Hostile files of the short form. */
const SHORT = 50;

const HELD_UP: Hostile = {
  ...{ about: "200 kB of trailer<<", name: "t.pdf", type: "application/pdf", must: "either" },
  bytes: paddedPdf("trailer<<", 200_000),
};

/** Students whose uploads are taken; the next one comes when the first has had a share. */
function queueOfStudents() {
  let left = 0;
  let student: Student;
  let sender: Sender | undefined;
  return async () => {
    if (left === 0) {
      sender?.leave();
      [student, sender, left] = [await newStudent(), new Sender(), OF_ONE];
    }
    left -= 1;
    return { student, sender: sender! };
  };
}

export const give = (sender: Sender, cookie: string, { bytes, name, type }: Pick<Hostile, "bytes" | "name" | "type">) =>
  sender.send({
    ...{ method: "POST", path: "/api/loanform/upload" },
    headers: { ...FROM_OUR_PAGE, ...IN_PARTS, cookie },
    // A name with quotes or lines would end the part's header early: that is the sender's own affair.
    body: fileBody(bytes, String(name).replace(/["\r\n]/g, "_"), type),
  });

/** Another visitor, who opens the same page again and again. @returns how long each took, when told to stop */
function visitor() {
  const sender = new Sender();
  const took: number[] = [];
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      took.push((await sender.send({ method: "GET", path: "/culture" })).ms);
      await pause(50);
    }
  })();
  return async () => {
    isOver = true;
    await visits.catch(() => took.push(Infinity));
    sender.leave();
    return took;
  };
}

/** How the name of a file of each type ends. */
const ENDS = { "application/pdf": /\.pdf$/i, "image/jpeg": /\.jpe?g$/i, "image/png": /\.png$/i } as Record<
  string,
  RegExp
>;

/** What is wrong with a file as it is served, in words; null where it can do no harm. */
function servedProblem({ status, headers, body }: HttpAnswer): string | null {
  const disposition = String(headers["content-disposition"]);
  const type = String(headers["content-type"]);
  const isPdf = type === "application/pdf";
  if (status !== 200) return `not served (${status})`;
  if (!ENDS[type]) return "another type";
  if (headers["x-content-type-options"] !== "nosniff") return "its type may be guessed";
  if (!/sandbox/.test(String(headers["content-security-policy"]))) return "not in a sandbox";
  if (headers["cross-origin-resource-policy"] !== "same-origin") return "others may embed it";
  if (!/no-store/.test(String(headers["cache-control"]))) return "may be kept";
  if (!disposition.startsWith(isPdf ? "attachment" : "inline")) return "a PDF that opens in the page";
  if (/[\r\n]|\.\.[/\\]/.test(disposition) || disposition.length > 2000) return "an odd disposition";
  if (!ENDS[type].test(disposition)) return "a name of another kind";
  // A PDF is kept byte for byte, and only ever downloaded.
  return !isPdf && body.includes(MARK) ? "a passenger has come through" : null;
}

async function tryFile(
  count: Tally,
  { next, late }: { next: ReturnType<typeof queueOfStudents>; late: number },
  file: Hostile,
  took: number[],
) {
  const { about, must } = file;
  const { student, sender } = await next();
  const answer = await give(sender, student.cookie, file).catch(() => null);
  count.check(answer !== null && answer.status < 500, "failed on a file", { about, status: answer?.status });
  if (answer === null) return;
  took.push(answer.ms);
  count.check(answer.ms < late, "a slow answer", { about, ms: Math.round(answer.ms) });
  const isTaken = answer.status === 200;
  const isRight = must === "either" ? [200, 400, 413, 422].includes(answer.status) : isTaken === (must === "taken");
  count.check(isRight, `${must} was expected`, { about, status: answer.status });
  if (!isTaken) return;
  const { data } = JSON.parse(answer.body.toString()) as { data: { url: string } };
  const served = await sender.send({ method: "GET", path: data.url, headers: { cookie: student.cookie } });
  const problem = servedProblem(served);
  count.check(problem === null, problem ?? "", { about });
}

async function inAll<T>(files: AsyncGenerator<T>) {
  const all: T[] = [];
  for await (const file of files) all.push(file);
  return all;
}

/** Memory after the work is done and some time has passed, at least as low as it gets in that time. */
async function settled(from: number | null, seconds: number) {
  let least = memory();
  for (let waited = 0; waited < seconds && from !== null && least! - from > KEPT; waited += 1) {
    await pause(1000);
    least = Math.min(least!, memory()!);
  }
  return least;
}

const spread = (values: readonly number[]) =>
  `p50 ${percentile(values, 50).toFixed(0)}, p99 ${percentile(values, 99).toFixed(0)}, max ${Math.max(0, ...values).toFixed(0)} ms`;

/**
 * Files that mean harm and files that mean none, one after the other: the verdict on each, how long it took, what is
 * served of it, and what another visitor and the machine's memory noticed.
 */
export async function hostileUploads(order: CampaignOptions, log: string): Promise<CampaignResult> {
  const count = tally("hostile files", log, order);
  const how = { next: queueOfStudents(), late: order.isShort ? LATE_MS.beside : LATE_MS.alone };
  const draw = chance(order.seed);
  // In short some of each kind, and the one that once held everybody up.
  const hostile = order.isShort
    ? [...draw.some(SHORT - 1, await inAll(hostileFiles(order.seed, true))), HELD_UP]
    : hostileFiles(order.seed, false);
  const good = goodFiles(order.seed, order.isShort);

  const [goodTook, took]: [number[], number[]] = [[], []];
  for await (const file of good) await tryFile(count, how, file, goodTook);
  const quietEnd = visitor();
  await pause(order.isShort ? 1000 : 5000);
  const quiet = await quietEnd();
  const before = memory();
  const busyEnd = visitor();
  let files = 0;
  for await (const file of hostile) {
    if (count.isOver()) break;
    files += 1;
    await tryFile(count, how, file, took);
  }
  const busy = await busyEnd();
  const ratio = percentile(busy, 50) / percentile(quiet, 50);
  // Beside other tests it says nothing.
  if (!order.isShort) {
    count.check(ratio <= 2 || percentile(busy, 50) < PAGE_MS, "others wait for it", {
      ratio: Number(ratio.toFixed(1)),
    });
    const after = await settled(before, 60);
    count.check(before === null || after! - before <= KEPT, "memory is not given back", { before, after });
    count.note(`memory ${megabytes(before)} MB before, ${megabytes(after)} MB within a minute after`);
  }
  count.note(`${files} hostile files: ${spread(took)}; ${goodTook.length} good ones: ${spread(goodTook)}`);
  count.note(`a page beside: ${spread(busy)}; quiet: ${spread(quiet)}; ratio of the medians ${ratio.toFixed(2)}`);
  if (!order.isShort) await together(count);
  return count.end();
}

/** Twenty times ten megabytes at the same time, by four students. */
async function together(count: Tally) {
  const before = memory();
  let most = before ?? 0;
  const looking = setInterval(() => (most = Math.max(most, memory() ?? 0)), 100);
  const end = visitor();
  const four = await Promise.all(
    Array.from({ length: 4 }, async () => ({ sender: new Sender(), ...(await newStudent()) })),
  );
  const large = { name: "a.pdf", type: "application/pdf", bytes: paddedPdf("\n") };
  const took: number[] = [];
  await inTurns(
    20,
    Array.from({ length: 20 }, (_, at) => four[at % 4]!),
    async ({ sender, cookie }) => {
      const answer = await give(sender, cookie, large).catch(() => null);
      count.check(answer !== null && answer.status < 500, "one of twenty large ones failed", {
        status: answer?.status,
      });
      took.push(answer?.ms ?? Infinity);
    },
  );
  clearInterval(looking);
  for (const { sender } of four) sender.leave();
  const pages = await end();
  count.note(
    `20 × 10 MB at once: ${spread(took)}; a page beside: ${spread(pages)}; memory ${megabytes(before)} to ${megabytes(most)} MB`,
  );
  count.check(before === null || most - before < 400 * 1024 * 1024, "twenty large ones fill the memory", {
    before,
    most,
  });
}
