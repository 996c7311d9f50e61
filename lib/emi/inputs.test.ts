import fc from "fast-check";
import {
  DEFAULTS,
  fromAddress,
  readExtra,
  readFee,
  readPrepayFrom,
  readTranches,
  toAddress,
  trancheBoxes,
  trancheText,
} from "./inputs";
import { readAmount, readCourse, readMain, readRate, readTenure, SLIDERS } from "./main-inputs";

test("defaults, ranges and picks are the specification's", () => {
  expect(DEFAULTS).toMatchObject({ amount: "2000000", rate: "11", course: "24", tenure: "8" });
  expect(SLIDERS).toMatchObject({
    amount: { min: 100_000, max: 10_000_000, step: 100_000 },
    rate: { min: 5, max: 20, step: 1, picks: [7, 9, 11, 13] },
    course: { min: 6, max: 48, step: 1, picks: [6, 12, 24, 36] },
    tenure: { min: 1, max: 15, step: 1, picks: [1, 5, 8, 10, 15] },
  });
});

describe("boxes", () => {
  test.each([
    ["20 lakh", 2_000_000],
    ["20,00,000", 2_000_000],
    ["₹ 1.5 crore", 15_000_000],
    ["1", 1],
    ["२० लाख", 2_000_000],
  ])("amount %p is %d", (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });
  test.each([
    "",
    " ",
    "0",
    "-5",
    "1e18",
    "1000000000000000000",
    "9999999999999",
    "twenty",
    "NaN",
    "Infinity",
    "20 lakh lakh",
  ])("amount %p is asked about", (text) => {
    expect(readAmount(text)).toEqual({ problem: expect.stringMatching(/\.$/) });
  });
  test("a text that is far too long is none, and is not gone through", () => {
    for (const text of ["1".repeat(20_000), `${"1".repeat(20_000)}x`, `0${" ".repeat(50)}`])
      for (const read of [readAmount, readRate, readTenure, readCourse])
        expect(read(text)).toEqual({ problem: expect.stringMatching(/\.$/) });
  });

  test("an extra sum may be nothing", () => {
    expect([readExtra(""), readExtra("0"), readExtra("5000")]).toEqual([{ value: 0 }, { value: 0 }, { value: 5000 }]);
    expect(readExtra("-5").problem).toBeDefined();
  });
  test.each([
    ["0", 0],
    ["40", 40],
    ["10.25", 10.25],
    [".5", 0.5],
    ["11 %", 11],
    ["१०", 10],
    ["9.5 %", 9.5],
    ["9,5", 9.5],
    ["9.5% p.a.", 9.5],
    ["9.5 per cent per annum", 9.5],
    ["९.५％", 9.5],
    ["٩٫٥ %", 9.5],
    ["9.5%!", 9.5],
    ["10.25 per cent per annum", 10.25],
  ])("rate %p is %d", (text, value) => {
    expect(readRate(text)).toEqual({ value });
  });
  test.each(["", "-1", "101", "1e1", "eleven", "1,000", "10.2.5", "0x10"])("rate %p is asked about", (text) => {
    expect(readRate(text).problem).toBeDefined();
  });
  test("tenure, course, fee and instalment number have their bounds", () => {
    expect([
      readTenure("7.5").value,
      readTenure("0.1").value,
      readTenure("0").value,
      readTenure("0.01").value,
      readTenure("41").value,
    ]).toEqual([7.5, 0.1, undefined, undefined, undefined]);
    expect([readCourse("0").value, readCourse("120").value, readCourse("121").value, readCourse("6.5").value]).toEqual([
      0,
      120,
      undefined,
      undefined,
    ]);
    expect([readFee("").value, readFee("20").value, readFee("21").value]).toEqual([0, 20, undefined]);
    expect([readPrepayFrom("1").value, readPrepayFrom("0").value, readPrepayFrom("1.5").value]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });
  test("a duration may name its unit", () => {
    expect(["24 months", "24 mths.", "2 years", "2 yrs", "1½ years"].map((text) => readCourse(text).value)).toEqual([
      24, 24, 24, 24, 18,
    ]);
    expect(["8 years", "8 yrs", "96 months", "7,5"].map((text) => readTenure(text).value)).toEqual([8, 8, 8, 7.5]);
    expect([readCourse("24 weeks").problem, readTenure("8 months and a bit").problem]).toEqual([
      "Type whole months from 0 to 120.",
      "Type the years, from 1 month (0.1) to 40.",
    ]);
  });
  test("a value beyond the slider is counted, with a note", () => {
    expect(readMain("amount", "2 crore")).toMatchObject({ value: 20_000_000, note: expect.stringContaining("Above") });
    expect(readMain("rate", "0")).toMatchObject({ value: 0, note: expect.stringContaining("Below") });
    expect(readMain("rate", "40")).toMatchObject({ value: 40, note: expect.stringContaining("Above") });
    expect(readMain("rate", "11")).toEqual({ value: 11 });
  });
});

describe("parts of the loan", () => {
  test("go to text and back, whatever is typed", () => {
    const boxes = [
      { month: "0", amount: "500000" },
      { month: "6", amount: "5:0,0" },
    ];
    expect(trancheText(boxes)).toBe("0:500000,6:5%3A0%2C0");
    expect(trancheBoxes(trancheText(boxes))).toEqual(boxes);
    expect(trancheBoxes("0:500000,6:500")).toEqual([
      { month: "0", amount: "500000" },
      { month: "6", amount: "500" },
    ]);
    expect(readTranches(trancheText([{ month: "0", amount: "1,5 lakh" }]))).toBeUndefined();
    expect(readTranches("0:500000,6:500")).toEqual([
      { month: 0, amount: 500_000 },
      { month: 6, amount: 500 },
    ]);
  });
  test.each(["", "0", "0:", "a:1", "0:1,", "0:-1", "-1:5"])("%p is none", (text) => {
    expect(readTranches(text)).toBeUndefined();
  });
});

describe("the address", () => {
  test("holds everything and gives it back", () => {
    const inputs = {
      ...DEFAULTS,
      amount: "3500000",
      rate: "10.25",
      course: "18",
      tenure: "7.5",
      grace: "12",
      compound: "1",
      fixed: "2500",
      parts: "4",
      tranches: "0:500000,6:500000",
      prepay: "100000",
      prepayEvery: "once",
      prepayFrom: "24",
      newRate: "9.5",
      newRateFrom: "2028-03",
      fee: "0.75",
    };
    const { given, ignored } = fromAddress(toAddress(inputs));
    expect({ ...DEFAULTS, ...given }).toEqual(inputs);
    expect(ignored).toEqual([]);
  });
  test("says the four main inputs, and of the rest only what was changed", () => {
    expect(toAddress(DEFAULTS)).toBe("?amount=2000000&rate=11&course=24&tenure=8");
    expect(toAddress({ ...DEFAULTS, amount: "", tranches: "0:500000,6:500000" })).toBe(
      "?rate=11&course=24&tenure=8&tranches=0:500000,6:500000",
    );
  });
  test("HTML's separator and capitals are read as meant, and a rate that makes no sense behind them is named", () => {
    expect(fromAddress("?amount=2000000&amp;rate=9&amp;amp;Tenure=7&NEWRATE=8,5")).toEqual({
      given: { amount: "2000000", rate: "9", tenure: "7", newRate: "8,5" },
      ignored: [],
    });
    expect(fromAddress("?amount=2000000&amp;rate=nine")).toEqual({ given: { amount: "2000000" }, ignored: ["rate"] });
  });
  test.each([
    "?amount=3000000&rate=9)",
    "?amount=3000000&rate=9%29.",
    "?amount=3000000;rate=9",
    "?amount=3000000&#38;rate=9",
    "?amount=3000000&#x26;rate=9”",
    "?amount=30+lakh)&rate=9",
  ])("what stands around or between is no part of %p", (search) => {
    expect(fromAddress(search)).toEqual({ given: { amount: "3000000", rate: "9" }, ignored: [] });
  });
  test("nonsense is left out and named; what is not ours is not spoken of", () => {
    expect(
      fromAddress(
        "?amount=20+lakh&rate=abc&tenure=-1&course=1e9&grace=7&compound=yes&parts=13&tranches=0:1,b:2&prepayEvery=day&newRateFrom=2027-13&fee=99&utm_source=x&gclid=1",
      ),
    ).toEqual({
      given: { amount: "2000000" },
      ignored: [
        "rate",
        "course",
        "tenure",
        "grace",
        "compound",
        "parts",
        "tranches",
        "prepayEvery",
        "newRateFrom",
        "fee",
      ],
    });
    expect(fromAddress(`?tranches=${"0:1,".repeat(200)}0:1`).ignored).toEqual(["tranches"]);
    expect(fromAddress("?rate=9.15")).toEqual({ given: { rate: "9.15" }, ignored: [] });
  });
  test("whatever it holds, only inputs that can be read come out", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(DEFAULTS)), fc.string()), (values) => {
        const { given } = fromAddress(`?${new URLSearchParams(values)}`);
        const again = fromAddress(toAddress({ ...DEFAULTS, ...given }));
        expect(again.ignored).toEqual([]);
        expect({ ...DEFAULTS, ...again.given }).toEqual({ ...DEFAULTS, ...given });
      }),
    );
  });
});
