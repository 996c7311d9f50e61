import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const NAMED = /\.(?:tsx?|mjs|md|sql|prisma|conf|css|service|logrotate|png)$/;
const READ = /\.(?:md|mjs|tsx?|ya?ml|sql|prisma|conf|css|service|example)$/;
/** A name of a file with its folders, as far as they are said; one that begins with ./ is code. */
const NAME = /(?<![\w@/:~$*<{}.-])((?:\.\.\/)*(?:(?:\.?\w[\w.-]*|\(\w+\)|\[[\w.]+\])\/)*\w[\w.-]*)(?![\w/*-])/g;
const COMMENT = /(?:(?<![:"'`])\/\/|^\s*\*|\/\*|^\s*--|^\s*#)(.*)/;
/** Files of others, and one that a build writes. */
const ELSEWHERE = new Set(["clamd.conf", "next-env.d.ts"]);

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(existsSync);
const known = new Set(
  tracked.flatMap((file) => {
    const parts = file.split("/");
    return parts.map((_, at) => parts.slice(at).join("/"));
  }),
);

function referencesOf(file: string) {
  const lines = readFileSync(file, "utf8").split("\n");
  const said = file.endsWith(".md") ? lines : lines.map((line) => COMMENT.exec(line)?.[1] ?? "");
  return said.flatMap((line) => [...line.matchAll(NAME)].map(([, name]) => name!)).filter((name) => NAMED.test(name));
}

test("every file that a document or a comment names is there", () => {
  const read = tracked.filter((file) => READ.test(file) && !file.includes("seed-data/"));
  const references = read.flatMap((file) => referencesOf(file).map((name) => [file, name] as const));
  expect(references.length).toBeGreaterThan(700);
  const missing = references.filter(([file, name]) => {
    const beside = posix.join(posix.dirname(file), name);
    return !known.has(name) && !known.has(beside) && !ELSEWHERE.has(name);
  });
  expect(missing.map(([file, name]) => `${file}: ${name}`)).toEqual([]);
});
