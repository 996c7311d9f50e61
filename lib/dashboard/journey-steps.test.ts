import { summaryOf } from "@/lib/cases/summary";
import { sampleStatus } from "@/lib/cases/testing";
import type { Stage } from "@/lib/generated/prisma/enums";
import { type LenderStatus, journeySteps } from "./journey-steps";

type Lines = Parameters<typeof sampleStatus>[0];
const sbi = (lines: Lines, id = "DK-1"): LenderStatus => ({
  ...sampleStatus(lines, { id, lenderName: "State Bank of India", today: "2026-06-13", coApplicants: ["Harish"] }),
  stated: { words: "15 to 30 days", readOn: "2026-11-03" },
});
const check = (lines: Lines): LenderStatus => ({
  ...sampleStatus(lines, { id: "DK-0", lenderName: "Dakhila", isInternalReview: true, coApplicants: ["Harish"] }),
  stated: null,
});
const HANDED_OVER = { kind: "handedOver" } as const;
const ASKED = { kind: "asked", writer: "dakhila", writerName: "Meera", item: "PAN Card" } as const;
const SBI = sbi([HANDED_OVER]);

const stepsOf = (stage: Stage, lenders: LenderStatus[] = [], isChecked = stage !== "underReview") =>
  journeySteps({
    ...summaryOf(lenders, { stage, isChecked }),
    submittedOn: stage === "application" ? null : "2026-11-22",
  });
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
    ["underReview", [check([ASKED])]],
    ["now: Your turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "a paper of the co-applicant",
    ["underReview", [check([{ ...ASKED, slot: "coApplicantKycDetails.0.panCard" }])]],
    ["now: Your turn", "later: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  ["read", ["bankSelection"], ["done: Done", "now: Your turn", "later: The lender's turn", "later: The lender's turn"]],
  [
    "a lender is chosen while the papers are still read",
    ["bankSelection", [sbi([{ kind: "chosen" }])], false],
    ["now: Our turn", "now: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "one lender has it",
    ["processing", [SBI]],
    ["done: Done", "done: Done", "now: State Bank of India's turn", "later: The lender's turn"],
  ],
  [
    "two lenders have it, and one asks for a paper",
    ["processing", [SBI, sbi([HANDED_OVER, ASKED], "DK-2")]],
    ["done: Done", "done: Done", "now: Your turn", "later: The lender's turn"],
  ],
  [
    "two lenders have it",
    ["processing", [SBI, sbi([HANDED_OVER], "DK-2")]],
    ["done: Done", "done: Done", "now: The lenders' turn", "later: The lender's turn"],
  ],
  [
    "a colleague has set it, and no lender is written down",
    ["processing"],
    ["done: Done", "done: Done", "now: The lender's turn", "later: The lender's turn"],
  ],
  [
    "all have said no",
    ["processing", [sbi([{ kind: "declined" }])]],
    ["done: Done", "now: Your turn", "later: The lender's turn", "later: The lender's turn"],
  ],
  [
    "an offer is accepted",
    ["processing", [sbi([{ kind: "accepted" }])]],
    ["done: Done", "done: Done", "done: Done", "now: State Bank of India's turn"],
  ],
  ["paid out", ["disbursed", [sbi([{ kind: "paidOut" }])]], ["done: Done", "done: Done", "done: Done", "done: Done"]],
])("%s: whose turn each of the four is", (_when, known, said) => {
  expect(states(...known)).toEqual(said);
});

test("what is asked has its words, its day and its link, in the step of its case", () => {
  const [read] = stepsOf("underReview", [check([ASKED])]);
  expect(read!.links).toEqual([
    {
      href: "/dashboard/lenders?case=DK-0",
      words: "Dakhila asks for: PAN Card",
      note: "Asked for on 1 Jun 2026 by Dakhila (Meera)",
    },
  ]);
  expect(stepsOf("underReview")[1]!.links).toEqual([{ href: "/dashboard/lenders", words: "Choose a lender" }]);
  expect(stepsOf("bankSelection")[1]!.links).toHaveLength(1);
  const [, , decide] = stepsOf("processing", [sbi([{ kind: "sanctioned" }])]);
  expect(decide!.links).toMatchObject([
    { href: "/dashboard/lenders?case=DK-1", words: "State Bank of India said yes: answer the offer" },
  ]);
});

test("what another lender asks keeps its step open beside an accepted offer, and a second choice is named", () => {
  const credila = { ...sbi([{ kind: "chosen" }], "DK-2"), name: "Credila" };
  const [, choose] = stepsOf("processing", [SBI, credila]);
  expect(choose).toMatchObject({
    state: "now",
    who: "Your turn",
    says: [expect.stringMatching(/India and Credila/), expect.anything()],
  });
  const steps = stepsOf("processing", [sbi([{ kind: "accepted" }]), sbi([HANDED_OVER, ASKED], "DK-2")]);
  expect(steps.map(({ state }) => state)).toEqual(["done", "done", "now", "now"]);
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
