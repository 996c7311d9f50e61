import { type ChildProcess, spawn } from "node:child_process";
import { request as send } from "node:http";
import { endFronts, startFront } from "@/tests/front";

// What an end asks of whom: the front server of the answers under way, npm start of what it has started.

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const since = (from: number) => performance.now() - from;

afterEach(endFronts);

test("F13 asked to leave, it says that it is not ready and goes on serving; anybody else's question is answered", async () => {
  const { ask, leave } = await startFront((_request, response) => response.end("served"));
  const ready = "/api/health/ready";
  expect((await ask(ready)).body.toString()).toBe("served");
  leave();
  const { status, headers, body } = await ask(ready);
  expect([status, JSON.parse(body.toString())]).toEqual([503, { ready: false, lacks: "closing", low: null }]);
  expect([headers["cache-control"], headers.connection]).toEqual(["no-store", "close"]);
  for (const path of ["/", "/api/health/alive"]) {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([200, "served", "close"]);
  }
});

test("F13 an upload that moves has time to the end, one that stands still and one without end do not", async () => {
  const { port, close } = await startFront((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.length));
    request.on("error", () => {});
    request.on("end", () => response.end(`kept ${bytes}`));
  });
  /** Sends a kilobyte now and again. @returns what came of it, and after how many milliseconds */
  function upload(kilobytes: number, every: number) {
    const from = performance.now();
    return new Promise<{ got: string; after: number }>((resolve) => {
      const done = (got: string) => resolve({ got, after: since(from) });
      const headers = { "content-length": 1024 * kilobytes };
      const open = send(
        { port, host: "127.0.0.1", path: "/api/loanform/upload", method: "POST", headers, agent: false },
        (answer) => answer.once("data", (text) => done(String(text))),
      );
      open.once("error", () => done("cut"));
      open.write(Buffer.alloc(1024));
      let sent = 1;
      const timer = setInterval(() => {
        if (open.destroyed || (sent += 1) > kilobytes) return clearInterval(timer);
        open.write(Buffer.alloc(1024));
      }, every);
    });
  }
  const all = [upload(14, 1000), upload(2, 60_000), upload(60, 1000)];
  await pause(300);
  const from = performance.now();
  await close();
  const took = since(from);
  const [moving, still, endless] = await Promise.all(all);
  expect(moving!.got).toBe("kept 14336");
  // Long before the end, where one that moves is cut.
  expect([still!.got, still!.after > 6500 && still!.after < took - 5000]).toEqual(["cut", true]);
  expect([endless!.got, took > 19_000]).toEqual(["cut", true]);
});

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
