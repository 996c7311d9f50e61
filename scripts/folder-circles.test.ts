import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

type Imports = Record<string, readonly string[]>;

/** What each file of the source imports from it, types and parts that are loaded later included. */
function readImports(): Imports {
  const files = ["components", "lib"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
        posix.join(folder, path.replaceAll("\\", "/")),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("lib/generated/"));
  const known = new Set(files);
  const fileOf = (from: string, name: string) => {
    const path = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(from), name);
    return [".ts", ".tsx"].map((ending) => path + ending).find((file) => known.has(file));
  };
  return Object.fromEntries(
    files.map((file) => {
      const names = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"((?:@|\.)\/[^"]+)"/g);
      return [file, [...names].flatMap(([, name]) => fileOf(file, name!) ?? [])];
    }),
  );
}

/** The groups of files that can all be reached from one another; each would have to be read as one. */
function circlesIn(imports: Imports): string[][] {
  const reached = new Map(Object.keys(imports).map((file) => [file, reachedFrom(file, imports)]));
  const circles = [...reached].flatMap(([file, others]) =>
    others.has(file) ? [[...others].filter((other) => reached.get(other)?.has(file)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** `start` itself is among them only when a way leads back to it. */
function reachedFrom(start: string, imports: Imports) {
  const reached = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const next of imports[file] ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Folders directly below lib or components that import each other. A file beside them belongs to no folder. */
function pairsIn(imports: Imports): string[] {
  const folderOf = (file: string) => /^(?:components|lib)\/[^/]+(?=\/)/.exec(file)?.[0];
  const arrows = new Set(
    Object.entries(imports).flatMap(([file, names]) =>
      names.map((name) => [folderOf(file), folderOf(name)]).flatMap(([a, b]) => (a && b && a !== b ? `${a} ${b}` : [])),
    ),
  );
  return [...arrows]
    .map((arrow) => arrow.split(" ") as [string, string])
    .filter(([a, b]) => a < b && arrows.has(`${b} ${a}`))
    .map((pair) => pair.join(" <-> "))
    .sort();
}

const imports = readImports();

test("the imports of the source are found", () => {
  expect(Object.keys(imports).length).toBeGreaterThan(300);
  expect(imports["lib/http/route.ts"]).toEqual(expect.arrayContaining(["lib/log.ts", "lib/http/refusal.ts"]));
  expect(imports["components/auth/modal-host.tsx"]).toContain("components/auth/login-modal.tsx");
});

test("no files import one another in a circle", () => {
  expect(circlesIn(imports)).toEqual([]);
});

test("no two folders import each other", () => {
  expect(pairsIn(imports)).toEqual([]);
});

describe("the check itself", () => {
  test("sees a circle of three files, and one of two, but not the files that lead to it", () => {
    const three = { "lib/a/1.ts": ["lib/a/2.ts"], "lib/a/2.ts": ["lib/a/3.ts"], "lib/a/3.ts": ["lib/a/1.ts"] };
    expect(circlesIn({ "lib/a/0.ts": ["lib/a/1.ts"], ...three })).toEqual([Object.keys(three)]);
    expect(circlesIn({ "lib/a.ts": ["lib/b.ts"], "lib/b.ts": ["lib/a.ts"] })).toEqual([["lib/a.ts", "lib/b.ts"]]);
    expect(circlesIn({ ...three, "lib/a/3.ts": [] })).toEqual([]);
  });

  test("sees two folders that import each other, even through different files", () => {
    expect(pairsIn({ "lib/a/1.ts": ["lib/b/1.ts"], "lib/b/2.ts": ["lib/a/2.ts"] })).toEqual(["lib/a <-> lib/b"]);
  });

  test("lets one way pass, files beside the folders, and a folder's own", () => {
    expect(pairsIn({ "lib/a/1.ts": ["lib/b/1.ts"], "lib/b/1.ts": ["lib/c/1.ts"] })).toEqual([]);
    expect(pairsIn({ "lib/a/1.ts": ["lib/b.ts"], "lib/b.ts": ["lib/a/1.ts", "lib/a/2.ts"] })).toEqual([]);
    expect(pairsIn({ "lib/a/1.ts": ["lib/a/2.ts"], "lib/a/2.ts": ["lib/a/b/1.ts"] })).toEqual([]);
  });
});
