import { seededRules } from "@/tests/factories/law-rules";
import { fromSearch, PLAN_KEYS, type PlanDraft, toSearch } from "./draft";
import { wholeRupees } from "./money";
import { planMoney, remittancesOf } from "./plan";
import { readDraft } from "./read-draft";
import { tcsOf } from "./tcs";
import { seededCountry } from "./testing";

const TODAY = "2026-11-28";
const GB = seededCountry("GB", TODAY);
const DE = seededCountry("DE", TODAY);
const read = (draft: PlanDraft, country = DE, today = TODAY) =>
  readDraft({ country: country.code, ...draft }, country, today);
const WHOLE: PlanDraft = { rate: "100", start: "2027-10-01", years: "2", tuition: "3000" };

it("keeps in the address whatever was typed, and nothing else", () => {
  const draft = Object.fromEntries(PLAN_KEYS.map((key) => [key, key === "country" ? "DE" : `${key} 1&2`]));
  expect(fromSearch(`?${toSearch(draft)}&income=400000`)).toEqual(draft);
  expect(fromSearch("?COUNTRY=de&amp;Rate=95")).toEqual({ country: "DE", rate: "95" });
  expect(fromSearch("?living=")).toEqual({ living: "" });
  expect(fromSearch("")).toEqual({});
  expect(PLAN_KEYS.some((key) => /income|community/.test(key))).toBe(false);
});

it("puts the country's own figures where nothing was typed, and leaves what was emptied empty", () => {
  expect(read({}).filled).toMatchObject({ living: "11904", fees: "75" });
  expect(read({ living: "9000" }).filled.living).toBe("9000");
  expect(read({ living: "" }).filled.living).toBe("");
  expect(read({}, GB).filled).toMatchObject({ fees: "558", hold: "28" });
});

it("puts no sum of nine months where one of a year is asked, and no yearly fee of a visa whose months are not known", () => {
  // gb-living-cost-official: "for 9 months in London"; gb-visa-fee-extra: "for each year of the visa".
  expect(read({}, GB).filled.living).toBeUndefined();
  expect(read({ years: "3" }, GB).filled.fees).toBe("558");
  expect(read({ ...WHOLE, years: "3" }, GB).fees).toBe("least");
  // ca-visa-fee 150 and ca-visa-fee-extra 85; ie-visa-fee 60 and ie-visa-fee-extra 300.
  expect(read({}, seededCountry("CA", TODAY)).filled.fees).toBe("235");
  expect(read({}, seededCountry("IE", TODAY)).filled.fees).toBe("360");
  expect(read({ ...WHOLE }, seededCountry("IE", TODAY)).fees).toBe("known");
});

it("asks for the cost of living once its figure is past its review, and makes no cheaper plan without it", () => {
  expect(read(WHOLE, DE, "2026-12-15")).toMatchObject({ missing: [], plan: expect.anything() });
  expect(read(WHOLE, DE, "2026-12-16")).toMatchObject({ missing: ["living"], plan: null });
  for (const day of ["2026-11-30", "2026-12-01"])
    expect(read(WHOLE, GB, day)).toMatchObject({ missing: ["living"], plan: null });
  expect(read({ ...WHOLE, living: "" }, GB).missing).toEqual([]);
  expect(readDraft({ ...WHOLE, country: "OTHER", currency: "USD" }, null, TODAY).missing).toEqual(["living"]);
  expect(read(WHOLE, DE, "2026-12-15").fees).toBe("least");
  expect(read({ ...WHOLE, living: "1" }, DE, "2027-02-26").fees).toBe("unknown");
  expect(read({ ...WHOLE, living: "1", fees: "75" }, DE, "2027-02-26").fees).toBe("typed");
});

it("goes by the day of the application, and shows no figure past its review", () => {
  const on = (visaDay: string, today = TODAY) =>
    read({ visaDay, place: "main" }, GB, today).toShow?.parts[0]?.amount.hundredths;
  expect(on("2026-11-29")).toBe(9 * 1529_00);
  expect(on("2026-11-30")).toBe(9 * 1570_00);
  expect(on("2026-12-05", "2026-12-01")).toBeUndefined();
  expect(read({}, GB, "2027-03-01").filled.hold).toBeUndefined();
});

it("asks for no more than a plan needs, in the form's order", () => {
  expect(readDraft({}, null, TODAY).missing).toEqual(["country", "rate", "start", "tuition"]);
  expect(readDraft({ country: "OTHER" }, null, TODAY).missing).toEqual([
    "currency",
    "rate",
    "start",
    "tuition",
    "living",
  ]);
  expect(read({ rate: "100", start: "2027-10-01" }).missing).toEqual([]);
  expect(read({}).plan).toBeNull();
});

it("makes dues of what was typed: the deposit is part of the first year's fees, by halves where they are paid so", () => {
  const { plan } = read({ ...WHOLE, pays: "2", deposit: "2000", depositDay: "2027-05-31", visaDay: "2027-07-01" });
  expect(plan!.dues.map(({ id, day, amount }) => [id, day, amount.hundredths])).toEqual([
    ["deposit", "2027-05-31", 200_000],
    ["fees", "2027-07-01", 7_500],
    ["account", "2027-07-01", 1_190_400],
    ["tuition-later-1", "2028-04-01", 100_000],
    ["tuition-2", "2028-10-01", 150_000],
    ["tuition-later-2", "2029-04-01", 150_000],
    ["living-2", "2028-10-01", 595_200],
    ["living-later-2", "2029-04-01", 595_200],
  ]);
  // 2 × 3,000 + 2 × 11,904 + 75 = 29,883 euros.
  expect(wholeRupees(planMoney(plan!).total)).toBe(2_988_300);
  expect(wholeRupees(planMoney(plan!, 10).total)).toBe(3_287_130);
});

it("takes a deposit of a past day as paid, and out of no money that is there now", () => {
  const past: PlanDraft = { ...WHOLE, deposit: "2000", depositDay: "2026-11-27", savings: "1,00,000", fees: "0" };
  const { plan } = read(past);
  const result = planMoney(plan!);
  expect(result.payments.filter(({ due }) => due === "deposit").map(({ day, isLate }) => [day, isLate])).toEqual([
    ["2026-11-27", false],
  ]);
  // 29,808 euros in all: 2,000 are paid, one lakh is saved.
  expect(wholeRupees(result.gap)).toBe(2_980_800 - 200_000 - 100_000);
  expect(result.late).toBe(BigInt(0));
  expect(remittancesOf(plan!, result.payments)[0]).toMatchObject({ month: "2026-11", remitter: "family" });
});

it("fills the German account in one sum before the visa, and charges TCS on it in that tax year", () => {
  const { plan } = read({ rate: "100", start: "2027-10-01", tuition: "0", visaDay: "2027-07-01", savings: "20 lakh" });
  const result = planMoney(plan!);
  expect(plan!.dues.map(({ id, day, amount }) => [id, day, amount.hundredths])).toEqual([
    ["fees", "2027-07-01", 7_500],
    ["account", "2027-07-01", 1_190_400],
  ]);
  // 11,904 + 75 euros are 11,97,900 rupees in the tax year 2027-28: 2 per cent of 1,97,900.
  const tcs = tcsOf(remittancesOf(plan!, result.payments), false, { rules: seededRules("plan"), today: TODAY });
  expect(wholeRupees(tcs!.most)).toBe(3_958);
  // What was paid into the account that is shown still lies there: 20 lakh less the fee.
  expect(wholeRupees(result.proof!.lowest)).toBe(1_992_500);
  // More than the account asks for comes later, by halves.
  expect(
    read({ ...WHOLE, visaDay: "2027-07-01", living: "20000", years: "1" }).plan!.dues.flatMap(({ id, day, amount }) =>
      /^living|^account/.test(id) ? [[id, day, amount.hundredths]] : [],
    ),
  ).toEqual([
    ["account", "2027-07-01", 1_190_400],
    ["living-1", "2027-10-01", 404_800],
    ["living-later-1", "2028-04-01", 404_800],
  ]);
});

it("sends nothing from India of a loan that is paid abroad", () => {
  const loan: PlanDraft = { ...WHOLE, loan: "40 lakh", isSanctioned: "yes", lender: "foreign" };
  const { plan } = read(loan);
  expect(remittancesOf(plan!, planMoney(plan!).payments)).toEqual([]);
});

it("counts no loan without a sanction and no scholarship without its letter", () => {
  const money = { savings: "10 lakh", loan: "20,00,000", award: "1000", yearly: "1 lakh" };
  const result = (more: PlanDraft) => planMoney(read({ ...WHOLE, ...money, ...more }).plan!);
  expect(wholeRupees(result({}).gap)).toBe(2_988_300 - 1_200_000);
  expect(wholeRupees(result({}).unsure)).toBe(2_200_000);
  const sure = result({ isSanctioned: "yes", hasAward: "yes" });
  expect(sure.gap).toBe(BigInt(0));
  expect(wholeRupees(sure.byPayer.scholarship.pays)).toBe(200_000);
});

it("holds the money that the country asks for against what lies there", () => {
  const more = { visaDay: "2027-07-01", savings: "10,00,000", deposit: "1000", depositDay: "2027-06-01" };
  const result = planMoney(read({ ...WHOLE, ...more }).plan!);
  // 11,904 euros; a thousand of the savings has gone to the university, and 75 euros to the embassy.
  expect(wholeRupees(result.proof!.required)).toBe(1_190_400);
  expect(wholeRupees(result.proof!.lowest)).toBe(1_000_000 - 100_000 - 7_500);
});

it.each<[keyof PlanDraft, string, RegExp]>([
  ["rate", "cheap", /how many rupees/],
  ["rate", "0", /how many rupees/],
  ["tuition", "a lot", /Write the amount/],
  ["tuition", "9999999999", /smaller amount/],
  ["start", "2027-02-30", /There is no/],
  ["start", "1999-10-01", /Check the year/],
  ["transfer", "1.5", /whole number of days/],
  ["transfer", "400", /whole number of days/],
  ["deposit", "3001", /cannot be more/],
])("says at its box what is wrong with %s %p, and makes no plan of it", (key, text, says) => {
  const { problems, plan } = read({ ...WHOLE, [key]: text });
  expect(problems[key]).toMatch(says);
  expect(plan).toBeNull();
});
