import { gradeOf } from "@/tests/reading-grade";
import { answerWords, emptyOffer, known, type Offer, OFFER_ROWS, offerProblems, ROW_KEYS, type RowSpec } from "./offer";
import { offerSchema } from "./schema";
import { example } from "./testing";

const TODAY = "2026-11-21";
const problemsOf = (change: Partial<Offer>) =>
  offerProblems({ ...example("E4"), ...change }, TODAY).map(({ path, message }) => [path.join("."), message]);

it.each<[string, Partial<Offer>, string, RegExp]>([
  ["19 lakh for 1.9 lakh", { letterAmount: 190_000 }, "letterAmount", /exactly 10 or 100 times/],
  ["a statement of tomorrow", { givenOn: "2026-11-22" }, "givenOn", /still to come/],
  ["a day that is none", { givenOn: "2026-02-30" }, "givenOn", /day, the month and the year/],
  ["an offer that ended before it was given", { openUntil: "2026-11-18" }, "openUntil", /before the day/],
  ["an instalment above the loan", { instalment: 1_900_001 }, "instalment", /cannot be more than the whole loan/],
  ["a net amount above the loan", { net: 1_900_001 }, "net", /cannot be more than the loan/],
  ["a total below the loan", { totalToPay: 1_899_999 }, "totalToPay", /cannot be less than the loan/],
  ["a loan of nothing", { sanctioned: 0 }, "sanctioned", /more than 0/],
  ["a rate of a month for a year's", { rate: 104 }, "rate", /0 to 60/],
  ["half an instalment", { instalments: 107.5 }, "instalments", /whole number/],
  ["a tenth of a paisa", { net: 1_883_185.001 }, "net", /two places/],
  ["what is no number", { apr: NaN }, "apr", /0 to 100/],
  ["a choice that is none", { rateType: "steady" as never }, "rateType", /Choose one/],
  ["a payout of nothing", { payouts: [{ month: 0, amount: 0, to: "college" }] }, "payouts.0.amount", /more than 0/],
  [
    "a charge as high as the loan",
    { charges: [{ ...example("E4").charges[0]!, total: 1_900_000 }] },
    "charges.0.total",
    /as much as the loan/,
  ],
])("has a sentence at the box for %s", (_, change, path, sentence) => {
  expect(problemsOf(change)).toEqual([[path, expect.stringMatching(sentence)]]);
  expect(offerSchema(TODAY).safeParse({ ...example("E4"), ...change }).success).toBe(false);
});

it("says the bound of an amount in the loan's own currency", () => {
  const [rupee, dollar] = (["INR", "USD"] as const).map((currency) =>
    problemsOf({ currency, sanctioned: 600_000_000, letterAmount: null, totalToPay: 900_000_000 }),
  );
  for (const [path, message] of rupee!) expect([path, message]).toEqual([path, expect.stringContaining("₹50 crore")]);
  for (const [path, message] of dollar!) {
    expect([path, message]).toEqual([path, expect.stringContaining("USD 500 million")]);
    expect(message).not.toContain("₹");
  }
  expect(rupee!.map(([path]) => path)).toEqual(["sanctioned", "totalToPay"]);
  const charges = [{ ...example("E4").charges[0]!, total: 600_000_000 }];
  expect(problemsOf({ currency: "USD", charges })).toEqual([["charges.0.total", expect.stringContaining("USD 500")]]);
});

it("takes what is absent, unread or blank in every row, and never as 0", () => {
  for (const key of ROW_KEYS)
    for (const answer of ["absent", "unread", null] as const) {
      const offer = { ...example("E4"), [key]: answer };
      expect(offerSchema(TODAY).parse(offer)).toEqual(offer);
      expect(known(offer[key])).toBeUndefined();
    }
  expect([answerWords.absent(), answerWords.unread()]).toEqual(["Not there", "I cannot read it"]);
});

it("takes an empty offer, and refuses one with a row that is none or without one", () => {
  const schema = offerSchema(TODAY);
  expect(schema.parse(emptyOffer())).toEqual(emptyOffer());
  expect(schema.safeParse({ ...emptyOffer(), score: 5 }).success).toBe(false);
  const { apr: _, ...without } = emptyOffer();
  expect(schema.safeParse(without).success).toBe(false);
});

it("keeps the statement's own order", () => {
  const order = ["own", "head", "annexA1", "annexA2", "annexB", "letter"];
  const places = ROW_KEYS.map((key) => OFFER_ROWS[key].place as RowSpec["place"]);
  const rank = places.map(({ part, row = 0 }) => order.indexOf(part) * 100 + row);
  expect(rank).toEqual([...rank].sort((a, b) => a - b));
  const numbered = places.flatMap(({ part, row }) => (part === "annexA1" ? [row] : []));
  expect(new Set(numbered)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

it("is written plainly", () => {
  const rows: RowSpec[] = Object.values(OFFER_ROWS);
  const texts = rows.flatMap((row) => [row.hint?.(), "problem" in row ? row.problem() : undefined]);
  expect(gradeOf(texts.filter((text): text is string => text !== undefined))).toBeLessThanOrEqual(6);
});
