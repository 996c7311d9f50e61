import type { SourceRank } from "@/lib/generated/prisma/enums";
import { comparable, offersOf } from "./comparable";
import { readSchemes } from "./data";
import { lenderSnapshot } from "./listed";
import type { Source } from "./rows";
import { sideBySide, suggestedOf } from "./side-by-side";
import { lender, rate, scheme } from "./testing";

const source = (covers: string[], rest: Partial<Source> = {}): Source => ({
  ...{ schemeId: null, covers, source: "https://bank.example/loans", publishedOn: "2026-09", readOn: "2026-11-21" },
  ...{ readAs: "storedCopy", rank: "ownPage", isCopy: false, isOlder: false, confidence: "low" },
  ...rest,
});
const compared = (...schemes: Parameters<typeof scheme>[0][]) =>
  sideBySide(offersOf([lender(schemes.map((own) => scheme(own)))]), []).offers;

test("a fact says whose pages it was read on and how old they are, each once; what is not said says nothing", () => {
  const [offer] = compared({
    unsecuredMax: 2_000_000,
    feePctMax: 1,
    rates: [rate(9), rate(10, { rank: "broker", publishedOn: "2024" }), rate(11)],
    sources: [source(["unsecured"]), source(["fee", "tenure"], { rank: "table", publishedOn: null })],
  });
  expect(offer!.ages).toEqual({
    rate: "15 Sep 2026, own page; 2024, broker",
    emi: "15 Sep 2026, own page",
    unsecured: "Sep 2026, own page",
    fee: "Age unknown, table",
  });
});

test("what is said of the lender as a whole may stand on the page of another of its schemes", () => {
  const sources = [source(["collateral"], { rank: "broker" })];
  const rows = [scheme({ id: "some-bank.a" }), scheme({ id: "some-bank.b", sources })];
  const [offer] = sideBySide(offersOf([lender(rows, { collateral: "Above ₹7.5 lakh" })]), []).offers;
  expect(offer!.ages.collateral).toBe("Sep 2026, broker");
});

test("what only a broker or a table says is nobody's best, and comes behind where a comparison begins", () => {
  const weak = { rank: "broker" } as const;
  const [own, broker, both] = compared(
    { unsecuredMax: 750_000, sources: [source(["unsecured"])] },
    { unsecuredMax: 750_000, sources: [source(["unsecured"], weak)], rates: [rate(8, weak)] },
    { sources: [source(["unsecured"]), source(["unsecured"], weak)], rates: [rate(8, weak), rate(9)] },
  );
  expect([own, broker, both].map((offer) => [offer!.best.rate, offer!.best.unsecured])).toEqual([
    [10, 750_000],
    [undefined, undefined],
    [9, null],
  ]);
  const at = (id: string, fromPct: number, rank: SourceRank) =>
    lender([scheme({ id: `${id}.loan`, unsecuredMax: 2_000_000, rates: [rate(fromPct, { rank })] })], { id });
  const begun = [at("a", 8, "table"), at("b", 11, "ownPage"), at("c", 7, "broker"), at("d", 10, "newspaper")];
  const figures = offersOf(begun).map((offer) => ({ ...comparable(offer), offer }));
  expect(suggestedOf(figures)).toEqual(["d.loan", "b.loan", "c.loan"]);
});

test("what ₹20 lakh would cost is worked out only where as much may be lent", () => {
  const offers = compared(
    { securedMax: 2_000_000 },
    { securedMax: 1_999_999, unsecuredMax: 400_000 },
    { unsecuredMax: 750_000, unsecuredTopMax: 4_000_000 },
    {},
    { currency: "USD" },
    { rates: [] },
  );
  expect(offers.map(({ isCounted, facts }) => [isCounted, facts.emi !== null])).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("a limit that only an older page says is told as one", () => {
  const older = { isOlder: true };
  const said = (...sources: Source[]) => {
    const [offer] = compared({ unsecuredMax: 750_000, securedMax: 4_000_000, sources });
    return [offer!.facts.unsecured, offer!.facts.secured];
  };
  expect(said(source(["unsecured"], older), source(["secured"]))).toEqual([
    "Up to ₹7.5 lakh (by an older page)",
    "Up to ₹40 lakh",
  ]);
  expect(said(source(["unsecured", "secured"], older), source(["unsecured"]))).toEqual([
    "Up to ₹7.5 lakh",
    "Up to ₹40 lakh (by an older page)",
  ]);
});

const FIGURE = /\d%|₹|US\$/;
const RANK = /own page|press release|official text|newspaper|broker|table/;
const AGE = /20\d\d|Age unknown/;

test("every figure of every listed scheme says it", async () => {
  await lenderSnapshot.refresh();
  const { offers } = sideBySide(await readSchemes(), []);
  expect(offers.length).toBeGreaterThan(90);
  const silent = offers.flatMap(({ id, facts, ages }) =>
    Object.entries(facts).flatMap(([key, words]) => {
      const said = [words, ages[key]].join(" ");
      return words !== null && FIGURE.test(words) && !(RANK.test(said) && AGE.test(said)) ? [`${id}: ${key}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});
