import { SECTIONS } from "@/lib/loan-form/registry";
import { walkFields } from "@/lib/loan-form/walk";
import type { CaseEvent, CaseWriter } from "./event";
import { documentName } from "./document-name";
import { CASE_KINDS as KINDS, eventSentence, kindWords } from "./kinds";
import { sampleEvent, sampleStatus } from "./testing";
import { reasonChoice, REASONS, reasonWords } from "./reasons";
import { CASE_CHANNELS, channelWords, turnWords, writerWords } from "./words";

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[];
const CHANNELS = keysOf(CASE_CHANNELS);
const WRITERS: CaseWriter[] = ["app", "student", "dakhila", "lender"];
const SBI = "SBI";

const event = sampleEvent;
const said = (over: Partial<CaseEvent>, paper = "") => eventSentence(event(over), { lender: SBI, paper });

/** A text that a person can read: nothing that a program left behind. */
function expectText(text: string) {
  expect(text).toMatch(/^\S.*\S$/);
  expect(text).not.toMatch(/undefined|null|NaN|\{\{|\}\}|: $|\(\)/);
}

afterEach(() => {
  delete globalThis.dakhilaMessages;
});

describe("an event", () => {
  test.each<[Partial<CaseEvent>, string, string]>([
    [{ kind: "chosen" }, "", "You chose SBI"],
    [{ kind: "handedOver" }, "", "You handed over your papers"],
    [{ kind: "handedOver", writer: "dakhila" }, "", "Dakhila handed over your papers"],
    [{ kind: "handedOver", writer: "app", channel: "pass" }, "", "SBI opened your file by your link"],
    [{ kind: "asked", writer: "lender" }, "Pay slips", "They asked for: Pay slips"],
    [{ kind: "asked", writer: "dakhila" }, "Pay slips", "Asked for: Pay slips"],
    [{ kind: "answered" }, "Pay slips", "You gave: Pay slips"],
    [{ kind: "answered" }, "", "You gave what was asked for"],
    [{ kind: "added" }, "Pay slips", "You added: Pay slips"],
    [{ kind: "declined", reason: "incomeLow" }, "", "SBI said no: income too low"],
    [{ kind: "declined", reason: "other" }, "", "SBI said no, for another reason"],
    [{ kind: "declined", reason: "noneGiven" }, "", "SBI said no and gave no reason"],
    [{ kind: "sanctioned", amount: 2_000_000 }, "", "SBI said yes to a loan of ₹20,00,000"],
    [{ kind: "sanctioned" }, "", "SBI said yes"],
    [{ kind: "sanctioned", rate: 9.15, rateType: "fixed" }, "", "SBI said yes; 9.15% a year; fixed rate"],
    [
      { kind: "sanctioned", amount: 2_200_000, termMonths: 120, processingFee: 0, validUntil: "2027-03-31" },
      "",
      "SBI said yes to a loan of ₹22,00,000; over 120 months; no processing fee; open until 31 Mar 2027",
    ],
    [
      { kind: "sanctioned", processingFee: 10_000, termMonths: 1, conditions: "Margin of 10%" },
      "",
      "SBI said yes; over 1 month; processing fee ₹10,000; conditions: Margin of 10%",
    ],
    [{ kind: "paidOut", amount: 500_000 }, "", "SBI paid out ₹5,00,000"],
    [{ kind: "complained" }, "", "You complained to SBI"],
  ])("%j of %j reads %j", (over, paper, words) => {
    expect(said(over, paper)).toBe(words);
  });

  test("of every kind by every writer, with and without what may be blank, has its words", () => {
    for (const kind of KINDS)
      for (const writer of WRITERS)
        for (const reason of [null, ...REASONS])
          for (const amount of [null, 1])
            for (const paper of ["", "Pay slips"]) {
              const words = said({ kind, writer, reason, amount }, paper);
              expectText(words);
              if (writer !== "student") expect(words).not.toMatch(/^You (handed|gave|spoke)/);
            }
  });

  test("of each kind reads unlike the others", () => {
    expect(new Set(KINDS.map((kind) => said({ kind }))).size).toBe(KINDS.length);
    expect(new Set(KINDS.map(kindWords)).size).toBe(KINDS.length);
  });

  test("is signed", () => {
    const signed = (writer: CaseWriter, writerName: string) => writerWords({ writer, writerName }, SBI);
    expect(signed("student", "")).toBe("You");
    expect(signed("dakhila", "Meera")).toBe("Dakhila (Meera)");
    expect(signed("dakhila", "")).toBe("Dakhila");
    expect(signed("lender", "A. Shah")).toBe("A. Shah, SBI officer by link");
    expect(signed("lender", "")).toBe("SBI officer by link");
    expect(signed("app", "")).toBe("Automatic");
  });
});

test("every kind, channel and reason has its words", () => {
  KINDS.map(kindWords).forEach(expectText);
  CHANNELS.map(channelWords).forEach(expectText);
  expect(channelWords("phone")).toBe("by phone");
  for (const reason of REASONS) Object.values(reasonWords(reason)).forEach(expectText);
  for (const reason of REASONS) expect(reasonChoice(reason).label).toMatch(/^[A-Z]/);
});

test("a reason says what it usually means and what would change it, in whole sentences and without figures", () => {
  for (const reason of REASONS) {
    const { means, change } = reasonWords(reason);
    for (const text of [means, change]) expect(text).toMatch(/^[A-Z][^\d%]*\.$/);
    expect(means).not.toBe(change);
  }
});

describe("whose turn it is", () => {
  const waiting = (today: string, ...lines: Partial<CaseEvent>[]) =>
    turnWords(sampleStatus(lines, { today, coApplicants: ["Harish"] }));
  const slot = "coApplicantKycDetails.0.panCard";

  test.each<[string, string, Partial<CaseEvent>[]]>([
    ["Waiting on: you · hand over your papers, since today", "2026-06-01", []],
    ["Waiting on SBI, since today", "2026-06-01", [{ kind: "handedOver" }]],
    ["Waiting on SBI, 1 day", "2026-06-02", [{ kind: "handedOver" }]],
    ["Waiting on SBI, 12 days", "2026-06-13", [{ kind: "handedOver" }]],
    [
      "Waiting on: you · 1 paper, since 1 Jun (8 days): Pay slips",
      "2026-06-09",
      [{ kind: "asked", item: "Pay slips" }],
    ],
    [
      "Waiting on: you · 2 papers, since 1 Jun (1 day): Form 16; Pay slips (ask Harish for it)",
      "2026-06-02",
      [
        { kind: "asked", item: "Form 16" },
        { kind: "asked", slot, item: "Pay slips" },
      ],
    ],
    [
      "Waiting on: you · 1 paper, since today: Pay slips (ask Harish for it)",
      "2026-06-01",
      [{ kind: "asked", slot, item: "Pay slips" }],
    ],
    [
      "Waiting on: you · 1 paper, since today: Pay slips (ask your co-applicant for it)",
      "2026-06-01",
      [{ kind: "asked", slot: slot.replace("0", "1"), item: "Pay slips" }],
    ],
    ["Waiting on: you · accept the offer or not, since 1 Jun 2026 (400 days)", "2027-07-06", [{ kind: "sanctioned" }]],
    [
      "Waiting on: you · accept the offer or not, since 1 Jun (95 days), and give: Form 16",
      "2026-09-04",
      [{ kind: "asked", item: "Form 16" }, { kind: "sanctioned" }],
    ],
    [
      "Waiting on Dakhila, 2 days",
      "2026-06-03",
      [
        { kind: "asked", writer: "dakhila" },
        { kind: "answered", answersId: 1 },
      ],
    ],
    ["The money is paid out", "2026-06-01", [{ kind: "paidOut" }]],
    ["SBI said no", "2026-06-01", [{ kind: "declined", reason: "marks" }]],
    ["You withdrew", "2026-06-01", [{ kind: "withdrawn" }]],
  ])("%s", (words, today, lines) => {
    expect(waiting(today, ...lines)).toBe(words);
  });
});

describe("a paper", () => {
  const named = (slot: string | null, item: string | null = null) => documentName({ slot, item });

  test("has the name that the form gives it, and whose it is", () => {
    expect(named("kycDetails.panCard")).toBe("PAN Card");
    expect(named("coApplicantFinancialDetails.0.paySlips")).toBe("Pay Slips, Primary Co-applicant");
    expect(named("academicDetails.competitiveExams.1.url")).toBe("Competitive exam 2: Score card");
    expect(named("academicDetails.proofOfIntent.url")).toBe("Proof of intent: Letter");
  });

  test("has the words of whoever asked, alone or after the name", () => {
    expect(named(null, "Rent agreement")).toBe("Rent agreement");
    expect(named("kycDetails.panCard", "a clear one")).toBe("PAN Card (a clear one)");
    expect(named("kycDetails.noSuchCard", "Rent agreement")).toBe("Rent agreement");
  });

  test("that nobody named, or that an editor misspelt, is a paper still", () => {
    for (const slot of [
      null,
      "",
      "kycDetails",
      "kycDetails.",
      "constructor.name",
      "kycDetails.panCard.0",
      "0.paySlips",
    ])
      expect(named(slot)).toBe("a paper");
    expect(named("coApplicantKycDetails.panCard")).toBe("a paper");
  });

  test("is named for every document of the form", () => {
    for (const { key, fields, repeats } of SECTIONS)
      walkFields(fields, { competitiveExams: [{}] }, ({ field, path }) => {
        if (field.kind !== "upload") return;
        const name = named(`${key}.${repeats ? "0." : ""}${path}`);
        expectText(name);
        expect(name).toContain(field.label);
      });
  });
});

test("a language lays its texts over all of them", () => {
  const texts = {
    "cases.kinds.asked": "K",
    "cases.channels.phone": "C",
    "cases.reasons.marks.label": "R",
    "cases.saidNoBecause": "{{reason}} < {{lender}}",
    "cases.writerYou": "Y",
    "cases.waitingOnYou": "W",
  };
  globalThis.dakhilaMessages = { language: "hi", texts };
  const chosen = sampleStatus([]);
  expect([
    kindWords("asked"),
    channelWords("phone"),
    reasonWords("marks").label,
    said({ kind: "declined", reason: "marks" }),
    writerWords({ writer: "student", writerName: "" }, SBI),
    turnWords(chosen),
  ]).toEqual(["K", "C", "R", "R < SBI", "Y", "W"]);
});
