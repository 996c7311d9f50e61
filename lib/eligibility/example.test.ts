import { costInAll } from "@/lib/charts/cost-bar";
import { scheme } from "@/lib/lenders/testing";
import { exampleOf } from "./example";

const at = (rest: Parameters<typeof scheme>[0], rate = 11) => exampleOf(scheme(rest), rate);

it("is the calculator's 20 lakh over 8 years, after a course of 2 years and 6 months", () => {
  const { emi, emiAtOnce, parts, life } = at({})!;
  expect([Math.round(emi), Math.round(emiAtOnce)]).toEqual([40_056, 31_417]);
  expect(parts).toMatchObject({ borrowed: 2_000_000, interestStudying: 550_000, fee: null });
  expect(Math.round(costInAll(parts))).toBe(2_000_000 + Math.round(40_056.49 * 96 - 2_000_000));
  expect(life).toMatchObject({ borrowed: 2_000_000, owedAtStart: 2_550_000, courseMonths: 24, graceMonths: 6 });
});

it("takes the scheme's own way of paying during the study", () => {
  const paid = at({ studyInterest: "paid" })!;
  expect([Math.round(paid.emi), paid.parts.interestStudying, paid.life]).toEqual([31_417, 550_000, null]);
  const full = at({ studyInterest: "fullEmi" })!;
  expect([Math.round(full.emi), full.parts.interestStudying]).toEqual([31_417, 0]);
  expect(full.life).toMatchObject({ courseMonths: 0, graceMonths: 0, interestAdded: 0 });
  const compound = at({ studyInterest: "compound" })!;
  expect(compound.parts.interestStudying).toBeGreaterThan(550_000);
  expect(compound.life?.interestAdded).toBeCloseTo(compound.parts.interestStudying, 4);
});

it("takes the scheme's own grace, time and fee with GST", () => {
  const { terms, parts } = at({ graceMonths: 3, tenureMaxMonths: 60, feePctMax: 1 })!;
  expect(terms).toMatchObject({ graceMonths: 3, months: 60, shortened: true });
  expect(parts.fee).toBe(23_600);
});

it("is none of a scheme that never lends as much", () => {
  expect(at({ securedMax: 400_000 })).toBeNull();
  expect(at({ securedMax: 400_000, unsecuredTopMax: 2_000_000 })).not.toBeNull();
  expect(at({ securedMax: null, unsecuredMax: 400_000 })).not.toBeNull();
});

it("is none in another currency, or where no time is left for EMIs", () => {
  expect(at({ currency: "USD" })).toBeNull();
  expect(at({ tenureMaxMonths: 30, tenureWithStudy: true })).toBeNull();
});
