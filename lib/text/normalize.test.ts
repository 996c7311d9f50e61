import fc from "fast-check";
import { normalizeLine, normalizeText } from "./normalize";

// What is stored and shown of a text, sign by sign: written as escapes, because most of them cannot be seen.
test.each([
  ["only a zero-width space", "\u200b", ""],
  ["an override of direction", "Asha\u202eoaR", "AshaoaR"],
  ["isolates and marks of direction", "\u2067Asha\u2069\u200e\u200f\u061c", "Asha"],
  ["a byte order mark", "\ufeffAsha", "Asha"],
  ["a word joiner and a soft hyphen", "As\u2060h\u00ada", "Asha"],
  ["Hangul fillers, which count as letters", "\u3164\u115f\uffa0", ""],
  ["a grapheme joiner and an unseen vowel", "A\u034f\u17b4sha", "Asha"],
  ["tags", "Asha\u{e0041}\u{e0062}", "Asha"],
  ["a selector behind a letter", "A\ufe0fsha\u{e0100}", "Asha"],
  ["marks of annotations", "\ufff9Asha\ufffa\ufffb", "Asha"],
  ["controls", "A\u0007s\u001bh\u0085a\u009b", "Ash a"],
  ["spaces of every width", "\u3000Asha\u00a0\u2009\u2007Rao\u2800\u1680", "Asha Rao"],
  ["line ends in a line", "Asha\r\n\tRao", "Asha Rao"],
  ["a letter and its mark apart", "Jose\u0301", "Jos\u00e9"],
  ["a mark behind something unseen", "e\u200b\u0301", "\u00e9"],
  ["a nukta that the composed form has apart", "\u0958", "\u0915\u093c"],
  ["a joiner in Devanagari", "\u0915\u094d\u200d\u0937\u092e\u093e", "\u0915\u094d\u200d\u0937\u092e\u093e"],
  ["a non-joiner in Devanagari", "\u0915\u094d\u200c\u0937", "\u0915\u094d\u200c\u0937"],
  ["a joiner in Gujarati", "\u0a95\u0acd\u200d\u0ab7\u0aae\u0abe", "\u0a95\u0acd\u200d\u0ab7\u0aae\u0abe"],
  ["a joiner before a virama, as in Bengali", "\u09b0\u200d\u09cd\u09af", "\u09b0\u200d\u09cd\u09af"],
  ["a joiner at the end, as in Malayalam", "\u0d28\u0d4d\u200d", "\u0d28\u0d4d\u200d"],
  ["a non-joiner in Urdu", "\u0628\u06cc\u200c\u0628\u06cc", "\u0628\u06cc\u200c\u0628\u06cc"],
  ["joiners between Latin letters", "As\u200dh\u200ca", "Asha"],
  ["joiners at the edges and in a row", "\u200d\u0915\u094d\u200d\u200d\u0937\u200c", "\u0915\u094d\u200d\u0937"],
  [
    "an emoji of several",
    "\u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u2764\ufe0f",
    "\u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u2764\ufe0f",
  ],
  ["an apostrophe, a hyphen and dots", "  D\u2019Souza-Rao  M. S. ", "D\u2019Souza-Rao M. S."],
])("%s: %j is kept as %j", (_what, text, kept) => expect(normalizeLine(text)).toBe(kept));

test("several lines keep their ends and tabs, and nothing unseen", () => {
  expect(normalizeText(" Flat 3\r\nMG Road\u2028Surat\r\tGujarat\u202e\v395007 \n")).toBe(
    "Flat 3\nMG Road\nSurat\n\tGujarat\n395007",
  );
});

test("a second time changes nothing, whatever the text", () => {
  const signs = fc.constantFrom(..."क्षા\u200c\u200d\u200b\ufe0f\u202e\u{1f469}\u{1f3fd} e\u0301\n\r\u00a0a1\u20e3");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(signs).map((all) => all.join("")),
        fc.string({ unit: "grapheme" }),
      ),
      (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
        expect(normalizeLine(text)).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\n\r]|^\s|\s$/u);
      },
    ),
  );
});
