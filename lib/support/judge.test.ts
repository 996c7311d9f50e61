import { seededSupport } from "@/tests/factories/dated-facts";
import { judgeSupport, type SupportAnswers } from "./judge";

const TODAY = "2026-11-28";
const ALL = seededSupport();
const answers = (more: Partial<SupportAnswers> = {}): SupportAnswers => ({
  state: "",
  place: "",
  income: null,
  ...more,
});
const of = (id: string, more: Partial<SupportAnswers> = {}, today = TODAY) =>
  judgeSupport(
    ALL.find((scheme) => scheme.id === id)!,
    answers(more),
    today,
  );

it.each<[string, Partial<SupportAnswers>, string, string[]]>([
  ["telangana-phule", { state: "TS", place: "abroad", income: 500_000 }, "mayAsk", []],
  ["telangana-phule", { state: "TS", place: "abroad", income: 500_001 }, "doesNotFit", ["income"]],
  ["telangana-phule", { state: "GJ", place: "india", income: 900_000 }, "doesNotFit", ["state", "place", "income"]],
  ["telangana-phule", { state: "TS", place: "abroad" }, "cannotTell", ["income"]],
  ["telangana-phule", {}, "cannotTell", ["state", "place", "income"]],
  ["nos-sc", { place: "abroad", income: 800_000 }, "mayAsk", []],
  ["csis", { place: "india", income: 450_000 }, "cannotTell", ["unconfirmed"]],
  ["gujarat-interest-subsidy", { state: "GJ", place: "india", income: 100 }, "cannotTell", ["unconfirmed"]],
  ["ambedkar-interest-subsidy", { place: "abroad", income: 100 }, "closed", []],
  ["andhra-guaranteed-loan", { state: "AP", place: "abroad" }, "closed", []],
  ["maharashtra-rajarshi-shahu", { state: "MH", place: "abroad" }, "mayAsk", []],
])("%s for %j: %s", (id, more, verdict, reasons) => expect(of(id, more)).toEqual({ verdict, reasons }));

it("compares no figure past its review, and calls no such scheme open", () => {
  const late = of("telangana-phule", { state: "TS", place: "abroad", income: 9_000_000 }, "2027-06-01");
  expect(late).toEqual({ verdict: "cannotTell", reasons: ["unconfirmed"] });
});

it("calls nothing open that is closed or unconfirmed, whatever is answered", () => {
  for (const scheme of ALL)
    for (const place of ["india", "abroad"] as const) {
      const { verdict } = judgeSupport(scheme, answers({ state: scheme.state, place, income: 0 }), TODAY);
      if (scheme.status !== "open" || scheme.confidence === "low") expect(verdict).not.toBe("mayAsk");
    }
});
