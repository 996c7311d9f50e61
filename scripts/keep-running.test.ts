import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// What npm start does when the app ends by itself: for want of memory, by kill -9, or because it cannot start.

let dir: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "keep-running-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

/** A command that keeps a program running, which writes its number, counts its starts and goes on as `body` says. */
function keep(body: string, options: object) {
  const app = join(dir, "app.mjs");
  const [pid, starts] = [join(dir, "pid"), join(dir, "starts")];
  writeFileSync(
    app,
    `import { appendFileSync, writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(pid)}, String(process.pid));
     appendFileSync(${JSON.stringify(starts)}, "x");
     ${body}`,
  );
  const parent = `
    import { command, start } from "./scripts/parts/processes.mjs";
    import { keepRunning } from "./scripts/parts/keep-running.mjs";
    command(async () => {
      const launch = () => ({ ...start(process.execPath, [${JSON.stringify(app)}]), ready: Promise.resolve() });
      throw await keepRunning("The app", launch, ${JSON.stringify(options)}).lost;
    });`;
  child = spawn(process.execPath, ["--input-type=module", "-e", parent], {
    env: { ...process.env, npm_command: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (text) => (said += String(text)));
  const ended = new Promise<number | null>((resolve) => child!.on("close", resolve));
  const read = (file: string) => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      return "";
    }
  };
  return { said: () => said, ended, pid: () => Number(read(pid)), starts: () => read(starts).length };
}

async function until(what: () => boolean, ms = 300_000) {
  for (const from = Date.now(); Date.now() - from < ms; await new Promise((go) => setTimeout(go, 20)))
    if (what()) return;
  throw new Error("It did not come to that.");
}

test("a killed app is started again, says why, and is ended with everything else when that is asked for", async () => {
  const kept = keep("setInterval(() => {}, 1000);", { first: 50, steady: 0 });
  // More often than the number of ends that gives up: each of these ran for a while.
  for (let time = 1; time <= 8; time += 1) {
    await until(() => kept.starts() === time && kept.pid() > 0);
    process.kill(kept.pid(), "SIGKILL");
    await until(() => kept.starts() === time + 1);
  }
  expect(kept.said()).toContain(
    "The app ended by itself (signal SIGKILL) and was started again. It was ended by SIGKILL, perhaps for want of memory.",
  );
  const last = kept.pid();
  child!.kill("SIGTERM");
  expect(await kept.ended).toBe(143);
  expect(() => process.kill(last, 0)).toThrow();
  expect(kept.starts()).toBe(9);
  expect(kept.said()).not.toContain("in a row");
});

test("one that ends soon after each start is given up with a sentence, after longer and longer pauses", async () => {
  const from = performance.now();
  const kept = keep("process.exit(7);", { first: 100, most: 4 });
  expect(await kept.ended).toBe(1);
  expect(performance.now() - from).toBeGreaterThan(100 + 200 + 400);
  expect(kept.starts()).toBe(4);
  expect(kept.said()).toContain(
    "The app ended by itself 4 times in a row soon after its start, the last time by exit code 7, and is not started again",
  );
});
