import { readFileSync } from "node:fs";
import {
  manyPagesPdf,
  bombPdf,
  deepTreePdf,
  fanOutFormPdf,
  loopingFontPdf,
  muchTextPdf,
  mutated,
  recursiveFormPdf,
  seeded,
} from "@/tests/samples/hostile-pdfs";
import { drawnPaper, PAPERS } from "@/tests/samples/papers";
import { pagesOf, readerPid } from "./open";
import { seenIn } from "./seen";
import { patientPagesOf } from "./testing";

const GB = 1024 ** 3;
/** Long after its 1.5 seconds: on a busy machine the start of a process takes long. */
const LATE_MS = 60_000;
const MEMORY_MOST_MB = 256;

/** Megabytes at most, as Linux counts them; elsewhere, and of one that has ended, 0. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function opened(bytes: Buffer) {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(readerPid()))), 2);
  const begun = performance.now();
  const pages = await pagesOf(bytes);
  clearInterval(watch);
  return { pages, ms: performance.now() - begun, most: Math.max(most, memoryOf(readerPid())) };
}

test.each([
  ["a stream that unpacks to 64 MB", () => bombPdf(GB / 16)],
  ["a stream that unpacks to 4 GB", () => bombPdf(4 * GB)],
  ["a page tree of 100,000 pages", () => manyPagesPdf(100_000)],
  ["a page tree 100,000 deep", () => deepTreePdf(100_000)],
  ["a form that draws itself", recursiveFormPdf],
  ["forms that draw the next ten times", () => fanOutFormPdf(9)],
  ["a font that is its own", loopingFontPdf],
  ["five million letters", () => muchTextPdf(5e6)],
])("%s: an end in time and in memory, and the next paper is read", async (_, make) => {
  const { ms, most } = await opened(make());
  expect(ms).toBeLessThan(LATE_MS);
  expect(most).toBeLessThan(MEMORY_MOST_MB);
  expect(await patientPagesOf(await drawnPaper(PAPERS[0]!))).toHaveLength(1);
});

const MUTATIONS = Number(process.env.MUTATIONS ?? 400);
test("hundreds of mutated papers: each gets an answer in time", async () => {
  const random = seeded(20261127);
  const papers = await Promise.all(PAPERS.slice(0, 12).map(drawnPaper));
  for (let number = 0; number < MUTATIONS; number += 1) {
    const { pages, ms, most } = await opened(mutated(papers[number % papers.length]!, random));
    expect(ms).toBeLessThan(LATE_MS);
    expect(most).toBeLessThan(MEMORY_MOST_MB);
    if (pages) seenIn(pages);
  }
});

test("lines that were made to hold up the reading of their words take no time", () => {
  const hostile = [
    "statement of ",
    "from 01/01/2026 ",
    "assessment year ",
    "name of the ",
    "a ",
    "1/1/20 ",
    "- ",
    "page ",
  ].map((piece) => [{ x: 40, text: piece.repeat(300).slice(0, 300) }]);
  const page = Array.from({ length: 400 }, (_, at) => hostile[at % hostile.length]!);
  const begun = process.cpuUsage();
  seenIn(Array.from({ length: 20 }, () => page));
  // Of the processor, in microseconds: however busy it is.
  expect(process.cpuUsage(begun).user).toBeLessThan(1_500_000);
});
