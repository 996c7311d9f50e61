import { readFileSync } from "node:fs";
import { type Imports, reachedFrom, readImports } from "@/tests/support/source-imports";

/** What a page may not load, and why. */
const SERVER_ONLY = [
  // Its schemas name every part of zod/mini's core, so that no page's share of that can be cut.
  /^zod(?!\/mini$)/,
];

/** The way from a file to what a page may not load, for each such package. */
function waysFrom(file: string, imports: Imports) {
  const reached = reachedFrom(file, imports);
  const way = (name: string): string[] => [...(name === file ? [] : way(reached.get(name)!)), name];
  const isBarred = (name: string) => SERVER_ONLY.some((pattern) => pattern.test(name));
  return [...reached.keys()].filter(isBarred).map((name) => way(name).join(" > "));
}

const EVERY_PAGE = "instrumentation-client.ts";
const imports = readImports(["app", "components", "lib", EVERY_PAGE], { types: false });
const isLoaded = (file: string) => file === EVERY_PAGE || /^"use client";/m.test(readFileSync(file, "utf8"));
const loaded = Object.keys(imports).filter(isLoaded);

test("no file that pages load leads to what is the server's alone", () => {
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.flatMap((file) => waysFrom(file, imports))).toEqual([]);
});

describe("the check itself", () => {
  test("names the way", () => {
    const later = { "a.tsx": ["b.ts", "zod/mini"], "b.ts": ["c.ts"], "c.ts": ["zod"], "d.ts": ["zod"] };
    expect(waysFrom("a.tsx", later)).toEqual(["a.tsx > b.ts > c.ts > zod"]);
    expect(waysFrom("a.tsx", { ...later, "c.ts": ["zod/v4"] })).toEqual(["a.tsx > b.ts > c.ts > zod/v4"]);
    expect(waysFrom("a.tsx", { ...later, "c.ts": ["zod/mini"] })).toEqual([]);
  });

  test("takes imports of values, parts that are loaded later, workers and what every page carries", () => {
    expect(imports["lib/uploads/client/prepare.ts"]).toContain("lib/uploads/client/picture.worker.ts");
    expect(imports[EVERY_PAGE]!.length).toBeGreaterThan(0);
    expect(imports["lib/law/rule-row.ts"]).toContain("zod");
    expect(imports["lib/cases/terms.ts"]).not.toContain("zod");
    expect(imports["components/loan-form/section-form.tsx"]).toContain("components/loan-form/conflict-dialog.tsx");
  });
});
