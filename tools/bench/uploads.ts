import { fork } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { type Fleet, startFleet } from "@/e2e/support/fleet";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { FROM_OUR_PAGE, Sender } from "@/tools/attack/send";
import { newStudentIn } from "@/tests/factories/sessions";
import { between, type Line, ran } from "./measure";

const AT_ONCE = 20;
/** Waves of uploads while others are answered: so many that the slowest of a hundred answers means something. */
const WAVES = 4;
const BACK_MS = 30_000;
const MB = 1024 * 1024;

const told = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
const memory = (pid: number) => told(pid, "VmRSS");
/** The most memory since the last call of `forgetPeak`, in MB. */
const peak = (pid: number) => told(pid, "VmHWM");
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** Twenty students who send ten megabytes at once to an instance that has just started, and who else is answered. */
export async function uploads(): Promise<Line[]> {
  const fleet = await startFleet(1, join(process.env.E2E_DATA_DIR!, "uploads"));
  const lines: Line[] = [];
  try {
    for (const kind of ["pdf", "photo"] as const) lines.push(...(await wave(fleet, kind)));
  } finally {
    await fleet.end();
  }
  lines.push(...(await neighbours()));
  return lines;
}

async function wave(fleet: Fleet, kind: "pdf" | "photo"): Promise<Line[]> {
  const [instance] = fleet.instances;
  await instance!.end("SIGTERM");
  await instance!.start();
  const students = await Promise.all(Array.from({ length: AT_ONCE }, () => newStudentIn(fleet.db)));
  const sender = await senderOf(instance!, kind === "pdf" ? kind : await photo());
  // The pages that a start makes are made by then; what they left behind is collected, so that it hides nothing.
  await pause(15_000);
  await instance!.memory();
  const pid = instance!.pid();
  const before = memory(pid);
  forgetPeak(pid);
  const began = ran([pid]);
  const { statuses, ms } = await sender.send(students.map(({ cookie }) => cookie));
  await pause(500);
  const [most, took] = [peak(pid), between(began, ran([pid]))];
  await pause(BACK_MS);
  const after = memory(pid);
  // What is then still there is held, or code that ran for the first time.
  await instance!.memory();
  const collected = memory(pid);
  sender.end();
  const what = kind === "pdf" ? "PDFs of 10 MB" : "photos of 10 MB";
  return [
    {
      name: `${AT_ONCE} ${what} at once, stored`,
      value: statuses.filter((status) => status === 200).length,
      unit: "",
      goal: { of: "value", atLeast: AT_ONCE },
    },
    { name: "  until all are answered", value: ms, unit: "ms" },
    { name: "  processor time of each in the app", value: took / AT_ONCE, unit: "ms" },
    { name: "  memory of the instance before", value: before, unit: "MB" },
    { name: "  growth at its peak", value: most - before, unit: "MB", goal: { of: "value", atMost: 200 } },
    { name: "  growth left after 30 s", value: after - before, unit: "MB", goal: { of: "value", atMost: 50 } },
    { name: "  growth left once all is collected", value: collected - before, unit: "MB" },
  ];
}

/** How long calls and pages take beside uploads, against a quiet time of the same instance. */
async function neighbours(): Promise<Line[]> {
  const own = await ownInstance();
  try {
    const students = await Promise.all(Array.from({ length: AT_ONCE }, () => newStudentIn(own.db)));
    const readers = await Promise.all(Array.from({ length: 4 }, () => newStudentIn(own.db)));
    const sender = await senderOf(own, "pdf");
    const cookies = students.map(({ cookie }) => cookie);
    // Both are warm, so that neither has the first of anything.
    await ask(own, readers, sender.send(cookies));
    const [quiet, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < WAVES; round += 1) {
      const sending = sender.send(cookies);
      beside.push(...(await ask(own, readers, sending)));
      await pause(2000);
      quiet.push(...(await ask(own, readers, pause((await sending).ms))));
    }
    sender.end();
    const [base, now] = [percentile(quiet), percentile(beside)];
    return [
      { name: `others' answers on a quiet instance, p99 of ${quiet.length}`, value: base, unit: "ms", ratio: 1 },
      {
        name: `others' answers during ${AT_ONCE} uploads, p99 of ${beside.length}`,
        value: now,
        unit: "ms",
        ratio: now / base,
        goal: { of: "ratio", atMost: 3 },
      },
    ];
  } finally {
    await own.end();
  }
}

/** Some who read and save, one thing after the other, with a pause as a person has. @returns milliseconds of each */
async function ask(own: OwnInstance, readers: readonly { cookie: string }[], until: Promise<unknown>) {
  let isOver = false;
  void until.then(() => (isOver = true));
  const took: number[] = [];
  await Promise.all(
    readers.map(async ({ cookie }) => {
      const sender = new Sender(new URL(own.address));
      const post = (path: string) => ({
        method: "POST",
        path: `/api/${path}`,
        headers: { ...FROM_OUR_PAGE, "content-type": "application/json", cookie },
        body: "{}",
      });
      const all = [post("loanform/read"), post("users/webdashboard"), post("cases/read"), post("loanpartners/read")];
      for (let turn = 0; !isOver; turn += 1) {
        const { ms } = await sender.send(all[turn % all.length]!);
        took.push(ms);
        await pause(20);
      }
      sender.leave();
    }),
  );
  return took;
}

const percentile = (values: readonly number[], part = 0.99) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;

/** A program that sends a file for each cookie that it is given. */
async function senderOf(to: { address: string }, kind: string) {
  const child = fork(join(process.cwd(), "tools/bench/send-files.mjs"), [to.address, String(UPLOAD_LIMIT), kind], {
    execArgv: [],
  });
  await once(child, "message");
  return {
    async send(cookies: readonly string[]) {
      const answered = once(child, "message");
      child.send(cookies);
      const [answer] = (await answered) as [{ statuses: (number | string)[]; ms: number }];
      return answer;
    },
    end: () => child.disconnect(),
  };
}

/** Twelve megapixels of noise, as near below the limit as the quality allows. @returns its path */
async function photo() {
  const [width, height] = [4000, 3000];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  for (let quality = 90; ; quality -= 5) {
    const bytes = await noise.clone().withMetadata({ orientation: 6 }).jpeg({ quality }).toBuffer();
    if (bytes.length > UPLOAD_LIMIT) continue;
    const file = join(process.env.E2E_DATA_DIR!, "photo.jpg");
    writeFileSync(file, bytes);
    console.log(`  a photo of 12 megapixels has ${(bytes.length / MB).toFixed(1)} MB`);
    return file;
  }
}
