import { printable } from "./printable.mjs";

// What a stranger typed into a name, on the terminal of whoever looks for a person (npm run export, npm run desk).
test.each([
  ["Asha\u001b[2J\u001b[1;31mRao", "Asha  Rao"],
  ["Asha\u001b]0;title\u0007Rao", "Asha ]0;title Rao"],
  ["Asha\r  Account 1: Ravi", "Asha   Account 1: Ravi"],
  ["Asha\n  Account 1: Ravi\n", "Asha   Account 1: Ravi "],
  ["a\u0085b\u2028c\u2029d\u009be", "a b c d e"],
  ["\u202Eoar ahsA\u202C \u2066x\u2069 \u200Fy\u061Cz", " oar ahsA   x   y z"],
  ["As\u200Bha\uFEFF", "As ha "],
  // Joiners within Indic words, and every other letter, stay.
  ["क्\u200Dष हिन्दी ગુજરાતી José 王 😀", "क्\u200Dष हिन्दी ગુજરાતી José 王 😀"],
])("%j is printed as %j", (typed, shown) => {
  expect(printable(typed)).toBe(shown);
});
