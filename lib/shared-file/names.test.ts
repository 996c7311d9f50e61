import { archiveNames, documentDownload, documentFileName, downloadName, safeName, shortLabel } from "./names";
import type { SharedDocument } from "./shared-file";

const paper = (said: Partial<SharedDocument>): SharedDocument => ({
  id: "1",
  label: "PAN Card",
  whose: "Asha Iyer",
  person: "student",
  folder: "",
  askedId: null,
  isNew: false,
  fileName: "scan.pdf",
  size: 1,
  mime: "application/pdf",
  reading: [],
  address: "",
  ...said,
});

test("a paper is called by what it is and whose it is, with the ending of what it holds", () => {
  expect(documentFileName(paper({}))).toBe("PAN Card - Asha Iyer.pdf");
  expect(documentFileName(paper({ mime: "image/jpeg", whose: "" }))).toBe("PAN Card.jpg");
  expect(documentFileName(paper({ label: "??", whose: "" }))).toBe("Paper.pdf");
});

const NUMBER = "DK-7F3-K9Q-2MX";
test.each([
  ["Asha Iyer", "", `dakhila-asha-iyer-${NUMBER}.pdf`, `dakhila-asha-iyer-${NUMBER}.pdf`],
  [
    "Asha Iyer",
    "10th Grade",
    `dakhila-asha-iyer-${NUMBER}-10th-grade.pdf`,
    `dakhila-asha-iyer-${NUMBER}-10th-grade.pdf`,
  ],
  ["José D'Souza", "", `dakhila-josé-d-souza-${NUMBER}.pdf`, `dakhila-jose-d-souza-${NUMBER}.pdf`],
  ["आशा अय्यर", "पैन", `dakhila-आशा-अय्यर-${NUMBER}-पैन.pdf`, `dakhila-${NUMBER}.pdf`],
  ["../a\r\nb", 'x";y', `dakhila-a-b-${NUMBER}-x-y.pdf`, `dakhila-a-b-${NUMBER}-x-y.pdf`],
])("a download for %j, %j says whose application and which, in any system", (student, what, name, inPlainLetters) => {
  expect(downloadName({ student, reference: NUMBER }, what, "pdf")).toEqual({ name, inPlainLetters });
});

test("a paper of somebody else says whose it is; however long, the name fits and keeps the number", () => {
  const of = { student: "Asha Iyer", reference: NUMBER };
  expect(documentDownload(of, paper({})).name).toBe(`dakhila-asha-iyer-${NUMBER}-pan-card.pdf`);
  const his = paper({ whose: "Ramesh Iyer", mime: "image/jpeg" });
  expect(documentDownload(of, his).name).toBe(`dakhila-asha-iyer-${NUMBER}-pan-card-ramesh-iyer.jpg`);
  const long = downloadName({ student: "क्".repeat(300), reference: NUMBER }, "क्".repeat(300), "pdf").name;
  expect(long).toContain(NUMBER);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
});

test("each in its folder, numbered there, so that no two have one name", () => {
  const names = archiveNames([
    paper({}),
    paper({}),
    paper({ folder: "Co-applicant 1 Ramesh Iyer", whose: "Ramesh Iyer" }),
    paper({ folder: "Co-applicant 2 Ramesh Iyer", whose: "Ramesh Iyer" }),
    paper({ label: "Selfie", mime: "image/png" }),
  ]);
  expect(names).toEqual([
    "01 PAN Card - Asha Iyer.pdf",
    "02 PAN Card - Asha Iyer.pdf",
    "Co-applicant 1 Ramesh Iyer/01 PAN Card - Ramesh Iyer.pdf",
    "Co-applicant 2 Ramesh Iyer/01 PAN Card - Ramesh Iyer.pdf",
    "03 Selfie - Asha Iyer.png",
  ]);
  // Windows takes upper and lower case for the same.
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each([
  ["../../etc/passwd", ".. .. etc passwd"],
  ["C:\\Windows\\x", "C Windows x"],
  ['a<b>c:"d|e?f*g', "a b c d e f g"],
  ["ends with a dot. .", "ends with a dot"],
  ["a\u202Egpj.exe\u0000", "a gpj.exe"],
  ["half \uD800 a letter", "half a letter"],
  ["पैन कार्ड", "पैन कार्ड"],
  ["क्\u200dष", "क्\u200dष"],
  ["a\u200bb", "a b"],
])("%j becomes a name that every system takes", (words, name) => {
  expect(safeName(words)).toBe(name);
});

test("a path stays short, and a letter whole, however long the answers are", () => {
  const long = "😀".repeat(300);
  const [name] = archiveNames([paper({ label: long, whose: long, folder: long })]);
  expect(name).toMatch(/^(😀){40}\/01 (😀){40}\.pdf$/u);
  const odd = safeName(`a${long}`);
  expect([odd.isWellFormed(), odd.length]).toEqual([true, 79]);
  const [hindi] = archiveNames([paper({ label: "क्".repeat(300), whose: "" })]);
  expect(Buffer.byteLength(hindi!)).toBeLessThanOrEqual(255);
});

test.each([
  ["a few words", "Pay slips", "Pay slips"],
  ["lines", " Pay slips\n of\tMay ", "Pay slips of May"],
  ["as much as fits", "a".repeat(80), "a".repeat(80)],
  ["a story", `${"a".repeat(70)} and ${"b".repeat(70)}`, `${"a".repeat(70)} and…`],
  ["a word without end", "a".repeat(600), `${"a".repeat(79)}…`],
  ["signs of two units", `a${"😀".repeat(300)}`, `a${"😀".repeat(39)}…`],
])("a paper that was asked for in %s has a short name", (_, words, label) => {
  expect(shortLabel(words)).toBe(label);
});
