import { addDays } from "@/lib/dates/calendar";
import { daysSince } from "@/lib/dates/since";
import { type CaseEvent, NO_TERMS } from "./event";
import { questionOf, remindersOf } from "./reminders";
import { type CaseStep, caseState } from "./state";

const ASKED_ON = "2026-11-03";
const event = (id: number, kind: CaseEvent["kind"], more: Partial<CaseEvent> = {}): CaseEvent & { paper: string } => ({
  ...NO_TERMS,
  id,
  kind,
  writer: "lender",
  writerName: "A. Shah",
  channel: "pass",
  happenedOn: ASKED_ON,
  writtenAt: `${more.happenedOn ?? ASKED_ON}T10:00:00Z`,
  item: null,
  slot: null,
  reason: null,
  amount: null,
  note: null,
  fileId: null,
  answersId: null,
  correctsId: null,
  paper: kind === "asked" ? "Pay slips" : "",
  ...more,
});
const caseOf = (events: (CaseEvent & { paper: string })[], today: string, isInternalReview = false) => ({
  id: "DK-1",
  lenderName: "HDFC Bank",
  isInternalReview,
  openedAt: `${ASKED_ON}T09:00:00Z`,
  events,
  state: caseState(events, { today, isInternalReview }),
});

test.each<[days: number, reminder: string[], question: string[]]>([
  [0, [], []],
  [2, [], []],
  [3, ["after 3, since 3 Nov (3 days)"], []],
  [4, ["after 3, since 3 Nov (4 days)"], []],
  [9, ["after 3, since 3 Nov (9 days)"], []],
  [10, ["after 10, since 3 Nov (10 days)"], []],
  [11, ["after 10, since 3 Nov (11 days)"], []],
  [17, [], []],
  [89, [], []],
  [95, [], ["since 3 Nov (95 days)"]],
  [205, [], ["since 3 Nov (205 days)"]],
  [400, [], ["since 3 Nov 2026 (400 days)"]],
])("%i days after a paper was asked for", (days, reminders, questions) => {
  const today = addDays(ASKED_ON, days);
  const read = caseOf([event(1, "asked", { item: "Pay slips" })], today);
  expect(
    remindersOf(read, today).map((each) => `after ${each.afterDays}, ${daysSince(each.since, each.days)}`),
  ).toEqual(reminders);
  const question = questionOf(read, today);
  expect(question ? [daysSince(question.since, question.days)] : []).toEqual(questions);
});

/** Whom something is asked of. A complaint is asked of the lender. */
const WHO = ["student", "coApplicant", "lender"] as const;
type Who = (typeof WHO)[number];
const ASKED_OF: readonly (readonly Who[])[] = [
  [],
  ...WHO.flatMap((one, index) => [[one], ...WHO.slice(index).map((other) => [one, other])]),
];
const UP_TO: Record<CaseStep, readonly CaseEvent["kind"][]> = {
  chosen: [],
  withLender: ["handedOver"],
  sanctioned: ["handedOver", "sanctioned"],
  accepted: ["handedOver", "sanctioned", "accepted"],
  paidOut: ["handedOver", "accepted", "paidOut"],
  declined: ["handedOver", "declined"],
  withdrawn: ["handedOver", "withdrawn"],
};
const ASKS: Record<Who, Pick<CaseEvent, "kind"> & Partial<CaseEvent>> = {
  student: { kind: "asked", item: "Pay slips" },
  coApplicant: { kind: "asked", slot: "coApplicantFinancialDetails.0.paySlips" },
  lender: { kind: "complained", writer: "student" },
};

describe.each(Object.keys(UP_TO) as CaseStep[])("in every state, %s", (step) => {
  test.each([0, 2, 4, 11, 30, 95, 205, 400])("%i days later: exactly the reminders that are named", (days) => {
    for (const of of ASKED_OF) {
      const kinds = [...["chosen" as const, ...UP_TO[step]].map((kind) => ({ kind })), ...of.map((who) => ASKS[who])];
      const today = addDays(ASKED_ON, days);
      const read = caseOf(
        kinds.map(({ kind, ...more }, index) => event(index + 1, kind, more)),
        today,
      );
      // Counted from the script, not by the code that the places read.
      const papers = step === "withdrawn" ? 0 : of.filter((who) => who !== "lender").length;
      const asked = papers + (step === "sanctioned" ? 1 : 0);
      const after = { 4: 3, 11: 10 }[days];
      const isOver = step === "paidOut" || step === "declined" || step === "withdrawn";
      const isAsked = step !== "paidOut" && (!isOver || papers > 0 || of.includes("lender"));
      expect([of, remindersOf(read, today).map(({ afterDays }) => afterDays)]).toEqual([
        of,
        after === undefined ? [] : Array.from({ length: asked }, () => after),
      ]);
      expect([of, questionOf(read, today) !== null]).toEqual([of, days >= 90 && isAsked]);
    }
  });
});

test("what was written down late is counted from the day on which it could be known", () => {
  const today = addDays(ASKED_ON, 100);
  const late = event(1, "asked", { writtenAt: `${addDays(ASKED_ON, 97)}T10:00:00Z` });
  const read = caseOf([late], today);
  expect(remindersOf(read, today)).toMatchObject([{ eventId: 1, afterDays: 3, days: 100 }]);
  expect(questionOf(read, today)).toBeNull();
});

test("silence is counted from the last writing, also where it tells of earlier days or was taken back", () => {
  const today = addDays(ASKED_ON, 300);
  const wroteOn = (days: number) => ({ writtenAt: `${addDays(ASKED_ON, days)}T10:00:00Z` });
  const spoke = event(2, "spoke", { ...wroteOn(150), happenedOn: addDays(ASKED_ON, 140) });
  const asked = event(1, "asked", wroteOn(120));
  const back = event(3, "corrected", { ...wroteOn(160), happenedOn: addDays(ASKED_ON, 160), correctsId: 2 });
  for (const [events, since, days, eventId] of [
    [[asked], 120, 180, 1],
    [[asked, spoke], 150, 150, 2],
    [[asked, spoke, back], 160, 140, 1],
  ] as const)
    expect(questionOf(caseOf([...events], today), today)).toMatchObject({
      since: addDays(ASKED_ON, since),
      days,
      eventId,
    });
});

test.each<[string, CaseEvent & { paper: string }]>([
  ["declined", event(2, "declined")],
  ["withdrawn", event(2, "withdrawn", { writer: "student" })],
  ["paid out", event(2, "paidOut")],
])("a case that is %s reminds of nothing and asks nothing", (_what, end) => {
  for (const days of [4, 11, 95]) {
    const today = addDays(ASKED_ON, days);
    const read = caseOf([event(1, "asked"), end], today);
    expect([remindersOf(read, today), questionOf(read, today)]).toEqual([[], null]);
  }
});

test("a co-applicant's paper is the student's to pass on, by name", () => {
  const today = addDays(ASKED_ON, 4);
  const fathers = event(1, "asked", { slot: "coApplicantFinancialDetails.0.paySlips" });
  expect(remindersOf(caseOf([fathers], today), today, ["Harish"])).toMatchObject([
    { from: "coApplicant", name: "Harish", afterDays: 3 },
  ]);
});

test("that it goes on moves no turn and is no word of the lender", () => {
  const today = addDays(ASKED_ON, 100);
  const asked = [event(1, "asked")];
  const answered = [...asked, event(2, "goesOn", { writer: "student", happenedOn: addDays(ASKED_ON, 95) })];
  const { last: _, stale: before, ...state } = caseState(answered, { today });
  const { last: __, stale: after, ...same } = caseState(asked, { today });
  expect(state).toEqual(same);
  expect([before, after]).toEqual([false, true]);
});
