import * as fc from "fast-check";
import { masked } from "./mask";

test.each([
  ["a PAN", "ABCPR1234F", "XXXXXX234F"],
  ["a PAN in small letters", "pan abcpr1234f", "pan XXXXXX234f"],
  ["a PAN in a file name", "Asha_ABCPR1234F_front.pdf", "Asha_XXXXXX234F_front.pdf"],
  ["a PAN with spaces", "ABCPR 1234 F", "XXXXX X234 F"],
  ["an Aadhaar number in groups", "1234 5678 9012", "XXXX XXXX 9012"],
  ["an Aadhaar number whole", "aadhaar123456789012.jpg", "aadhaarXXXXXXXX9012.jpg"],
  ["an Aadhaar number with hyphens", "1234-5678-9012", "XXXX-XXXX-9012"],
  ["an account of nine digits", "A/c 123456789", "A/c XXXXX6789"],
  ["an account of eighteen digits", "SBI_123456789012345678.pdf", "SBI_XXXXXXXXXXXXXX5678.pdf"],
  ["a passport", "passport Z1234567.pdf", "passport XXXX4567.pdf"],
  ["two of them", "ABCPR1234F and 1234 5678 9012", "XXXXXX234F and XXXX XXXX 9012"],
  ["digits of another script", "१२३४ ५६७८ ९०१२", "XXXX XXXX ९०१२"],
  ["a masked one already", "XXXX XXXX 9012", "XXXX XXXX 9012"],
])("%s", (_what, text, safe) => {
  expect(masked(text)).toBe(safe);
});

test.each([
  "12 Station Road, Adajan, Surat 395007",
  "Flat 1204, Tower 3",
  "marksheet-2019-2020.pdf",
  "IMG_20261121.jpg",
  "दस्तावेज़",
  "",
])("%j stays as it is", (text) => {
  expect(masked(text)).toBe(text);
});

test("no run of more than four digits of a long number is ever left", () => {
  const number = fc.stringMatching(/^[1-9]\d{8,17}$/);
  fc.assert(
    fc.property(
      fc.constantFrom("", "no ", "file_", "खाता "),
      number,
      fc.constantFrom("", ".pdf", " end", "_x"),
      (before, digits, after) => {
        expect(masked(before + digits + after)).not.toMatch(/\d{5}/);
        expect(masked(before + digits + after)).toContain(digits.slice(-4));
      },
    ),
  );
});
