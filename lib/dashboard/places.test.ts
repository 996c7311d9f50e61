import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TurnLine } from "@/components/cases/turn-line";
import { LoanApplicationCard } from "@/components/dashboard/application-cards";
import { Head } from "@/components/dashboard/head";
import { Timeline } from "@/components/dashboard/timeline";
import { ToDoStrip } from "@/components/dashboard/to-do-strip";
import { WhoseTurn } from "@/components/dashboard/whose-turn";
import { tasksOf } from "@/lib/application/tasks";
import { stageOf, type CaseStep } from "@/lib/cases/state";
import { nextAct } from "@/lib/cases/step-words";
import { summaryOf } from "@/lib/cases/summary";
import { sampleStatus } from "@/lib/cases/testing";
import { caseTitle } from "@/lib/cases/words";
import type { Stage } from "@/lib/generated/prisma/enums";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { routes } from "@/lib/routes";
import { sampleSection } from "@/tests/samples/sections";
import type { LoadedOverview } from "./data";
import { notificationsOf } from "./notifications";
import { standing } from "./standing";

// Every place that says how an application stands, held against what was really asked, of whom and where. What is asked
// is counted here from the script of each case, not by the code that the places read.

const NOTHING = /Nothing to do|Nothing is left|Nothing is missing|Nobody has to move/;
const TODAY = "2026-06-12";
const ASKED_ON = "2026-06-03";
const COUNTED = /(\d+) things? (?:to do|waits? on you)/;

/** Whom a demand is on. A complaint is one on the lender. */
type On = "student" | "coApplicant" | "lender";
type Lender = { step: CaseStep; on: readonly On[] };
type Check = "none" | "asked" | "given" | "fine";
type Application = { lenders: readonly Lender[]; check: Check; formStage: Stage };

const UP_TO: Record<CaseStep, readonly string[]> = {
  chosen: [],
  withLender: ["handedOver"],
  sanctioned: ["handedOver", "sanctioned"],
  accepted: ["handedOver", "sanctioned", "accepted"],
  paidOut: ["handedOver", "accepted", "paidOut"],
  declined: ["handedOver", "declined"],
  withdrawn: ["handedOver", "withdrawn"],
};
const STEPS = Object.keys(UP_TO) as CaseStep[];

function lenderCase({ step, on }: Lender, place: number) {
  const [id, lender] = [`DK-${place + 1}`, ["Asha Bank", "Biju Bank", "Chand Bank"][place]!];
  const lines = ["chosen", ...UP_TO[step]].map((kind) => ({ kind: kind as "chosen", happenedOn: "2026-06-02" }));
  const papers = on.flatMap((who, index) =>
    who === "lender" ? [] : [{ id, lender, paper: `Paper ${place}.${index}`, passOn: who === "coApplicant" }],
  );
  const asks = on.map((who, index) =>
    who === "lender"
      ? ({ kind: "complained", happenedOn: ASKED_ON } as const)
      : ({
          kind: "asked",
          // Dakhila may ask before a lender has the papers.
          writer: step === "chosen" ? "dakhila" : "lender",
          writerName: "Meera",
          happenedOn: ASKED_ON,
          item: `Paper ${place}.${index}`,
          slot: who === "coApplicant" ? "coApplicantFinancialDetails.0.bankStatement" : null,
        } as const),
  );
  const status = sampleStatus([...lines, ...asks], { today: TODAY, id, lenderName: lender, coApplicants: ["Harish"] });
  const isOver = step === "withdrawn";
  const offer = step === "sanctioned" ? [{ id, lender, paper: "answer the offer", passOn: false }] : [];
  const handOver =
    step === "chosen" && on.length === 0 ? [{ id, lender, paper: "Hand over your papers", passOn: false }] : [];
  return { status, demands: isOver ? [] : [...offer, ...handOver, ...papers] };
}

function checkCase(check: Check) {
  if (check === "none") return [];
  const asked = {
    kind: "asked",
    writer: "dakhila",
    writerName: "Meera",
    happenedOn: ASKED_ON,
    item: "PAN Card",
  } as const;
  const given = { kind: "answered", answersId: 1, happenedOn: "2026-06-05" } as const;
  const fine = { kind: "spoke", writer: "dakhila", happenedOn: "2026-06-06" } as const;
  const lines = { asked: [asked], given: [asked, given], fine: [asked, given, fine] }[check];
  const status = sampleStatus(lines, { today: TODAY, id: "DK-0", lenderName: "Dakhila", isInternalReview: true });
  return [
    { status, demands: check === "asked" ? [{ id: "DK-0", lender: "Dakhila", paper: "PAN Card", passOn: false }] : [] },
  ];
}

const url = () => `/api/files/${"0".repeat(32)}`;
const SENT = tasksOf(fromStored(Object.fromEntries(SECTION_KEYS.map((key) => [key, sampleSection(key, url, ["a"])]))));
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);

function placesOf({ lenders, check, formStage }: Application) {
  const of = [...checkCase(check), ...lenders.map(lenderCase)];
  const cases = of.map(({ status }) => ({ ...status, stated: null }));
  const stage = stageOf(
    cases.filter(({ isInternalReview }) => !isInternalReview),
    formStage,
  );
  const summary = summaryOf(cases, { stage, isChecked: formStage !== "underReview" });
  const overview = {
    ...standing(summary, "2026-06-01", { reminders: [], questions: [] }),
    complete: true,
    startDate: "2026-05-30T05:00:00.000Z",
    submittedAt: "2026-06-01T05:00:00.000Z",
    deadline: "2026-06-04",
    today: TODAY,
    savedOn: {},
    tasks: SENT,
    progress: { done: 4, of: 4, percent: 100, nextTask: "" },
  } as unknown as LoadedOverview;
  const draw = {
    strip: renderToStaticMarkup(createElement(ToDoStrip, { overview })),
    head: renderToStaticMarkup(createElement(Head, { overview, hasDrafts: false })),
    card: renderToStaticMarkup(createElement(LoanApplicationCard, { overview, drafts: new Map() })),
    journey: renderToStaticMarkup(createElement(WhoseTurn, { overview })),
    timeline: renderToStaticMarkup(createElement(Timeline, { overview })),
  };
  const headings = new Map(
    cases.map((status) => {
      const line = renderToStaticMarkup(createElement(TurnLine, { status, className: "" }));
      return [status.id, `${caseTitle({ ...status, lenderName: status.name })} ${plain(line)}`];
    }),
  );
  return { cases, demands: of.flatMap(({ demands }) => demands), summary, overview, draw, headings };
}
type Places = ReturnType<typeof placesOf>;

/** What is asked is named by its paper and its lender in every place, and one press away. */
function expectNamed({ demands, draw, overview, headings }: Places) {
  const bells = [routes.dashboard, "/dashboard/tools", routes.loanForm].map(
    (path) => notificationsOf(path, overview).items,
  );
  for (const { id, lender, paper, passOn } of demands) {
    const href = routes.myLender(id);
    for (const html of [draw.head, draw.journey]) {
      expect(hrefs(html)).toContain(href);
      expect(plain(html)).toMatch(new RegExp(`${lender}[^.]*${paper}|${paper}[^.]*${lender}`));
    }
    for (const items of bells) {
      const item = items.find((one) => one.href === href && one.title.includes(paper));
      expect(item?.title).toContain(lender);
      expect(item?.note).toMatch(/[23] Jun 2026/);
      if (paper.startsWith("P")) expect(item?.note).toMatch(/3 Jun 2026 by .*Meera/);
    }
    expect(headings.get(id)).toContain(lender);
    expect(headings.get(id)!.toLowerCase()).toContain(paper === "answer the offer" ? "the offer" : paper.toLowerCase());
    expect(plain(draw.card)).toContain(lender);
    if (passOn) {
      expect(plain(draw.head)).toContain(`Ask Harish for it : ${paper}`);
      expect(headings.get(id)).toContain(`Ask Harish for it : ${paper}`);
    }
  }
}

/** All places agree on how much there is to do, and on whose turn it is. */
function expectAgreed({ cases, demands, summary, overview, draw, headings }: Places) {
  const { turn, toChoose, waiting } = summary;
  const all = demands.length + (toChoose ? 2 : 0);
  expect(waiting).toMatchObject({ student: demands.length, passOn: demands.filter(({ passOn }) => passOn).length });
  for (const path of [routes.dashboard, "/dashboard/tools"]) expect(notificationsOf(path, overview).open).toBe(all);
  expect(notificationsOf(routes.loanForm, overview).open).toBe(demands.length);
  expect(Number(COUNTED.exec(plain(draw.strip))?.[1] ?? 0)).toBe(all);
  expect(Number(COUNTED.exec(plain(draw.head))?.[1] ?? 0)).toBe(demands.length);
  const nows = overview.journey.filter(({ state }) => state === "now").map(({ who }) => who);
  if (demands.length > 0) {
    expect(turn).toBe("student");
    expect(nows).toContain("Your turn");
    for (const html of Object.values(draw)) expect(plain(html)).not.toMatch(NOTHING);
    expect(hrefs(draw.journey)).toEqual(expect.arrayContaining(demands.map(({ id }) => routes.myLender(id))));
  } else {
    expect(turn === "student").toBe(toChoose && summary.isRead);
    expect(nows.includes("Your turn")).toBe(toChoose && overview.stage !== "underReview");
  }
  if (all > 0) expect(plain(draw.strip)).not.toMatch(NOTHING);
  for (const status of cases) {
    const isAsked = demands.some(({ id }) => id === status.id);
    expect(headings.get(status.id)!.includes("Waiting on: you")).toBe(isAsked);
    expect(status.turn === "student").toBe(isAsked);
    expect(/^(Give|Add|Answer|Hand)/.test(nextAct(status))).toBe(isAsked);
  }
  const ofCheck = demands.some(({ id }) => id === "DK-0");
  if (ofCheck) expect(plain(draw.timeline)).toContain("Under review (now) Your turn");
}

/** What a lender decided is told with its name, on the dashboard, the strip and the bell. */
function expectTold({ cases, draw, overview }: Places) {
  const bell = notificationsOf(routes.dashboard, overview).items;
  const WORDS: Partial<Record<CaseStep, (name: string) => string>> = {
    sanctioned: (name) => `${name} said yes: answer the offer`,
    accepted: (name) => `You accepted the offer of ${name}`,
    paidOut: (name) => `${name} has paid out your loan`,
    declined: (name) => `${name} said no`,
  };
  for (const { id, name, step } of cases) {
    const words = WORDS[step]?.(name);
    if (!words) continue;
    for (const html of [draw.head, draw.card, draw.journey]) expect(plain(html)).toContain(words);
    expect(bell.find(({ title, href }) => title.startsWith(words) && href === routes.myLender(id))).toBeDefined();
  }
  // Our check has ended once a lender has the file.
  const isHeld = cases.some(
    ({ isInternalReview, step }) => !isInternalReview && !/chosen|declined|withdrawn/.test(step),
  );
  const isOpen = cases.some((each) => each.isInternalReview && each.turn !== "nobody");
  if (isHeld && !isOpen) expect(plain(draw.card)).not.toContain("under review");
  const live = cases.filter(({ isInternalReview, step }) => !isInternalReview && !/declined|withdrawn/.test(step));
  const chosen = overview.journey[1]!.says.find((sentence) => sentence.startsWith("You chose"));
  for (const { name } of live) expect(chosen).toContain(name);
  expect(plain(draw.timeline).includes("Task remaining: 95%")).toBe(overview.stage !== "disbursed");
}

function expectPlaces(application: Application) {
  const places = placesOf(application);
  expectNamed(places);
  expectAgreed(places);
  expectTold(places);
}

const WHO: readonly On[] = ["student", "coApplicant", "lender"];
const DEMANDS: readonly (readonly On[])[] = [
  [],
  ...WHO.flatMap((one, index) => [[one], ...WHO.slice(index).map((other) => [one, other])]),
];
const CHECKS: readonly Check[] = ["none", "asked", "given", "fine"];
const FORM_STAGES: readonly Stage[] = ["underReview", "bankSelection", "processing", "disbursed"];

test.each(CHECKS)(
  "with no lender or one, and the check %s, every place says what is asked, of whom and where",
  (check) => {
    const formStage = check === "fine" ? "bankSelection" : "underReview";
    expectPlaces({ lenders: [], check, formStage });
    for (const step of STEPS) for (const on of DEMANDS) expectPlaces({ lenders: [{ step, on }], check, formStage });
  },
);

test("with up to three lenders, and whatever a colleague has set, all places agree", () => {
  const lender = fc.record({ step: fc.constantFrom(...STEPS), on: fc.constantFrom(...DEMANDS) });
  const application = fc.record({
    lenders: fc.array(lender, { maxLength: 3 }),
    check: fc.constantFrom(...CHECKS),
    formStage: fc.constantFrom(...FORM_STAGES),
  });
  // A colleague's stage ahead of the cases, beside a no.
  const ahead = ["declined", "chosen"].map((step) => ({ step: step as CaseStep, on: [] }));
  fc.assert(fc.property(application, expectPlaces), {
    numRuns: 150,
    examples: [[{ lenders: ahead, check: "none", formStage: "processing" }]],
  });
});

test("before the submit, for every set of saved sections, no place says that all is in while something is open", () => {
  const people = ["a", "b"];
  const stored = SECTION_KEYS.map((key) => [key, sampleSection(key, url, people)] as const);
  for (let bits = 0; bits < 2 ** SECTION_KEYS.length; bits++) {
    const form = fromStored(Object.fromEntries(stored.filter((_, index) => bits & (1 << index))));
    const tasks = tasksOf(form);
    const open = tasks.filter(({ done }) => !done);
    const overview = {
      ...standing(summaryOf([], { stage: "application", isChecked: false }), null, { reminders: [], questions: [] }),
      complete: false,
      startDate: "2026-05-30T05:00:00.000Z",
      deadline: "2026-06-04",
      daysLeft: 3,
      today: "2026-06-01",
      savedOn: {},
      tasks,
      progress: progressOf(form),
    } as unknown as LoadedOverview;
    const strip = plain(renderToStaticMarkup(createElement(ToDoStrip, { overview })));
    const head = plain(renderToStaticMarkup(createElement(Head, { overview, hasDrafts: false })));
    const card = plain(
      renderToStaticMarkup(createElement(LoanApplicationCard, { overview, drafts: new Map() })).replace(
        /aria-label="([^"]+)"/g,
        ">$1<",
      ),
    );
    const { open: counted } = notificationsOf(routes.dashboard, overview);
    expect(Number(COUNTED.exec(strip)![1])).toBe(counted);
    expect(`${strip} ${head}`).not.toMatch(NOTHING);
    expect(/All tasks are done/.test(head)).toBe(open.length === 0);
    expect(/All four parts are in|4 of 4 milestones done/.test(card)).toBe(open.length === 0);
    if (open.length > 0) expect(head).toContain(`${open.length} task`);
    if (overview.progress.percent === 100)
      for (const { title } of open)
        for (const [, said] of card.matchAll(/Still open: ([^.]*)/g)) expect(said).toContain(title);
  }
});
