import { benchmarkMove, benchmarkMoves } from "./benchmark";
import type { Benchmark } from "./rows";
import { rate } from "./testing";

const EBLR: Benchmark = {
  id: "sbi-eblr",
  name: "SBI EBLR",
  pct: 7.9,
  since: "2025-12-15",
  beforePct: 8.15,
  publishedOn: "2025-12-13",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "newspaper",
  isCopy: false,
  source: "https://bank.example",
  notRead: null,
};

describe("a benchmark that moved after a rate was printed", () => {
  it.each<[string, Parameters<typeof rate>[1], string | null]>([
    [
      "the rate says what it stood at then",
      { benchmarkPct: 8.15, publishedOn: null },
      "SBI EBLR moved since: 8.15% then, 7.90% from 15 Dec 2025 on (13 Dec 2025, newspaper)",
    ],
    [
      "it says so, and the page is older",
      { benchmarkPct: 8.9, publishedOn: "2025-03" },
      "SBI EBLR moved since: 8.90% then, 7.90% from 15 Dec 2025 on (13 Dec 2025, newspaper)",
    ],
    ["it says today's", { benchmarkPct: 7.9, publishedOn: null }, null],
    ["a younger page contradicts it", { benchmarkPct: 8.15, publishedOn: "2026-02" }, null],
    [
      "the page is older",
      { publishedOn: "2025-09" },
      "SBI EBLR fell since by 0.25 points, on 15 Dec 2025 (13 Dec 2025, newspaper)",
    ],
    [
      "the page is of the day before",
      { publishedOn: "2025-12-14" },
      "SBI EBLR fell since by 0.25 points, on 15 Dec 2025 (13 Dec 2025, newspaper)",
    ],
    ["the page is of the same day", { publishedOn: "2025-12-15" }, null],
    // It may be of the 31st: nobody can say.
    ["the page is of the same month", { publishedOn: "2025-12" }, null],
    ["the page is younger", { publishedOn: "2026-02" }, null],
    ["the age of the page is unknown", { publishedOn: null }, null],
    ["the rate is fixed", { publishedOn: "2024", type: "fixed" }, null],
    [
      "it is not said whether it floats",
      { publishedOn: "2024", type: null },
      "SBI EBLR fell since by 0.25 points, on 15 Dec 2025 (13 Dec 2025, newspaper)",
    ],
  ])("when %s", (_, own, words) => expect(benchmarkMove(rate(9.15, own), EBLR)).toBe(words));

  it("says a rise with its sign, and no difference that is not known", () => {
    const old = rate(9, { publishedOn: "2024" });
    expect(benchmarkMove(old, { ...EBLR, beforePct: 7.4 })).toBe(
      "SBI EBLR rose since by 0.50 points, on 15 Dec 2025 (13 Dec 2025, newspaper)",
    );
    expect(benchmarkMove(old, { ...EBLR, beforePct: null })).toBe(
      "SBI EBLR moved since: 7.90% from 15 Dec 2025 on (13 Dec 2025, newspaper)",
    );
    expect(benchmarkMove(old, null)).toBeNull();
  });
  it("says it once for all rates of a scheme", () => {
    const old = rate(9, { publishedOn: "2025", benchmarkPct: 8.15 });
    expect(
      benchmarkMoves({ rates: [old, { ...old, fromPct: 10 }, rate(12, { type: "fixed" })], benchmark: EBLR }),
    ).toEqual(["SBI EBLR moved since: 8.15% then, 7.90% from 15 Dec 2025 on (13 Dec 2025, newspaper)"]);
  });
});
