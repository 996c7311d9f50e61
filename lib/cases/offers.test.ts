import { type CaseEvent, NO_TERMS } from "./event";
import { offersOf } from "./offers";
import { caseState } from "./state";

const event = (id: number, kind: CaseEvent["kind"], happenedOn: string, more: Partial<CaseEvent> = {}): CaseEvent => ({
  ...{ id, kind, happenedOn, writer: "lender", writerName: "", channel: null, writtenAt: "", item: null, slot: null },
  ...{ reason: null, amount: null, note: null, fileId: null, answersId: null, correctsId: null },
  ...NO_TERMS,
  ...more,
});
const caseOf = (id: string, events: CaseEvent[], isInternalReview = false) => ({
  ...{ id, partnerId: null, lenderName: `Bank ${id}`, isInternalReview, events },
  state: caseState(events, { today: "2026-11-27", isInternalReview }),
});
const yes = (id: number, day: string, amount: number, more: Partial<CaseEvent> = {}) =>
  event(id, "sanctioned", day, { amount, ...more });
const offered = (...cases: ReturnType<typeof caseOf>[]) =>
  offersOf(cases).map(({ caseId, amount, isTaken }) => `${caseId} ${amount}${isTaken ? " taken" : ""}`);

test.each<[string, CaseEvent[], string[]]>([
  ["no sanction", [event(1, "handedOver", "2026-11-01")], []],
  ["the latest sanction", [yes(1, "2026-11-03", 1), yes(2, "2026-11-05", 2)], ["a 2"]],
  ["the latest by its day, not by its writing", [yes(1, "2026-11-05", 2), yes(2, "2026-11-03", 1)], ["a 2"]],
  [
    "none that was corrected",
    [yes(1, "2026-11-03", 1), yes(2, "2026-11-05", 2), event(3, "corrected", "2026-11-05", { correctsId: 2 })],
    ["a 1"],
  ],
  ["none of a case that ended in a no", [yes(1, "2026-11-03", 1), event(2, "declined", "2026-11-05")], []],
  ["none that the student withdrew from", [yes(1, "2026-11-03", 1), event(2, "withdrawn", "2026-11-05")], []],
  ["what was taken", [yes(1, "2026-11-03", 1), event(2, "accepted", "2026-11-05")], ["a 1 taken"]],
  ["what was paid out", [yes(1, "2026-11-03", 1), event(2, "paidOut", "2026-11-05")], ["a 1 taken"]],
  ["nothing where a yes was taken that nobody wrote down", [event(1, "accepted", "2026-11-05")], []],
])("of one case: %s", (_, events, expected) => expect(offered(caseOf("a", events))).toEqual(expected));

test("of several: what was taken first, then the newest; Dakhila's check is no lender", () => {
  const [old, young] = [caseOf("old", [yes(1, "2026-11-01", 1)]), caseOf("young", [yes(2, "2026-11-09", 2)])];
  const taken = caseOf("taken", [yes(3, "2026-10-01", 3), event(4, "accepted", "2026-10-02")]);
  expect(offered(old, young, caseOf("check", [yes(5, "2026-11-20", 9)], true))).toEqual(["young 2", "old 1"]);
  expect(offered(old, young, taken)).toEqual(["taken 3 taken", "young 2", "old 1"]);
});
