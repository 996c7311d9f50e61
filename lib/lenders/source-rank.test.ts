import type { SourceRank } from "@/lib/generated/prisma/enums";
import { ageInBrief, ageInWords } from "./age";
import { isWeak, RANKS, rankOrder } from "./source-rank";
import { lender, rate, scheme } from "./testing";
import { startingFrom } from "./words";

const page = (rank: SourceRank, rest: object = {}) =>
  ({ publishedOn: "2025-09", readOn: "2026-11-25", readAs: "storedCopy", rank, isCopy: false, ...rest }) as const;

test.each([
  [page("ownPage"), "Lender's own page of Sep 2025", "Sep 2025, own page"],
  [page("release"), "Lender's press release of Sep 2025", "Sep 2025, press release"],
  [page("officialText"), "Official text of Sep 2025", "Sep 2025, official text"],
  [page("newspaper"), "Newspaper of Sep 2025", "Sep 2025, newspaper"],
  [page("broker"), "Broker's or guide's page of Sep 2025", "Sep 2025, broker"],
  [page("table"), "Table or list of others of Sep 2025", "Sep 2025, table"],
  [page("ownPage", { isCopy: true }), "Copy of the lender's own page of Sep 2025", "Sep 2025, copy, own page"],
  [
    page("broker", { publishedOn: null }),
    "Broker's or guide's page without a date: age unknown",
    "Age unknown, broker",
  ],
])("%o says whose page it is and how old", (of, words, brief) => {
  expect(ageInWords(of)).toBe(words);
  expect(ageInBrief(of)).toBe(brief);
});

test("the last two of the ranks are weak", () => {
  const ranks = (Object.keys(RANKS) as SourceRank[]).sort((a, b) => rankOrder(a) - rankOrder(b));
  expect(ranks.map((rank) => isWeak(rank))).toEqual([false, false, false, false, true, true]);
});

describe("the headline", () => {
  const broker = rate(8, { rank: "broker" });
  const own = rate(9);
  it.each([
    ["of one scheme", [scheme({ rates: [broker, own] })], 9],
    ["of several", [scheme({ rates: [broker] }), scheme({ id: "some-bank.india", rates: [own] })], 9],
    ["where there is no better", [scheme({ rates: [broker, rate(8.5, { rank: "table" })] })], 8],
    ["where the better one is only a part", [scheme({ rates: [broker, rate(3, { plus: "the repo rate" })] })], 8],
  ])("is never a broker's figure beside a better one: %s", (_, schemes, pct) =>
    expect(startingFrom(lender(schemes)).pct).toBe(pct),
  );
});
