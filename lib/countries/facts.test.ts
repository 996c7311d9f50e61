import { addDays } from "@/lib/dates/calendar";
import { seededFacts } from "@/tests/factories/dated-facts";
import { FACT_KEYS, isMoneyKey } from "./fact-keys";
import { countryFactRow } from "./fact-row";
import { type CountryFact, factFindings, factsOn, moneyOf, shownFact } from "./facts";

const FACTS = seededFacts();
const TODAY = "2026-11-28";
const factOf = (id: string) => FACTS.find((fact) => fact.id === id)!;
const living = (country: string, on: string, today = on) =>
  factsOn(FACTS, country, { today, on })
    .filter(({ key }) => key === "funds-living-amount")
    .map(({ value }) => value);

it.each<[string, string, string, number[]]>([
  ["the United Kingdom until 29 November 2026", "GB", "2026-11-29", [1529]],
  ["the United Kingdom from 30 November 2026", "GB", "2026-11-30", [1570]],
  ["Canada until 31 August 2026", "CA", "2026-08-31", [22_895]],
  ["Canada from 1 September 2026", "CA", "2026-09-01", [23_448]],
  ["France until 31 July 2026", "FR", "2026-07-31", [615]],
  ["France from 1 August 2026", "FR", "2026-08-01", [877.5]],
])("tells the living money of %s", (_, country, day, expected) => expect(living(country, day)).toEqual(expected));

it("goes by the day of the application, and by today's reading of the source", () => {
  expect(living("GB", "2026-12-15", "2026-11-28")).toEqual([1570]);
  expect(living("NL", "2027-01-01", "2026-11-28")).toEqual([]);
});

/** A figure in digits or in words, written down apart from the rule that takes it out. */
const FIGURE =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety|hundred|thousand|lakh|crore)\b/i;

it.each(["six months of statements", "ten thousand euros", "Twenty-five days", "half of ninety", "a few lakh"])(
  "takes %p for a figure past its review",
  (text) => {
    const fact = { ...factOf("ie-funds-hold-days"), text };
    expect(shownFact(fact, addDays(fact.reviewBy, 1)).text).toMatch(/we have not read it again in time/);
    expect(shownFact(fact, fact.reviewBy).text).toBe(text);
  },
);

it("leaves words without a figure as they are", () => {
  const fact = { ...factOf("ie-funds-hold-days"), text: "Someone at the often closed office is attentive." };
  expect(shownFact(fact, addDays(fact.reviewBy, 1)).text).toBe(fact.text);
});

it.each(FACTS.map((fact) => [fact.id, fact] as const))("%s has no figure from the day after its review", (_, fact) => {
  const last = shownFact(fact, fact.reviewBy);
  expect(last).toMatchObject({ isStale: false, text: fact.text });
  if (fact.confidence !== "low") expect(last.value).toBe(fact.value);
  const after = shownFact(fact, addDays(fact.reviewBy, 1));
  expect(after).toMatchObject({ isStale: true, value: null, unit: "" });
  expect(`${after.text} ${after.conflict ?? ""}`).not.toMatch(FIGURE);
  expect(after.text.trim()).not.toBe("");
});

it("shows no number that only agents tell", () => {
  const fact = { ...factOf("gb-visa-fee"), confidence: "low" as const };
  expect(shownFact(fact, TODAY)).toMatchObject({ value: null, unit: "", isHearsay: true, text: fact.text });
  expect(FACTS.some(({ confidence, value }) => confidence === "low" && value !== null)).toBe(false);
});

it("finds nothing in the seeded facts", () => expect(factFindings(FACTS, TODAY)).toEqual([]));

it.each<[string, Partial<CountryFact>, RegExp]>([
  ["read in the future", { readOn: "2026-11-29" }, /read in the future/],
  ["a source of the future", { publishedOn: "2026-12" }, /source of the future/],
  ["read before it was published", { publishedOn: "2026-11-26" }, /before its source/],
  ["an end before its beginning", { validFrom: "2026-05-02", validTo: "2026-05-01" }, /ends before/],
  ["a number of agents", { confidence: "low" }, /only agents/],
  ["a number without a unit", { unit: "" }, /without a unit/],
  ["money without its currency", { unit: "pounds" }, /without its currency/],
  ["a number without an address", { sourceUrl: null }, /without the address/],
])("finds a planted fault: %s", (_, fault, says) => {
  const found = factFindings([{ ...factOf("gb-visa-fee"), ...fault }], TODAY);
  expect(found).toContainEqual({ row: "gb-visa-fee", says: expect.stringMatching(says) });
});

it("finds two numbers of one country that hold on the same day, and not those that follow one another", () => {
  const [old, next] = [factOf("gb-funds-living-amount"), factOf("gb-funds-living-amount-2")];
  expect(factFindings([old, next], TODAY)).toEqual([]);
  expect(factFindings([{ ...old, validTo: "2026-11-30" }, next], TODAY)).toEqual([
    { row: old.id, says: expect.stringContaining(next.id) },
  ]);
  expect(factFindings([old, { ...next, country: "IE", validFrom: null }], TODAY)).toEqual([]);
});

it("takes no row that is to be mended, archived, of no country or without source, date and review", () => {
  const day = (text: string | null) => text && new Date(text);
  const fact = factOf("gb-funds-living-amount");
  const row = {
    ...fact,
    ...{ validFrom: day(fact.validFrom), validTo: day(fact.validTo) },
    ...{ reviewBy: day(fact.reviewBy), readOn: day(fact.readOn) },
  };
  expect(countryFactRow.parse(row)).toEqual(fact);
  for (const fault of [
    { toMend: "a3_value: blank." },
    { archivedAt: new Date() },
    { country: "gb" },
    { key: "weather" },
    { source: " " },
    { publishedOn: null },
    { reviewBy: null },
    { value: -1 },
  ])
    expect(countryFactRow.safeParse({ ...row, ...fault }).success).toBe(false);
});

it.each<[string, ReturnType<typeof moneyOf>]>([
  ["gb-funds-living-amount-2", { currency: "GBP", per: "month", hundredths: 157_000 }],
  ["nl-funds-living-amount", { currency: "EUR", per: "month", hundredths: 113_077 }],
  ["de-funds-living-amount", { currency: "EUR", per: "year", hundredths: 1_190_400 }],
  ["ca-visa-fee", { currency: "CAD", per: "once", hundredths: 15_000 }],
  ["gb-funds-hold-days", null],
  ["us-visa-name", null],
])("reads the money of %s", (id, money) => expect(moneyOf(shownFact(factOf(id), TODAY))).toEqual(money));

it("reads each seeded amount of money, and none past its review", () => {
  for (const fact of FACTS.filter(({ key, value }) => value !== null && isMoneyKey(key))) {
    expect([fact.id, moneyOf(shownFact(fact, TODAY))]).not.toEqual([fact.id, null]);
    expect(moneyOf(shownFact(fact, addDays(fact.reviewBy, 1)))).toBeNull();
  }
});

it("names what each fact is about, each otherwise", () => {
  const names = Object.values(FACT_KEYS).map((name) => name());
  expect(new Set(names).size).toBe(names.length);
});
