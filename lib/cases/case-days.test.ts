import { type CaseEvent, type CaseEventKind, NO_TERMS } from "./event";
import { caseDays } from "./case-days";

const NOTHING = { item: null, slot: null, reason: null, amount: null, note: null, fileId: null };
type Given = CaseEventKind | Partial<CaseEvent>;
/** Lines of the student, one a day from 1 June 2026. */
const eventsOf = (kinds: readonly Given[]): CaseEvent[] =>
  kinds.map((given, index) => ({
    ...NO_TERMS,
    ...NOTHING,
    ...{ id: index + 1, kind: "spoke", writer: "student", writerName: "", channel: null },
    ...{ answersId: null, correctsId: null, writtenAt: "2026-06-01T06:30:00Z" },
    happenedOn: `2026-06-0${index + 1}`,
    ...(typeof given === "string" ? { kind: given } : given),
  }));
const daysOf = (kinds: readonly Given[]) => Object.values(caseDays(eventsOf(kinds))).map((value) => value ?? "-");

test.each<[string, readonly Given[], string[]]>([
  ["chosen", ["chosen"], ["-", "-", "-", "-", "-"]],
  ["handed over", ["chosen", "handedOver", "acknowledged"], ["2026-06-02", "-", "-", "-", "-"]],
  ["handed over twice: the first", ["handedOver", "handedOver"], ["2026-06-01", "-", "-", "-", "-"]],
  ["not written, but the lender confirms it", ["chosen", "acknowledged"], ["2026-06-02", "-", "-", "-", "-"]],
  ["confirmed before a link was made", ["chosen", "acknowledged", "handedOver"], ["2026-06-02", "-", "-", "-", "-"]],
  [
    "not written, but the lender asks",
    ["chosen", { kind: "asked", writer: "lender" }],
    ["2026-06-02", "-", "-", "-", "-"],
  ],
  ["not written, but the lender gives its statement", ["statement"], ["2026-06-01", "-", "-", "-", "-"]],
  ["asked first, then handed over", ["asked", "handedOver"], ["2026-06-02", "-", "-", "-", "-"]],
  [
    "Dakhila asks before any lender has it",
    ["chosen", { kind: "asked", writer: "dakhila" }],
    ["-", "-", "-", "-", "-"],
  ],
  ["a talk, and a complaint, show nothing", ["spoke", "complained"], ["-", "-", "-", "2026-06-02", "-"]],
  [
    "not written, but the lender declines",
    ["chosen", { kind: "declined", reason: "noneGiven" }],
    ["2026-06-02", "2026-06-02", "noneGiven", "-", "-"],
  ],
  ["taken back", ["handedOver", { kind: "corrected", correctsId: 1 }], ["-", "-", "-", "-", "-"]],
  [
    "declined",
    ["handedOver", { kind: "declined", reason: "noneGiven" }],
    ["2026-06-01", "2026-06-02", "noneGiven", "-", "-"],
  ],
  [
    "complained and answered",
    ["handedOver", "complained", "replied"],
    ["2026-06-01", "-", "-", "2026-06-02", "2026-06-03"],
  ],
  [
    "declined after a complaint about the delay: that complaint is not about the no",
    ["handedOver", "complained", "replied", { kind: "declined", reason: "marks" }],
    ["2026-06-01", "2026-06-04", "marks", "-", "-"],
  ],
  ["sanctioned", ["handedOver", "sanctioned"], ["-", "-", "-", "-", "-"]],
  ["withdrawn", ["handedOver", "withdrawn"], ["-", "-", "-", "-", "-"]],
])("%s", (_, kinds, expected) => expect(daysOf(kinds)).toEqual(expected));
