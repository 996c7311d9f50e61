import { NO_TERMS } from "@/lib/cases/event";
import { rate, rulebookOf, scheme } from "@/lib/eligibility/testing";
import { fromStored } from "@/lib/loan-form/record";
import { sampleSection } from "@/tests/samples/sections";
import { ownLoan } from "./own-loan";

const LOAN = { ...(sampleSection("loanDetails", String) as object), loanAmount: "2000000", loanType: "Non-Collateral" };
const ADMISSION = {
  ...(sampleSection("admissionDetails", String) as object),
  countryOfUniversity: "United States",
  educationLevel: "postgraduate",
};
const form = fromStored({ loanDetails: LOAN, admissionDetails: ADMISSION });
const at = (id: string, fromPct: number, more: object = {}) =>
  scheme(id, { rates: [rate({ id: `${id}.loan.1`, fromPct })], ...more });
const BOOK = rulebookOf(at("a", 9), at("b", 10.5), at("c", 13), at("far", 8, { levels: ["doctorate"] }));

test("without a lender it is counted with the median of what fits, to the rupee as the engine has it", () => {
  const loan = ownLoan(form, null, BOOK)!;
  expect(loan).toMatchObject({ ratePct: 10.5, lender: null, fitting: 3, courseMonths: 24, years: 8 });
  const { borrowed, interestAdded, owedAtStart, emiMonths, graceMonths, courseMonths } = loan.life;
  // Simple interest of 30 months: 20,00,000 at 10.5% a year.
  expect([borrowed, interestAdded, owedAtStart]).toEqual([2_000_000, 525_000, 2_525_000]);
  expect([courseMonths, graceMonths, emiMonths]).toEqual([24, 6, 96]);
});

test("the middle of an even number of rates is the mean of the two", () => {
  expect(ownLoan(form, null, rulebookOf(at("a", 9), at("b", 10.5)))!.ratePct).toBe(9.75);
});

test("the chosen lender counts before it, by the schemes there that the student may get", () => {
  expect(ownLoan(form, "c", BOOK)).toMatchObject({ ratePct: 13, lender: expect.any(String) });
  const asks = at("asks", 12, { onlyIf: "the institute is on its list" });
  const inIndia = scheme("asks", { id: "asks.india", abroad: "none", rates: [rate({ fromPct: 7 })] });
  expect(ownLoan(form, "asks", rulebookOf(at("a", 9), asks, inIndia))).toMatchObject({ ratePct: 12, fitting: 1 });
  // None of its schemes is for the student, or it is not listed any more.
  for (const id of ["far", "gone"]) expect(ownLoan(form, id, BOOK)).toMatchObject({ ratePct: 10.5, lender: null });
});

test("a rate in another currency is no rate for rupees", () => {
  expect(ownLoan(form, "usd", rulebookOf(at("usd", 8, { currency: "USD" }), at("a", 9)))!.ratePct).toBe(9);
});

test("nothing without an amount or an admission, or where no rate is known", () => {
  expect(ownLoan(fromStored({ admissionDetails: ADMISSION }), "a", BOOK)).toBeNull();
  expect(ownLoan(fromStored({ loanDetails: LOAN }), "a", BOOK)).toBeNull();
  expect(ownLoan(form, null, rulebookOf())).toBeNull();
});

const SANCTION = {
  ...{ caseId: "DK-1-1", partnerId: "c", lender: "HDFC Bank", day: "2026-11-03", isTaken: false, amount: null },
  ...NO_TERMS,
};

// Simple interest of 30 months; the rest by the formula, worked out apart from the engine.
test.each<[string, object, object, number[]]>([
  [
    "amount, rate and term",
    { amount: 2_200_000, rate: 9.15, termMonths: 120 },
    { ratePct: 9.15, lender: null, years: 10 },
    [2_200_000, 503_250, 2_703_250, 34_463, 120],
  ],
  [
    "the rate alone",
    { rate: 10.5 },
    { ratePct: 10.5, lender: null, years: 8 },
    [2_000_000, 525_000, 2_525_000, 38_986, 96],
  ],
  [
    "the amount alone, at the rate that its lender publishes",
    { amount: 2_200_000 },
    { ratePct: 13, lender: expect.any(String) },
    [2_200_000, 715_000, 2_915_000, 48_993, 96],
  ],
])("a lender's yes is what counts: %s", (_, terms, figures, [borrowed, added, owed, emi, months]) => {
  const loan = ownLoan(form, "a", BOOK, { ...SANCTION, ...terms })!;
  expect(loan).toMatchObject({ ...figures, sanction: { caseId: "DK-1-1", lender: "HDFC Bank", day: "2026-11-03" } });
  const { life } = loan;
  expect([life.borrowed, life.interestAdded, life.owedAtStart, Math.round(life.emi), life.emiMonths]).toEqual([
    borrowed,
    added,
    owed,
    emi,
    months,
  ]);
});

test("a yes without a figure changes no figure, and is counted with where no rate is published", () => {
  expect(ownLoan(form, "a", BOOK, SANCTION)).toMatchObject({ ratePct: 13, sanction: null });
  expect(ownLoan(form, null, rulebookOf(), { ...SANCTION, rate: 9 })).toMatchObject({ ratePct: 9 });
  expect(ownLoan(form, null, rulebookOf(), SANCTION)).toBeNull();
});
