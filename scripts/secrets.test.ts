import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// What a start does about its secrets, in a clone of its own: its parts know their folder by where they lie.
const clone = mkdtempSync(join(tmpdir(), "clone-"));
const data = join(clone, ".data");
const file = join(data, "secrets.json");
beforeAll(() => cpSync("scripts/parts", join(clone, "scripts/parts"), { recursive: true }));
afterAll(() => rmSync(clone, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
});

const DRAW = `
  import { keptPorts, keptSecrets } from "./scripts/parts/secrets.mjs";
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
  expect(said).toContain(`Stop ${file} is missing, and only it opens ${join(clone, opens)}: bring it back`);
  expect(() => readFileSync(file)).toThrow("ENOENT");
  expect(draw({ [setting]: "set" })).not.toContain("is missing");
});

test.each(["", "{"])("secrets that read %j, and ports, are a sentence and stay as they are", (text) => {
  writeFileSync(file, text);
  expect(draw()).toContain(`Stop ${file} cannot be read as JSON: bring it back`);
  expect(readFileSync(file, "utf8")).toBe(text);
  rmSync(file);
  draw();
  writeFileSync(join(data, "ports.json"), text);
  expect(draw()).toContain("ports.json cannot be read as JSON: remove it, then start again.");
});
