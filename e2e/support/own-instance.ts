import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { adminAddress, connect, pool } from "@/tests/factories/database";
import { type DatabaseLine, databaseLine } from "@/tests/security/database-line";

export type OwnInstance = {
  address: string;
  line: DatabaseLine;
  adminUrl: string;
  db: ReturnType<typeof connect>["db"];
  /** How often it has renewed content since the start; with a name as the triggers announce it, that content. */
  renewals: (changed?: string) => number;
  failures: () => string[];
  /** Milliseconds of CPU that its process has used so far. */
  cpu: () => number;
  memory: () => number;
  pid: number;
  end: () => Promise<void>;
};

let made = 0;

/** @param settings of its own, over those of the app under test */
export async function ownInstance(settings: Record<string, string> = {}): Promise<OwnInstance> {
  const env = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
  const name = `own-${process.pid}-${++made}`;
  await pool.query(`CREATE DATABASE "${name}" TEMPLATE prepared`);
  const inIt = (address: string) => Object.assign(new URL(address), { pathname: name }).href;
  const adminUrl = inIt(adminAddress);
  const own = connect(adminUrl);
  const line = await databaseLine(inIt(env.DATABASE_URL!));

  const folder = `${env.NEXT_DIST_DIR}-${name}`;
  cpSync(env.NEXT_DIST_DIR!, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== "cache",
  });
  // Its sweep knows the files of its own database only, and would take those of the other tests for left over.
  const files = join(process.env.E2E_DATA_DIR!, `files-${name}`);
  mkdirSync(files);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = spawn(process.execPath, ["server/start.mjs"], {
    env: {
      ...env,
      NODE_ENV: "production",
      NEXT_DIST_DIR: folder,
      PORT: String(port),
      DATABASE_URL: line.url,
      FILES_DIR: files,
      // As long as the other tests have; the product's own is for those about it.
      DATABASE_PATIENCE_SECONDS: "60",
      PAGES_AHEAD: process.env.E2E_PAGES_AHEAD ?? "",
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  app.stdout.on("data", (text) => (said += String(text)));
  const renewals = (changed = "") =>
    said.split("\n").filter((text) => text.includes("public content renewed") && text.includes(changed)).length;

  const failures = () => said.split("\n").filter((text) => text.includes('"level":50'));
  const told = (name: string) => readFileSync(`/proc/${app.pid}/${name}`, "utf8");
  const cpu = () => {
    // Behind the name in brackets; clock ticks of 10 ms.
    const [user, system] = told("stat").split(") ")[1]!.split(" ").slice(11, 13).map(Number);
    return 10 * (user! + system!);
  };
  const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(told("status"))![1]) / 1024);

  async function end() {
    await ended(app);
    await line.end();
    await own.db.$disconnect();
    await own.pool.end();
    for (const path of [folder, files]) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
  // A start that fails must leave nothing running: nobody else would end it.
  for (const from = Date.now(); renewals() === 0; await pause(50)) {
    if (Date.now() - from < 300_000 && app.exitCode === null) continue;
    await end();
    throw new Error("The instance did not start.");
  }
  return { address, line, adminUrl, renewals, failures, db: own.db, cpu, memory, pid: app.pid!, end };
}

async function ended(app: ChildProcess) {
  if (app.exitCode !== null) return;
  const gone = once(app, "exit");
  app.kill("SIGTERM");
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
