import { HARD_PAPERS } from "@/tests/samples/hard-papers";
import { LAPSED_PAPERS } from "@/tests/samples/lapsed-papers";
import { MORE_PAPERS } from "@/tests/samples/more-papers";
import { PAPERS, placedTexts, type SamplePaper } from "@/tests/samples/papers";
import { addDays } from "@/lib/dates/calendar";
import { daysIn } from "@/lib/papers/dates-in";
import { linesOf } from "./lines";
import { readField } from "./fields";
import { nameOf } from "./names";
import { seenIn } from "./seen";
import { verdictOf } from "./verdict";

const ALL_PAPERS = [...PAPERS, ...MORE_PAPERS, ...HARD_PAPERS, ...LAPSED_PAPERS];

/** As PDF.js gives the texts of these pages; letters are about half as wide as they are high. */
const pagesOf = ({ pages, scans = 0 }: SamplePaper) => [
  ...pages.map((page) =>
    linesOf(placedTexts(page).map(([x, y, size, text]) => [text, size, 0, x, y, text.length * size * 0.5] as const)),
  ),
  ...Array.from({ length: scans }, () => []),
];

function findings(paper: SamplePaper) {
  const { seen, names } = seenIn(pagesOf(paper));
  const field = readField(paper.slot)!;
  const name = nameOf(names, paper.person);
  const verdict = verdictOf(seen, name, field, paper.today);
  const isCheck = verdict.verdict === "check";
  return {
    kind: seen.kind,
    from: seen.periods[0]?.from,
    to: seen.periods.at(-1)?.to,
    months: seen.months,
    years: seen.years,
    parts: seen.parts,
    date: seen.day,
    name,
    verdict: verdict.verdict,
    reason: isCheck ? verdict.reasons[0] : undefined,
    missing: isCheck ? verdict.missing : [],
  };
}

test.each(ALL_PAPERS.map((paper) => [paper.id, paper] as const))("%s", (_, paper) => {
  expect(findings(paper)).toMatchObject(paper.expect);
});

/** What fits must fit no more once one thing about it is another. */
const FITTING = ALL_PAPERS.filter(({ expect: { verdict } }) => verdict === "fits");
const without = (words: RegExp, by: string) => (paper: SamplePaper) => ({
  ...paper,
  pages: paper.pages.map((page) => page.map((line) => line.replace(words, by))),
});
const isNumbered = ({ pages }: SamplePaper) => pages.flat().some((line) => /^page \d/i.test(line));
function halfOf(page: readonly string[]) {
  return page.map((line) => {
    const days = line.startsWith("rows: ") ? line.slice("rows: ".length).split("; ") : null;
    return days ? `rows: ${days.slice(0, days.length / 2).join("; ")}` : line;
  });
}
const lastDayOf = (month: string) => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
const ROWS = "rows: ";
const monthOf = (day: string) => daysIn(day)[0]!.day.slice(0, 7);
const rowsOf = (line: string) => (line.startsWith(ROWS) ? line.slice(ROWS.length).split("; ") : []);
function withoutMonth(paper: SamplePaper, month: string): SamplePaper {
  const pages = paper.pages.map((page) =>
    page.flatMap((line) => {
      const left = rowsOf(line).filter((day) => monthOf(day) !== month);
      return line.startsWith(ROWS) ? (left.length > 0 ? [ROWS + left.join("; ")] : []) : [line];
    }),
  );
  return { ...paper, pages };
}
const isDated = ({ slot }: SamplePaper) => /Statement|Slips|form16|itr|Bill/.test(slot);
const nameless = without(/harish|joshi|nilesh|desai|meera|kokila|patel/gi, "");
test("letters that nobody can print, alone on their lines, change nothing", () => {
  const blank = (at: number) => ["\u0001", 9, 0, 40, 900 - at, 9] as const;
  for (const paper of [...PAPERS, ...PAPERS.map(nameless)]) {
    const read = (more: readonly ReturnType<typeof blank>[]) =>
      seenIn(
        paper.pages.map((page) =>
          linesOf([...more, ...placedTexts(page).map(([x, y, size, text]) => [text, size, 0, x, y, 9] as const)]),
        ),
      );
    expect(read([0, 20, 40].map(blank))).toEqual(read([]));
  }
});

test.each<[string, (paper: SamplePaper) => SamplePaper | null]>([
  ["another person's", (paper) => ({ ...paper, person: { first: "Ramesh", last: "Shah" } })],
  [
    "a relative's",
    // The surname alone says whose a household's bill and a firm is.
    (paper) =>
      ["family", "business"].includes(paper.expect.name ?? "") || paper.slot === "utilityBill"
        ? null
        : { ...paper, person: { first: "Sunita", last: "Joshi" } },
  ],
  ["nobody's name", nameless],
  ["a page that is a picture beside it", (paper) => ({ ...paper, scans: 1 })],
  ["two years later", (paper) => (isDated(paper) ? { ...paper, today: `2029-01-${paper.today.slice(8)}` } : null)],
  ["two years earlier", (paper) => (isDated(paper) ? { ...paper, today: `2024${paper.today.slice(4)}` } : null)],
  ["marked as a specimen", (paper) => ({ ...paper, pages: paper.pages.map((page) => [...page, "SPECIMEN"]) })],
  [
    "a letter about it",
    (paper) =>
      // No letter holds the lines of half a year.
      /proofOfIntent|Statement/.test(paper.slot)
        ? null
        : { ...paper, pages: paper.pages.map((page) => ["To whom it may concern", ...page]) },
  ],
  [
    "the second half of its lines left out",
    (paper) =>
      paper.pages.length === 1 && paper.pages[0]!.some((line) => line.startsWith("rows: "))
        ? { ...paper, pages: paper.pages.map(halfOf) }
        : null,
  ],
  [
    "its years are over",
    (paper) => {
      const pages = paper.pages.map((page) => page.map((line) => line.replace(/\b(?:20)?2[678]\b/g, "2023")));
      const isOver = /businessProof|proofOfIntent/.test(paper.slot) && !/\bpermanent\b/i.test(pages.flat().join(" "));
      return isOver && String(pages) !== String(paper.pages) ? { ...paper, pages } : null;
    },
  ],
  [
    "a licence whose end is left out",
    (paper) =>
      paper.expect.kind === "tradeLicence" ? without(/(?:valid|licence period|financial year).*/i, "")(paper) : null,
  ],
  [
    "page 1 of 9 and no other",
    (paper) => (isNumbered(paper) ? null : { ...paper, pages: paper.pages.map((page) => [...page, "Page 1 of 9"]) }),
  ],
])("no false comfort: %s", (_, change) => {
  const fitting = FITTING.flatMap((paper) => {
    const changed = change(paper);
    return changed && findings(changed).verdict === "fits" ? [paper.id] : [];
  });
  expect(fitting).toEqual([]);
});

test("no false comfort: a month of its lines left out", () => {
  const fitting = FITTING.flatMap((paper) => {
    const { from, to } = findings(paper);
    const months = new Set(paper.pages.flat().flatMap((line) => rowsOf(line).map(monthOf)));
    const whole = [...months].filter((month) => `${month}-01` >= from! && lastDayOf(month) <= to!);
    return whole.flatMap((month) => {
      const { verdict } = findings(withoutMonth(paper, month));
      return verdict === "fits" ? [`${paper.id}: ${month}`] : [];
    });
  });
  expect(fitting).toEqual([]);
});

test("no false comfort: no paper fits in another slot", () => {
  const slots = ["savingAccountStatement", "paySlips", "form16", "itr", "utilityBill", "businessProof"];
  const others = [...slots, "tenthGrade", "twelfthGrade", "proofOfIntent.url"];
  const wrong = FITTING.flatMap((paper) =>
    others
      .filter((slot) => slot !== paper.slot && findings({ ...paper, slot }).verdict === "fits")
      .map((slot) => [paper.id, slot]),
  );
  expect(wrong).toEqual([]);
});
