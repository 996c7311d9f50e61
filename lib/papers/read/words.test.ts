import { englishTexts, usesOfTexts } from "@/tests/messages";
import { gradeOf } from "@/tests/reading-grade";

/** What stands in the place of each name in a text. */
const VALUES: Readonly<Record<string, string>> = {
  kind: "a bank statement",
  facts: "1 May 2026 to 31 October 2026, 9 pages",
  day: "5 August 2026",
  to: "31 July 2026",
  missing: "2024-25",
  years: "2024-25",
};
const MOST = 6;
const filled = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => VALUES[name] ?? "").replace(/<\/?\w+>/g, " ");
const isSentence = (text: string) => /[.?!]$/.test(text.trim());

test("the texts about papers that are read are of the sixth grade", () => {
  const room = [...englishTexts()].flatMap(([key, text]) => (key.startsWith("reading.") ? [filled(text)] : []));
  expect(room.length).toBeGreaterThan(40);
  expect(gradeOf(room)).toBeLessThanOrEqual(MOST);
});

test("so is each sentence that the reader says", () => {
  const said = usesOfTexts()
    .filter(({ file }) => file.startsWith("lib/papers/read/"))
    .flatMap(({ english }) => english.map(filled))
    .filter(isSentence);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => gradeOf([text]) > MOST)).toEqual([]);
});

test("the grade is that of the formula", () => {
  expect(gradeOf(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
  expect(gradeOf(["The australian platypus is seemingly a hybrid of a mammal and reptilian creature."])).toBeCloseTo(
    11,
    0,
  );
});
