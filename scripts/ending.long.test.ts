import { type ChildProcess, spawn } from "node:child_process";

// What npm start asks of what it has started, when it is told to end.

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const since = (from: number) => performance.now() - from;

const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => child.kill("SIGKILL")));

/** A command that starts a program, which needs `needs` milliseconds to end and is given `patience`. */
async function command({ needs, patience }: { needs: number; patience?: number }) {
  const program = `
    process.on("SIGTERM", () => { console.log("asked"); setTimeout(() => { console.log("in order"); process.exit(); }, ${needs}); });
    setInterval(() => {}, 1000); console.log("up");`;
  const parent = `
    import { command, start } from "./scripts/parts/processes.mjs";
    command(async () => { await start(process.execPath, ["-e", ${JSON.stringify(program)}], { patience: ${patience} }).ended; await new Promise(() => {}); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", parent], {
    env: { ...process.env, npm_command: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  while (!said.includes("up\n")) await pause(20);
  return { press: () => child.kill("SIGINT"), ended, said: () => said };
}

test("a program that finishes what is under way is waited for as long as it was given", async () => {
  const { press, ended, said } = await command({ needs: 9500, patience: 20_000 });
  press();
  expect(await ended).toBe(130);
  expect(said()).toContain("in order");
});

test("Ctrl-C arrives twice and is one press; a second press ends it at once", async () => {
  const { press, ended, said } = await command({ needs: 30_000, patience: 60_000 });
  press();
  await pause(100);
  press();
  await pause(1500);
  expect(said()).toContain("asked");
  expect(said()).not.toContain("at once");
  const from = performance.now();
  press();
  expect(await ended).toBe(130);
  // Neither the program's time nor its patience.
  expect(since(from)).toBeLessThan(30_000);
  expect(said()).not.toContain("in order");
});
