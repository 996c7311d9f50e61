import { type LenderStatus, journeySteps } from "./journey-steps";
import type { Stage } from "@/lib/generated/prisma/enums";

const SBI: LenderStatus = {
  id: "DK-1",
  name: "State Bank of India",
  isInternalReview: false,
  step: "withLender",
  turn: "lender",
  says: "Waiting on State Bank of India, 12 days",
  act: "Write down what happened",
  chosenOn: "2026-11-25",
  stated: { words: "15 to 30 days", readOn: "2026-11-03" },
};
const CHECK: LenderStatus = {
  ...SBI,
  id: "DK-0",
  name: "Dakhila",
  isInternalReview: true,
  step: "chosen",
  stated: null,
};

const stepsOf = (stage: Stage, lenders: LenderStatus[] = [], isRead = stage !== "underReview") =>
  journeySteps({ stage, isRead, submittedOn: stage === "application" ? null : "2026-11-22", lenders });
const states = (...known: Parameters<typeof stepsOf>) => stepsOf(...known).map(({ state, who }) => `${state}: ${who}`);

test.each<[string, Parameters<typeof stepsOf>, string[]]>([
  [
    "not sent",
    ["application"],
    ["later: Our turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "under review",
    ["underReview"],
    ["now: Our turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "a paper is asked for in the review",
    ["underReview", [{ ...CHECK, turn: "student" }]],
    ["now: Your turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "a paper of the co-applicant",
    ["underReview", [{ ...CHECK, turn: "coApplicant" }]],
    ["now: Your co-applicant's turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  ["read", ["bankSelection"], ["done: Done", "now: Your turn", "later: The lender's turn", "later: The lender's turn"]],
  [
    "a lender is chosen while the papers are still read",
    ["bankSelection", [{ ...SBI, step: "chosen", turn: "student" }], false],
    ["now: Our turn", "now: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "one lender has it",
    ["processing", [SBI]],
    ["done: Done", "done: Done", "now: State Bank of India's turn", "later: The lender's turn"],
  ],
  [
    "two lenders have it, and one asks for a paper",
    ["processing", [SBI, { ...SBI, id: "DK-2", turn: "student" }]],
    ["done: Done", "done: Done", "now: Your turn", "later: The lender's turn"],
  ],
  [
    "two lenders have it",
    ["processing", [SBI, { ...SBI, id: "DK-2" }]],
    ["done: Done", "done: Done", "now: The lenders' turn", "later: The lender's turn"],
  ],
  [
    "a colleague has set it, and no lender is written down",
    ["processing"],
    ["done: Done", "done: Done", "now: The lender's turn", "later: The lender's turn"],
  ],
  [
    "all have said no",
    ["processing", [{ ...SBI, step: "declined", turn: "nobody" }]],
    ["done: Done", "done: Done", "now: Your turn", "later: The lender's turn"],
  ],
  [
    "an offer is accepted",
    ["processing", [{ ...SBI, step: "accepted" }]],
    ["done: Done", "done: Done", "done: Done", "now: State Bank of India's turn"],
  ],
  [
    "paid out",
    ["disbursed", [{ ...SBI, step: "paidOut", turn: "nobody" }]],
    ["done: Done", "done: Done", "done: Done", "done: Done"],
  ],
])("%s: whose turn each of the four is", (_when, known, said) => {
  expect(states(...known)).toEqual(said);
});

test("the student's own turn has a way to do it", () => {
  const [read] = stepsOf("underReview", [{ ...CHECK, turn: "student", act: "Give the paper" }]);
  expect(read!.links).toEqual([{ href: "/dashboard/lenders?case=DK-0", words: "Give the paper" }]);
  expect(stepsOf("underReview")[1]!.links).toEqual([{ href: "/dashboard/lenders", words: "Choose a lender" }]);
  expect(stepsOf("bankSelection")[1]!.links).toHaveLength(1);
  const [, , decide] = stepsOf("processing", [
    { ...SBI, step: "sanctioned", turn: "student", act: "Answer the offer" },
  ]);
  expect(decide!.links).toEqual([
    { href: "/dashboard/lenders?case=DK-1", words: "Answer the offer: State Bank of India" },
  ]);
});

test("no day is said but those that have come: the submit's, and when a lender's own words were read", () => {
  const days = (...known: Parameters<typeof stepsOf>) =>
    JSON.stringify(stepsOf(...known)).match(/\d{1,2} [A-Z][a-z]{2} \d{4}/g);
  expect(days("underReview")).toEqual(["22 Nov 2026"]);
  expect(days("bankSelection")).toBeNull();
  expect(days("processing", [SBI])).toEqual(["3 Nov 2026"]);
  const [, , decide] = stepsOf("processing", [SBI]);
  expect(decide!.says).toEqual([
    "Waiting on State Bank of India, 12 days",
    "Its page says: 15 to 30 days (read on 3 Nov 2026).",
  ]);
});
