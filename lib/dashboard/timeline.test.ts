import { BANK_SELECTION_PERCENT, phaseOf, type Stage, TASK_REMAINING, timelineOf } from "./timeline";

test.each<[Stage, string]>([
  ["application", "current ahead ahead ahead"],
  ["underReview", "done current ahead ahead"],
  ["bankSelection", "done current ahead ahead"],
  ["processing", "done done current ahead"],
  ["disbursed", "done done done done"],
])("at %s the four stages are %s", (stage, states) => {
  expect(timelineOf(stage).map(({ state }) => state).join(" ")).toBe(states);
});

test("the stages are named as specified, and promise what is still to come", () => {
  expect(timelineOf("application").map(({ title, promo }) => [title, promo])).toEqual([
    ["Loan Application", "Fill the loan application."],
    ["Bank Selection Process", "Complete the application to pick the ideal bank."],
    ["Processing Loan Request", "Track processing in real time."],
    ["Loan Disbursement", "Unlock the final stage and pay the processing fee to the bank."],
  ]);
  expect(timelineOf("underReview").map(({ promo }) => promo !== null)).toEqual([false, false, true, true]);
  expect(timelineOf("disbursed").every(({ promo }) => promo === null)).toBe(true);
});

test("phase 1 while incomplete, 2 after; the two fixed figures", () => {
  expect([phaseOf(false), phaseOf(true)]).toEqual([1, 2]);
  expect([TASK_REMAINING, BANK_SELECTION_PERCENT]).toEqual(["Task remaining: 95%", 10]);
});
