import {
  amountInWords,
  compactRupees,
  groupDigits,
  latinDigits,
  parseAmount,
  percent,
  rupees,
  spokenRupees,
} from "./format";
import { formatBytes } from "./bytes";
import { phoneDigits } from "./phone";

test.each([
  [0, "₹0"],
  [-0.3, "₹0"],
  [999, "₹999"],
  [85_000, "₹85,000"],
  [2_000_000, "₹20,00,000"],
  [31_416.7, "₹31,417"],
  [1_00_00_000, "₹1,00,00,000"],
  [-500, "-₹500"],
  [NaN, "–"],
  [Infinity, "–"],
])("rupees(%p) is %p", (amount, text) => expect(rupees(amount)).toBe(text));

test.each([
  [85_000, "₹85,000"],
  [99_999, "₹99,999"],
  [100_000, "₹1 lakh"],
  [825_000, "₹8.25 lakh"],
  [2_000_000, "₹20 lakh"],
  [9_999_999, "₹1 crore"],
  [10_000_000, "₹1 crore"],
  [15_500_000, "₹1.55 crore"],
  [-200_000, "-₹2 lakh"],
  [NaN, "–"],
])("compactRupees(%p) is %p", (amount, text) => expect(compactRupees(amount)).toBe(text));

test.each([
  [9.15, undefined, "9.15%"],
  [11, undefined, "11%"],
  [66.25, 1, "66.3%"],
  [11, 2, "11.00%"],
  [NaN, 2, "–"],
])("percent(%p, %p) is %p", (value, places, text) => expect(percent(value, places)).toBe(text));

test("spokenRupees names the unit", () => expect(spokenRupees(2_000_000)).toBe("20 lakh rupees"));

test.each([
  [0, "Zero rupees"],
  [1, "One rupee"],
  [21, "Twenty-one rupees"],
  [100, "One hundred rupees"],
  [8_05, "Eight hundred five rupees"],
  [85_000, "Eighty-five thousand rupees"],
  [800_000, "Eight lakh rupees"],
  [2_000_000, "Twenty lakh rupees"],
  [2_550_000, "Twenty-five lakh fifty thousand rupees"],
  [10_000_000, "One crore rupees"],
  [12_345_678, "One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees"],
  [12_000_000_000, "One thousand two hundred crore rupees"],
  [1.5, ""],
  [-1, ""],
  [NaN, ""],
])("amountInWords(%p) is %p", (amount, text) => expect(amountInWords(amount)).toBe(text));

test.each([
  ["", ""],
  ["5", "5"],
  ["999", "999"],
  ["1000", "1,000"],
  ["100000", "1,00,000"],
  ["2000000", "20,00,000"],
  ["123456789012", "1,23,45,67,89,012"],
  ["20 lakh", "20 lakh"],
])("groupDigits(%p) is %p", (digits, text) => expect(groupDigits(digits)).toBe(text));

test("digits of other scripts become 0-9", () => expect(latinDigits("२०,૨૦,௧ a₹")).toBe("20,20,1 a₹"));

test.each([
  ["20,00,000", 2_000_000],
  ["20 00 000", 2_000_000],
  ["₹20,00,000", 2_000_000],
  ["Rs. 20,00,000/-", 2_000_000],
  ["2000000.00", 2_000_000],
  ["20 lakh", 2_000_000],
  ["20L", 2_000_000],
  ["20 lacs", 2_000_000],
  ["Rs 20.5 lakhs only", 2_050_000],
  ["20 l", 2_000_000],
  ["1 crore 20 lakh", 12_000_000],
  ["1.2 cr", 12_000_000],
  ["85k", 85_000],
  ["1 lakh 5 thousand 50 rupees", 105_050],
  ["२० लाख", 2_000_000],
  ["૨૦ લાખ", 2_000_000],
  ["१.५ करोड़", 15_000_000],
  ["007", 7],
  ["0", 0],
  [".5 lakh", 50_000],
  ["", undefined],
  ["   ", undefined],
  ["lakh", undefined],
  ["abc", undefined],
  ["20x", undefined],
  ["-5", undefined],
  ["20 lakh 1 crore", undefined],
  ["20.00.000", undefined],
  ["1e9", undefined],
  ["99999999999999999999", undefined],
])("parseAmount(%p) is %p", (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
  ["9876543210", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["+91-98765-43210", "9876543210"],
  ["09876543210", "9876543210"],
  ["919876543210", "9876543210"],
  ["00919876543210", "9876543210"],
  ["9198765432", "9198765432"],
  ["+91 9198765432", "9198765432"],
  ["९८७६५४३२१०", "9876543210"],
  ["(987) 654-3210", "9876543210"],
  ["98765", "98765"],
  ["98765432101", "98765432101"],
  ["+971 50 123 4567", "+971501234567"],
  ["00971501234567", "+971501234567"],
  ["+65 9123 4567", "+6591234567"],
  ["+", ""],
  ["+9", "9"],
  ["+91", ""],
  ["+91 0 98765 43210", "9876543210"],
  ["", ""],
  ["abc", ""],
])("phoneDigits(%p) is %p", (text, digits) => expect(phoneDigits(text)).toBe(digits));

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [421_888, "412 KB"],
  [1_048_575, "1 MB"],
  [3_250_586, "3.1 MB"],
  [10_485_760, "10 MB"],
])("formatBytes(%p) is %p", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test("in another language units have its names, and an amount is not put in English words", () => {
  globalThis.dakhilaMessages = {
    language: "hi",
    texts: { "money.lakh": "{{amount}} लाख", "ui.kilobytes": "{{size}} केबी" },
  };
  try {
    expect([compactRupees(2_000_000), formatBytes(2048), amountInWords(5)]).toEqual(["₹20 लाख", "2 केबी", ""]);
  } finally {
    globalThis.dakhilaMessages = undefined;
  }
});
