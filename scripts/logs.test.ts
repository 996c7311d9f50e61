import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prune, reasonIn, rotate } from "./parts/logs.mjs";

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "logs-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), "utf8") : "");

async function until(what: () => unknown) {
  while (!what()) await pause(20);
}

// What failing builds of this project really said, one file each, with the warning that once hid the reason.
test.each([
  ["page-throws", ["Error: the culture page is broken", "app/(site)/culture/page.tsx:25:18"]],
  ["syntax-error", ["./app/(site)/culture/page.tsx:24:9", "Error: Expected ',', got 'ident'"]],
  [
    "database-stops",
    [
      "Error: Connection terminated due to connection timeout",
      "Error occurred prerendering page",
      "Export encountered an error",
    ],
  ],
  [
    "database-away",
    [
      '"list":"partners","msg":"public list could not be read"',
      "Error: Failed to collect page data for /education-loan/[id]",
    ],
  ],
])("a build that fails by %s shows its own reason in the last lines, and no warning", (name, reasons) => {
  const lines = reasonIn(readFileSync(`scripts/failing-builds/${name}.txt`, "utf8")).split("\n");
  for (const reason of reasons) expect(lines.filter((line) => line.includes(reason))).not.toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(25);
  expect(lines.filter((line) => /Edge|Warning|warnings|process\.exit/.test(line))).toEqual([]);
});

test("a short log is shown whole, a long one without any error by its end, a kept one from its last start only", () => {
  expect(reasonIn("Installing\nThere is no room: remove something")).toBe(
    "  | Installing\n  | There is no room: remove something",
  );
  const quiet = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  expect(reasonIn(quiet.join("\n")).split("\n")).toEqual(quiet.slice(-25).map((line) => `  | ${line}`));
  const before =
    "==== started 2026-07-01T10:00:00.000Z ====\nError: yesterday's\n==== started 2026-07-02T10:00:00.000Z ====\n";
  expect(reasonIn(`${before}${quiet.join("\n")}`)).not.toContain("yesterday");
});

test("a log that is kept stays within its bound while a program appends to it, and the newest lines are all there, in order", () => {
  const file = join(dir, "app.log");
  const program = openSync(file, "a", 0o600);
  const lines = Array.from({ length: 2000 }, (_, index) => `line ${index} ${"x".repeat(index % 50)}\n`);
  for (const line of lines) {
    writeSync(program, line);
    rotate(file, { files: 3, size: 10_000 });
  }
  closeSync(program);
  const names = readdirSync(dir).sort();
  expect(names).toEqual(["app.log", "app.log.1", "app.log.2"]);
  for (const name of names) {
    expect(statSync(join(dir, name)).size).toBeLessThan(10_100);
    expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  }
  const kept = read("app.log.2") + read("app.log.1") + read("app.log");
  expect(kept.length).toBeGreaterThan(20_000);
  expect(lines.join("").endsWith(`\n${kept}`)).toBe(true);
});

test("of a log that was flooded between two looks the end is kept", () => {
  const file = join(dir, "app.log");
  writeFileSync(file, `${"x".repeat(300_000)}the last line\n`);
  rotate(file, { files: 3, size: 100_000 });
  expect(readdirSync(dir).sort()).toEqual(["app.log", "app.log.1"]);
  expect(read("app.log.1")).toHaveLength(100_000);
  expect(read("app.log.1").endsWith("the last line\n")).toBe(true);
  expect(read("app.log")).toBe("");
});

test("of PostgreSQL's own logs, one for each start, the oldest go: by their size together, or when there are too many", () => {
  const name = (minute: number) => `postgres-2026-07-01_10${String(minute).padStart(2, "0")}00.log`;
  for (let minute = 0; minute < 30; minute += 1) writeFileSync(join(dir, name(minute)), "x".repeat(100));
  prune(dir, { files: 3, size: 10_000 });
  expect(readdirSync(dir).sort()).toEqual(Array.from({ length: 20 }, (_, index) => name(index + 10)));
  prune(dir, { files: 3, size: 200 });
  expect(readdirSync(dir).sort()).toEqual(Array.from({ length: 6 }, (_, index) => name(index + 24)));
});

/** Starts a program as npm start does its parts, with a log that is kept, and prints how it ended. */
function startProgram(program: string, keep = { files: 5, size: 10_000_000, every: 5000 }) {
  const code = `
    import { statSync } from "node:fs";
    import { start } from "./scripts/parts/processes.mjs";
    const [program, log, keep] = process.argv.slice(1);
    const { code } = await start(process.execPath, ["-e", program], { log, keep: JSON.parse(keep) }).ended;
    console.log(JSON.stringify({ code, size: statSync(log).size }));
    process.exit();
  `;
  const parent = spawn(
    process.execPath,
    ["--input-type=module", "-e", code, program, join(dir, "app.log"), JSON.stringify(keep)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  parent.stdout.on("data", (text) => (said += String(text)));
  return {
    parent,
    ended: once(parent, "close").then(() => (said ? (JSON.parse(said) as { code: number; size: number }) : undefined)),
  };
}

test("what a crash left in the log is whole when the crash is told, and survives the restart", async () => {
  const crash =
    'for (let i = 0; i < 20000; i += 1) console.log("before the crash", i); throw new Error("crashed here")';
  const first = await startProgram(crash).ended;
  const evidence = read("app.log");
  expect(first).toEqual({ code: 1, size: evidence.length });
  expect(evidence).toContain("before the crash 19999\n");
  expect(evidence).toContain("Error: crashed here");
  await startProgram('console.log("all is well again")').ended;
  expect(read("app.log").startsWith(evidence)).toBe(true);
  expect(read("app.log").slice(evidence.length)).toMatch(
    /^==== started \d{4}-\d\d-\d\dT[\d:.]+Z ====\nall is well again\n$/,
  );
});

test("a log is bounded within one long run too", async () => {
  const { parent } = startProgram('setInterval(() => console.log("at work", "x".repeat(200)), 5)', {
    files: 2,
    size: 2000,
    every: 20,
  });
  // Looked at again and again: it was emptied twice and goes on.
  let emptied = 0;
  let size = 0;
  await until(() => {
    const now = statSync(join(dir, "app.log"), { throwIfNoEntry: false })?.size ?? 0;
    if (now < size) emptied += 1;
    size = now;
    return emptied >= 2;
  });
  parent.kill("SIGKILL");
  expect(readdirSync(dir).sort()).toEqual(["app.log", "app.log.1"]);
});

test("a start that is killed outright leaves the app a log to end in", async () => {
  const program = `
    process.on("SIGTERM", () => { console.log("asked to end"); setTimeout(() => { console.log("ended in order"); process.exit(); }, 300); });
    setInterval(() => console.log("at work"), 10);
  `;
  const { parent } = startProgram(program);
  await until(() => read("app.log").includes("at work"));
  parent.kill("SIGKILL");
  await until(() => read("app.log").includes("ended in order"));
  expect(read("app.log")).toContain("asked to end\n");
});
