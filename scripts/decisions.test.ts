import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const FOLDER = "docs/decisions";
const PARTS = [
  /^# \d{3}\. \S/,
  /^- Status: \S/,
  /^- Date: \d{4}-\d\d/,
  /^## Context$/,
  /^## Decision$/,
  /^## Consequences$/,
];
const LINES_MAX = 60;

const records = readdirSync(FOLDER).filter((name) => name !== "README.md");
const linesOf = (record: string) => readFileSync(`${FOLDER}/${record}`, "utf8").trimEnd().split("\n");

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  .split("\0")
  .filter(
    (file) => /\.(md|json|[cm]?[jt]sx?|ya?ml|sql|prisma|conf|css|service|example)$/.test(file) && existsSync(file),
  );

test("a record has a title and its five parts, in their order, on at most 60 lines", () => {
  const wrong = records.filter((record) => {
    const lines = linesOf(record);
    const places = PARTS.map((part) => lines.findIndex((line) => part.test(line)));
    const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
    return !/^\d{3}-[a-z\d-]+\.md$/.test(record) || !isOrdered || lines.length > LINES_MAX;
  });
  expect(wrong).toEqual([]);
});

test("records are numbered without gaps, as their titles say, and each stands in the index once", () => {
  const index = readFileSync(`${FOLDER}/README.md`, "utf8");
  const listed = [...index.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(records.toSorted());
  const numbers = records.toSorted().map((record) => record.slice(0, 3));
  expect(numbers).toEqual(records.map((_, at) => String(at + 1).padStart(3, "0")));
  expect(records.filter((record) => !linesOf(record)[0]!.startsWith(`# ${record.slice(0, 3)}. `))).toEqual([]);
});

test("every record that a file mentions is there, and none is mentioned by the number of an entry", () => {
  expect(tracked.length).toBeGreaterThan(800);
  const wrong = tracked.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const named = [...text.matchAll(/docs\/decisions\/(\d{3}(?:[\w.-]*\w)?)/g)].map(([, record]) => record!);
    const linked = file.startsWith(FOLDER)
      ? [...text.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, record]) => record!)
      : [];
    const missing = [...named, ...linked].filter((record) => !records.includes(record));
    return [...missing, ...(text.match(/\bDECISIONS \d+/g) ?? [])].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
