import { existsSync, readFileSync } from "node:fs";

// docs/asvs.md against itself and against the repository: a test that is renamed or goes takes its answer with it.

/** The requirements of OWASP ASVS 5.0.0 at levels 1 and 2, by chapter: "2.1-5" stands for 2.1 to 2.5. */
const REQUIREMENTS: Record<number, readonly [l1: string, l2: string]> = {
  1: ["2.1-5 3.1-2 5.1", "1.1-2 2.6-9 3.3-11 4.1-3 5.2"],
  2: ["1.1 2.1-2 3.1", "1.2-3 2.3 3.2-4 4.1"],
  3: ["2.1-2 3.1 4.1-2 5.1-3", "3.2-4 4.3-6 5.4-5 7.1-2"],
  4: ["1.1 4.1", "1.2-3 2.1 3.1-2 4.2-4"],
  5: ["2.1-2 3.1-2", "1.1 2.3 4.1-3"],
  6: ["1.1 2.1-8 3.1-2 4.1-2", "1.2-3 2.9-12 3.3-4 4.3-4 5.1-5 6.1-3 8.1-4"],
  7: ["2.1-4 4.1-2", "1.1-3 3.1-2 4.3-5 5.1-2 6.1-2"],
  8: ["1.1 2.1-2 3.1", "1.2 2.3 4.1"],
  9: ["1.1-3 2.1", "2.2-4"],
  10: ["4.1-5", "1.1-2 2.1-2 3.1-4 4.6-11 5.1-5 6.1-2 7.1-3"],
  11: ["3.1-2 4.1", "1.1-2 2.1-3 3.3 4.2-4 5.1 6.1"],
  12: ["1.1 2.1-2", "1.2-3 3.1-4"],
  13: ["4.1", "1.1 2.1-5 3.1-2 4.2-5"],
  14: ["2.1 3.1", "1.1-2 2.2-4 3.2-3"],
  15: ["1.1 2.1 3.1", "1.2-3 2.2-3 3.2-7"],
  16: ["", "1.1 2.1-5 3.1-4 4.1-3 5.1-3"],
  17: ["", "1.1 2.1-4 3.1-2"],
};
/** How many of both levels the standard has in each chapter. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const ANSWERS = ["test", "reason", "n/a", "open"] as const;

const spread = (chapter: string, ranges: string) =>
  ranges
    .split(" ")
    .filter(Boolean)
    .flatMap((range) => {
      const [, section, first, last = first] = /^(\d+)\.(\d+)(?:-(\d+))?$/.exec(range)!;
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => [chapter, section, Number(first) + i]);
    })
    .map((parts) => parts.join("."));

const text = readFileSync("docs/asvs.md", "utf8");
const operations = readFileSync("docs/operations.md", "utf8");
const headings = [...`${text}\n${operations}`.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);

/** The rows of the chapters' tables, each with the chapter whose heading it stands under. */
const rows = text.split(/^## V/m).flatMap((part) =>
  [...part.matchAll(/^\| (\d+\.\d+\.\d+) \|(.+)\|$/gm)].map(([, number, rest]) => {
    const [level, asks, answer, why, ...more] = rest!.split("|").map((cell) => cell.trim());
    return { chapter: part.split(" ")[0]!, number: number!, level, asks, answer, why: why ?? "", more };
  }),
);
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const NAMED = /`([^`]+)`((?: "[^"]+"(?: \([^)]*\))?)*)/g;
/** What a cell names: files, each with the beginnings of tests that follow it in quotes. */
const named = (why: string) =>
  [...why.matchAll(NAMED)].map(([, file, titles]) => ({
    file: file!,
    titles: [...titles!.matchAll(/"([^"]+)"/g)].map(([, title]) => title!),
  }));
/** Whether a test, or a row of its table, begins with these words. */
const holds = (source: string, title: string) =>
  new RegExp(`(?:\\b(?:test|it)\\(|\\)\\(|\\[)\\s*["'\`]${escaped(title)}`).test(source);
const isCommand = (word: string) => /^npm (start|run )/.test(word);

test("every requirement of levels 1 and 2 stands once, in its chapter, with its level", () => {
  const wanted = Object.entries(REQUIREMENTS).flatMap(([chapter, levels]) =>
    levels.flatMap((ranges, at) => spread(chapter, ranges).map((number) => `V${chapter} ${number} L${at + 1}`)),
  );
  expect(rows.map(({ chapter, number, level }) => `V${chapter} ${number} L${level}`).toSorted()).toEqual(
    wanted.toSorted(),
  );
  expect(COUNTS.map((_, at) => rows.filter(({ chapter }) => chapter === String(at + 1)).length)).toEqual(COUNTS);
  expect([rows.length, rows.filter(({ level }) => level === "1").length]).toEqual([253, 70]);
});

test("every row asks in ten words at most, and has an answer with what stands behind it", () => {
  const wrong = rows.filter(({ asks, answer, why, more }) => {
    const refers = named(why).some(({ file }) => !isCommand(file));
    const proves = named(why).some(({ file, titles }) => /\.(test|e2e)\.tsx?$/.test(file) && titles.length > 0);
    return (
      !asks ||
      asks.split(" ").length > 10 ||
      !(ANSWERS as readonly string[]).includes(answer ?? "") ||
      !why ||
      more.join("") !== "" ||
      (answer === "test" && !proves) ||
      (answer === "reason" && !refers)
    );
  });
  expect(wrong).toEqual([]);
});

test("every file and test that a row names is there", () => {
  const missing = rows.flatMap(({ number, why }) => [
    ...named(why)
      .filter(({ file }) => !isCommand(file))
      .flatMap(({ file, titles }) => {
        if (!existsSync(file)) return [`${number}: ${file}`];
        const source = readFileSync(file, "utf8");
        return titles.filter((title) => !holds(source, title)).map((title) => `${number}: ${file} "${title}"`);
      }),
    // What stands in quotes behind no file would be read as a test's name, and looked for nowhere.
    ...[...why.replace(NAMED, "").matchAll(/`|"([^"]*)"?/g)]
      .filter(([, heading]) => !heading || !headings.includes(heading))
      .map(([left]) => `${number}: ${left}`),
  ]);
  const above = text.split(/^## V/m)[0]!;
  const files = [...above.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  expect([...missing, ...files.filter((file) => !existsSync(file))]).toEqual([]);
});

test("the sums at the top are those of the rows", () => {
  const sums = (of: readonly { level?: string }[]) => {
    const first = of.filter(({ level }) => level === "1").length;
    return [first, of.length - first, of.length];
  };
  const told = [...text.matchAll(/^\| (test|reason|n\/a|open|all) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, answer, ...counts]) => [answer, ...counts.map(Number)],
  );
  expect(told).toEqual([
    ...ANSWERS.map((answer) => [answer, ...sums(rows.filter((row) => row.answer === answer))]),
    ["all", ...sums(rows)],
  ]);
});
