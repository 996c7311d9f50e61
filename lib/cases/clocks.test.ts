import { addDays } from "@/lib/dates/calendar";
import { seededRules } from "@/tests/factories/law-rules";
import { caseClocks } from "./clocks";

const RULES = seededRules("tracker");
type Days = Parameters<typeof caseClocks>[0];
const CASE: Days = {
  startedOn: "2026-10-01",
  declinedOn: null,
  complainedOn: null,
  lenderKind: "publicBank",
  today: "2026-10-05",
};
const clocks = (change: Partial<Days> = {}, rules = RULES) => caseClocks({ ...CASE, ...change }, rules);
const idsOf = (clock: { rules: readonly { id: string }[] } | null) => clock?.rules.map(({ id }) => id);
const KINDS = [
  ...(["publicBank", "privateBank", "nbfc", "foreignLender"] as const),
  ...(["cooperativeBank", "governmentCorporation", null] as const),
] as const;
/** Whether a clock is open on the day before, the day and the day after. */
const around = (day: string, open: (today: string) => boolean | undefined) =>
  [-1, 0, 1].map((by) => open(addDays(day, by)));

test("the days since the file was handed over are counted by the calendar", () => {
  expect(clocks({ today: "2026-10-22" }).daysPassed).toBe(21);
});

test("nothing runs before the file was handed over", () => {
  const { daysPassed, ask, complain, escalate } = clocks({ startedOn: null });
  expect({ daysPassed, ask, complain }).toEqual({ daysPassed: null, ask: null, complain: null });
  expect(escalate).toMatchObject({ firstDay: null, lastDay: null, isOpen: false });
});

test("each clock that is not open says why, or what it waits for", () => {
  const stated = { lenderSaid: { words: "15 to 30 days", readOn: "2026-11-20" } };
  expect(clocks(stated)).toMatchObject({
    ask: { because: { days: 15, words: "15 to 30 days" }, waitsFor: null },
    complain: { because: { days: 30, words: "15 to 30 days" } },
    escalate: { because: null, waitsFor: "complaint" },
  });
  expect(clocks()).toMatchObject({
    ask: { because: { days: 15, words: null } },
    complain: { because: { days: 30, words: null } },
  });
  expect(clocks({ complainedOn: "2026-10-04" }).escalate!.waitsFor).toBeNull();
});

describe("the lender states no time", () => {
  it.each(KINDS)("%s: asking after 15 full days, complaining after 30", (lenderKind) => {
    const { ask, complain } = clocks({ lenderKind });
    expect(ask).toMatchObject({ firstDay: "2026-10-17", lastDay: null });
    expect(complain).toMatchObject({ firstDay: "2026-11-01", lastDay: null });
    expect([idsOf(ask), idsOf(complain)]).toEqual([["house-clock-ask"], ["house-clock-complain"]]);
    expect(around("2026-10-17", (today) => clocks({ lenderKind, today }).ask?.isOpen)).toEqual([false, true, true]);
    expect(around("2026-11-01", (today) => clocks({ lenderKind, today }).complain?.isOpen)).toEqual([
      ...[false, true, true],
    ]);
  });

  it("also where its words name none", () => {
    const lenderSaid = { words: "quick", readOn: "2026-11-21" };
    expect(clocks({ lenderSaid }).ask!.firstDay).toBe("2026-10-17");
  });
});

describe("the lender states a time", () => {
  const lenderSaid = { words: "15 to 30 days", readOn: "2026-11-20" };
  it("asking after its lower end, complaining after its upper one; its words stay beside their day", () => {
    const found = clocks({ lenderSaid: { ...lenderSaid, words: "10-20 days" } });
    expect([found.ask!.firstDay, found.complain!.firstDay]).toEqual(["2026-10-12", "2026-10-22"]);
    expect(clocks({ lenderSaid }).lenderSaid).toEqual(lenderSaid);
  });
  it("counts a part of a day as a day", () => {
    // 3 working days are 4.2 days of the calendar.
    expect(clocks({ lenderSaid: { ...lenderSaid, words: "3 working days" } }).ask!.firstDay).toBe("2026-10-07");
  });
});

describe("the lender declined", () => {
  const declined = { declinedOn: "2026-10-10", today: "2026-10-10" };
  it.each(["publicBank", "privateBank"] as const)("%s: complaining at once where it gave no reason", (lenderKind) => {
    const { ask, complain } = clocks({ ...declined, lenderKind, declineReason: "noneGiven" });
    expect(ask).toBeNull();
    expect(complain).toMatchObject({ firstDay: "2026-10-10", isOpen: true });
    expect(idsOf(complain)).toEqual(["house-clock-complain", "reject-reasons-bank"]);
  });
  it.each(["publicBank", "privateBank"] as const)("%s: at once where the service area was the reason", (lenderKind) => {
    const { complain } = clocks({ ...declined, lenderKind, declineReason: "serviceArea" });
    expect(complain).toMatchObject({ firstDay: "2026-10-10", isOpen: true });
    expect(idsOf(complain)).toEqual(["house-clock-complain", "service-area"]);
  });
  it.each(["nbfc", "foreignLender", "cooperativeBank", "governmentCorporation", null] as const)(
    "%s: no rule is broken by either",
    (lenderKind) => {
      for (const declineReason of ["noneGiven", "serviceArea"] as const)
        expect(clocks({ ...declined, lenderKind, declineReason }).complain).toBeNull();
    },
  );
  it("with a reason: there is nothing to complain of in the answer itself", () => {
    expect(clocks({ ...declined, declineReason: "incomeLow" }).complain).toBeNull();
  });
});

describe("the ombudsman", () => {
  const complained = { startedOn: "2026-08-01", complainedOn: "2026-09-01" };
  it.each(["publicBank", "privateBank", "nbfc"] as const)("%s: after 30 days of silence, for 90 days", (lenderKind) => {
    const { complain, escalate } = clocks({ ...complained, lenderKind });
    expect(complain).toBeNull();
    // 30 full days end on 1 October; 90 days after that is 30 December.
    expect(escalate).toMatchObject({ firstDay: "2026-10-02", lastDay: "2026-12-30" });
    const isOpen = (today: string) => clocks({ ...complained, lenderKind, today }).escalate!.isOpen;
    expect(around("2026-10-02", isOpen)).toEqual([false, true, true]);
    expect(around("2026-12-30", isOpen)).toEqual([true, true, false]);
    expect(idsOf(escalate)).toEqual(["rbios-first-lender", "rbios-30-days", "rbios-90-days", "rbios-who"]);
    for (const { source, sourceDate, text } of escalate!.rules) {
      expect(source && text).not.toBe("");
      expect(sourceDate).toMatch(/^2026-/);
    }
    expect(escalate!.rules[1]!.mustReadOriginal).toBe("scheme text, clause on time");
  });

  it("from the day of a reply that does not satisfy, for 90 days after it", () => {
    const { escalate } = clocks({ ...complained, repliedOn: "2026-09-10" });
    expect(escalate).toMatchObject({ firstDay: "2026-09-10", lastDay: "2026-12-09" });
  });
  it("a reply after the 30 days takes nothing back and gives no more time", () => {
    const { escalate } = clocks({ ...complained, repliedOn: "2026-11-15" });
    expect(escalate).toMatchObject({ firstDay: "2026-10-02", lastDay: "2026-12-30" });
  });
  it("a reply from before the complaint is none", () => {
    expect(clocks({ ...complained, repliedOn: "2026-08-20" }).escalate!.firstDay).toBe("2026-10-02");
  });
  it("only after a complaint to the lender", () => {
    expect(clocks({ today: "2027-01-30" }).escalate).toMatchObject({ firstDay: null, lastDay: null, isOpen: false });
  });

  it.each(["foreignLender", "cooperativeBank", "governmentCorporation", null] as const)("%s: none", (lenderKind) => {
    expect(clocks({ ...complained, lenderKind }).escalate).toBeNull();
  });
  it("not before the scheme began", () => {
    const isThere = (today: string) => clocks({ ...complained, today }).escalate !== null;
    expect(around("2026-07-01", isThere)).toEqual([false, true, true]);
  });
});

test("a rule whose source was to be read again gives no day", () => {
  // rbios-30-days and rbios-90-days are to be read again by 15 February 2027, our own reckoning by 31 May.
  const at = { startedOn: "2027-01-01", complainedOn: "2027-01-10" };
  expect(clocks({ ...at, today: "2027-02-15" }).escalate).toMatchObject({ firstDay: "2027-02-10", isOpen: true });
  const stale = clocks({ ...at, today: "2027-02-16" }).escalate!;
  expect(stale).toMatchObject({ firstDay: null, lastDay: null, isOpen: false });
  expect(
    stale.rules
      .filter(({ isStale }) => isStale)
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/\d/);
  expect(clocks({ ...at, today: "2027-06-01" }).ask).toMatchObject({ firstDay: null, isOpen: false });
});

test("a rule that is gone has no clock", () => {
  const without = (id: string) => RULES.filter((rule) => rule.id !== id);
  expect(clocks({}, without("house-clock-ask")).ask).toBeNull();
  expect(clocks({ complainedOn: "2026-10-02" }, without("rbios-30-days")).escalate).toBeNull();
  const { firstDay, lastDay } = clocks({ complainedOn: "2026-10-02" }, without("rbios-90-days")).escalate!;
  expect([firstDay, lastDay]).toEqual(["2026-11-02", null]);
});

describe("the Key Facts Statement", () => {
  it("stays open for three working days, and says that the holidays of a state may add to them", () => {
    // Thursday; Saturday 28 November is the fourth of its month.
    const { kfs } = clocks({ kfsGivenOn: "2026-11-26", today: "2026-11-27" });
    expect(kfs).toMatchObject({ firstDay: "2026-11-26", lastDay: "2026-12-01", isOpen: true });
    expect(idsOf(kfs)).toEqual(["kfs-validity-3wd", "house-working-days"]);
    expect(kfs!.rules[1]!.text).toMatch(/holidays of your state/);
    const isOpen = (today: string) => clocks({ kfsGivenOn: "2026-11-26", today }).kfs!.isOpen;
    expect(around("2026-12-01", isOpen)).toEqual([true, true, false]);
  });
  it.each(["foreignLender", "cooperativeBank", "governmentCorporation", null] as const)("%s: none", (lenderKind) => {
    expect(clocks({ kfsGivenOn: "2026-11-26", lenderKind }).kfs).toBeNull();
  });
});

test("what was asked of lenders about their time differs by kind", () => {
  const about = (lenderKind: Days["lenderKind"]) => clocks({ lenderKind }).aboutTime.map(({ id }) => id);
  expect(about("publicBank")).toEqual(["psb-15-days", "iba-15-to-30-days", "bank-acknowledge"]);
  expect(about("privateBank")).toEqual(["iba-15-to-30-days", "bank-acknowledge"]);
  expect(about("nbfc")).toEqual(["nbfc-acknowledge"]);
  expect(about("foreignLender")).toEqual([]);
  expect(about(null)).toEqual([]);
});
