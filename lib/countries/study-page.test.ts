import { addDays } from "@/lib/dates/calendar";
import { COUNTRIES } from "@/prisma/seed-data/countries";
import { seededFacts } from "@/tests/factories/dated-facts";
import { currencyIn, hasPage, LEAST_FACTS, pageFacts, slugOf, yearCosts } from "./study-page";

const FACTS = seededFacts();
const TODAY = "2026-11-28";
const of = (country: string) => FACTS.filter((fact) => fact.country === country);
const withPage = (today: string) => COUNTRIES.map(({ code }) => code).filter((code) => hasPage(code, of(code), today));

it("gives a page to the countries that are known well enough, and to no other", () => {
  expect(withPage(TODAY).sort()).toEqual(["AU", "CA", "DE", "GB", "IE", "IN", "NZ", "US"]);
});

it("keeps a page whose amount is past its review, and takes it away once hardly anything was read in time", () => {
  expect(withPage("2026-12-01")).toContain("GB");
  expect(pageFacts(of("GB"), "2026-12-01").find(({ key }) => key === "funds-living-amount")).toMatchObject({
    isStale: true,
    value: null,
  });
  expect(withPage("2027-12-01")).toEqual([]);
});

it("needs so many facts that hold and were read in time, and each of the three that matter", () => {
  const ireland = of("IE");
  const needed = ["funds-living-amount", "funds-tuition-rule", "funds-where"];
  const rest = ireland.filter(({ key }) => !needed.includes(key));
  const core = ireland.filter(({ key }) => needed.includes(key));
  const least = [...core, ...rest.slice(0, LEAST_FACTS - core.length)];
  expect(hasPage("IE", least, TODAY)).toBe(true);
  expect(hasPage("IE", least.slice(0, -1), TODAY)).toBe(false);
  for (const key of needed)
    expect([
      key,
      hasPage(
        "IE",
        ireland.filter((fact) => fact.key !== key),
        TODAY,
      ),
    ]).toEqual([key, false]);
  const single = ireland.map((fact) => ({ ...fact, isConfirmed: fact.key === "funds-living-amount" }));
  expect(hasPage("IE", single, TODAY)).toBe(false);
});

it("tells what holds today and what is known to come, each with its day, and nothing of the past", () => {
  const told = pageFacts(of("GB"), TODAY).filter(({ key }) => key === "funds-living-amount");
  expect(told.map(({ value, from }) => [value, from])).toEqual([
    [1529, null],
    [1570, "2026-11-30"],
  ]);
  expect(pageFacts(of("CA"), TODAY).some(({ value }) => value === 22_895)).toBe(false);
  const renewed = of("GB").map((fact) => ({ ...fact, reviewBy: addDays(TODAY, 400) }));
  expect(
    pageFacts(renewed, "2026-11-30")
      .filter(({ key }) => key === "funds-living-amount")
      .map(({ value, from }) => [value, from]),
  ).toEqual([[1570, null]]);
});

it.each([
  ["United Kingdom", "united-kingdom"],
  ["Côte d’Ivoire", "cote-d-ivoire"],
  [" New  Zealand. ", "new-zealand"],
])("gives %p the address %p", (name, slug) => expect(slugOf(name)).toBe(slug));

it("gives each seeded country an address of its own", () => {
  expect(new Set(COUNTRIES.map(({ name }) => slugOf(name))).size).toBe(COUNTRIES.length);
});

it("adds up what a year costs beside the course, in one currency", () => {
  expect(yearCosts(pageFacts(of("GB"), TODAY))).toEqual([
    { key: "visa-fee-extra", hundredths: 77_600, currency: "GBP" },
    { key: "visa-fee", hundredths: 55_800, currency: "GBP" },
  ]);
  // Its cost of living is one of nine months, and no year's.
  expect(yearCosts(pageFacts(of("DE"), TODAY))).toEqual([
    { key: "living-cost-official", hundredths: 1_190_400, currency: "EUR" },
    { key: "visa-fee", hundredths: 7_500, currency: "EUR" },
  ]);
  expect(currencyIn(pageFacts(of("CA"), TODAY))).toBe("CAD");
  expect(yearCosts(pageFacts(of("GB"), "2028-01-01"))).toEqual([]);
});
