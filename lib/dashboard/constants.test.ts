import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { CHUNK_LOAD_TIMEOUT } from "@/lib/browser/load-part";
import type { Stage } from "@/lib/generated/prisma/enums";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { MIN_LOAN_AMOUNT, type SectionKey, SECTION_KEYS, SECTIONS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { coApplicantLabel, coApplicantName } from "@/lib/loan-form/co-applicants";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { openSoon } from "./bell-opening";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { BANK_SELECTION_DAYS, datesOf, DEADLINE_DAYS, deadlineOf, deadlineWords, TASK_DAYS } from "./deadline";
import { notificationsOf } from "./notifications";
import { tasksOf } from "@/lib/application/tasks";
import { BANK_SELECTION_PERCENT, phaseOf, taskRemaining, timelineOf } from "./timeline";

// Every timing and constant of SPEC section 9 that the dashboard has, against the clock that the test sets.

const at = (moment: string) => new Date(moment);
const START = at("2026-11-21T05:00:00Z");
const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (keys: readonly SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a", "b"])])));

test.each<[string, unknown, unknown]>([
  ["deadline, days after the start", DEADLINE_DAYS, 5],
  ["days of tasks in a row", TASK_DAYS, 4],
  ["bank selection, days after the start", BANK_SELECTION_DAYS, [3, 4]],
  ["bank-selection bar, %", BANK_SELECTION_PERCENT, 10],
  ["the overview's fixed text", taskRemaining(), "Task remaining: 95%"],
  ["milestones", progressOf(having([])).of, 4],
  ["least loan amount, rupees", MIN_LOAN_AMOUNT, 800_000],
  ["chunk load timeout, ms", CHUNK_LOAD_TIMEOUT, 120_000],
  ["largest upload, bytes", UPLOAD_LIMIT, 10_485_760],
  [
    "co-applicants in messages",
    [0, 1, 2, 3].map(coApplicantName),
    ["Primary Co-applicant", "Secondary Co-applicant", "Secondary Co-applicant 2", "Co-applicant 4"],
  ],
  [
    "co-applicants on their cards",
    [0, 1, 2].map(coApplicantLabel),
    ["PRIMARY CO-APPLICANT", "SECONDARY CO-APPLICANT 1", "SECONDARY CO-APPLICANT 2"],
  ],
  ["sections", SECTIONS.length, 9],
])("%s", (_what, is, specified) => {
  expect(is).toEqual(specified);
});

// Timings that stand in a component, each in its one home; what they do is shown in the browser (e2e).
test.each([
  ["bell opens by itself, ms", "lib/dashboard/bell-opening.ts", /BELL_OPENS_AFTER = 1000;/],
  ["toast, ms", "components/ui/toast-list.tsx", /TOAST_MS = 5000;/],
  ["mega menu closes, ms", "components/site/header.tsx", /MEGA_MENU_CLOSE = 50;/],
  ["blur delay, ms; suggestions, px", "components/ui/combobox.tsx", /maxHeight = 200,\s+blurDelay = 200\b/],
  [
    "country and university lists, px",
    "components/loan-form/suggested-input.tsx",
    /countries: 200, universities: 100\b/,
  ],
  ["FAQ panel, s", "app/globals.css", /\.fold::details-content \{[^}]*block-size 0\.5s/],
  ["to the dashboard after the code, ms", "lib/auth/session-client.ts", /wantedPage\(\)\), 1000\)/],
  ["mobile dashboard under 768 px", "app/globals.css", /--breakpoint-md: 48rem;/],
  ["desktop layout from 1200 px", "app/globals.css", /--breakpoint-xl: 75rem;/],
])("%s", (_what, file, line) => {
  expect(readFileSync(file, "utf8")).toMatch(line);
});

describe("the calendar is India's", () => {
  // The day there turns at 18:30 UTC, whatever the server's clock says.
  test.each([
    ["2026-11-21T18:29:59.999Z", "2026-11-21"],
    ["2026-11-21T18:30:00.000Z", "2026-11-22"],
    ["2026-12-31T18:30:00.000Z", "2027-01-01"],
    ["2028-02-28T20:00:00.000Z", "2028-02-29"],
  ])("%s is %s", (moment, day) => {
    expect(dayOf(at(moment))).toBe(day);
  });

  test.each([
    ["2026-11-21", 5, "2026-11-26"],
    ["2026-12-29", 5, "2027-01-03"],
    ["2028-02-27", 3, "2028-03-01"],
    ["2027-02-27", 3, "2027-03-02"],
    ["2026-11-21", 0, "2026-11-21"],
  ])("%s and %i days", (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });
});

describe("deadline and days left", () => {
  test.each([
    ["the moment it starts", "2026-11-21T05:00:00Z", 5],
    ["the last minute of that day", "2026-11-21T18:29:00Z", 5],
    ["the first minute of the next", "2026-11-21T18:30:00Z", 4],
    ["the day before", "2026-11-25T12:00:00Z", 1],
    ["the deadline itself", "2026-11-26T12:00:00Z", 0],
    ["its last minute", "2026-11-26T18:29:00Z", 0],
    ["the day after", "2026-11-27T00:00:00Z", 0],
    ["a year after", "2027-11-27T00:00:00Z", 0],
    ["a day before it started, by a clock that is slow", "2026-11-20T05:00:00Z", 5],
  ])("%s", (_when, now, daysLeft) => {
    expect(deadlineOf(START, at(now))).toEqual({ deadline: "2026-11-26", daysLeft });
  });

  test("a start late in the UTC day counts from the Indian one", () => {
    expect(deadlineOf(at("2026-11-21T19:00:00Z"), at("2026-11-21T19:00:00Z"))).toEqual({
      deadline: "2026-11-27",
      daysLeft: 5,
    });
  });

  test("whole, never negative, and at most five, whatever the clock says", () => {
    const moments = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: -4 * 86_400_000, max: 40 * 86_400_000 }), (start, later) => {
        const { daysLeft } = deadlineOf(start, new Date(start.getTime() + later));
        expect(Number.isInteger(daysLeft) && daysLeft >= 0 && daysLeft <= 5).toBe(true);
      }),
    );
  });

  test("four days of tasks in a row, and bank selection three and four days after the start", () => {
    expect(datesOf(at("2026-12-29T19:00:00Z"))).toEqual({
      tasks: ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"],
      bankSelection: ["2027-01-02", "2027-01-03"],
    });
  });
});

describe("percent and next-task text", () => {
  const BASICS: SectionKey[] = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"];
  test.each<[string, SectionKey[], number, string]>([
    ["nothing", [], 0, "Fill out all basic information."],
    ["only KYC", ["kycDetails"], 25, "Fill out all basic information."],
    ["all but general", SECTION_KEYS.filter((key) => key !== "generalDetails"), 75, "Fill out all basic information."],
    ["general", ["generalDetails"], 25, "Update your basic personal information."],
    ["general and admission", ["generalDetails", "admissionDetails"], 25, "Update your basic personal information."],
    [
      "general and all papers",
      ["generalDetails", "kycDetails", "academicDetails"],
      75,
      "Update your basic personal information.",
    ],
    ["all basics", BASICS, 25, "Upload KYC (Identity) Documents."],
    ["basics and academic", [...BASICS, "academicDetails"], 50, "Upload KYC (Identity) Documents."],
    ["basics and KYC", [...BASICS, "kycDetails"], 50, "Upload Academic Documents."],
    ["up to academic", [...BASICS, "kycDetails", "academicDetails"], 75, "Upload Financial Documents."],
    ["everything", [...SECTION_KEYS], 100, "Uploading required documents to avail loan"],
  ])("with %s saved", (_what, keys, percent, nextTask) => {
    expect(progressOf(having(keys))).toMatchObject({ percent, nextTask });
  });
});

describe("phase, stage and bell", () => {
  test("phase 1 while incomplete, 2 when complete", () => {
    expect([phaseOf(false), phaseOf(true)]).toEqual([1, 2]);
  });

  test.each<[Stage, string]>([
    ["application", "current ahead ahead ahead"],
    ["underReview", "done current ahead ahead"],
    ["bankSelection", "done current ahead ahead"],
    ["processing", "done done current ahead"],
    ["disbursed", "done done done done"],
  ])("at %s the four stages are %s", (stage, states) => {
    expect(
      timelineOf(stage)
        .map(({ state }) => state)
        .join(" "),
    ).toBe(states);
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

  test.each<[string, boolean, 1 | 2 | 3]>([
    ["/dashboard", false, 2],
    ["/dashboard/tools", false, 2],
    ["/dashboard/checklist", false, 2],
    ["/dashboard/company/faqs", true, 3],
    ["/dashboard", true, 3],
    ["/dashboard/loanform", false, 1],
    ["/dashboard/loanform/kyc", false, 1],
    ["/dashboard/loanform/kyc", true, 1],
    ["/dashboard/loanforms", false, 2],
  ])("on %s, complete %s: notifications of type %i", (path, complete, type) => {
    const overview = {
      complete,
      stage: "application" as const,
      startDate: START.toISOString(),
      deadline: "2026-11-26",
      today: "2026-11-21",
      tasks: tasksOf(having([])),
      savedOn: {},
      asked: [],
      news: [],
      questions: [],
      toChoose: complete,
      chosenOn: null,
    };
    expect(notificationsOf(path, overview).type).toBe(type);
  });
});

describe("the bell opens by itself", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const bell = (isInTheWay = false) => {
    const open = jest.fn();
    const takeChance = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const soon = () => openSoon({ isInTheWay: () => isInTheWay, takeChance, open });
    return { open, takeChance, soon };
  };

  test("after one second, not before", () => {
    const { open, soon } = bell();
    soon();
    jest.advanceTimersByTime(999);
    expect(open).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("once", () => {
    const { open, soon } = bell();
    soon();
    jest.advanceTimersByTime(1000);
    soon();
    jest.advanceTimersByTime(60_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("never over what is in the way; its chance is kept", () => {
    const { open, takeChance, soon } = bell(true);
    soon();
    jest.advanceTimersByTime(60_000);
    expect([open.mock.calls, takeChance.mock.calls]).toEqual([[], []]);
  });

  test("not on a page that was left within the second", () => {
    const { open, soon } = bell();
    soon()();
    jest.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
  });
});

test.each([
  ["2026-11-21", 5, "<left>5 days left</left>, until 26 Nov 2026. You can still finish after this date."],
  ["2026-11-25", 1, "<left>1 day left</left>, until 26 Nov 2026. You can still finish after this date."],
  ["2026-11-26", 0, "<left>0 days left</left>, until 26 Nov 2026. You can still finish after this date."],
  ["2026-11-27", 0, "Planned for 26 Nov 2026. You can still finish after this date."],
  ["2027-12-31", 0, "Planned for 26 Nov 2026. You can still finish after this date."],
])("on %s the deadline says what is left, or that it was a plan", (today, daysLeft, words) =>
  expect(deadlineWords({ today, deadline: "2026-11-26", daysLeft })).toBe(words),
);
