import type { LawRule } from "@/lib/law/rules";
import { seededRules } from "@/tests/factories/law-rules";
import { type CaseEvent, type CaseEventKind, NO_TERMS } from "./event";
import { complaintLetter, type Letter, type LetterCase, ombudsmanSheet, statusLetter } from "./letters";

const RULES = seededRules("letters");
const KINDS = [
  ...(["publicBank", "privateBank", "nbfc", "foreignLender"] as const),
  ...(["cooperativeBank", "governmentCorporation", null] as const),
] as const;
const LETTERS = { status: statusLetter, complaint: complaintLetter, ombudsman: ombudsmanSheet };

let lastId = 0;
const event = (kind: CaseEventKind, happenedOn: string, more: Partial<CaseEvent> = {}): CaseEvent => ({
  ...{ id: (lastId += 1), kind, happenedOn, writtenAt: `${happenedOn}T06:00:00Z`, writer: "student", writerName: "" },
  ...{ channel: null, item: null, slot: null, reason: null, amount: null, note: null, fileId: null },
  ...{ answersId: null, correctsId: null, ...NO_TERMS },
  ...more,
});
const handedOver = event("handedOver", "2026-10-01");
const declined = (reason: CaseEvent["reason"], more: Partial<CaseEvent> = {}) =>
  event("declined", "2026-10-20", { reason, ...more });
const complained = event("complained", "2026-10-22");

const CASE: LetterCase = {
  studentName: "Asha Patel",
  reference: "DK-7F3-K9Q-2MXC-1",
  lenderName: "Surat Nagrik",
  lenderKind: "publicBank",
  branch: "Ring Road",
  lenderReference: "EL-77",
  events: [handedOver],
};
const TODAY = "2026-11-22";
type Kind = LetterCase["lenderKind"];
const paragraphsOf = (letter: Letter | null) => letter?.paragraphs.map(({ text, rules }) => [text, ...rules]);
const write = (name: keyof typeof LETTERS, change: Partial<LetterCase>, today = TODAY, rules = RULES) =>
  paragraphsOf(LETTERS[name]({ ...CASE, ...change }, rules, today));

// Each sentence that claims something has its rule beside it, and the fact of the study that the rule is from.
const HEAD = [["Date: 22 November 2026"], ["Your reference: EL-77. My reference at Dakhila: DK-7F3-K9Q-2MXC-1."]];
const SINCE = ["I handed you my application for an education loan on 1 October 2026. That was 52 days ago."];
const NOT_ACKNOWLEDGED = ["I have no record that it was acknowledged."];
/** RBI Fair Practices Code of 2003, in two secondary sources. */
const BANK_ACKNOWLEDGES = [
  "A bank acknowledges every application and asks for missing papers at once.",
  "bank-acknowledge",
];
/** F13 */
const NBFC_ACKNOWLEDGES = [
  "An NBFC acknowledges an application, preferably with the time it will take (RBI Fair Practices Code for NBFCs, 2006-09-28).",
  "nbfc-acknowledge",
];
/** F12: an instruction, by news reports; "asked", not "must". */
const PUBLIC_BANKS_15 = [
  "In July 2025 the Finance Ministry asked public banks to decide education loans within 15 days.",
  "psb-15-days",
];
/** F11 */
const WRITTEN_REASONS = [
  "A bank that declines a loan gives the main reasons in writing, whatever the amount (RBI/2006-2007/280, DBOD.No.Leg.BC.65, 2007-03-06).",
  "reject-reasons-bank",
];
/** F12 */
const HIGHER_OFFICER = [
  [
    "Banks were advised to decline an education loan only with the approval of a higher officer.",
    "reject-higher-authority",
  ],
  ["I ask whether a higher officer approved it."],
];
/** F12 */
const SERVICE_AREA = [
  "A bank may not decline an education loan because the student lives outside its service area (RBI/2012-13/291, RPCD.MSME&NFS.BC.No.46/06.12.05/2012-13, 2012-11-09).",
  "service-area",
];
/** F9 */
const OMBUDSMAN_NEXT: Record<string, string[]> = {
  bank: [
    "If it is refused, not settled, or not answered within 30 days, I may go to the RBI Ombudsman.",
    ...["rbios-first-lender", "rbios-30-days"],
  ],
  nbfc: [
    "If it is refused, not settled, or not answered within 30 days, I may go to the RBI Ombudsman, as far as its scheme covers you.",
    ...["rbios-first-lender", "rbios-who", "rbios-30-days"],
  ],
};
const FAITHFULLY = ["Yours faithfully, Asha Patel"];
const ANSWER_IN_WRITING = ["Please answer this complaint in writing."];
/** By kind: what each of them is told of how it takes an application in, and what comes after a complaint. */
const INTAKE: [Kind, string[][], string[][]][] = [
  ["publicBank", [BANK_ACKNOWLEDGES], [OMBUDSMAN_NEXT.bank!]],
  ["privateBank", [BANK_ACKNOWLEDGES], [OMBUDSMAN_NEXT.bank!]],
  ["nbfc", [NBFC_ACKNOWLEDGES], [OMBUDSMAN_NEXT.nbfc!]],
  ["foreignLender", [], []],
  [null, [], []],
];
const isBank = (kind: Kind) => kind === "publicBank" || kind === "privateBank";
const forBanks = (kind: Kind, lines: string[][]) => (isBank(kind) ? lines : []);
const publicOnly = (kind: Kind) => (kind === "publicBank" ? [PUBLIC_BANKS_15] : []);

describe.each(INTAKE)("%s", (lenderKind, intake, next) => {
  test("asks for the status", () => {
    expect(write("status", { lenderKind })).toEqual([
      ["To: Surat Nagrik, Ring Road"],
      ...HEAD,
      SINCE,
      NOT_ACKNOWLEDGED,
      ...intake,
      ...publicOnly(lenderKind),
      [
        "Please tell me in writing where my application stands, which papers you still need from me, and by when you expect to decide.",
      ],
      FAITHFULLY,
    ]);
  });

  const toOfficer = [
    ["To: The grievance officer, Surat Nagrik, Ring Road"],
    ...HEAD,
    SINCE,
    NOT_ACKNOWLEDGED,
    ...intake,
  ];

  test("complains of delay and silence", () => {
    expect(write("complaint", { lenderKind })).toEqual([
      ...toOfficer,
      ["I complain of the delay: after 52 days there is no decision. I have not heard from you since."],
      ...publicOnly(lenderKind),
      ["I ask for a decision, or for a written answer that says what it still waits for."],
      ...forBanks(lenderKind, [
        ["If the application is declined, I ask for the main reasons in writing."],
        WRITTEN_REASONS,
      ]),
      ANSWER_IN_WRITING,
      ...next,
      FAITHFULLY,
    ]);
  });

  test("complains of missing reasons: as of right at a bank, else it asks", () => {
    expect(write("complaint", { lenderKind, events: [handedOver, declined("noneGiven")] })).toEqual([
      ...toOfficer,
      ["You declined the application on 20 October 2026. I was given no reason."],
      ["I do not complain of the decision as such. I complain that no reasons were given."],
      ...(isBank(lenderKind)
        ? [["I ask for the main reasons in writing."], WRITTEN_REASONS, ...HIGHER_OFFICER]
        : [["I ask for the reasons in writing."]]),
      ANSWER_IN_WRITING,
      ...next,
      FAITHFULLY,
    ]);
  });

  test("complains of the service area at a bank only", () => {
    const letter = write("complaint", { lenderKind, events: [handedOver, declined("serviceArea")] });
    if (!isBank(lenderKind)) expect(letter).toBeUndefined();
    else
      expect(letter).toEqual([
        ...toOfficer,
        [
          "You declined the application on 20 October 2026. The reason I was told is that I live outside the service area.",
        ],
        ["I do not complain of the decision as such, but of this reason for it."],
        SERVICE_AREA,
        ["I ask that the application is looked at again without this reason."],
        ["I ask for the main reasons in writing."],
        WRITTEN_REASONS,
        ANSWER_IN_WRITING,
        ...next,
        FAITHFULLY,
      ]);
  });

  test("never complains of the decision itself", () => {
    expect(write("complaint", { lenderKind, events: [handedOver, declined("incomeLow")] })).toBeUndefined();
  });

  test("gives the ombudsman the facts, where there is one", () => {
    const sheet = write("ombudsman", { lenderKind, events: [handedOver, declined("noneGiven"), complained] });
    const named: Partial<Record<string, string>> = {
      publicBank: "Public bank",
      privateBank: "Private bank",
      nbfc: "NBFC",
    };
    // Of the others no ombudsman was read.
    if (!lenderKind || !(lenderKind in named)) expect(sheet).toBeUndefined();
    else
      expect(sheet).toEqual([
        ["Complainant: Asha Patel"],
        [`The complaint is against Surat Nagrik, Ring Road (kind of lender: ${named[lenderKind]}).`],
        // F9
        ...(lenderKind === "nbfc"
          ? [["The scheme of the RBI Ombudsman covers banks and larger NBFCs.", "rbios-who"]]
          : []),
        ["The lender's reference: EL-77. Reference at Dakhila: DK-7F3-K9Q-2MXC-1."],
        ["I handed the lender my application for an education loan on 1 October 2026. That was 52 days ago."],
        NOT_ACKNOWLEDGED,
        ...intake,
        ["The lender declined the application on 20 October 2026. I was given no reason."],
        ["I do not complain of the decision as such. I complain that no reasons were given."],
        ...(isBank(lenderKind)
          ? [["I ask for the main reasons in writing."], WRITTEN_REASONS, ...HIGHER_OFFICER]
          : [["I ask for the reasons in writing."]]),
        // F9
        ["The complaint has to go to the lender first. I made it on 22 October 2026.", "rbios-first-lender"],
        ["The lender has not answered it so far, 31 days later."],
        ["After 30 days of silence the way to the ombudsman is open.", "rbios-30-days"],
        // 30 days end on 21 November 2026; 90 days after that.
        ["The ombudsman can be asked until 19 February 2027.", "rbios-30-days", "rbios-90-days"],
      ]);
  });
});

const textOf = (lines: string[][] | undefined) => lines?.map(([text]) => text).join("\n") ?? "";
const idsOf = (lines: string[][] | undefined) => lines?.flatMap(([, ...ids]) => ids) ?? [];

describe("the ombudsman's sheet", () => {
  const silent = { events: [handedOver, complained] };
  it("speaks of the 30 days when they are over, not before", () => {
    expect(idsOf(write("ombudsman", silent, "2026-11-21"))).not.toContain("rbios-30-days");
    expect(textOf(write("ombudsman", silent, "2026-11-21"))).not.toMatch(/can be asked until/);
    expect(idsOf(write("ombudsman", silent, "2026-11-22"))).toContain("rbios-30-days");
  });
  it("is there only after a complaint to the lender, and after a refusal only after one about it", () => {
    expect(write("ombudsman", {})).toBeUndefined();
    const before = event("complained", "2026-10-15");
    expect(write("ombudsman", { events: [handedOver, before, declined("noneGiven")] })).toBeUndefined();
  });
  it("tells of the lender's answer, and counts the 90 days from it", () => {
    const events = [handedOver, complained, event("replied", "2026-10-30")];
    expect(write("ombudsman", { events }, "2026-11-01")!.slice(-3)).toEqual([
      ["The lender answered on 30 October 2026. The answer does not settle the complaint."],
      ["After an answer that does not satisfy, the way to the ombudsman is open.", "rbios-30-days"],
      ["The ombudsman can be asked until 28 January 2027.", "rbios-30-days", "rbios-90-days"],
    ]);
    const [last, after] = ["2027-01-28", "2027-01-29"].map((day) => textOf(write("ombudsman", { events }, day)));
    expect(last).toMatch(/can be asked until 28 January 2027/);
    expect(after).not.toMatch(/can be asked/);
  });
});

describe("a sentence that claims a rule", () => {
  const all = (kind: Kind, today = TODAY, rules = RULES) =>
    (["serviceArea", "noneGiven", null] as const).flatMap((reason) =>
      (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).flatMap(
        (name) =>
          write(
            name,
            {
              lenderKind: kind,
              events: [handedOver, ...(reason ? [declined(reason)] : []), complained],
            },
            today,
            rules,
          ) ?? [],
      ),
    );

  it("is never of confidence low, and its rule is among those that are read for letters", () => {
    const known = new Set(RULES.map(({ id }) => id));
    for (const kind of KINDS) for (const id of idsOf(all(kind))) expect(known).toContain(id);
    expect(known).not.toContain("rbios-commercial-decision");
  });

  it.each(RULES.map(({ id }) => id))("is absent where its rule is gone, has ended or is yet to begin: %s", (id) => {
    const changed = (change: Partial<LawRule>) => RULES.map((rule) => (rule.id === id ? { ...rule, ...change } : rule));
    for (const rules of [
      RULES.filter((rule) => rule.id !== id),
      changed({ validTo: "2026-11-21" }),
      changed({ validFrom: "2026-11-23" }),
    ])
      for (const kind of KINDS) {
        const lines = all(kind, TODAY, rules);
        expect(idsOf(lines)).not.toContain(id);
        // What it said is said by no other sentence either.
        const said = all(kind)
          .filter((each) => each.includes(id))
          .map(([text]) => text);
        expect(lines.filter(([text]) => said.includes(text))).toEqual([]);
      }
  });

  it("is absent for a kind that its rule does not name", () => {
    for (const kind of KINDS)
      for (const id of idsOf(all(kind))) expect(RULES.find((rule) => rule.id === id)!.lenders).toContain(kind);
    expect(idsOf(all("foreignLender"))).toEqual([]);
    expect(idsOf(all(null))).toEqual([]);
    expect(textOf(all("foreignLender"))).not.toMatch(/ombudsman|a bank|an NBFC|RBI/i);
    expect(textOf(all("nbfc"))).not.toMatch(/main reasons|higher officer|service area \(/);
  });

  it("has no figure after the day by which its source was to be read again", () => {
    // 16 February 2027: all rules in two secondary sources. Those that were read stay.
    const lines = all("publicBank", "2027-02-16");
    expect(textOf(lines)).not.toMatch(/within \d+ days|After \d+ days|can be asked until/);
    expect(lines).toContainEqual([
      "If it is not settled, I may go to the RBI Ombudsman after this complaint.",
      "rbios-first-lender",
    ]);
    expect(lines).toContainEqual(WRITTEN_REASONS);
  });
});

test("the ministry's 15 days are named only when they have passed", () => {
  expect(idsOf(write("status", {}, "2026-10-16"))).not.toContain("psb-15-days");
  expect(idsOf(write("status", {}, "2026-10-17"))).toContain("psb-15-days");
});

describe("the facts of a case", () => {
  it("are told as they were written down, with each paper and its answer", () => {
    const slip = event("asked", "2026-10-05", { item: "pay slips of  the father." });
    const card = event("asked", "2026-10-06", { slot: "kycDetails.panCard" });
    const unnamed = event("asked", "2026-10-07", { slot: "gone.slot" });
    const events = [
      handedOver,
      event("acknowledged", "2026-10-03"),
      ...[slip, card, unnamed],
      event("answered", "2026-10-08", { answersId: slip.id }),
    ];
    const nameOfSlot = (slot: string) => (slot === "kycDetails.panCard" ? "PAN card" : undefined);
    const text = textOf(write("status", { events, nameOfSlot }));
    expect(text).toContain(
      [
        "You acknowledged it on 3 October 2026.",
        "On 5 October 2026 I was asked for: pay slips of the father. I answered on 8 October 2026.",
        "On 6 October 2026 I was asked for: PAN card. I have not answered that yet.",
        "On 7 October 2026 I was asked for: a paper. I have not answered that yet.",
      ].join("\n"),
    );
    expect(idsOf(write("status", { events }))).toEqual(["psb-15-days"]);
    expect(textOf(write("complaint", { events }))).not.toMatch(/not heard/);
  });

  it("leave no hole where something is not known", () => {
    const bare = { studentName: " ", reference: "", branch: "", lenderReference: " ", lenderName: " Surat  Nagrik " };
    const reasons = ["noneGiven", "serviceArea", "other", "incomeLow"] as const;
    for (const lenderKind of KINDS)
      for (const name of Object.keys(LETTERS) as (keyof typeof LETTERS)[])
        for (const events of [
          [handedOver, event("asked", "2026-10-05")],
          [handedOver, complained],
          ...reasons.map((reason) => [handedOver, declined(reason, { channel: "phone" }), complained]),
        ])
          for (const change of [bare, { branch: "  ", lenderReference: "" }])
            for (const [text] of write(name, { ...change, lenderKind, events }) ?? []) {
              expect(text).not.toMatch(/undefined|null|NaN| {2}|\s[,.;)]|, ?,|\.\.|:\s*\.|^\s|\s$|^$/);
            }
    expect(write("status", { ...bare, lenderKind: null })!.slice(0, 3)).toEqual([
      ["To: Surat Nagrik"],
      ["Date: 22 November 2026"],
      SINCE,
    ]);
  });

  it("do not count when they were corrected, and count again when the correction was", () => {
    const refusal = declined("noneGiven");
    const correction = event("corrected", "2026-10-21", { correctsId: refusal.id });
    expect(textOf(write("complaint", { events: [handedOver, refusal, correction] }))).toMatch(/complain of the delay/);
    const back = event("corrected", "2026-10-22", { correctsId: correction.id });
    expect(textOf(write("complaint", { events: [handedOver, refusal, correction, back] }))).toMatch(/no reasons/);
  });

  it("keep what a note says from the lender", () => {
    const events = [
      handedOver,
      declined("other", { note: "the clerk was rude" }),
      event("spoke", "2026-10-02", { note: "rude" }),
    ];
    for (const name of Object.keys(LETTERS) as (keyof typeof LETTERS)[])
      expect(textOf(write(name, { events: [...events, complained] }))).not.toMatch(/rude/);
  });

  it("told by phone only are no written reasons, at a bank", () => {
    const events = [handedOver, declined("incomeLow", { channel: "phone" })];
    const text = textOf(write("complaint", { events }));
    expect(text).toMatch(
      /declined the application on 20 October 2026, by phone\. The reason I was told is that the income/,
    );
    expect(text).toMatch(/the reasons were not given in writing/);
    expect(write("complaint", { events, lenderKind: "nbfc" })).toBeUndefined();
  });

  it.each<[string, CaseEvent[], (keyof typeof LETTERS)[]]>([
    ["nothing handed over", [event("chosen", "2026-10-01")], []],
    ["handed over", [handedOver], ["status", "complaint"]],
    ["a sanction", [handedOver, event("sanctioned", "2026-10-20")], []],
    [
      "a sanction, then a paper asked for",
      [handedOver, event("sanctioned", "2026-10-20"), event("asked", "2026-10-21")],
      [],
    ],
    ["a withdrawal", [handedOver, event("withdrawn", "2026-10-20")], []],
    ["a refusal after a withdrawal", [handedOver, event("withdrawn", "2026-10-19"), declined("noneGiven")], []],
    ["a refusal", [handedOver, declined("noneGiven")], ["complaint"]],
    [
      "a refusal taken back",
      [handedOver, declined("noneGiven"), event("asked", "2026-10-25")],
      ["status", "complaint"],
    ],
  ])("%s", (_, events, letters) => {
    const names = Object.keys(LETTERS) as (keyof typeof LETTERS)[];
    expect(names.filter((name) => write(name, { events }))).toEqual(letters);
  });

  it.each<[string, CaseEvent, string[]]>([
    [
      "confirmed it",
      event("acknowledged", "2026-10-03"),
      ["You acknowledged my application for an education loan on 3 October 2026. That was 50 days ago."],
    ],
    [
      "asked for a paper",
      event("asked", "2026-10-05", { item: "Pay slips" }),
      [
        "You have dealt with my application for an education loan since 5 October 2026. That was 48 days ago.",
        ...["I have no record that it was acknowledged.", BANK_ACKNOWLEDGES[0]!],
        "On 5 October 2026 I was asked for: Pay slips. I have not answered that yet.",
      ],
    ],
    [
      "gave its statement",
      event("statement", "2026-11-21"),
      [
        "You have dealt with my application for an education loan since 21 November 2026. That was 1 day ago.",
        ...["I have no record that it was acknowledged.", BANK_ACKNOWLEDGES[0]!],
      ],
    ],
  ])("are told without a handing over where the lender %s", (_, shown, lines) => {
    const events = [event("chosen", "2026-09-30"), shown];
    const text = textOf(write("status", { events }));
    expect(text.split("\n").slice(3, 3 + lines.length)).toEqual(lines);
    expect(text).not.toMatch(/handed/);
    const complaint = textOf(write("complaint", { events }));
    expect(complaint).toContain(lines.join("\n"));
    expect(complaint).not.toMatch(/not heard|handed/);
  });

  it("complain of a refusal also where nothing was written before it", () => {
    const events = [event("chosen", "2026-10-01"), declined("noneGiven")];
    expect(textOf(write("complaint", { events }))).toMatch(/complain that no reasons were given/);
    expect(textOf(write("ombudsman", { events: [...events, complained] }))).toContain(
      "The lender has dealt with my application for an education loan since 20 October 2026.",
    );
  });

  it("say that nothing was heard where all that was written since is the student's own letter", () => {
    const after = (kind: CaseEventKind, more: Partial<CaseEvent> = {}) =>
      textOf(write("complaint", { events: [handedOver, event(kind, "2026-10-20", { channel: "letter", ...more })] }));
    expect(after("wrote")).toMatch(/not heard from you since/);
    expect(after("wrote", { note: "They ask to wait" })).toMatch(/not heard from you since/);
    // What the lender wrote, or said.
    for (const heard of [{}, { channel: "phone" }, { writer: "dakhila", writerName: "R. Mehta" }] as const)
      expect(after("spoke", heard)).not.toMatch(/not heard/);
  });

  it("of the same day complain of nothing yet", () => {
    expect(write("complaint", {}, "2026-10-01")).toBeUndefined();
    expect(textOf(write("status", {}, "2026-10-01"))).toMatch(/on 1 October 2026\.\n/);
    expect(textOf(write("complaint", {}, "2026-10-02"))).toMatch(/after 1 day there is no decision/);
  });
});
