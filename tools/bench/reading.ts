import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { fileIdOf, UPLOAD_FOR } from "@/lib/uploads/policy";
import { db } from "@/tests/factories/database";
import { newStudent } from "@/tests/factories/sessions";
import { HALF, rows, statement, TABLE } from "@/tests/samples/more-papers";
import { drawnPaper, HARISH, PAPERS } from "@/tests/samples/papers";
import {
  bombPdf,
  deepTreePdf,
  fanOutFormPdf,
  loopingFontPdf,
  manyPagesPdf,
  muchTextPdf,
  mutated,
  recursiveFormPdf,
  seeded,
} from "@/tests/samples/hostile-pdfs";
import { END, MULTIPART, part } from "@/tests/samples/uploads";
import { FROM_OUR_PAGE, Sender } from "@/tools/attack/send";
import { type Bench, cpuOf, type Line, type MeasuredWork, middle } from "./measure";

/** So many that nobody meets a limit, of uploads in ten minutes and of files. */
const STUDENTS = 120;
const PAGES = 12;
const GB = 1024 ** 3;
const MUTATIONS = Number(process.env.MUTATIONS ?? 3000);
/** A slot whose papers are read, and one whose are not. */
const READ = "savingAccountStatement";
const LEFT = "panCard";
const SEEN_MS = 10_000;

type Uploader = { cookie: string; sender: Sender };
const uploaders = () =>
  Promise.all(Array.from({ length: STUDENTS }, async () => ({ ...(await newStudent()), sender: new Sender() })));

function upload({ cookie, sender }: Uploader, file: { bytes: Buffer; name: string }, slot: string) {
  const disposition = `name="file"; filename="${file.name}"`;
  return sender.send({
    method: "POST",
    path: "/api/loanform/upload",
    headers: { ...FROM_OUR_PAGE, ...MULTIPART, [UPLOAD_FOR]: slot, cookie },
    body: Buffer.concat([part(disposition, "application/octet-stream", file.bytes), END]),
  });
}

/** A process and those that it started, with theirs. */
function family(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    return [];
  }
}

/** What an upload costs whose paper is read, beside the same one whose is not. */
async function costs({ app }: Bench): Promise<Line[]> {
  const students = await uploaders();
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#c63" } });
  const files = {
    photo: { name: "statement.jpg", bytes: await photo.jpeg().toBuffer() },
    pdf: { name: "statement.pdf", bytes: await drawnPaper(twelvePages()) },
  };
  const work = (kind: keyof typeof files, slot: string): MeasuredWork => ({
    name: `${kind} ${slot}`,
    pids: () => family(app.pid),
    times: 48,
    async once(turn) {
      const { status, body } = await upload(students[turn % STUDENTS]!, files[kind], slot);
      if (status !== 200) throw new Error(`An upload was answered with ${status}: ${body.toString()}`);
      // One that did not wait for its turn is read by then.
      const id = fileIdOf((JSON.parse(body.toString()) as { data: { url: string } }).data.url)!;
      if (kind === "pdf" && slot === READ) await seen(id);
    },
  });
  const [plainPhoto, photoRead, plain, read] = await cpuOf(
    [work("photo", LEFT), work("photo", READ), work("pdf", LEFT), work("pdf", READ)],
    1,
  );
  for (const { sender } of students) sender.leave();
  return [
    { name: "upload of a photo, in a slot that is not read", value: plainPhoto!, unit: "ms", ratio: 1 },
    {
      name: "  in one that is read",
      value: photoRead!,
      unit: "ms",
      ratio: photoRead! / plainPhoto!,
      goal: { of: "ratio", atMost: 1.05 },
    },
    { name: `upload of a PDF of ${PAGES} pages, not read`, value: plain!, unit: "ms", ratio: 1 },
    { name: "  read", value: read!, unit: "ms", ratio: read! / plain! },
    { name: "  more for the reading", value: read! - plain!, unit: "ms", goal: { of: "value", atMost: 60 } },
  ];
}

async function seen(id: string) {
  for (const until = Date.now() + SEEN_MS; Date.now() < until; await pause(5)) {
    const file = await db.storedFile.findUnique({ where: { id }, select: { seenKind: true } });
    if (file?.seenKind) return;
  }
  throw new Error("A paper was not read.");
}

const twelvePages = () => ({
  ...{ id: "", slot: READ, person: HARISH, today: "2026-11-26", expect: PAPERS[0]!.expect },
  pages: Array.from({ length: PAGES }, (_, at) => [
    ...(at === 0 ? statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026").slice(0, -1) : [TABLE]),
    rows([HALF[Math.floor(at / 2)]!]),
    rows([HALF[Math.floor(at / 2)]!]),
    rows([HALF[Math.floor(at / 2)]!]),
    `Page ${at + 1} of ${PAGES}`,
  ]),
});

/** Papers that were made to hold the reader up, and what others notice of them. */
async function hostile({ app }: Bench): Promise<Line[]> {
  const students = await uploaders();
  const readers = await uploaders();
  const random = seeded(20261127);
  const papers = await Promise.all(PAPERS.slice(0, 12).map(drawnPaper));
  const files: [name: string, make: () => Buffer][] = [
    ["a stream that unpacks to 4 GB", () => bombPdf(4 * GB)],
    ["a page tree of 100,000 pages", () => manyPagesPdf(100_000)],
    ["a page tree 100,000 deep", () => deepTreePdf(100_000)],
    ["a form that draws itself", recursiveFormPdf],
    ["forms that draw the next ten times", () => fanOutFormPdf(9)],
    ["a font that is its own", loopingFontPdf],
    ["five million letters", () => muchTextPdf(5e6)],
  ];
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, readerMemory(app.pid))), 5);
  const others: Record<"quiet" | "beside", number[]> = { quiet: [], beside: [] };
  const more: Record<string, number> = {};
  const statuses = new Map<number, number>();
  let turn = 0;
  /** Milliseconds more than the same upload that is not read. */
  async function pair(make: () => Buffer) {
    const bytes = make();
    const took: number[] = [];
    for (const slot of [LEFT, READ]) {
      const { status, ms } = await upload(students[turn++ % STUDENTS]!, { bytes, name: "paper.pdf" }, slot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      took.push(ms);
    }
    return took[1]! - took[0]!;
  }
  for (const [name, make] of files) {
    others.quiet.push(...(await asked(readers, pause(1500))));
    const work = pair(make);
    others.beside.push(...(await asked(readers, work)));
    more[name] = await work;
  }
  let mutants = 0;
  for (let number = 0; number < MUTATIONS;) {
    const round = async () => {
      for (let of = 0; of < 100 && number < MUTATIONS; of += 1, number += 1)
        mutants = Math.max(mutants, await pair(() => mutated(papers[number % papers.length]!, random)));
    };
    others.quiet.push(...(await asked(readers, pause(1500))));
    others.beside.push(...(await asked(readers, round())));
  }
  clearInterval(watch);
  for (const { sender } of [...students, ...readers]) sender.leave();
  const [quiet, beside] = [middle(others.quiet), middle(others.beside)];
  const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  console.log(`  answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
  return [
    ...Object.entries({ ...more, [`${MUTATIONS} mutated papers, the slowest`]: mutants }).map(
      ([name, value]): Line => ({
        name: `${name}: later by`,
        value,
        unit: "ms",
        goal: { of: "value", atMost: 3000 },
      }),
    ),
    { name: "memory of the process that reads, at most", value: most, unit: "MB", goal: { of: "value", atMost: 256 } },
    { name: "answers that failed", value: failed, unit: "", goal: { of: "value", atMost: 0 } },
    { name: `others' answers when it is quiet, of ${others.quiet.length}`, value: quiet, unit: "ms", ratio: 1 },
    {
      name: `others' answers meanwhile, of ${others.beside.length}`,
      value: beside,
      unit: "ms",
      ratio: beside / quiet,
      goal: { of: "ratio", atMost: 1.5 },
    },
  ];
}

/** The most memory of the process that reads so far, in MB; 0 where there is none. */
function readerMemory(app: number): number {
  for (const pid of family(app))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("reader.mjs"))
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
    } catch {
      // It has ended.
    }
  return 0;
}

/** Two who read, one thing after the other, with a pause as a person has. @returns milliseconds of each answer */
async function asked(people: readonly Uploader[], until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void until.then(() => (isOver = true));
  const took: number[] = [];
  const paths = ["loanform/read", "users/webdashboard", "cases/read", "loanpartners/read"];
  await Promise.all(
    [0, 1].map(async (who) => {
      for (let turn = 0; !isOver; turn += 1) {
        const { cookie, sender } = people[(turn * 2 + who) % people.length]!;
        const headers = { ...FROM_OUR_PAGE, "content-type": "application/json", cookie };
        const path = `/api/${paths[turn % paths.length]!}`;
        took.push((await sender.send({ method: "POST", path, headers, body: "{}" })).ms);
        await pause(20);
      }
    }),
  );
  return took;
}

/** What the reading of papers costs, and whether papers that were made to hold it up do. */
export const reading = async (bench: Bench): Promise<Line[]> => [...(await costs(bench)), ...(await hostile(bench))];
