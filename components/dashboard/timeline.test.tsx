import { renderToStaticMarkup } from "react-dom/server";
import { tasksOf } from "@/lib/application/tasks";
import { dayOf } from "@/lib/dates/calendar";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Stage } from "@/lib/generated/prisma/enums";
import { summaryOf } from "@/lib/cases/summary";
import { sampleStatus } from "@/lib/cases/testing";
import type { LenderStatus } from "@/lib/dashboard/journey-steps";
import { standing } from "@/lib/dashboard/standing";
import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { Timeline } from "./timeline";

/** Late on 20 November by UTC; in India the 21st has begun. */
const START = "2026-11-20T20:00:00Z";
const BASIC = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const KYC = ["kycDetails", "coApplicantKycDetails"] as const;
const savedOn = (keys: readonly SectionKey[], day: string) => Object.fromEntries(keys.map((key) => [key, day]));

type State = {
  /** The moment at the server. */
  now: string;
  saved?: LoadedOverview["savedOn"];
  stage?: Stage;
  isRead?: boolean;
  lenders?: LenderStatus[];
};

/** The dated rows of the timeline, as they are read out; a tick is the word "(done)" and a drawing. */
function rowsAt({ now, saved = {}, stage = "application", isRead = false, lenders = [] }: State) {
  const complete = stage !== "application";
  const keys = complete ? SECTION_KEYS : (Object.keys(saved) as SectionKey[]);
  const form = fromStored(
    Object.fromEntries(keys.map((key) => [key, sampleSection(key, () => `/api/files/${"0".repeat(32)}`, ["a"])])),
  );
  const overview = {
    complete,
    ...standing(summaryOf(lenders, { stage, isChecked: isRead }), complete ? "2026-11-21" : null, {
      reminders: [],
      questions: [],
    }),
    startDate: START,
    today: dayOf(new Date(now)),
    savedOn: saved,
    tasks: tasksOf(form),
  } as unknown as LoadedOverview;
  const html = renderToStaticMarkup(<Timeline overview={overview} />);
  const rows = [...html.matchAll(/<li class="flex[^>]*>(.*?)<\/li>/g)].map(([, row]) => row!);
  for (const row of rows) expect(row.includes("(done)")).toBe(row.includes("<svg"));
  return rows.map((row) =>
    row
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

const PLAN = [
  "Basic Details planned 21 Nov",
  "KYC Details planned 22 Nov",
  "Academic Details planned 23 Nov",
  "Financial Details planned 24 Nov",
  "Compare the lenders planned 24 Nov",
  "Choose a Partner planned 25 Nov",
];

test.each([
  ["in the first minute", START],
  ["at the end of the first day in India", "2026-11-21T18:29:59Z"],
])("not started, %s: four days in a row from the start, then bank selection at three and four", (_when, now) =>
  expect(rowsAt({ now })).toEqual(PLAN),
);

test("a planned day that has come is still the plan's: what was not done by then is open", () => {
  expect(rowsAt({ now: "2026-11-21T18:30:00Z" })).toEqual(["Basic Details open, planned 21 Nov", ...PLAN.slice(1)]);
  expect(rowsAt({ now: "2026-12-01T05:00:00Z" })).toEqual(PLAN.map((row) => row.replace("planned", "open, planned")));
});

test("half done on the third day: what is done has the day on which it was, the rest its plan", () => {
  const saved = { ...savedOn(BASIC, "2026-11-22"), ...savedOn(KYC, "2026-11-23") };
  expect(rowsAt({ now: "2026-11-23T08:00:00Z", saved })).toEqual([
    "Basic Details (done) 22 Nov",
    "KYC Details (done) 23 Nov",
    ...PLAN.slice(2),
  ]);
});

test("half done on the tenth day: nothing is ticked that did not happen", () => {
  const saved = savedOn(BASIC, "2026-11-22");
  expect(rowsAt({ now: "2026-12-01T05:00:00Z", saved })).toEqual([
    "Basic Details (done) 22 Nov",
    ...PLAN.slice(1).map((row) => row.replace("planned", "open, planned")),
  ]);
});

test("sent on the second day: no day to come has a tick, and bank selection keeps its own", () =>
  expect(
    rowsAt({ now: "2026-11-22T08:00:00Z", saved: savedOn(SECTION_KEYS, "2026-11-21"), stage: "underReview" }),
  ).toEqual([
    "Basic Details (done) 21 Nov",
    "KYC Details (done) 21 Nov",
    "Academic Details (done) 21 Nov",
    "Financial Details (done) 21 Nov",
    "Compare the lenders planned 24 Nov",
    "Choose a Partner planned 25 Nov",
  ]));

const chosen = (...more: { kind: "declined" }[]): LenderStatus => ({
  ...sampleStatus([
    { kind: "chosen", happenedOn: "2026-11-23" },
    ...more.map((one) => ({ ...one, happenedOn: "2026-11-24" })),
  ]),
  stated: null,
});

test.each<[string, Stage, LenderStatus[], string[]]>([
  [
    "a lender chosen before its day",
    "bankSelection",
    [chosen()],
    ["Compare the lenders (done)", "Choose a Partner (done) 23 Nov"],
  ],
  [
    "checked, and nobody chosen",
    "bankSelection",
    [],
    ["Compare the lenders open, planned 24 Nov", "Choose a Partner planned 25 Nov"],
  ],
  [
    "a lender that said no",
    "bankSelection",
    [chosen({ kind: "declined" })],
    ["Compare the lenders open, planned 24 Nov", "Choose a Partner planned 25 Nov"],
  ],
  [
    "with the lender, as a colleague set it",
    "processing",
    [],
    ["Compare the lenders (done)", "Choose a Partner (done)"],
  ],
  ["paid out", "disbursed", [chosen()], ["Compare the lenders (done)", "Choose a Partner (done) 23 Nov"]],
])("bank selection on the fifth day: %s", (_what, stage, lenders, rows) =>
  expect(rowsAt({ now: "2026-11-25T05:00:00Z", stage, isRead: true, lenders }).slice(4)).toEqual(rows),
);

test("paid out: the figure of the whole journey is not shown any more", () => {
  const drawn = (stage: Stage) => {
    const summary = summaryOf([], { stage, isChecked: true });
    const overview = {
      ...standing(summary, null, { reminders: [], questions: [] }),
      startDate: START,
      tasks: [],
      savedOn: {},
      today: "2026-11-25",
    };
    return renderToStaticMarkup(<Timeline overview={overview as unknown as LoadedOverview} />);
  };
  expect(drawn("processing")).toContain("Task remaining: 95%");
  expect(drawn("disbursed")).not.toContain("Task remaining");
});
