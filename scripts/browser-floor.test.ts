import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

// What the oldest browsers that are served (browserslist in package.json) do not know, written once each. A rule that
// does not fire is silent.
const REFUSED: [what: string, path: string, code: string][] = [
  ["a sorted copy", "components/lender/sample.tsx", "export const a = (b: number[]) => b.toSorted();"],
  ["a turned copy", "lib/emi/sample.ts", "export const a = (b: number[]) => b.toReversed();"],
  ["a spliced copy", "lib/emi/sample.ts", "export const a = (b: number[]) => b.toSpliced(0, 1);"],
  ["a copy with another", "lib/emi/sample.ts", "export const a = (b: number[]) => b.with(0, 1);"],
  ["groups of an object", "lib/emi/sample.ts", "export const a = (b: string[]) => Object.groupBy(b, (c) => c);"],
  ["groups of a map", "app/(site)/sample/page.tsx", "export const a = (b: string[]) => Map.groupBy(b, (c) => c);"],
  ["a promise from outside", "lib/browser/sample.ts", "export const a = () => Promise.withResolvers<void>();"],
  ["halves of letters", "lib/contact/validation.ts", "export const a = (b: string) => b.isWellFormed();"],
  ["halves of letters, mended", "lib/dates/dates.ts", "export const a = (b: string) => b.toWellFormed();"],
  ["sets within an expression", "lib/emi/sample.ts", "export const a = /[\\w--\\d]/v;"],
  ["a flag within an expression", "lib/emi/sample.ts", "export const a = /a(?i:b)/;"],
  ["an address that is tried out", "components/lender/sample.tsx", 'export const a = URL.canParse("b");'],
  ["two signals in one", "lib/browser/sample.ts", "export const a = (b: AbortSignal) => AbortSignal.any([b]);"],
  ["an iterator's helpers", "lib/emi/sample.ts", "export const a = Iterator.from([1]);"],
  ["an object of the browser", "components/lender/sample.tsx", "export const a = () => navigator.connection;"],
  ["a popover without asking", "components/lender/sample.tsx", "export const a = (b: HTMLElement) => b.hidePopover();"],
  [
    "a selector that throws",
    "components/dashboard/sample.tsx",
    'export const a = () => document.querySelector(":popover-open");',
  ],
  ["an SVG's rem", "components/charts/sample.tsx", 'export const A = () => <text y="1rem" />;'],
  ["a script that stands by itself", "public/dashboard-worker.js", "self.a = [1].toSorted();"],
  ["what every page begins with", "instrumentation-client.ts", "export const a = [1].toSorted();"],
];
const ALLOWED: [what: string, path: string, code: string][] = [
  ["the last that fits", "lib/emi/sample.ts", "export const a = (b: number[]) => b.findLast(Boolean);"],
  ["from the end", "components/lender/sample.tsx", "export const a = (b: number[]) => b.at(-1);"],
  ["a copy", "lib/emi/sample.ts", "export const a = (b: object) => structuredClone(b);"],
  ["a sorted copy on the server", "lib/leads/data.ts", "export const a = (b: number[]) => b.toSorted();"],
  ["an SVG's em", "components/charts/sample.tsx", 'export const A = () => <text y="1em" />;'],
];

/** Files that pages load, from the components and workers that run in a browser on; types are gone by then. */
function loadedFiles() {
  const files = ["app", "components", "lib"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
        posix.join(folder, path.replaceAll("\\", "/")),
      ),
    )
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|d)\.m?tsx?$|^lib\/generated\//.test(path));
  const texts = new Map([...files, "instrumentation-client.ts"].map((file) => [file, readFileSync(file, "utf8")]));
  const fileOf = (from: string, name: string) => {
    const path = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(from), name);
    return ["", ".ts", ".tsx"].map((ending) => path + ending).find((file) => texts.has(file));
  };
  const loaded = new Set(
    [...texts.keys()].filter(
      (file) =>
        /^"use client"/m.test(texts.get(file)!) ||
        file === "instrumentation-client.ts" ||
        /^lib\/uploads\/client\/.*\.worker\.ts$/.test(file),
    ),
  );
  const names = /^(?:import|export)\s(?!type\b)[^;]*?\bfrom "([@.][^"]+)"|\bimport\("([@.][^"]+)"\)/gm;
  for (const file of loaded)
    for (const [, first, later] of texts.get(file)!.matchAll(names)) {
      const next = fileOf(file, (first ?? later)!);
      if (next) loaded.add(next);
    }
  return [...loaded].sort();
}

// ESLint loads its configuration with import(), which jest's own module system does not have: it runs beside.
const LINT = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const { samples, files } = JSON.parse(process.argv[1]);
  const found = [];
  for (const [, filePath, code] of samples) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    found.push(messages.filter(({ ruleId }) => /^(es-x|compat)\\/|restricted-(properties|syntax)/.test(ruleId)).length);
  }
  const unheld = [];
  for (const file of files) {
    const { rules } = await eslint.calculateConfigForFile(file);
    if (!rules["compat/compat"] || !rules["es-x/no-array-prototype-tosorted"]) unheld.push(file);
  }
  console.log(JSON.stringify({ found, unheld }));
`;
let lint: { found: number[]; unheld: string[] };
beforeAll(() => {
  const given = JSON.stringify({ samples: [...REFUSED, ...ALLOWED], files: loadedFiles() });
  lint = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", LINT, given], { encoding: "utf8" }));
});

test.each(REFUSED.map(([what], at) => [what, at] as const))("lint finds %s", (_what, at) => {
  expect(lint.found[at]).toBeGreaterThan(0);
});

test.each(ALLOWED.map(([what], at) => [what, at] as const))("lint lets pass %s", (_what, at) => {
  expect(lint.found[REFUSED.length + at]).toBe(0);
});

test("lint holds every file that a page loads", () => {
  expect(loadedFiles().length).toBeGreaterThan(300);
  expect(lint.unheld).toEqual([]);
});

/** Since which version a browser knows what the sentence for older ones asks for (MDN's browser-compat-data). */
const SINCE: Record<string, Record<string, number>> = {
  "(height: 1lh)": { chrome: 109, firefox: 120, safari: 16.4 },
  "(-moz-appearance: none)": { chrome: Infinity, firefox: 1, safari: Infinity },
  "(animation-composition: add)": { chrome: 112, firefox: 115, safari: 16 },
};
/** Versions of phones, and of browsers that are Chrome inside, go with these. */
const FAMILY: Record<string, string> = { edge: "chrome", and_chr: "chrome", and_ff: "firefox", ios_saf: "safari" };

test("the sentence for older browsers is hidden from all that are served, and from none below them", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  const css = readFileSync("app/globals.css", "utf8");
  const [, supports] = /@supports ([^{]+) \{\s*\.old-browser \{\s*display: none;/.exec(css)!;
  const isHidden = (family: string, version: number) => {
    const knows = (condition: string) => version >= SINCE[condition]![family]!;
    const conditions = supports!.split(" or ").map((one) => one.replace(/^\((\(.*\))\)$/, "$1").split(" and "));
    return conditions.some((all) => all.every(knows));
  };
  for (const wanted of browserslist) {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(wanted)!;
    const [family, floor] = [FAMILY[name!] ?? name!, Number(version)];
    const below = Number.isInteger(floor) ? floor - 1 : floor - 0.1;
    const hidden = [below, floor, floor + 1, floor + 5, floor + 50].map((one) => isHidden(family, one));
    expect([wanted, ...hidden]).toEqual([wanted, false, true, true, true, true]);
    for (let older = 1; older < floor; older += 1) expect([older, isHidden(family, older)]).toEqual([older, false]);
  }
});
