import { OLD_WORDS, SEEN } from "@/tests/samples/seen";
import { findingsIn } from "./in-application";
import { REASONS } from "./reasons";
import { findingLines } from "./finding-lines";

const TODAY = "2026-11-27";
const FORM = { generalDetails: null, coApplicantDetails: null };
type Columns = Parameters<typeof findingsIn>[1];
const rowOf = (seen: object, saidRightOn: Date | null = null): Columns => ({
  ...{ createdAt: new Date(TODAY), seenKind: "seen", seen, saidRightOn },
});
const findings = (slot: string, row?: Columns) => (reader: "student" | "others") =>
  findingsIn({ slot, form: FORM }, row, TODAY, reader);
const OLD = "financialDetails.savingAccountStatement";

test.each<[string, ReturnType<typeof findings>, string[], string[]]>([
  ["nobody looked at", findings(OLD), [], []],
  [
    "that may be sent back",
    findings(OLD, rowOf(SEEN.old)),
    [OLD_WORDS.seen, OLD_WORDS.why],
    [OLD_WORDS.seen, OLD_WORDS.whyToOthers],
  ],
  [
    "of which the student says that it is right",
    findings(OLD, rowOf(SEEN.old, new Date(TODAY))),
    [OLD_WORDS.seen, "You said: it is right."],
    [OLD_WORDS.seen, OLD_WORDS.whyToOthers, "The student says: it is right."],
  ],
  [
    "that fits",
    findings("academicDetails.tenthGrade", rowOf(SEEN.fits)),
    ["This looks like a 10th marksheet, 1 page."],
    ["This looks like a 10th marksheet, 1 page."],
  ],
  [
    "of which nobody can tell",
    findings("financialDetails.itr", rowOf(SEEN.unsure)),
    ["We could not read this one: check it yourself. Are the returns of both years there, with the tax worked out?"],
    ["A machine could not tell whether it fits."],
  ],
])("a paper %s", (_, one, toStudent, toOthers) => {
  expect((["student", "others"] as const).map((reader) => findingLines(one(reader), reader))).toEqual([
    toStudent,
    toOthers,
  ]);
});

const ASKS_OF_PARENTS = /\b(?:add|check|look|send|please|you|your|lenders ask|ask for)\b|\?/i;
test("officers and staff read what is wrong, and nothing that a parent is asked", () => {
  const { fits, old } = SEEN;
  const [itr, slips] = ["financialDetails.itr", "financialDetails.paySlips"];
  const rows: [string, object][] = [
    [slips, { ...old, field: "paySlips" }],
    ["academicDetails.tenthGrade", { ...fits, name: "no" }],
    ["academicDetails.tenthGrade", { ...fits, name: "perhaps", lacksPages: true }],
    [OLD, { ...old, periods: [...old.periods, { from: "2020-09-01", to: "2020-09-30" }] }],
    [OLD, { ...old, periods: [{ from: "2026-10-01", to: "2026-10-31" }] }],
    ["financialDetails.utilityBill", { ...fits, kind: "utilityBill", field: "utilityBill", day: "2026-05-01" }],
    ["financialDetails.businessProof", { ...fits, kind: "udyam", field: "businessProof", day: "2026-05-01" }],
    [itr, { ...fits, kind: "itrAcknowledgement", field: "itr", years: ["2023-24"] }],
    [slips, { ...fits, kind: "payslip", field: "paySlips", months: ["2026-10"] }],
    [
      "financialDetails.form16",
      { ...fits, kind: "form16", field: "form16", years: ["2024-25", "2025-26"], parts: ["A"], halfYears: ["2024-25"] },
    ],
  ];
  const found = rows.map(([slot, seen]) => findings(slot, rowOf(seen))("others")!);
  const reasons = found.flatMap((one) => (one.verdict === "check" ? one.reasons : []));
  expect(new Set(reasons)).toEqual(new Set(REASONS));
  expect(found.flatMap(({ words }) => words).filter((words) => ASKS_OF_PARENTS.test(words))).toEqual([]);
});

test("what was seen for another slot, or for another person, says nothing", () => {
  const [mother, father] = ["m1", "f1"];
  const form = { ...FORM, coApplicantDetails: [{ id: mother }, { id: father }] } as unknown as typeof FORM;
  const row = rowOf({ ...SEEN.old, owner: father });
  const at = (slot: string) => findingsIn({ slot, form }, row, TODAY)?.verdict ?? null;
  expect(at("coApplicantFinancialDetails.1.savingAccountStatement")).toBe("check");
  expect(at("coApplicantFinancialDetails.0.savingAccountStatement")).toBeNull();
  expect(at(OLD)).toBeNull();
  expect(at("coApplicantFinancialDetails.1.itr")).toBeNull();
  expect(at("coApplicantKycDetails.1.panCard")).toBeNull();
});
