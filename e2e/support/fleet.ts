import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@/tests/factories/database";
import { type DatabaseLine, databaseLine } from "@/tests/security/database-line";
import { freePort } from "./own-instance";

/** One of several instances of the app, which may be ended in any way and started again. */
export type Instance = {
  readonly address: string;
  /** Its process, as it was last started. */
  pid: () => number;
  /** Its line to the database. */
  readonly line: DatabaseLine;
  /** Ends the process. @returns its exit code; null where a signal ended it */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
  /** Starts it, and waits until it answers. */
  start: () => Promise<void>;
  /** What it holds after everything free was collected: bytes, and how many of each kind of open resource. */
  memory: () => Promise<{ heapUsed: number; rss: number; resources: Record<string, number> }>;
};

/** Several instances of the built app on one lasting database and one folder of documents. */
export type Fleet = {
  instances: readonly Instance[];
  /** nginx in front of all of them, and where its files lie; null where it was not asked for. */
  proxy: { address: string; dir: string } | null;
  /** The database, past all lines. */
  db: ReturnType<typeof connect>["db"];
  /** Where the documents lie. */
  files: string;
  /** Kills the server of the database, which is started again at the same port. */
  killDatabase: () => void;
  /** Stops every process of the database, or lets them go on. */
  freezeDatabase: (isFrozen: boolean) => void;
  end: () => Promise<void>;
};

let made = 0;

/** Whether nginx is installed on this machine. */
export const hasNginx = () =>
  ["nginx", "/usr/sbin/nginx", "/usr/local/bin/nginx"].some((file) => spawnSync(file, ["-v"]).status === 0);

/** nginx as deploy/ sets it up. */
async function startProxy(dir: string, instances: readonly Instance[]) {
  const port = await freePort();
  const upstreams = instances.map(({ address }) => new URL(address).port);
  const nginx = spawn(process.execPath, ["tests/nginx.mjs", dir, String(port), ...upstreams], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: nginx.stdout }).once("line", () => resolve());
    nginx.once("exit", (code) => reject(new Error(`nginx ended with ${code}.`)));
  });
  const end = async () => {
    const gone = once(nginx, "exit");
    nginx.stdin.end();
    await gone;
  };
  return { address: `http://127.0.0.1:${port}`, dir, end };
}

/**
 * @param size how many instances; dir: a folder of the test's own; isProxied: behind nginx
 */
export async function startFleet(size: number, dir: string, isProxied = false): Promise<Fleet> {
  const env = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
  mkdirSync(dir, { recursive: true });
  const name = `${basename(process.env.E2E_DATA_DIR!)}/fleet-${process.pid}-${++made}`;
  const cluster = spawn(process.execPath, ["tests/lasting-cluster.mjs", name, dir], {
    env: { ...env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: cluster.stdout });
  type Cluster = { url: string; adminUrl: string; data: string };
  const { url, adminUrl, data } = await new Promise<Cluster>((resolve, reject) => {
    lines.on("line", (text) => text.startsWith("{") && resolve(JSON.parse(text) as Cluster));
    cluster.once("exit", (code) => reject(new Error(`The database ended with ${code}.`)));
  });
  const { db, pool } = connect(adminUrl);
  // Its connections break whenever the database is killed.
  pool.on("error", () => {});
  const files = join(dir, "files");
  const instances: Instance[] = [];
  const endings: (() => Promise<void>)[] = [];

  for (let at = 0; at < size; at += 1) {
    const line = await databaseLine(url);
    const folder = `${env.NEXT_DIST_DIR}-fleet-${process.pid}-${at}`;
    cpSync(env.NEXT_DIST_DIR!, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== "cache",
    });
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    let app: ChildProcess;
    const end = async (signal: "SIGKILL" | "SIGTERM") => {
      if (app.exitCode !== null || app.signalCode !== null) return app.exitCode;
      const gone = once(app, "exit");
      app.kill(signal);
      return ((await gone) as [number | null])[0];
    };
    const report = join(dir, `memory-${at}.json`);
    const memory: Instance["memory"] = async () => {
      rmSync(report, { force: true });
      app.kill("SIGUSR2");
      while (!existsSync(report)) await pause(50);
      return JSON.parse(readFileSync(report, "utf8")) as Awaited<ReturnType<Instance["memory"]>>;
    };
    const start = async () => {
      app = spawn(process.execPath, ["--expose-gc", "--import", "./tests/memory-report.mjs", "scripts/serve.mjs"], {
        env: {
          ...env,
          NODE_ENV: "production",
          NEXT_DIST_DIR: folder,
          PORT: String(port),
          DATABASE_URL: line.url,
          // The database stops only in tests without a proxy; elsewhere a busy machine is not to be taken for that.
          ...(!isProxied && { DATABASE_PATIENCE_SECONDS: "15" }),
          SHUTDOWN_PAUSE_SECONDS: "10",
          PAGES_AHEAD: process.env.E2E_PAGES_AHEAD ?? "",
          FILES_DIR: files,
          MEMORY_REPORT: report,
          // So that each of a test's people has an address of their own.
          TRUSTED_PROXIES: "1",
        },
        stdio: ["ignore", "ignore", "ignore"],
      });
      for (;;) {
        if (app.exitCode !== null) throw new Error(`The instance ended with ${app.exitCode}.`);
        const answer = await fetch(`${address}/api/health/ready`).catch(() => null);
        if (answer?.status === 200) return;
        await pause(50);
      }
    };
    await start();
    instances.push({ address, pid: () => app.pid!, line, end, start, memory });
    endings.push(async () => {
      await end("SIGTERM");
      await line.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    });
  }

  const proxy = isProxied ? await startProxy(join(dir, "nginx"), instances) : null;
  if (proxy) endings.unshift(proxy.end);

  const postmaster = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  return {
    instances,
    proxy,
    db,
    files,
    killDatabase: () => process.kill(postmaster(), "SIGKILL"),
    freezeDatabase: (isFrozen) => {
      const parent = postmaster();
      const childrenFile = `/proc/${parent}/task/${parent}/children`;
      // While the parent is stopped, none of its children comes or goes.
      process.kill(parent, "SIGSTOP");
      const children = readFileSync(childrenFile, "utf8").trim().split(" ").map(Number);
      for (const pid of children) process.kill(pid, isFrozen ? "SIGSTOP" : "SIGCONT");
      if (!isFrozen) process.kill(parent, "SIGCONT");
    },
    end: async () => {
      await Promise.all(endings.map((ending) => ending()));
      await db.$disconnect();
      await pool.end();
      const gone = once(cluster, "exit");
      cluster.stdin.end();
      await gone;
    },
  };
}
