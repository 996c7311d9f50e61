import { type CaseEvent, NO_TERMS } from "./event";
import { sanctionFigures, paidOutOf } from "./offers";
import { acceptWords, offerRows, openUntilWords } from "./offer-words";
import { CASE_PAGE, pageRow, type PageState, pageStateOf } from "./page-table";
import { caseState } from "./state";

const TODAY = "2026-11-20";
let id = 0;
const event = (kind: CaseEvent["kind"], over: Partial<CaseEvent> = {}): CaseEvent => ({
  ...NO_TERMS,
  ...{ id: ++id, kind, writer: "student", writerName: "", channel: null, happenedOn: "2026-11-01" },
  ...{ writtenAt: "2026-11-01T06:30:00.000Z", item: null, slot: null, reason: null, amount: null, note: null },
  ...{ fileId: null, answersId: null, correctsId: null },
  ...over,
});
const STATES = Object.keys(CASE_PAGE) as PageState[];

describe("the page of a case", () => {
  const asked = event("asked", { item: "Pay slips", writer: "lender" });
  test.each<[PageState, CaseEvent[], boolean]>([
    ["chosen", [event("chosen")], false],
    ["withLender", [event("handedOver")], false],
    ["asked", [event("handedOver"), asked], false],
    ["asked", [event("accepted"), event("asked", { item: "Agreement" })], false],
    ["asked", [event("asked", { item: "PAN", writer: "dakhila" })], true],
    ["withLender", [event("handedOver"), asked, event("answered", { answersId: asked.id })], false],
    ["sanctioned", [event("sanctioned")], false],
    ["sanctioned", [event("sanctioned"), event("asked", { item: "Agreement" })], false],
    ["accepted", [event("sanctioned"), event("accepted")], false],
    ["declined", [event("declined", { reason: "noneGiven" })], false],
    ["paidOut", [event("paidOut")], false],
    ["withdrawn", [event("withdrawn")], false],
    ["check", [], true],
  ])("is arranged for %s", (expected, events, isInternalReview) => {
    expect(pageStateOf(caseState(events, { today: TODAY, isInternalReview }), isInternalReview)).toBe(expected);
  });

  test.each(STATES)("%s: words over it, and each block at most once below", (state) => {
    const { heading, button, time, below } = pageRow(state);
    expect(heading("SBI")).toMatch(/^\S.*\S$/);
    if (button) expect(time?.()).toMatch(/^\S.*\.$/);
    expect(new Set(below).size).toBe(below.length);
    // The diary is never out of reach.
    expect(below).toContain("diary");
    if (state !== "check") expect(below).toEqual(expect.arrayContaining(["write", "kept", "openings", "rights"]));
    // What hands the file over stands in the first block there.
    if (state !== "check") expect((below as readonly string[]).includes("links")).toBe(state !== "chosen");
  });
});

describe("an offer", () => {
  const offer = (over: Partial<CaseEvent>, wanted: number | null = 2_500_000) =>
    sanctionFigures([event("sanctioned", over)], { wanted, today: TODAY })!;

  test("the instalment is the calculator's, and only where amount, rate and term are known", () => {
    expect(offer({ amount: 2_000_000, rate: 11, termMonths: 96 }).instalment).toBe(31_417);
    for (const missing of ["amount", "rate", "termMonths"])
      expect(offer({ amount: 2_000_000, rate: 11, termMonths: 96, [missing]: null }).instalment).toBeNull();
  });

  test.each<[number | null, number | null, string | undefined]>([
    [2_200_000, 2_500_000, "₹3,00,000 less than you asked for"],
    [2_500_000, 2_500_000, "As much as you asked for"],
    [2_600_000, 2_500_000, "₹1,00,000 more than you asked for"],
    [2_600_000, null, undefined],
    [null, 2_500_000, undefined],
  ])("of %s where %s was asked for", (amount, wanted, words) => {
    expect(offerRows(offer({ amount }, wanted), wanted).head[0]!.more).toBe(words);
  });

  test.each([
    ["2026-11-25", "Open until 25 Nov 2026: 5 days left"],
    ["2026-11-21", "Open until 21 Nov 2026: 1 day left"],
    ["2026-11-20", "Open until today, 20 Nov 2026"],
    ["2026-11-19", "It was open until 19 Nov 2026. Ask SBI whether it still stands."],
    [null, "No last day is said. Ask SBI until when it stands."],
  ])("that stands until %s", (validUntil, words) => {
    expect(openUntilWords(offer({ validUntil }), "SBI")).toBe(words);
  });

  test.each([
    [2_200_000, 9.15, "A loan of ₹22,00,000 at 9.15% a year."],
    [2_200_000, null, "A loan of ₹22,00,000; no rate is said."],
    [null, 9.15, "A loan at 9.15% a year; no amount is said."],
    [null, null, "Neither the amount nor the rate is said."],
  ])("of %s at %s is named before it is accepted", (amount, rate, words) =>
    expect(acceptWords(offer({ amount, rate }))).toBe(words),
  );

  test("what a sanction does not say is said to be missing, never zero", () => {
    const { head, rest } = offerRows(offer({}), 2_500_000);
    const shown = [...head, ...rest].map(({ label, value }) => `${label}: ${value}`);
    expect(shown).toEqual([
      "Sanctioned: Not said",
      "You asked for: ₹25,00,000",
      "Rate of interest: Not said",
      "Term: Not said",
      "Instalment a month: Cannot be worked out yet",
      "Processing fee: Not said",
    ]);
    expect(offerRows(offer({ processingFee: 0 }), null).rest[1]!.value).toBe("None");
  });

  test("the latest sanction that counts is the offer", () => {
    const [first, second] = [event("sanctioned", { amount: 1 }), event("sanctioned", { amount: 2 })];
    const all = [first, second, event("corrected", { correctsId: second.id })];
    expect(sanctionFigures(all, { wanted: null, today: TODAY })).toMatchObject({ id: first.id, amount: 1 });
    expect(sanctionFigures([event("chosen")], { wanted: null, today: TODAY })).toBeNull();
  });
});

test("what was paid is the sum of all payments, unknown where one of them is", () => {
  const [one, two, none] = [100, 50, null].map((amount) => event("paidOut", { amount }));
  expect(paidOutOf([one!, two!])).toEqual({ rupees: 150, days: ["2026-11-01", "2026-11-01"] });
  expect(paidOutOf([one!, none!]).rupees).toBeNull();
});
