import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { reasonIn, rotate } from "./parts/logs.mjs";

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
  const lines = reasonIn(readFileSync(`tests/samples/failing-builds/${name}.txt`, "utf8")).split("\n");
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

test("a log that is full is put aside before it goes on, and the oldest goes", () => {
  const file = join(dir, "app.log");
  for (let run = 1; run <= 5; run += 1) {
    rotate(file, { files: 3, size: 100 });
    writeFileSync(file, `run ${run} ${"x".repeat(run === 4 ? 10 : 200)}\n`, { mode: 0o600, flag: "a" });
  }
  expect(readdirSync(dir).sort()).toEqual(["app.log", "app.log.1", "app.log.2"]);
  // The fourth run left it short of its size.
  const runs = (name: string) => read(name).match(/run \d/g);
  expect([runs("app.log"), runs("app.log.1"), runs("app.log.2")]).toEqual([["run 4", "run 5"], ["run 3"], ["run 2"]]);
  for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
});

/** Starts a program as npm start does its parts, with a log that is kept, and prints how it ended. */
function startProgram(program: string) {
  const code = `
    import { statSync } from "node:fs";
    import { start } from "./scripts/parts/processes.mjs";
    const [program, log] = process.argv.slice(1);
    const { code } = await start(process.execPath, ["-e", program], { log, keep: true }).ended;
    console.log(JSON.stringify({ code, size: statSync(log).size }));
    process.exit();
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", code, program, join(dir, "app.log")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
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

test("logrotate, as deploy/ sets it up, bounds a log while its program goes on in it", async () => {
  if (spawnSync("logrotate", ["--version"]).error) {
    console.info("logrotate is not installed: deploy/dakhila.logrotate was not tried.");
    return;
  }
  const file = join(dir, "app.log");
  const { username } = userInfo();
  const group = spawnSync("id", ["-gn"], { encoding: "utf8" }).stdout.trim();
  const config = readFileSync("deploy/dakhila.logrotate", "utf8")
    .replace("/srv/dakhila/.data/logs/app.log", file)
    .replace("su dakhila dakhila", `su ${username} ${group}`)
    .replace("size 10M", "size 2k");
  writeFileSync(join(dir, "logrotate.conf"), config, { mode: 0o600 });
  const { parent } = startProgram('let n = 0; setInterval(() => console.log("at work", (n += 1), "x".repeat(200)), 5)');
  for (let round = 1; round <= 7; round += 1) {
    await until(() => existsSync(file) && statSync(file).size > 4000);
    const { status, stderr } = spawnSync("logrotate", ["-s", join(dir, "state"), join(dir, "logrotate.conf")], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  }
  await until(() => read("app.log").includes("at work"));
  parent.kill("SIGKILL");
  const logs = readdirSync(dir).filter((name) => name.startsWith("app.log"));
  expect(logs.sort()).toEqual(["app.log", "app.log.1", "app.log.2", "app.log.3", "app.log.4"]);
  for (const name of logs) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  // No hole where the program would have gone on at its old place.
  expect(read("app.log")).not.toContain("\0");
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
