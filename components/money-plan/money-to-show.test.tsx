import { renderToStaticMarkup } from "react-dom/server";
import { addDays } from "@/lib/dates/calendar";
import type { PlanDraft } from "@/lib/money-plan/draft";
import { wholeRupees } from "@/lib/money-plan/money";
import { planMoney } from "@/lib/money-plan/plan";
import { readDraft, type SoundRead } from "@/lib/money-plan/read-draft";
import { seededCountry } from "@/lib/money-plan/testing";
import { PlanResult } from "./plan-result";

const TODAY = "2026-11-28";
/** Enough for every country's sum, a course whose fee is 20,000, and no word left out. */
const RICH: PlanDraft = {
  ...{ rate: "100", start: "2027-02-01", years: "1", tuition: "20000", living: "10000", travel: "1,00,000" },
  ...{ visaDay: "2026-12-20", savings: "2,00,00,000", hold: "28", account: "yes" },
};

function read(code: string, change: PlanDraft = {}) {
  const country = seededCountry(code, TODAY);
  return readDraft({ country: code, ...RICH, ...change }, country, TODAY) as SoundRead;
}

function said(code: string, change: PlanDraft = {}) {
  const html = renderToStaticMarkup(
    <PlanResult
      {...{ read: read(code, change), country: seededCountry(code, TODAY), rules: [], lenders: [], today: TODAY }}
      onChange={() => {}}
      onWrite={() => {}}
    />,
  );
  const [, part = ""] = /aria-labelledby="plan-proof"(.*?)<\/section>/s.exec(html) ?? [];
  return part
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/ (?=[.,:])/g, "");
}
const proofOf = (code: string, change: PlanDraft = {}) => planMoney(read(code, change).plan).proof!;
const required = (code: string, change: PlanDraft = {}) => wholeRupees(proofOf(code, change).required);
const ENOUGH = /it is enough/;

it.each<[string, string]>([
  ["IE", "Bank statements of six months are asked."],
  ["CA", "Bank statements must cover the past four months"],
])(
  "calls nothing enough in %s while nobody said how long it must lie there, and gives the row's words",
  (code, row) => {
    const asked: PlanDraft = { deposit: "6000", depositDay: "2026-12-10", place: "main" };
    expect(said(code, { ...asked, hold: "" })).not.toMatch(ENOUGH);
    expect(said(code, { ...asked, hold: "" })).toContain(row);
    expect(said(code, { ...asked, hold: "180" })).toMatch(ENOUGH);
    // A shortfall can be told without it.
    expect(said(code, { ...asked, hold: "", savings: "1,00,000" })).toMatch(/are missing/);
  },
);

it("counts months of statements by the calendar", () => {
  // ie-funds-hold-days: statements of six months. Before 31 August that is 28 February.
  expect(proofOf("IE", { hold: "6 months" }).from).toBe("2026-06-20");
  expect(proofOf("IE", { hold: "6 months", visaDay: "2027-08-31", start: "2027-10-01" }).from).toBe("2027-02-28");
  expect(said("IE", { hold: "6 months", deposit: "6000", depositDay: "2026-12-10" })).toMatch(ENOUGH);
  expect(read("IE", { hold: "13 months" }).problems.hold).toMatch(/whole number of days/);
});

// At 100 rupees, by the rows funds-living-amount, funds-living-amount-alt and funds-tuition-rule of each country.
it.each<[string, string, PlanDraft, number]>([
  // au-funds-living-amount 29,710, au-funds-living-amount-alt 2,000 for the journey, fees of twelve months 20,000.
  ["AU", "living, journey and unpaid fees", {}, 5_171_000],
  ["AU", "less what has been paid", { deposit: "5000", depositDay: "2026-12-10" }, 4_671_000],
  // ca-funds-living-amount 23,448, ca-funds-tuition-rule "on top of tuition for the first year and the journey".
  ["CA", "outside Quebec: living, unpaid fees and the journey as typed", { place: "main" }, 4_444_800],
  // ie-funds-living-amount 10,000 "on top of the fees"; 6,000 of 20,000 are paid.
  ["IE", "living and unpaid fees", { deposit: "6000", depositDay: "2026-12-10" }, 2_400_000],
  // gb-funds-living-amount-2: nine times 1,570; gb-funds-living-amount-alt-2: nine times 1,203; of 29 November 1,529
  // and 1,171.
  ["GB", "in London, from 30 November", { place: "main" }, 3_413_000],
  ["GB", "elsewhere, from 30 November", { place: "alt" }, 3_082_700],
  ["GB", "in London, until 29 November", { place: "main", visaDay: "2026-11-29" }, 3_376_100],
  ["GB", "elsewhere, until 29 November", { place: "alt", visaDay: "2026-11-29" }, 3_053_900],
  // de-funds-living-amount 11,904; no row of Germany asks for course fees.
  ["DE", "the living money alone", {}, 1_190_400],
  // nz-funds-living-amount 20,000, nz-funds-tuition-rule: the first year, and "a ticket out or its price".
  ["NZ", "living, unpaid fees and the journey as typed", {}, 4_100_000],
])("asks in %s for %s", (code, _, change, sum) => expect(required(code, change)).toBe(sum));

it("has no number of its own where a row has none, and gives the row's words", () => {
  expect(said("CA", { place: "alt" })).toContain("For Quebec the province asks 24,617 Canadian dollars");
  expect(said("CA", { place: "alt" })).not.toMatch(ENOUGH);
  expect(said("CA", { place: "main" })).toMatch(ENOUGH);
  expect(said("CA", { place: "main", travel: "" })).not.toMatch(ENOUGH);
  expect(said("CA", { place: "main", travel: "" })).toContain("on top of tuition for the first year and the journey");
  expect(said("NZ", { travel: "" })).toContain("A ticket out or its price comes on top.");
  for (const code of ["CA", "GB"]) expect(said(code, { place: "" })).not.toMatch(ENOUGH);
  expect(said("GB", { place: "main" })).toMatch(ENOUGH);
});

it("calls a sum of which a part is not known no more than the least", () => {
  expect(said("GB", { place: "main" })).toContain("In all: ₹34,13,000.");
  for (const [code, change] of [
    ["GB", { place: "" }],
    ["CA", { place: "alt" }],
    ["CA", { place: "main", travel: "" }],
    // nz-funds-tuition-rule: "Tuition for the course or the first year"; of two years that is not the same.
    ["NZ", { years: "2" }],
  ] as const)
    expect([code, said(code, change)]).toEqual([code, expect.stringContaining("In all at the least: ₹")]);
});

it("calls nothing enough in Ireland while less is paid than must be before the application", () => {
  const row = "at least 6,000 must be paid before the visa application, else the whole";
  const paid = (deposit: string, change: PlanDraft = {}) =>
    said("IE", { deposit, depositDay: "2026-12-10", hold: "180", ...change });
  expect(paid("")).not.toMatch(ENOUGH);
  expect(paid("")).toContain(row);
  expect(paid("5999")).not.toMatch(ENOUGH);
  expect(paid("6000")).toMatch(ENOUGH);
  expect(paid("4000", { tuition: "4000" })).toMatch(ENOUGH);
  expect(paid("3000", { tuition: "4000" })).not.toMatch(ENOUGH);
});

it("counts of a loan what is paid into the own account by then, and in Germany asks for the account", () => {
  const loan: PlanDraft = { savings: "", loan: "40 lakh", isSanctioned: "yes", loanDay: "2026-11-20", place: "main" };
  expect(said("GB", loan)).toMatch(/are missing/);
  expect(wholeRupees(proofOf("GB", loan).lowest)).toBe(0);
  // 558 pounds of the visa fee go to the embassy on the day; the rest of the loan pays them.
  expect(wholeRupees(proofOf("GB", { ...loan, loanBy: "12 lakh" }).lowest)).toBe(1_200_000);
  expect(said("GB", { ...loan, loanBy: "36 lakh" })).toMatch(ENOUGH);
  expect(read("GB", { ...loan, loanBy: "41 lakh" }).problems.loanBy).toMatch(/cannot be more/);
  expect(said("DE", { account: "" })).not.toMatch(ENOUGH);
  expect(said("DE", { account: "" })).toContain("blocked account");
  expect(said("DE", { account: "no" })).not.toMatch(ENOUGH);
  expect(said("DE")).toMatch(ENOUGH);
});

it("takes savings without a day as there all along, and from their day on where one is typed", () => {
  const soon: PlanDraft = { visaDay: addDays(TODAY, 10), savings: "50 lakh", place: "main", fees: "558" };
  // 50 lakh less 558 pounds of the fee at 100 rupees.
  expect(wholeRupees(proofOf("GB", soon).lowest)).toBe(5_000_000 - 55_800);
  expect(wholeRupees(proofOf("GB", { ...soon, savingsDay: TODAY }).lowest)).toBe(0);
});

it("takes off the fees only what the plan pays before the day", () => {
  const asked: PlanDraft = { place: "main", deposit: "5000", depositDay: "2026-12-10" };
  expect(required("GB", asked)).toBe(2_913_000);
  expect(required("GB", { ...asked, depositDay: "2027-01-10" })).toBe(3_413_000);
  expect(required("GB", { ...asked, savings: "" })).toBe(3_413_000);
});

it("says what is missing at the dearer rate, too", () => {
  // 34,130 pounds are 34,13,000 rupees, and 37,54,300 when the pound is a tenth dearer.
  const near: PlanDraft = { place: "main", savings: "36,00,000", fees: "0" };
  expect(said("GB", near)).toMatch(ENOUGH);
  expect(said("GB", near)).toContain("Were the foreign money a tenth dearer: ₹1,54,300 missing.");
  expect(said("GB", { ...near, savings: "40,00,000" })).toContain(
    "Were the foreign money a tenth dearer: enough, too.",
  );
});

it("gives each part its source, its age and what its unit says", () => {
  expect(said("GB", { place: "main" })).toMatch(/£14,130.*in London.*GOV\.UK.*read on 25 Nov 2026/);
  expect(said("GB", { place: "alt" })).toMatch(/£10,827.*outside London.*read on 25 Nov 2026/);
  expect(said("CA", { place: "main" })).toMatch(/CAD 23,448.*one person outside Quebec.*read on 25 Nov 2026/);
  expect(said("DE")).toMatch(/€11,904.*Page of.*read on 25 Nov 2026/);
});
