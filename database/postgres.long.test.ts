import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

// The embedded PostgreSQL as npm start has it, with a throwaway cluster of its own below the folder of this run.
const START = `
  import { command } from "./scripts/parts/processes.mjs";
  import { startPostgres } from "./database/postgres.mjs";
  import { keptSecrets, newSecrets } from "./database/secrets.mjs";
  const [name, log] = process.argv.slice(1);
  command(async () => {
    const secrets = { ...newSecrets(), installation: keptSecrets().installation };
    const server = await startPostgres({ name, secrets, log, throwaway: true });
    console.log(JSON.stringify({ url: server.adminUrl("postgres"), logs: server.logs }));
    throw await server.lost;
  });
`;

type Server = { url: string; logs: string; said: () => string; process: ChildProcess; ended: Promise<number | null> };
let number = 0;
let server: Server;

beforeEach(async () => {
  number += 1;
  const base = process.env.TEST_NAME!;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", START, `${base}/watched-${number}`, join(".data", base, "logs/watched.log")],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, "line")) as [string];
  lines.on("line", (text) => (said += `${text}\n`));
  const ended = once(child, "close").then(([code]) => code as number | null);
  server = { ...(JSON.parse(first) as Pick<Server, "url" | "logs">), said: () => said, process: child, ended };
});

afterEach(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
});

const pidFile = () => join(dirname(server.logs), "data/postmaster.pid");
const postmaster = () => (existsSync(pidFile()) ? Number(readFileSync(pidFile(), "utf8").split("\n")[0]) : undefined);

function alive(pid: number) {
  try {
    // A zombie only waits to be counted.
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "latin1") : "");
  } catch {
    return false;
  }
}

function killServer() {
  const pid = postmaster()!;
  process.kill(pid, "SIGKILL");
  return pid;
}

async function answers() {
  const client = new Client({ connectionString: server.url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<{ one: number }>("SELECT 1 AS one")).rows[0]!.one === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function until(what: () => boolean | Promise<boolean>) {
  while (!(await what())) await pause(100);
}

test("a PostgreSQL that is killed comes back by itself at the same address, and a watchdog ends the new one too", async () => {
  const first = killServer();
  await until(answers);
  const second = postmaster()!;
  expect(second).not.toBe(first);
  await until(() => server.said().includes("PostgreSQL ended by itself and was started again"));
  server.process.kill("SIGKILL");
  await until(() => !alive(second));
});

test("a PostgreSQL that is killed again and again ends the start, with a sentence and its log", async () => {
  for (let times = 0; times < 2; times += 1) {
    const killed = killServer();
    await until(async () => postmaster() !== killed && (await answers()));
  }
  killServer();
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(
    "PostgreSQL ended by itself and cannot be kept running: read its last lines above, then start again.",
  );
  expect(server.said()).toContain("database system is ready to accept connections");
});

test("a PostgreSQL that is ended with everything else stays ended, also when it dies in that very moment", async () => {
  const killed = killServer();
  server.process.kill("SIGTERM");
  await server.ended;
  const now = postmaster();
  expect(now === undefined || now === killed || !alive(now)).toBe(true);
  expect(await answers()).toBe(false);
});
