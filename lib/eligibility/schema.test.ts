import { ruleRow } from "./schema";
import { SPELLINGS } from "./testing";

const row = {
  id: 1,
  toMend: "",
  ifNot: "refuse",
  place: "any",
  levels: "",
  aboveAmount: null,
  reason: "Why.",
  remedy: "What.",
  source: "a page",
  version: "1",
};

describe("reading a rule", () => {
  const read = (subject: string, operator: string, value: string, more = {}) =>
    ruleRow(SPELLINGS).safeParse({ ...row, subject, operator, value, ...more });
  it.each([
    ["studyIn", "in", "us, UK,Abroad,,US", ["US", "GB", "abroad"]],
    ["amount", "atMost", " 30,00,000 ", 3_000_000],
    ["amount", "atLeast", "1", 1],
    ["collateral", "atMost", "7_50_000", 750_000],
    ["admission", "in", "Received_Offer", ["received_offer"]],
    ["coApplicant", "in", "earning, notearning", ["earning", "notEarning"]],
    ["courseLevel", "equals", "postgraduate", ["postgraduate"]],
  ])("%s %s %p", (subject, operator, value, meant) =>
    expect(read(subject, operator, value).data?.value).toEqual(meant),
  );

  it.each([
    ["studyIn", "in", "Europe"],
    ["studyIn", "in", "US,Atlantis"],
    ["studyIn", "in", ""],
    ["studyIn", "in", " , "],
    ["studyIn", "equals", "US"],
    ["amount", "atMost", "30 lakh"],
    ["amount", "atMost", "-5"],
    ["amount", "atMost", "0"],
    ["amount", "atMost", ""],
    ["amount", "atMost", "1e7"],
    ["amount", "in", "1"],
    ["collateral", "atLeast", "1"],
    ["collateral", "atMost", "none"],
    ["admission", "in", "confirmed"],
    ["admission", "atMost", "3"],
    ["coApplicant", "equals", "earning,none"],
    ["courseLevel", "equals", ""],
    ["income", "atLeast", "1"],
  ])("cannot read %s %s %p", (subject, operator, value) => expect(read(subject, operator, value).success).toBe(false));

  it.each(["reason", "remedy"])("cannot read one without a %s", (part) =>
    expect(read("amount", "atMost", "1", { [part]: " " }).success).toBe(false),
  );

  it("reads for whom it is asked, and what follows where it is not met", () => {
    expect(
      read("amount", "atMost", "1", {
        ifNot: "ask",
        place: "abroad",
        levels: "Doctorate, postgraduate",
        aboveAmount: 750_000n,
      }).data,
    ).toMatchObject({ ifNot: "ask", place: "abroad", levels: ["doctorate", "postgraduate"], aboveAmount: 750_000 });
    expect(read("amount", "atMost", "1").data).toMatchObject({ ifNot: "refuse", levels: [], aboveAmount: null });
  });

  it.each([
    { levels: "masters" },
    { levels: "doctorate, masters" },
    { place: "europe" },
    { toMend: "Say the amount." },
  ])("cannot read one with %o", (more) => expect(read("amount", "atMost", "1", more).success).toBe(false));
});
