/**
 * How long npm start takes in a clone of its own: the first time, with nothing installed, and when nothing has changed
 * since. Installing hangs on the network too. Both are times by the clock, which other programs on the machine
 * lengthen: the load stands beside them. And how large what was installed is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "@/e2e/support/own-instance";
import { type Line, middle } from "./measure";

const WARM_ROUNDS = 3;
/** Milliseconds until pages answer, on a machine that does nothing else. */
const WARM_GOAL = 7000;
/** Megabytes on the disk. */
const PACKAGES_GOAL = 1200;
// Its own are made there. Settings would lead to parts that are not this machine's.
const LEFT_OUT = /^(node_modules|\.data|\.git|\.env(\.local)?|\.next.*|generated|test-results|playwright-report)$/;

type Start = { pages: number; codes: number };

export async function starts(): Promise<Line[]> {
  const clone = mkdtempSync(join(tmpdir(), "dakhila-starts-"));
  try {
    // The database's user passes through.
    chmodSync(clone, 0o711);
    cpSync(process.cwd(), clone, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
    // The pages hold the site's address: at another port they would be made anew.
    const port = await freePort();
    const cold = await start(clone, port);
    const warm: Start[] = [];
    for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push(await start(clone, port));
    const load = `load ${loadavg()[0]!.toFixed(1)}`;
    const of = (what: keyof Start) => middle(warm.map((each) => each[what]));
    return [
      { name: "first start of a clone, until pages answer", value: cold.pages, unit: "ms" },
      { name: "first start of a clone, until there are codes", value: cold.codes, unit: "ms" },
      {
        name: `later starts, until pages answer (${load})`,
        value: of("pages"),
        unit: "ms",
        goal: { atMost: WARM_GOAL, of: "value" },
      },
      { name: "later starts, until there are phone codes", value: of("codes"), unit: "ms" },
      {
        name: "the packages, on the disk",
        value: megabytesOnDisk(join(clone, "node_modules")),
        unit: "MB",
        goal: { atMost: PACKAGES_GOAL, of: "value" },
      },
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** What a folder takes on the disk, in whole blocks, in MB of 2^20 bytes. */
function megabytesOnDisk(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).blocks * 512, 0) / 2 ** 20;
}

/** Starts the app in a clone, waits until it says that pages answer and codes are issued, and ends it. */
async function start(clone: string, port: number): Promise<Start> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|USER|LANG|TMPDIR|npm_config_.*)$/.test(name)),
  );
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: clone,
    env: { ...env, NODE_ENV: "production", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const found: Partial<Start> = {};
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    const passed = performance.now() - began;
    if (said.includes("Dakhila runs at")) found.pages ??= passed;
    if (!found.codes && said.includes("Phone codes appear here")) {
      found.codes = passed;
      child.kill("SIGINT");
    }
  });
  await ended;
  const { pages, codes } = found;
  if (pages === undefined || codes === undefined) throw new Error(`The start ended by itself:\n${said.slice(-2000)}`);
  return { pages, codes };
}
