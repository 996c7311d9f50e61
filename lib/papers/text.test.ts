import * as fc from "fast-check";
import { OTHER_SCRIPT, writable } from "./text";

const latin = (codePoint: number) => codePoint < 0x250 || codePoint === 0x2026;

test.each([
  ["Asha Iyer", "Asha Iyer"],
  ["आशा राव", OTHER_SCRIPT],
  ["Asha आशा Rao", "Asha […] Rao"],
  ["12 स्टेशन रोड, Surat", "12 […], Surat"],
  ["Asha 🎓", "Asha […]"],
  ["👩‍🎓🏽 pan.jpg", "[…] pan.jpg"],
  ["محمد علي", OTHER_SCRIPT],
  ["Asha\u202Efdp.exe", "Asha fdp.exe"],
  ["A\u0000B\nC", "A B C"],
  ["Zoe\u0308", "Zoë"],
  ["\ud800Asha", "[…] Asha"],
  ["", ""],
])("%j is written as %j", (text, written) => {
  expect(writable(text, latin)).toBe(written);
});

test("whatever the text, only letters that the fonts have are written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      for (const char of writable(text, latin)) expect(latin(char.codePointAt(0)!)).toBe(true);
    }),
  );
});
