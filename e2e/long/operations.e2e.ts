import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { expect } from "@playwright/test";
import { freePort, ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { storedFileRow } from "@/tests/factories/stored-files";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { TOKEN } from "@/tests/uploadthing-server";

// What the machines that watch the app are told, and when it refuses to start.
test.describe.configure({ mode: "serial" });

let own: OwnInstance;
test.beforeAll(async () => {
  own = await ownInstance({ DATABASE_PATIENCE_SECONDS: "10" });
});
test.afterAll(() => own?.end());

const get = async (path: string) => {
  const response = await fetch(own.address + path, { headers: { cookie: "nothing=1", connection: "close" } });
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    body: (await response.json()) as unknown,
  };
};
const alive = { status: 200, cache: "no-store", body: { alive: true } };
const ready = { status: 200, cache: "no-store", body: { ready: true, lacks: null, low: null } };
const lacking = { status: 503, cache: "no-store", body: { ready: false, lacks: "database", low: null } };

test("health: alive at all times, ready only while the database answers, neither kept by anybody", async () => {
  expect([await get("/api/health/alive"), await get("/api/health/ready")]).toEqual([alive, ready]);
  own.line.cut();
  await expect.poll(() => get("/api/health/ready"), { timeout: 300_000 }).toEqual(lacking);
  expect(await get("/api/health/alive")).toEqual(alive);
  own.line.mend();
  await expect.poll(() => get("/api/health/ready"), { timeout: 300_000 }).toEqual(ready);
});

test("health: asked a thousand times, and by other methods, the app serves its pages all the same", async () => {
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/api/health/ready")));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
  expect((await fetch(`${own.address}/api/health/ready`, { method: "POST" })).status).toBe(405);
  expect(
    (
      await fetch(`${own.address}/api/countries/read`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: "{}",
      })
    ).status,
  ).toBe(200);
});

test("security.txt says whom to tell of a weakness, and has not run out", async () => {
  const answer = await fetch(`${own.address}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:/);
  expect(Date.parse(/^Expires: (.*)\r$/m.exec(text)![1]!)).toBeGreaterThan(Date.now());
});

/** Starts the app on that instance's database. @returns its exit code and what it said; null when it went on */
async function startWith(settings: Record<string, string>) {
  const env = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
  const child = spawn(process.execPath, ["server/start.mjs"], {
    env: { ...env, NODE_ENV: "production", PORT: String(await freePort()), DATABASE_URL: own.line.url, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, said })),
  );
}

test("a start whose keys or folder do not open what is stored is refused with a sentence", async () => {
  const { digits, ...person } = newPerson();
  const { id } = await own.db.user.create({ data: { ...person, phone: `+91${digits}` }, select: { id: true } });
  await own.db.storedFile.create({ data: storedFileRow(id, { keyId: "lost" }) });
  const elsewhere = await startWith({ FILES_DIR: test.info().outputPath("empty") });
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.said).toContain("where no document was ever stored, and the database names 1");

  await own.db.storedFile.updateMany({ data: { driver: "uploadthing" } });
  const garbage = await startWith({ UPLOADTHING_TOKEN: "token" });
  expect([garbage.code, garbage.said]).toEqual([
    1,
    expect.stringContaining("UPLOADTHING_TOKEN must be the whole token"),
  ]);
  const noKey = await startWith({ UPLOADTHING_TOKEN: TOKEN });
  expect(noKey.code).toBe(1);
  expect(noKey.said).toContain('FILES_KEYS has no key "lost", with which 1 documents were sealed');

  // The other tests start on the same database.
  await own.db.storedFile.deleteMany();
});

test("F13 asked to end, it is not ready at once and serves its pages until the balancer has looked away", async () => {
  const leaving = await ownInstance({ SHUTDOWN_PAUSE_SECONDS: "8" });
  const paths = ["/", "/api/health/alive", "/education-loan"];
  const statuses = () => Promise.all(paths.map(async (path) => (await fetch(leaving.address + path)).status));
  const health = async () => {
    const response = await fetch(`${leaving.address}/api/health/ready`);
    return [response.status, await response.json()];
  };
  expect([await health(), await statuses()]).toEqual([
    [200, ready.body],
    [200, 200, 200],
  ]);
  // A body that comes slowly: it takes 18 seconds, more than the pause and what answers have that stand still.
  const slow = new Promise<number | undefined>((resolve) => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", "content-length": 28 };
    const open = request(`${leaving.address}/api/countries/read`, { method: "POST", headers, agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    open.once("error", () => resolve(undefined));
    open.write("{");
    let sent = 1;
    const timer = setInterval(() => {
      sent += 1;
      if (sent < 28) return open.write(" ");
      clearInterval(timer);
      open.end("}");
    }, 670);
  });
  const from = performance.now();
  const ended = leaving.end();
  await expect.poll(health, { intervals: [50], timeout: 6000 }).toEqual([503, { ...lacking.body, lacks: "closing" }]);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await slow).toBe(200);
  expect(performance.now() - from).toBeGreaterThan(17_000);
  await ended;
});

/** The process of a program that another one has started, by its number. */
function childOf(parent: number, program: string) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
        const [, ppid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(program);
      } catch {
        return false;
      }
    });
}

test("an app that is killed, as for want of memory, answers again by itself", async () => {
  test.skip(process.platform !== "linux", "only Linux lists processes in /proc");
  const KEEP = `
    import { command } from "./scripts/parts/processes.mjs";
    import { keepServing } from "./scripts/parts/build.mjs";
    command(async () => {
      const app = keepServing(process.env, { log: "inherit" });
      await app.ready;
      throw await app.lost;
    });`;
  const env = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
  const PORT = String(await freePort());
  const starter = spawn(process.execPath, ["--input-type=module", "-e", KEEP], {
    env: { ...env, npm_command: "", NODE_ENV: "production", PORT, DATABASE_URL: own.line.url, PAGES_AHEAD: "no" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(starter, "close");
  let said = "";
  for (const stream of [starter.stdout, starter.stderr]) stream.on("data", (text) => (said += String(text)));
  const page = () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(
      ({ status }) => status,
      () => 0,
    );
  const app = () => childOf(starter.pid!, "server/start.mjs");
  try {
    await expect.poll(page, { timeout: 300_000 }).toBe(200);
    const first = app()!;
    process.kill(first, "SIGKILL");
    await expect.poll(app, { timeout: 300_000 }).not.toBe(first);
    await expect.poll(page, { timeout: 300_000 }).toBe(200);
    await expect.poll(() => said).toContain("The app ended by itself (signal SIGKILL) and was started again.");
  } finally {
    starter.kill("SIGTERM");
    await closed;
  }
  expect(await page()).toBe(0);
});
