import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gte } from "semver";
import floors from "./floors.json";
import { endOfNode } from "./parts/node-version.mjs";
import { removeSourceMaps } from "./parts/install.mjs";

// What comes from others: never older than where a hole was closed, and written down.

type Locked = {
  version: string;
  name?: string;
  integrity?: string;
  dev?: true;
  devOptional?: true;
  os?: string[];
  cpu?: string[];
};
const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const locked = Object.entries(read<{ packages: Record<string, Locked> }>("package-lock.json").packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + 13) }));

test.each(Object.entries(floors.packages))(
  "no copy of %s is older than where a hole was closed",
  (name, { atLeast }) => {
    const copies = locked.filter((entry) => entry.name === name).map(({ version }) => version);
    expect(copies).not.toEqual([]);
    expect(copies.filter((version) => !gte(version, atLeast))).toEqual([]);
  },
);

test("every package is the one that was looked at: its lines in package-lock.json hold a sum", () => {
  const without = locked.filter(({ integrity }) => !integrity?.startsWith("sha512-"));
  // Other systems' parts npm may write without one: they are never installed where the site runs.
  const runs = without.filter(({ os = ["linux"], cpu = ["x64"] }) => os.includes("linux") && cpu.includes("x64"));
  expect(runs.map(({ name }) => name)).toEqual([]);
});

test("a Node without security fixes is named at the start, one that has them is not", () => {
  expect(endOfNode("20.20.2", "2026-04-30")).toBeNull();
  expect(endOfNode("20.20.2", "2026-05-01")).toMatch(/^Node 20\.20\.2 gets no security fixes since 2026-04-30: /);
  expect(endOfNode("24.1.0", "2026-11-23")).toBeNull();
});

test("of the packages that are installed only what nothing reads is removed", () => {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  try {
    const own = join(folder, "@scope/package/dist");
    mkdirSync(own, { recursive: true });
    const maps = ["index.js.map", "index.mjs.map", "index.d.ts.map", "style.css.map"];
    const parts = ["index.js", "source.map", "map.js", "sitemap.json", "js.map"];
    for (const name of [...maps, ...parts]) writeFileSync(join(own, name), "");
    removeSourceMaps(folder);
    expect(readdirSync(own).sort()).toEqual(parts.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
