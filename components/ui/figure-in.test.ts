import { amountDigits, groupDigits } from "@/lib/text/format";
import { figureIn } from "./figure-in";

/** What an amount's box shows when a text comes in, all at once or behind what stands there. */
function shownFor(text: string, before: string) {
  const digits = figureIn(text, before);
  return digits === undefined ? text : groupDigits(digits) + (digits && text.endsWith(" ") ? " " : "");
}
const pasted = (text: string) => shownFor(text, "");
const typed = (text: string) => [...text].reduce((shown, key) => shownFor(shown + key, shown), "");

test.each([
  ["2000000", "20,00,000", "2000000"],
  ["20,00,000", "20,00,000", "2000000"],
  ["2,000,000", "20,00,000", "2000000"],
  ["20 00 000", "20,00,000", "2000000"],
  ["₹20,00,000", "20,00,000", "2000000"],
  ["20 lakh", "20 lakh", "2000000"],
  ["1.5 lakh", "1.5 lakh", "150000"],
  ["1,50,000 only", "1,50,000 only", "150000"],
  ["1,5 lakh", "1,5 lakh", "1,5 lakh"],
  ["9,25 lakh", "9,25 lakh", "9,25 lakh"],
  ["1,5", "1,5", "1,5"],
  ["20,00", "20,00", "20,00"],
  ["20 25 lakh", "20 25 lakh", "20 25 lakh"],
  ["007", "7", "7"],
])("%j, typed or pasted, is shown as %j and counts as %j", (text, shown, counts) => {
  expect([typed(text), pasted(text)]).toEqual([shown, shown]);
  expect(amountDigits(shown)).toBe(counts);
});

test.each([
  ["a figure in the middle", "25,00,000", "259,00,000", "25900000"],
  ["one erased", "2,000", "2,00", "200"],
  ["all but the first erased", "2,000", "2,", "2"],
  ["a comma behind it", "2,000", "2,000,", undefined],
  ["another text over it", "20,00,000", "1,5", undefined],
  ["a whole amount over it", "20,00,000", "1,500", "1500"],
  ["a figure behind a space", "20 ", "20 5", undefined],
])("%s: %j becomes %j, of the digits %p", (_what, before, text, digits) => expect(figureIn(text, before)).toBe(digits));
