import type { Source } from "./rows";
import { aboutInWords, agesInWords, sourcePagesOf, readingInWords, sourcePages } from "./sources";
import { rate, scheme } from "./testing";

const source = (covers: string, rest: Partial<Source> = {}): Source => ({
  schemeId: null,
  covers: covers.split(" "),
  source: `https://bank.example/${covers.replaceAll(" ", "-")}`,
  confidence: "high",
  publishedOn: "2026-09",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "ownPage",
  isCopy: false,
  isOlder: false,
  ...rest,
});
const SCHOLAR = scheme({ id: "a.scholar", rates: [] });
const numbers = (key: string, schemeId: string | null, ...sources: Source[]) =>
  sourcePagesOf([key], schemeId, sourcePages(sources, [])).map(({ number }) => number);

describe("pagesOf", () => {
  it.each<[string, string | null, Source[], number[]]>([
    ["rate", null, [source("secured countries"), source("rate"), source("fee")], [2]],
    ["secured", null, [source("secured countries"), source("rate secured")], [1, 2]],
    ["grace", null, [source("rate fee")], []],
    // A key is a whole word: "fee" is not in "feeling".
    ["fee", null, [source("feeling")], []],
    ["fee", "a.scholar", [source("fee", { schemeId: "a.abroad" })], []],
    ["fee", "a.scholar", [source("fee", { schemeId: "a.scholar" }), source("fee rate")], [1, 2]],
    ["fee", null, [source("fee", { schemeId: "a.abroad" })], [1]],
    ["time", "a.scholar", [source("time")], [1]],
    ["margin", null, [], []],
  ])("of %s for %p", (key, schemeId, sources, expected) =>
    expect(numbers(key, schemeId, ...sources)).toEqual(expected),
  );
});

describe("sourcePages", () => {
  it("names a page once, with all that it is about, and the rates' own after the others", () => {
    const bank = { source: "https://bank.example", publishedOn: "2025-09" };
    const pages = sourcePages(
      [source("fee", bank), source("tenure", { ...bank, schemeId: "a.scholar" })],
      [{ ...SCHOLAR, rates: [rate(9, bank), rate(10, { source: "blog", publishedOn: null, confidence: "low" })] }],
    );
    expect(pages.map((page) => page.source)).toEqual(["https://bank.example", "blog"]);
    expect(pages.map(aboutInWords)).toEqual(["Processing fee; Loan tenure; Interest rate", "Interest rate"]);
    expect(sourcePagesOf(["rate"], "a.abroad", pages)).toEqual([]);
    expect(sourcePagesOf(["rate"], "a.scholar", pages).map(({ number }) => number)).toEqual([1, 2]);
  });
  it("keeps two editions of a page apart, and leaves out a rate without a source", () => {
    const editions = [source("fee", { source: "x", publishedOn: "2025" }), source("fee", { source: "x" })];
    expect(sourcePages(editions, [{ ...SCHOLAR, rates: [rate(9, { source: "" })] }])).toHaveLength(2);
  });
});

test("ages are said once, each with its pages", () => {
  const pages = sourcePages([source("rate"), source("fee", { publishedOn: null }), source("grace")], []);
  expect(agesInWords(sourcePagesOf(["rate", "fee", "grace"], null, pages))).toEqual([
    { age: "Lender's own page of Sep 2026", numbers: [1, 3] },
    { age: "Lender's own page without a date: age unknown", numbers: [2] },
  ]);
});

describe("readingInWords", () => {
  it.each<[string, Source[], string | null]>([
    ["nothing", [], null],
    [
      "stored copies, some undated",
      [source("a"), source("b", { publishedOn: null }), source("c", { publishedOn: null })],
      "All were read on 21 Nov 2026 from stored copies; 2 of 3 pages carry no date.",
    ],
    [
      "one undated page",
      [source("a", { publishedOn: null })],
      "All were read on 21 Nov 2026 from stored copies; 1 of 1 page carries no date.",
    ],
    [
      "the same page twice",
      [source("a"), source("a")],
      "All were read on 21 Nov 2026 from stored copies; every page carries a date.",
    ],
    [
      "pages of several days, some read themselves",
      [source("a"), source("b", { readAs: "live", readOn: "2026-12-02" })],
      "All were read from 21 Nov 2026 to 2 Dec 2026, 1 of 2 pages from stored copies; every page carries a date.",
    ],
    [
      "pages read themselves",
      [source("a", { readAs: "live" })],
      "All were read on 21 Nov 2026; every page carries a date.",
    ],
  ])("of %s", (_, pages, sentence) => expect(readingInWords(pages)).toBe(sentence));
});
