import { isFactKey } from "@/lib/countries/fact-keys";
import { isRealDate } from "@/lib/dates/dates";
import { STATES } from "@/lib/lenders/for-whom";
import { COUNTRIES } from "./countries";
import { COUNTRY_FACTS } from "./country-facts";
import { SUPPORT_SCHEMES } from "./support-schemes";

const ROWS = [...COUNTRY_FACTS, ...SUPPORT_SCHEMES];

it("has each row once", () => {
  expect([COUNTRY_FACTS.length, SUPPORT_SCHEMES.length]).toEqual([174, 23]);
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
});

it.each(ROWS.map((row) => [row.id, row] as const))("%s has a source, a date, and its days in order", (_, row) => {
  expect(row.source.trim()).not.toBe("");
  expect(row.publishedOn).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
  const days = [row.readOn, row.reviewBy, row.validFrom, row.validTo].flatMap((day) => day ?? []);
  expect(days.filter((day) => !isRealDate(day))).toEqual([]);
  expect(row.publishedOn <= row.readOn && row.readOn < row.reviewBy).toBe(true);
  for (const words of Object.values(row))
    if (typeof words === "string") expect(words).not.toMatch(/LENDERS|law-rules|index id|checkedWith|see the/);
});

it.each(COUNTRY_FACTS.map((fact) => [fact.id, fact] as const))("%s is about something, in a country", (_, fact) => {
  expect(isFactKey(fact.key)).toBe(true);
  expect(COUNTRIES.map(({ code }) => code)).toContain(fact.country);
  expect(fact.text).toMatch(/\.$/);
  // Two readers, or one official page of a stated date.
  if (fact.value !== undefined)
    expect([fact.confidence, Boolean(fact.unit && fact.sourceUrl)]).not.toEqual(["low", false]);
});

it("names states by their codes", () => {
  const codes = SUPPORT_SCHEMES.map(({ state }) => state).filter((state) => state !== "");
  expect(codes.filter((code) => !Object.hasOwn(STATES, code))).toEqual([]);
});
