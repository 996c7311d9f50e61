import { type Imports, reachedFrom, readImports } from "@/tests/support/source-imports";

/** The groups of files that can all be reached from one another; each would have to be read as one. */
function circlesIn(imports: Imports): string[][] {
  const reached = new Map(Object.keys(imports).map((file) => [file, reachedFrom(file, imports)]));
  const circles = [...reached].flatMap(([file, others]) =>
    others.has(file) ? [[...others.keys()].filter((other) => reached.get(other)?.has(file)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
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

const imports = readImports(["app", "components", "lib", "prisma", "server"], { types: true });

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
