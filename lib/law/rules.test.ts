import { addDays } from "@/lib/dates/calendar";
import { lawRuleRow } from "./rule-row";
import { type LawRule, rulesThatHold, rulesThatMayHold } from "./rules";

const RULE: LawRule = {
  id: "reply-time",
  topic: "ombudsman",
  text: "The lender answers within 30 days.",
  value: { days: 30 },
  source: "a circular",
  sourceDate: "2026-07-01",
  sourceDateExact: true,
  readOn: "2026-11-21",
  confidence: "medium",
  lenders: ["publicBank", "privateBank", "nbfc"],
  validFrom: "2026-07-01",
  validTo: "2026-12-31",
  reviewBy: "2026-12-15",
  mustReadOriginal: "the clause on time",
};
const idsOn = (today: string, rule = RULE, kind: Parameters<typeof rulesThatHold>[1] = "nbfc") => [
  ...rulesThatHold([rule], kind, today).keys(),
];

it("holds from its first day to its last, both counted", () => {
  expect(idsOn("2026-06-30")).toEqual([]);
  expect(idsOn("2026-07-01")).toEqual(["reply-time"]);
  expect(idsOn("2026-12-31")).toEqual(["reply-time"]);
  expect(idsOn("2027-01-01")).toEqual([]);
  expect(idsOn("1990-01-01", { ...RULE, validFrom: null })).toEqual(["reply-time"]);
  expect(idsOn("2099-01-01", { ...RULE, validTo: null })).toEqual(["reply-time"]);
});

it("holds for the kinds of lender that it names, and where the kind is not known only if it names all", () => {
  const day = "2026-11-22";
  for (const kind of RULE.lenders) expect(idsOn(day, RULE, kind)).toEqual(["reply-time"]);
  expect(idsOn(day, RULE, "foreignLender")).toEqual([]);
  expect(idsOn(day, RULE, null)).toEqual([]);
  expect(
    idsOn(
      day,
      { ...RULE, lenders: [...RULE.lenders, "cooperativeBank", "foreignLender", "governmentCorporation"] },
      null,
    ),
  ).toEqual(["reply-time"]);
});

it("may hold where it holds for one kind at least, on the same days and as stale", () => {
  const may = (today: string, rule = RULE) => rulesThatMayHold([rule], today);
  expect([...may("2026-11-22").keys()]).toEqual(["reply-time"]);
  expect([...may("2026-11-22", { ...RULE, lenders: ["nbfc"] }).keys()]).toEqual(["reply-time"]);
  expect(may("2026-11-22", { ...RULE, lenders: [] }).size).toBe(0);
  for (const day of ["2026-06-30", "2027-01-01"]) expect(may(day).size).toBe(0);
  expect(may("2026-12-16").get("reply-time")).toMatchObject({ isStale: true, value: {} });
});

it("gives words and no figures after the day by which its source was to be read again", () => {
  const on = (today: string, text = RULE.text) => rulesThatHold([{ ...RULE, text }], "nbfc", today).get("reply-time")!;
  expect(on("2026-12-15")).toMatchObject({ isStale: false, text: RULE.text, value: { days: 30 } });
  const after = on(addDays("2026-12-15", 1));
  expect(after).toMatchObject({ isStale: true, value: {}, mustReadOriginal: "the clause on time" });
  expect(after.text).not.toMatch(/\d/);
  expect(on("2026-12-16", "The lender answers.").text).toBe("The lender answers.");
  expect(rulesThatHold([{ ...RULE, reviewBy: null }], "nbfc", "2026-12-16").get("reply-time")!.isStale).toBe(false);
});

it("never reads a rule that one source tells, that is to be mended or that is archived", () => {
  const { lenders: _, ...cells } = RULE;
  const date = (text: string | null) => text && new Date(text);
  const row = {
    ...cells,
    ...{
      toMend: "",
      archivedAt: null,
      forPublicBank: true,
      forPrivateBank: true,
      forNbfc: true,
      forForeignLender: false,
      forCooperative: false,
      forGovernment: false,
    },
    ...{ sourceDate: date(RULE.sourceDate), readOn: date(RULE.readOn), validFrom: date(RULE.validFrom) },
    ...{ validTo: date(RULE.validTo), reviewBy: date(RULE.reviewBy) },
  };
  expect(lawRuleRow.parse(row)).toEqual(RULE);
  for (const fault of [
    { confidence: "low" },
    { toMend: "a4_source: blank." },
    { archivedAt: new Date() },
    { source: " " },
    { sourceDate: null },
    { value: [30] },
  ])
    expect(lawRuleRow.safeParse({ ...row, ...fault }).success).toBe(false);
});
