import { fromStored } from "@/lib/loan-form/record";
import { fileUrl } from "@/lib/uploads/policy";
import { sampleSection } from "@/tests/samples/sections";
import { addedPapers, withAdded } from "./added";

const [ONE, TWO, SENT] = ["1", "2", "3"].map((digit) => digit.repeat(32)) as [string, string, string];
const event = (id: number, kind: string, more: object = {}) => ({
  id,
  kind,
  slot: null,
  fileId: null,
  answersId: null,
  correctsId: null,
  ...more,
});
const SLIPS = "financialDetails.paySlips";
const added = (id: number, fileId: string, slot = SLIPS) => event(id, "added", { slot, fileId });
const asked = (id: number, slot: string | null = SLIPS) => event(id, "asked", { slot });
const answered = (id: number, answersId: number, fileId: string | null) => event(id, "answered", { answersId, fileId });
const inPlace = (id: number, answersId: number, fileId: string) =>
  event(id, "answered", { answersId, fileId, slot: SLIPS });

const EMPTY = Object.fromEntries(
  (["financialDetails", "academicDetails", "coApplicantFinancialDetails"] as const).map((key) => [
    key,
    sampleSection(key, () => "", ["a", "b"]),
  ]),
);
const form = fromStored({
  ...EMPTY,
  coApplicantDetails: sampleSection("coApplicantDetails", () => "", ["a", "b"]),
});

test.each<[string, Parameters<typeof addedPapers>[0], string]>([
  ["nothing", [], ""],
  ["what was added", [added(1, ONE)], ONE],
  ["of two the newer, in any order", [added(2, TWO), added(1, ONE)], TWO],
  ["nothing that was taken back", [added(1, ONE), event(2, "corrected", { correctsId: 1 })], ""],
  [
    "what was taken back by mistake",
    [added(1, ONE), event(2, "corrected", { correctsId: 1 }), event(3, "corrected", { correctsId: 2 })],
    ONE,
  ],
  ["what Dakhila asked for in this slot", [asked(1), answered(2, 1, ONE)], ONE],
  [
    "no answer without a file, and none to a question in words",
    [asked(1), answered(2, 1, null), asked(3, null), answered(4, 3, ONE)],
    "",
  ],
])("a slot that was left empty holds %s", (_, events, fileId) =>
  expect(withAdded(form, addedPapers(events)).financialDetails!.paySlips).toBe(fileId && fileUrl(fileId)),
);

test("a slot of a person, of a group and of a list's row is filled, and nothing beside it", () => {
  const slots = [
    "coApplicantFinancialDetails.1.itr",
    "academicDetails.proofOfIntent.url",
    "academicDetails.competitiveExams.0.url",
  ];
  const filled = withAdded(form, addedPapers(slots.map((slot, index) => added(index, ONE, slot))));
  expect(filled.coApplicantFinancialDetails!.map(({ itr }) => itr)).toEqual(["", fileUrl(ONE)]);
  expect(filled.academicDetails!.proofOfIntent.url).toBe(fileUrl(ONE));
  expect(filled.academicDetails!.competitiveExams[0]!.url).toBe(fileUrl(ONE));
  expect(JSON.stringify(filled).replaceAll(fileUrl(ONE), "")).toBe(JSON.stringify(form));
});

const sent = fromStored({
  ...EMPTY,
  financialDetails: { ...(EMPTY.financialDetails as object), paySlips: fileUrl(SENT) },
});
test.each<[string, Parameters<typeof addedPapers>[0], string]>([
  ["an answer to Dakhila is another", [asked(1), answered(2, 1, ONE)], SENT],
  ["an answer to Dakhila that was added for its slot takes its place", [asked(1), inPlace(2, 1, ONE)], ONE],
  ["it is back once such an answer is", [asked(1), inPlace(2, 1, ONE), event(3, "corrected", { correctsId: 2 })], SENT],
  ["what the student added, because it had become too old, takes its place", [added(1, ONE)], ONE],
  ["of two of them the newer", [added(1, ONE), added(2, TWO)], TWO],
  ["from then on an answer to Dakhila too", [asked(1), added(2, ONE), answered(3, 1, TWO)], TWO],
  ["an older answer does not", [asked(1), answered(2, 1, TWO), added(3, ONE)], ONE],
  ["it is back once that is taken back", [added(1, ONE), event(2, "corrected", { correctsId: 1 })], SENT],
])("a paper that was sent: %s", (_, events, fileId) =>
  expect(withAdded(sent, addedPapers(events)).financialDetails!.paySlips).toBe(fileUrl(fileId)),
);

test("a slot that is not there, or is a group, makes none", () => {
  for (const slot of [
    "financialDetails.gone",
    "gone.paySlips",
    "coApplicantFinancialDetails.5.itr",
    "academicDetails.competitiveExams.7.url",
    "__proto__.x",
    "academicDetails.proofOfIntent",
  ])
    expect(withAdded(form, addedPapers([added(1, ONE, slot)]))).toEqual(form);
});
