import { addDays } from "@/lib/dates/calendar";
import { SECTION_KEYS, sectionOf, type LoanForm } from "@/lib/loan-form/registry";
import { fileUrl } from "@/lib/uploads/policy";
import { HARD_PAPERS } from "@/tests/samples/hard-papers";
import { LAPSED_PAPERS } from "@/tests/samples/lapsed-papers";
import { MORE_PAPERS } from "@/tests/samples/more-papers";
import { PAPERS, placedTexts, type SamplePaper } from "@/tests/samples/papers";
import { agedPapers, firstOf } from "./aged";
import { readField } from "./fields";
import { findingsInForm, type SeenFile } from "./in-application";
import { linesOf } from "./lines";
import { nameOf } from "./names";
import { WITH_TIME } from "./reasons";
import { seenIn } from "./seen";
import type { StoredSeen } from "./stored";
import { verdictOf } from "./verdict";

const ID = "a".repeat(32);
const BLANK: StoredSeen = {
  ...{ kind: "bankStatement", others: [], account: null, byLines: false, periods: [], months: [], years: [] },
  ...{ parts: [], halfYears: [], day: null, pages: 9, lacksPages: false, isSure: true },
  ...{ name: "yes", field: "savingAccountStatement", owner: "", names: "" },
};
const HALF_YEAR = [{ from: "2026-05-01", to: "2026-10-31" }];
const NOVEMBER = "2026-11-05";

/** What is told on a day of the student's own paper in this slot. */
function toldOn(today: string, seen: Partial<StoredSeen>, { uploaded = NOVEMBER, saidRightOn = "" } = {}) {
  const all = { ...BLANK, ...seen };
  const financialDetails = { ...sectionOf("financialDetails").empty, [all.field]: fileUrl(ID) };
  const form = { ...Object.fromEntries(SECTION_KEYS.map((key) => [key, null])), financialDetails } as LoanForm;
  const file: SeenFile = {
    ...{ id: ID, seenKind: all.kind, seen: all, createdAt: new Date(`${uploaded}T08:00:00Z`) },
    saidRightOn: saidRightOn ? new Date(saidRightOn) : null,
  };
  return findingsInForm(form, [file], today);
}
const whyOn = (...of: Parameters<typeof toldOn>) => agedPapers(toldOn(...of)).map(({ why }) => why);

test.each<[string, Partial<StoredSeen>, { uploaded?: string; fresh: string; old: string; why: string }]>([
  [
    "a statement, a month after its end",
    { periods: HALF_YEAR },
    { fresh: "2026-12-01", old: "2026-12-02", why: "It ends on 31 Oct 2026. Lenders ask for the latest 6 months." },
  ],
  [
    "salary slips, two months after the last",
    { kind: "payslip", field: "paySlips", months: ["2026-08", "2026-09", "2026-10"] },
    { fresh: "2026-12-31", old: "2027-01-01", why: "Missing: Nov 2026, Dec 2026." },
  ],
  [
    "returns, once that of a newer year is due",
    { kind: "itrAcknowledgement", field: "itr", years: ["2024-25", "2025-26"] },
    { fresh: "2027-07-31", old: "2027-08-01", why: "Missing: 2026-27. Are your accounts audited?" },
  ],
  [
    "Form 16, once employers have issued a newer one",
    { kind: "form16", field: "form16", years: ["2024-25", "2025-26"], parts: ["A", "B"] },
    { fresh: "2027-06-14", old: "2027-06-15", why: "Missing: 2026-27." },
  ],
])("%s", (_, seen, { fresh, old, why }) => {
  expect(toldOn(fresh, seen)).toMatchObject([{ isAged: false, findings: { verdict: "fits" } }]);
  expect(whyOn(fresh, seen)).toEqual([]);
  expect(whyOn(old, seen)).toEqual([expect.stringContaining(why)]);
});

test("what was too old at its upload has not become so, and neither has what does not age", () => {
  const old = [{ from: "2026-02-01", to: "2026-07-31" }];
  expect(toldOn("2027-11-05", { periods: old })).toMatchObject([{ isAged: false, findings: { verdict: "check" } }]);
  expect(whyOn("2027-11-05", { periods: old })).toEqual([]);
  expect(whyOn("2027-11-05", { kind: "creditCardStatement", periods: HALF_YEAR })).toEqual([]);
});

test.each<[string, Partial<StoredSeen>, { uploaded: string; later: string[]; verdict: string }]>([
  [
    "a statement's heading reaches past its upload: what it holds is too short",
    { periods: [{ from: "2026-06-01", to: "2026-11-30" }] },
    { uploaded: "2026-11-01", later: ["2026-11-01", "2026-11-26", "2026-12-31"], verdict: "check" },
  ],
  [
    "a heading of more than a month ahead",
    { periods: [{ from: "2026-06-01", to: "2026-12-31" }] },
    { uploaded: "2026-11-01", later: ["2026-11-01", "2026-12-15", "2027-01-15"], verdict: "cannotTell" },
  ],
  [
    "a further period that begins after the upload",
    { periods: [...HALF_YEAR, { from: "2026-11-10", to: "2026-11-30" }] },
    { uploaded: NOVEMBER, later: [NOVEMBER, "2026-11-20"], verdict: "cannotTell" },
  ],
  [
    "a bill of a day to come",
    { kind: "utilityBill", field: "utilityBill", day: "2026-11-11" },
    { uploaded: NOVEMBER, later: [NOVEMBER, "2026-11-12"], verdict: "cannotTell" },
  ],
  [
    "slips of a month to come",
    { kind: "payslip", field: "paySlips", months: ["2026-10", "2026-11", "2026-12"] },
    { uploaded: NOVEMBER, later: [NOVEMBER, "2026-12-02", "2027-06-01"], verdict: "cannotTell" },
  ],
  [
    "a year that is not over",
    { kind: "form16", field: "form16", years: ["2025-26", "2026-27"], parts: ["A", "B"] },
    { uploaded: NOVEMBER, later: [NOVEMBER, "2027-04-02"], verdict: "cannotTell" },
  ],
])("waiting makes nothing sure: %s", (_, seen, { uploaded, later, verdict }) => {
  expect(later.map((day) => toldOn(day, seen, { uploaded })[0]!.findings.verdict)).toEqual(later.map(() => verdict));
});

test("a statement whose heading reaches past its upload is as old as its upload", () => {
  const seen = { periods: [{ from: "2026-05-01", to: "2026-11-30" }] };
  const of = { uploaded: "2026-11-01" };
  expect(toldOn("2026-12-02", seen, of)).toMatchObject([{ findings: { verdict: "fits" } }]);
  expect(whyOn("2026-12-03", seen, of)).toEqual(["It ends on 1 Nov 2026. Lenders ask for the latest 6 months."]);
});

test("what nobody could tell at the upload is not said to have been recent enough", () => {
  const ahead = { kind: "payslip", field: "paySlips", months: ["2026-10", "2026-11", "2026-12"] } as const;
  expect(toldOn(NOVEMBER, { ...ahead, months: [...ahead.months] })).toMatchObject([
    { findings: { verdict: "cannotTell" } },
  ]);
  expect(whyOn("2027-06-01", { ...ahead, months: [...ahead.months] })).toEqual([]);
});

test.each<[string, Partial<StoredSeen>]>([
  ["slips of months that lie apart", { kind: "payslip", field: "paySlips", months: ["2026-08", "2026-10"] }],
  ["slips of the spring", { kind: "payslip", field: "paySlips", months: ["2026-03", "2026-04", "2026-05"] }],
  ["a single return", { kind: "itrAcknowledgement", field: "itr", years: ["2024-25"] }],
  ["returns of older years", { kind: "itrAcknowledgement", field: "itr", years: ["2022-23", "2023-24"] }],
])("%s lacked at the upload what time brings: they were not recent enough", (_, seen) => {
  for (const today of [NOVEMBER, "2027-01-02", "2027-08-01"]) {
    const findings = toldOn(today, seen);
    expect(findings).toMatchObject([{ isAged: false, findings: { verdict: "check" } }]);
    expect([whyOn(today, seen), firstOf(findings[0]!)]).toEqual([[], expect.not.stringContaining("recent enough")]);
  }
});

test("the student's word covers what was wrong when it was given, and no more", () => {
  const unsure = { periods: HALF_YEAR, name: "perhaps" } as const;
  const of = { ...unsure, periods: HALF_YEAR };
  const said = { saidRightOn: NOVEMBER };
  expect(toldOn(NOVEMBER, of, said)).toMatchObject([{ findings: { isSaidRight: true, reasons: ["nameUnsure"] } }]);
  const [findings] = toldOn("2026-12-02", of, said);
  expect(findings).toMatchObject({
    isAged: true,
    findings: { isSaidRight: false, reasons: ["periodOld", "nameUnsure"] },
  });
  expect(whyOn("2026-12-02", of, said)).toEqual(["It ends on 31 Oct 2026. Lenders ask for the latest 6 months."]);
  expect(toldOn("2026-12-03", of, { saidRightOn: "2026-12-02" })).toMatchObject([{ findings: { isSaidRight: true } }]);
  expect(whyOn("2026-12-03", of, { saidRightOn: "2026-12-02" })).toEqual([]);
  // A month more lacks: that is new.
  const slips = { kind: "payslip", field: "paySlips", months: ["2026-08", "2026-10"] } as const;
  const two = { ...slips, months: [...slips.months] };
  expect(toldOn("2026-11-20", two, said)).toMatchObject([{ findings: { isSaidRight: true } }]);
  expect(toldOn("2027-01-02", two, said)).toMatchObject([{ isAged: false, findings: { isSaidRight: false } }]);
});

test("review says of one that it was recent enough, of others what is wrong", () => {
  expect(firstOf(toldOn("2026-12-02", { periods: HALF_YEAR, lacksPages: true })[0]!)).toBe(
    "It ends on 31 Oct 2026. Lenders ask for the latest 6 months. It was recent enough when you uploaded it.",
  );
  expect(firstOf(toldOn("2026-11-20", { periods: HALF_YEAR, lacksPages: true })[0]!)).toBe(
    "Some pages are missing. Lenders ask for all of them.",
  );
});

const pagesOf = ({ pages, scans = 0 }: SamplePaper) => [
  ...pages.map((page) =>
    linesOf(placedTexts(page).map(([x, y, size, text]) => [text, size, 0, x, y, text.length * size * 0.5] as const)),
  ),
  ...Array.from({ length: scans }, () => []),
];

test("no sample fits on a later day than its upload that did not fit on it", () => {
  const turned = [...PAPERS, ...MORE_PAPERS, ...HARD_PAPERS, ...LAPSED_PAPERS].flatMap((paper) => {
    const { seen, names } = seenIn(pagesOf(paper));
    const [field, name] = [readField(paper.slot)!, nameOf(names, paper.person)];
    // Also on days before their end: banks head a month that is not over.
    return [-120, -60, -31, -20, -10, -3, 0, 40].flatMap((before) => {
      const uploadedOn = addDays(paper.today, before);
      const fits = Array.from(
        { length: 400 },
        (_, day) => verdictOf(seen, name, field, addDays(uploadedOn, day), uploadedOn).verdict === "fits",
      );
      return fits.some((isFit, day) => isFit && !fits[0] && day > 0) ? [`${paper.id}, ${uploadedOn}`] : [];
    });
  });
  expect(turned).toEqual([]);
});

test("whatever fits comes to lack in a year only what time brings, and what has dates does", () => {
  for (const paper of [...PAPERS, ...MORE_PAPERS].filter(({ expect: { verdict } }) => verdict === "fits")) {
    const { seen, names } = seenIn(pagesOf(paper));
    const [field, name] = [readField(paper.slot)!, nameOf(names, paper.person)];
    const lacks = new Set<string>();
    for (let day = 0; day < 400; day += 1) {
      const verdict = verdictOf(seen, name, field, addDays(paper.today, day));
      if (verdict.verdict === "check") verdict.reasons.forEach((reason) => lacks.add(reason));
    }
    const isDated = /Statement|Slips|form16|itr|Bill/.test(paper.slot);
    expect([paper.id, [...lacks].every((reason) => (WITH_TIME as string[]).includes(reason)), lacks.size > 0]).toEqual([
      paper.id,
      true,
      isDated,
    ]);
  }
});
