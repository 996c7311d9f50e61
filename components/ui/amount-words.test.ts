import { amountInWords } from "./amount-words";

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

test("in another language an amount is not put in English words", () => {
  globalThis.dakhilaMessages = { language: "hi", texts: {} };
  try {
    expect(amountInWords(5)).toBe("");
  } finally {
    globalThis.dakhilaMessages = undefined;
  }
});
