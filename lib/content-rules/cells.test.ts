import { isCountry } from "./cells";
import { lenderInitials, rateWordsFault, wordsFaults } from "./words";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test("a country is one of the 249 codes of ISO 3166-1, and no group, part or code that was given up", () => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  expect(codes.filter(isCountry)).toHaveLength(249);
  expect(["IN", "GB", "TW", "VA"].every(isCountry)).toBe(true);
  expect(["EU", "UK", "UN", "SU", "XK", "AC", "in", "IND", ""].some(isCountry)).toBe(false);
});

test.each([
  ["State Bank of India", "SBI"],
  ["Credila", "CR"],
  ["The Co-operative Bank of the Big City", "TCB"],
  ["Élan Öffentliche Bank", "ÉÖB"],
  ["bank of no capitals", ""],
])("%s is drawn as %s", (name, initials) => expect(lenderInitials(name)).toBe(initials));

const amounts = [400_000, 5_000_000];
test.each<[string, Parameters<typeof wordsFaults>[1], boolean, RegExp | null]>([
  ["Up to ₹50 lakh", { amounts }, false, null],
  ["₹4,00,000 – 50 lakh", { amounts }, false, null],
  ["Rs. 0.5 crore", { amounts }, false, null],
  ["Up to ₹60 lakh", { amounts }, false, /otherwise than the schemes, which have 400000, 5000000/],
  ["Nil", { percentages: [1] }, false, null],
  ["1% of the loan", { percentages: [1, 1.5] }, false, null],
  ["2% of the loan", { percentages: [1, 1.5] }, false, /which have 1, 1\.5/],
  ["9.5% to 12%", { percentages: [9.5, 12] }, true, null],
  ["12%, or 9.5% for some", { percentages: [9.5, 11] }, true, /otherwise/],
  ["8,90%", { percentages: [8.9] }, true, /comma inside a figure/],
  ["₹7,50,000", { amounts: [750_000] }, false, null],
  ["As the lender decides", { amounts }, false, null],
  [" ", { amounts }, false, null],
])("an editor's words %p beside %p", (words, known, isFirst, fault) => {
  const said = wordsFaults(words, known, isFirst).join(" ");
  if (fault) expect(said).toMatch(fault);
  else expect(said).toBe("");
});

test.each([
  ["9.15% a year", undefined],
  ["from 8.5 % on", undefined],
  ["8.5 percent", /no percentage/],
  ["915% a year", /^915 cannot be right/],
])("words on a rate: %s", (words, fault) => {
  const said = rateWordsFault(words);
  if (fault) expect(said).toMatch(fault);
  else expect(said).toBeUndefined();
});
