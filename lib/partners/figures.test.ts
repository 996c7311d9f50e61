import { amountsIn, daysIn, monthsIn, stated, statedLargest } from "./figures";

describe("amountsIn", () => {
  it.each<[string | null, number[]]>([
    ["Up to ₹50 lakh at selected premier institutes", [5_000_000]],
    ["Above ₹7.5 lakh up to ₹3 crore (abroad)", [750_000, 30_000_000]],
    [
      "Vidya Turant: ₹50 / 40 / 30 lakh by category; abroad ₹7.5 lakh to ₹1 crore",
      [5_000_000, 4_000_000, 3_000_000, 750_000, 10_000_000],
    ],
    ["₹75-80 lakh (category 1), ₹45-50 lakh (category 2)", [7_500_000, 8_000_000, 4_500_000, 5_000_000]],
    ["Nil up to ₹20 lakh; ₹10,000 + GST above", [2_000_000, 10_000]],
    ["₹10,000-20,000 + GST", [10_000, 20_000]],
    ["Up to ₹1,50,00,000", [15_000_000]],
    ["₹5,000 or 0.25%, lower of the two", [5_000]],
    ["US$10,000 to US$220,000", []],
    ["Need based", []],
    [null, []],
  ])("in rupees of %p", (text, amounts) => expect(amountsIn(text, "INR")).toEqual(amounts));

  it("reads dollars only for a loan in dollars", () => {
    expect(amountsIn("US$10,000 to US$220,000", "USD")).toEqual([10_000, 220_000]);
    expect(amountsIn("Up to ₹50 lakh", "USD")).toEqual([]);
  });
});

describe("terms", () => {
  it.each<[string | null, number[]]>([
    ["Course + 6 months unsecured, + 1 year secured", [6, 12]],
    ["Course + 6 to 12 months", [6, 12]],
    ["7, 10 or 15 years", [84, 120, 180]],
    ["about 7 days", []],
    [null, []],
  ])("in months of %p", (text, months) => expect(monthsIn(text)).toEqual(months));

  it.each<[string | null, number | null]>([
    ["15-30 days is the public-bank norm", 30],
    ["10-12 working days", 16.8],
    ["2-5 business days", 7],
    ["2 weeks", 14],
    ["quick", null],
    [null, null],
  ])("in days of %p", (text, days) =>
    days === null ? expect(daysIn(text)).toBeNull() : expect(daysIn(text)).toBeCloseTo(days),
  );
});

describe("stated figures", () => {
  it("count only where the text names them", () => {
    expect(stated(5, [4, 5, 6])).toBe(5);
    expect(stated(7, [4, 5, 6])).toBeNull();
    expect(stated(null, [4])).toBeNull();
    expect(statedLargest(6, [4, 6])).toBe(6);
    expect(statedLargest(4, [4, 6])).toBeNull();
    expect(statedLargest(0, [])).toBeNull();
  });
});
