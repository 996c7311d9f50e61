import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { check } from "./check";
import { readRulebook } from "./data";
import { ruleRow } from "./schema";
import { SPELLINGS, STUDENT } from "./testing";

const row = { id: 1, reason: "Why.", remedy: "What.", source: "a page", version: "1" };

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
});

describe("readRulebook", () => {
  const ids = ["elig-good", "elig-broken", "elig-quiet", "elig-hidden"];
  const partner = (id: string, more = {}) => ({
    id,
    name: id,
    type: "NBFC",
    kind: "nbfc" as const,
    initials: "EG",
    source: "a page",
    asOf: "2026-11-01",
    confidence: "low",
    interestRate: "11% a year",
    rateMin: 11,
    feeFlat: 0,
    position: 9000,
    ...more,
  });
  const rule = (partnerId: string, more = {}) => ({
    partnerId,
    subject: "amount" as const,
    operator: "atMost",
    value: "5000000",
    reason: "Up to ₹50 lakh.",
    remedy: "Ask for less.",
    source: "a page",
    version: "2026-11-20",
    ...more,
  });
  const clean = () => db.partner.deleteMany({ where: { id: { in: ids } } });
  const mine = async () =>
    new Map((await readRulebook()).lenders.filter(({ id }) => ids.includes(id)).map((lender) => [lender.id, lender]));

  beforeAll(async () => {
    await clean();
    await db.partner.createMany({
      data: [
        partner("elig-good"),
        partner("elig-broken"),
        partner("elig-quiet"),
        partner("elig-hidden", { currency: "rupees" }),
      ],
    });
    await db.eligibilityRule.createMany({
      data: [
        rule("elig-good"),
        rule("elig-good", { subject: "studyIn", operator: "in", value: "IN,abroad", position: 1 }),
        rule("elig-broken"),
        rule("elig-broken", { value: "fifty lakh" }),
        rule("elig-quiet"),
        rule("elig-quiet", { value: "fifty lakh", isActive: false }),
        rule("elig-quiet", { value: "1", isActive: false }),
      ],
    });
  });
  afterAll(clean);
  afterEach(() => jest.restoreAllMocks());

  it("gives each lender its rules in force, and hides and logs what cannot be read", async () => {
    const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
    const lenders = await mine();
    expect(lenders.get("elig-good")).toMatchObject({
      unreadable: 0,
      rateMin: 11,
      rules: [
        { subject: "amount", value: 5_000_000 },
        { subject: "studyIn", value: ["IN", "abroad"] },
      ],
    });
    expect(lenders.get("elig-broken")).toMatchObject({ unreadable: 1, rules: [{ subject: "amount" }] });
    expect(lenders.get("elig-quiet")).toMatchObject({ unreadable: 0, rules: [{ value: 5_000_000 }] });
    expect(lenders.has("elig-hidden")).toBe(false);
    const logged = warn.mock.calls.map(([details]) => details as object);
    expect(logged).toContainEqual(
      expect.objectContaining({
        partner: "elig-broken",
        table: "EligibilityRule",
        subject: "amount",
        operator: "atMost",
        row: expect.any(Number),
      }),
    );
    expect(logged).not.toContainEqual(expect.objectContaining({ partner: "elig-quiet" }));
  });

  it("turns that into a match, a lender not checked, and a match without the inactive rules", async () => {
    jest.spyOn(log, "warn").mockImplementation(() => undefined);
    const book = await readRulebook();
    const result = check({ ...book, lenders: book.lenders.filter(({ id }) => ids.includes(id)) }, STUDENT);
    expect(result.ranked.map(({ lender }) => lender.id)).toEqual(["elig-good", "elig-quiet"]);
    expect(result.unchecked.map(({ id }) => id)).toEqual(["elig-broken"]);
    expect(result.edition).toBe(book.edition);
  });

  it("has a new edition as soon as a rule or a figure changes, and the same one else", async () => {
    jest.spyOn(log, "warn").mockImplementation(() => undefined);
    const { edition, dated } = await readRulebook();
    expect(edition).toMatch(/^[0-9a-f]{8}$/);
    expect(dated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await readRulebook()).edition).toBe(edition);
    await db.eligibilityRule.updateMany({
      where: { partnerId: "elig-good", subject: "amount" },
      data: { value: "1000000" },
    });
    const changed = await readRulebook();
    expect(changed.edition).not.toBe(edition);
    expect(
      check({ ...changed, lenders: changed.lenders.filter(({ id }) => id === "elig-good") }, STUDENT).unmatched,
    ).toHaveLength(1);
    await db.partner.update({ where: { id: "elig-good" }, data: { rateMin: 12, interestRate: "12% a year" } });
    expect((await readRulebook()).edition).not.toBe(changed.edition);
  });

  it("checks every seeded lender: all rules can be read", async () => {
    const { lenders } = await readRulebook();
    expect(
      lenders
        .filter(({ id, unreadable, rules }) => !ids.includes(id) && (unreadable > 0 || rules.length < 2))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
