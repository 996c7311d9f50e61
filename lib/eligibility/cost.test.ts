import { costOf, studyPayment } from "./cost";
import { feeFor } from "./fee";
import { rateFor } from "./rate";
import { lender, STUDENT } from "./testing";

/** Paise: what is worked out by hand below is exact to that. */
const near = (value: number | null, rupees: number) => expect(value).toBeCloseTo(rupees, 2);

describe("costOf", () => {
  it("counts studies and six months of grace with simple interest, added once", () => {
    // 20,00,000 at 11%: 30 months of ₹18,333.33 are ₹5,50,000; 25,50,000 over 96 months is ₹40,056 a month.
    const cost = costOf(lender("a"), STUDENT, 1);
    expect(Math.round(cost.emi!)).toBe(40_056);
    expect(Math.round(cost.interest!)).toBe(1_845_423);
    expect(Math.round(cost.total!)).toBe(3_845_423);
    expect(cost).toMatchObject({
      rate: 11,
      months: 96,
      shortened: false,
      monthlyWhileStudying: 0,
      fee: 0,
      unknown: null,
    });
  });

  it("is exact where it can be done by hand", () => {
    // At 0% nothing is added: 12,00,000 in 12 instalments of 1,00,000, and 1% + 18% GST is 14,160.
    const cost = costOf(
      lender("a", { interestRate: "0% a year", rateMin: 0, feePctMax: 1, feeFlat: null }),
      { ...STUDENT, amount: 1_200_000, years: 1 },
      1,
    );
    near(cost.emi, 100_000);
    near(cost.interest, 0);
    near(cost.fee, 14_160);
    near(cost.total, 1_214_160);
    // At 12%, 6 months of course and 6 of grace: 1,00,000 grows by 12,000 to 1,12,000, then by the formula 9,951.06 ×
    // 12.
    const year = costOf(
      lender("a", { interestRate: "12% a year", rateMin: 12 }),
      { ...STUDENT, amount: 100_000, courseMonths: 6, years: 1 },
      1,
    );
    near(year.emi, 9951.06);
    near(year.total, 119_412.77);
  });

  it("counts interest paid during studies where the lender asks for it", () => {
    // 30 months of 18,333.33, then the plain EMI of 31,417: interest 15,66,018.
    const cost = costOf(lender("a", { paymentStudyPeriod: "Interest is paid during study" }), STUDENT, 1);
    near(cost.monthlyWhileStudying, 18_333.33);
    expect(Math.round(cost.emi!)).toBe(31_417);
    expect(Math.round(cost.interest!)).toBe(1_566_018);
  });

  it("compounds where the lender says so", () => {
    expect(
      Math.round(costOf(lender("a", { paymentStudyPeriod: "Interest is compounded monthly" }), STUDENT, 1).interest!),
    ).toBe(1_965_709);
  });

  it("repays at once where the lender asks for full instalments", () => {
    const cost = costOf(lender("a", { paymentStudyPeriod: "Full EMI from the first month" }), STUDENT, 1);
    expect(Math.round(cost.emi!)).toBe(31_417);
    expect(Math.round(cost.interest!)).toBe(1_016_018);
  });

  it.each([
    [96, "Up to 8 years", 8, 96, false],
    [95, "Up to 95 months", 8, 95, true],
    [97, "Up to 97 months", 8, 96, false],
    [null, null, 15, 180, false],
    [180, "Up to 15 years including moratorium", 15, 150, true],
    [180, "Up to 15 years, excluding course and holiday", 15, 180, false],
  ])(
    "takes the lender's longest time of %p months (%p) with %p years asked: %p",
    (tenureMaxMonths, loanTenure, years, months, shortened) => {
      expect(costOf(lender("a", { tenureMaxMonths, loanTenure }), { ...STUDENT, years }, 1)).toMatchObject({
        months,
        shortened,
      });
    },
  );

  it("says so when no time is left to repay", () => {
    const cost = costOf(
      lender("a", { tenureMaxMonths: 30, loanTenure: "Up to 30 months including moratorium" }),
      STUDENT,
      1,
    );
    expect(cost).toMatchObject({
      total: null,
      months: 0,
      unknown: "Its longest time would be over before the course is.",
    });
  });

  it.each([
    [12, 5_500_00],
    [6, 5_500_00],
    [null, 5_500_00],
    [3, 4_950_00],
    [0, 4_400_00],
  ])("with a grace of %p months adds %p of interest before the first instalment", (graceMonths, added) => {
    const cost = costOf(
      lender("a", { graceMonths, paymentStudyPeriod: "Interest is paid monthly", tenureMaxMonths: null }),
      STUDENT,
      1,
    );
    const months = 24 + Math.min(6, graceMonths ?? 6);
    near(cost.monthlyWhileStudying * months, added);
  });

  it("gives the total at the highest published rate as well", () => {
    const cost = costOf(lender("a", { interestRate: "11% a year (up to 13%)", rateMax: 13 }), STUDENT, 1);
    const alone = costOf(lender("a", { interestRate: "13% a year", rateMin: 13 }), STUDENT, 1);
    expect(cost.highestRate).toBe(13);
    near(cost.totalAtHighest, alone.total!);
  });

  it("turns a fixed fee in dollars into rupees, without GST", () =>
    near(costOf(lender("a", { currency: "USD", feeFlat: 500, feePctMax: null }), STUDENT, 85).fee, 42_500));
});

describe("studyPayment", () => {
  it.each([
    [null, "nothing", false],
    ["Simple interest builds up and is added when repayment starts", "nothing", false],
    ["Simple interest builds up and is not compounded during the holiday", "nothing", false],
    ["Interest builds up and is compounded monthly", "nothing", true],
    [
      "Your choice: full EMI, simple interest, part of the interest, or nothing until the holiday ends",
      "nothing",
      false,
    ],
    ["Simple interest is usually paid every month", "interest", false],
    ["Interest is paid during study", "interest", false],
    ["Interest only, during study and for 6 months after", "interest", false],
    ["Full EMI from the first month", "full", false],
  ])("reads %p as %s", (text, mode, compounding) => expect(studyPayment(text)).toEqual({ mode, compounding }));
});

describe("rateFor", () => {
  const of = (
    interestRate: string,
    rateMin: number | null,
    rateMax: number | null = null,
    answers: Partial<typeof STUDENT> = {},
  ) => rateFor({ interestRate, rateMin, rateMax }, { ...STUDENT, ...answers });
  it.each([
    ["9.15% a year, floating", 9.15, null, 9.15, null],
    ["about 8.8% a year, floating (up to about 10.5%)", 8.8, 10.5, 8.8, 10.5],
    ["11% a year", 11, 11, 11, null],
  ])("%p", (text, rateMin, rateMax, rate, highest) => expect(of(text, rateMin, rateMax)).toEqual({ rate, highest }));

  it.each([
    ["9.95% a year with collateral, 11.25% without, floating", 9.95, { security: true }, 9.95],
    ["9.95% a year with collateral, 11.25% without, floating", 9.95, { security: false }, 11.25],
    ["9.5% a year in India, 10.25% abroad, floating", 9.5, { country: "IN" }, 9.5],
    ["9.5% a year in India, 10.25% abroad, floating", 9.5, { country: "US" }, 10.25],
    ["10.05% a year up to ₹7.5 lakh, 10.85% above, floating", 10.05, { amount: 750_000 }, 10.05],
    ["10.05% a year up to ₹7.5 lakh, 10.85% above, floating", 10.05, { amount: 750_001 }, 10.85],
  ])("%p, %p for %o", (text, rateMin, answers, rate) =>
    expect(of(text, rateMin, null, answers)).toEqual({ rate, highest: null }),
  );

  it("keeps each case with its own upper end", () => {
    const text = "11% a year in India (up to 13.5%), 11.5% abroad (up to 14.5%)";
    expect(of(text, 11, 14.5, { country: "IN" })).toEqual({ rate: 11, highest: 13.5 });
    expect(of(text, 11, 14.5, { country: "GB" })).toEqual({ rate: 11.5, highest: 14.5 });
  });

  it.each([
    ["On request", null, /no rate/],
    ["9.25% a year plus a risk premium, floating", 9.25, /on top/],
    ["3.74% + base rate, variable", null, /on top/],
    ["8.9% a year, floating", 9.15, /do not agree/],
    ["Floating", 9.15, /do not agree/],
  ])("does not count with %p and %p", (text, rateMin, why) =>
    expect(of(text, rateMin)).toEqual({ unknown: expect.stringMatching(why) }),
  );
});

describe("feeFor", () => {
  const of = (processingFee: string | null, feeFlat: number | null, feePctMax: number | null, amount: number) =>
    feeFor({ processingFee, feeFlat, feePctMax, currency: "INR" }, amount, 1);
  it.each([
    ["Up to 2% + GST", null, 2, 2_000_000, 47_200],
    ["Nil up to ₹20 lakh; ₹10,000 + GST above", 10_000, null, 2_000_000, 0],
    ["Nil up to ₹20 lakh; ₹10,000 + GST above", 10_000, null, 2_000_001, 11_800],
    ["Nil up to ₹7.5 lakh; 1% up to ₹10,000 above", 10_000, 1, 750_000, 0],
    ["Nil up to ₹7.5 lakh; 1% up to ₹10,000 above", 10_000, 1, 900_000, 10_620],
    ["Nil up to ₹7.5 lakh; 1% up to ₹10,000 above", 10_000, 1, 2_000_000, 11_800],
    ["Nil for Indian students", 0, 0, 2_000_000, 0],
    [null, 700, null, 2_000_000, 826],
  ])("%p (%p, %p%%) on %p is %p", (text, flat, pct, amount, fee) => near(of(text, flat, pct, amount), fee));
  it("is unknown where nothing is published", () => expect(of(null, null, null, 2_000_000)).toBeNull());
});
