import { abroadOf, lendersThere } from "./abroad";
import { servedCountries, lendersFor } from "./overview";
import { offersOf } from "./comparable";
import { lender, rate, scheme } from "./testing";

const LENDERS = [
  lender([scheme({ id: "a.1", abroad: "named", countries: ["DE", "CA"], unsecuredMax: 4_000_000 })], {
    id: "a",
    name: "A",
  }),
  lender(
    [
      scheme({ id: "b.1", abroad: "any", unsecuredMax: 2_000_000 }),
      scheme({ id: "b.2", abroad: "any", unsecuredMax: 7_500_000 }),
      scheme({ id: "b.3", abroad: "named", countries: ["RU"], unsecuredMax: 9_000_000 }),
    ],
    { id: "b", name: "B" },
  ),
  lender([scheme({ id: "c.1", abroad: "any", currency: "USD", unsecuredMax: 100_000 })], { id: "c", name: "C" }),
  lender([scheme({ id: "d.1", abroad: "any", unsecuredMax: null, rates: [rate(9)] })], { id: "d", name: "D" }),
  lender([scheme({ id: "e.1", abroad: "none", inIndia: true })], { id: "e", name: "E" }),
  lender([scheme({ id: "f.1", abroad: "any", forGroups: ["sc"] })], { id: "f", name: "F" }),
];
const there = (code: string) => lendersThere(code, abroadOf(LENDERS));

it("lists who lends there, by what they lend without security; what is not published comes last", () => {
  expect(there("DE").map(({ id, isNamed, loan }) => [id, isNamed, loan.unsecuredMax])).toEqual([
    ["b", false, 7_500_000],
    ["a", true, 4_000_000],
    ["c", false, 100_000],
    ["d", false, null],
  ]);
  expect(there("DE")[0]?.loan).toMatchObject({ unsecured: "Up to ₹75 lakh", dated: expect.stringMatching(/2026/) });
});

it("asks for a country that is no usual one who names it", () => {
  expect(there("RU").map(({ id }) => id)).toEqual(["b"]);
  expect(there("KG")).toEqual([]);
});

it.each(["DE", "CA", "RU", "KG", "GB"])("counts as many for %s as the home page does", (code) => {
  expect(there(code)).toHaveLength(lendersFor(code, servedCountries(offersOf(LENDERS))));
});
