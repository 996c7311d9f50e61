import { englishTexts, type Use, usesOfTexts } from "@/tests/messages";

const uses = usesOfTexts();
const places = (found: Use[]) => found.map(({ file, line, key }) => `${file}:${line} ${key ?? ""}`.trim());

test("a text has a key and an English that a translator can be given: plain texts, both", () => {
  expect(places(uses.filter(({ key }) => key === null))).toEqual([]);
});

test("a key says its room and what it is for", () => {
  expect(places(uses.filter(({ key }) => key !== null && !/^[a-z]\w*(\.[a-z]\w*)+$/.test(key)))).toEqual([]);
});

test("a key has one English text", () => {
  const first = new Map<string | null, string | undefined>();
  for (const { key, english } of uses) if (!first.has(key)) first.set(key, english[0]);
  expect(places(uses.filter(({ key, english }) => first.get(key) !== english[0]))).toEqual([]);
});

test("no text is asked for while a file loads, when the language is not known yet", () => {
  expect(places(uses.filter(({ isAtLoad }) => isAtLoad))).toEqual([]);
});

test("every question, choice and section of the loan form has its key", () => {
  const texts = englishTexts();
  expect(texts.get("kycDetails.panCard.label")).toBe("PAN Card");
  expect(texts.get("coApplicantKycDetails.aadhaarCardFront.help")).toContain("masked copy");
  expect(texts.get("academicDetails.proofOfIntent.type.choices.offer_letter")).toBe("Offer Letter");
  expect(texts.get("loanDetails.title")).toBe("Loan Details");
});
