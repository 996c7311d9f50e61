import { Client } from "pg";
import { POST as readList } from "@/app/api/loanpartners/read/route";
import { POST as readOne } from "@/app/api/loanpartners/web/[id]/route";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { checkLenders, newLender as makeLender, newScheme, removeLenders } from "@/tests/factories/lenders";
import { call, requestTo } from "@/tests/requests";
import { lenderSnapshot } from "./listed";

type Listed = { _id: string; name: string; isActive: boolean; interestRate: string };

const made: string[] = [];
afterEach(() => removeLenders(made));

async function newLender(own?: Parameters<typeof makeLender>[0]) {
  const id = await makeLender(own);
  made.push(id);
  return id;
}
/** What makes a row other than public, in ways that an editor can. */
const HIDDEN: [why: string, data: { isActive?: boolean; archivedAt?: Date }][] = [
  ["is not active", { isActive: false }],
  ["is archived", { archivedAt: new Date() }],
];
/** With what memory holds after an edit: that it comes there is the listener's. */
async function list() {
  await lenderSnapshot.refresh();
  return call<Listed[]>(readList, requestTo("loanpartners/read"));
}
const fromMemory = (id: string) => call<Record<string, unknown>>(readOne, requestTo(`loanpartners/web/${id}`), { id });
async function one(id: string) {
  await lenderSnapshot.refresh();
  return fromMemory(id);
}

describe("loanpartners/read", () => {
  it("lists a lender with exactly the contract's keys", async () => {
    const id = await newLender();
    const { http, body } = await list();
    expect(http).toBe(200);
    expect(body.status).toBe(1);
    expect(body.data?.find(({ _id }) => _id === id)).toEqual({
      _id: id,
      name: "Test Bank",
      isActive: true,
      interestRate: "9% a year",
    });
  });

  it.each<[string, Partial<Prisma.PartnerUncheckedCreateInput>]>([
    ...HIDDEN,
    ["has no rate", { interestRate: null }],
    ["has an empty rate", { interestRate: "" }],
    ["has a rate of blanks", { interestRate: "  " }],
    ["has no name", { name: " " }],
    ["has an id that is no slug", { id: "Test Lender" }],
  ])("hides a lender that %s", async (_, data) => {
    const id = await newLender(data);
    expect((await list()).body.data?.map(({ _id }) => _id)).not.toContain(id);
    expect(await one(id)).toMatchObject({ http: 404, body: { status: 0, data: null } });
  });

  it("says the rates of a lender's public schemes together, the lowest first", async () => {
    const id = await newLender({ interestRate: null });
    await newScheme(id, "abroad", { rates: [{ fromPct: 9.15 }, { fromPct: 8.65, security: "with" }] });
    await newScheme(id, "scholar", {
      rates: [
        { fromPct: 8.05, isActive: false },
        { fromPct: 8.15, toPct: 8.4 },
      ],
    });
    for (const [index, [, data]] of HIDDEN.entries())
      await newScheme(id, `hidden-${index}`, { ...data, rates: [{ fromPct: 5 }] });
    const { body } = await list();
    expect(body.data?.find(({ _id }) => _id === id)?.interestRate).toBe(
      "8.15% to 8.4% a year, floating (scholar); 8.65% a year with security, floating; 9.15% a year, floating (abroad)",
    );
    const { body: page } = await one(id);
    expect(page.data).toMatchObject({
      interestRate: expect.stringContaining("8.15%"),
      countriescovered: "Abroad",
    });
  });

  it.each([
    ["no scheme has a rate", {}, []],
    ["no rate is in force", {}, [{ isActive: false }]],
    ["the scheme is archived", { archivedAt: new Date() }, [{}]],
  ])("hides a lender without words for its rate when %s", async (_, own, rates: { isActive?: boolean }[]) => {
    const id = await newLender({ interestRate: null });
    await newScheme(id, "abroad", { ...own, rates });
    expect((await list()).body.data?.map(({ _id }) => _id)).not.toContain(id);
    expect(await one(id)).toMatchObject({ http: 404 });
  });

  it("refuses a body with anything in it", async () => {
    expect((await call(readList, requestTo("loanpartners/read", { page: 2 }))).http).toBe(422);
  });
});

describe("loanpartners/web/{id}", () => {
  it("answers every fact of the specification under its own key, unknown ones as null", async () => {
    const id = await newLender({ repaymentHoliday: "Course + 6 months", countriesCovered: "India", margin: " " });
    await db.partner.update({
      where: { id },
      data: {
        eligibility: { create: { type: "Student", value: "One\nTwo" } },
        benefits: { create: { type: "Rate", value: "Low" } },
        applyBenefits: { create: { type: "Help", value: "Yes" } },
        steps: {
          create: [
            { stepTitle: "Second", stepDescription: "b", position: 2 },
            { stepTitle: "First", stepDescription: "a", position: 1 },
          ],
        },
        documents: { create: { type: "Student", value: "PAN" } },
        repayment: { create: { type: "Holiday", value: "Yes" } },
        faqs: {
          create: [
            { question: "Q", answer: "A" },
            { question: "Hidden", answer: "A", isActive: false },
          ],
        },
      },
    });
    const { http, body } = await one(id);
    expect(http).toBe(200);
    expect(body).toMatchObject({ status: 1 });
    expect(body.data).toEqual({
      _id: id,
      name: "Test Bank",
      isActive: true,
      logo: "",
      type: "Public bank",
      interestRate: "9% a year",
      loanProcessingTime: null,
      margin: null,
      processingFee: null,
      collateral: null,
      earlyRepayment: null,
      securedLoanAmount: null,
      unsecuredLoanAmount: null,
      loanAmount: null,
      loanTenure: null,
      prepaymentCharges: null,
      paymentStudyPeriod: null,
      countriescovered: "India",
      repaymentholiday: "Course + 6 months",
      eligibility: [{ type: "Student", value: "One\nTwo" }],
      benefits: [{ type: "Rate", value: "Low" }],
      applyBenefits: [{ type: "Help", value: "Yes" }],
      howToApply: [
        { stepTitle: "First", stepDescription: "a" },
        { stepTitle: "Second", stepDescription: "b" },
      ],
      documents: [{ type: "Student", value: "PAN" }],
      loanRepayment: [{ type: "Holiday", value: "Yes" }],
      faqs: [{ _id: expect.stringMatching(/^\d+$/), question: "Q", answer: "A", isActive: true }],
    });
  });

  it("hides a broken scheme and keeps the rest of the page", async () => {
    const id = await newLender({ interestRate: null });
    await newScheme(id, "abroad", { rates: [{}], tenureMaxMonths: 180 });
    await newScheme(id, "broken", { rates: [{ fromPct: 5 }], levels: "kindergarten" });
    expect((await one(id)).body.data).toMatchObject({
      interestRate: "9% a year, floating",
      loanTenure: "Up to 15 years",
    });
  });

  it("answers the facts of a lender's schemes, and an editor's words in their place", async () => {
    const id = await newLender({ interestRate: null, margin: "A tenth" });
    await newScheme(id, "abroad", {
      rates: [{}],
      amountMin: 200_000,
      securedMax: 30_000_000,
      unsecuredMax: 5_000_000,
      marginAbroadPct: 15,
      feePctMax: 1,
      feeFlat: 10_000,
      tenureMaxMonths: 180,
      graceMonths: 6,
      studyInterest: "paid",
      prepaymentPct: 0,
    });
    expect((await one(id)).body.data).toMatchObject({
      interestRate: "9% a year, floating",
      loanAmount: "₹2 lakh to ₹3 crore",
      securedLoanAmount: "Up to ₹3 crore",
      unsecuredLoanAmount: "Up to ₹50 lakh",
      margin: "A tenth",
      processingFee: "Up to 1%, at most ₹10,000 + GST",
      loanTenure: "Up to 15 years",
      repaymentholiday: "Course + 6 months",
      paymentStudyPeriod: "The interest is paid every month",
      prepaymentCharges: "Nil",
    });
  });

  it("hides a broken child and keeps the rest of the page", async () => {
    const id = await newLender();
    await db.partnerDocument.createMany({
      data: [
        { partnerId: id, type: " ", value: "PAN" },
        { partnerId: id, type: "Student", value: "" },
        { partnerId: id, type: "Student", value: "PAN" },
      ],
    });
    await db.partnerStep.create({ data: { partnerId: id, stepTitle: "", stepDescription: "x" } });
    await db.partnerFaq.create({ data: { partnerId: id, question: "Q", answer: " " } });
    const { body } = await one(id);
    expect(body.data).toMatchObject({ documents: [{ type: "Student", value: "PAN" }], howToApply: [], faqs: [] });
  });

  it("reads the lenders and all that belongs to them with one statement", async () => {
    const sent = jest.spyOn(Client.prototype, "query");
    await lenderSnapshot.refresh();
    const texts = sent.mock.calls.map(([query]) => (query as { text?: string }).text ?? "");
    sent.mockRestore();
    expect(texts.filter((text) => /FROM "public"\."Partner/.test(text))).toHaveLength(1);
  });

  it("answers from memory without a statement, and as the last edit left it", async () => {
    const id = await newLender();
    await lenderSnapshot.refresh();
    const sent = jest.spyOn(Client.prototype, "query");
    expect((await fromMemory(id)).body.data).toMatchObject({ name: "Test Bank" });
    expect((await fromMemory("no-such-lender")).http).toBe(404);
    await call(readList, requestTo("loanpartners/read"));
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
    await db.partner.update({ where: { id }, data: { name: "Other Bank" } });
    await checkLenders(id);
    expect((await one(id)).body.data).toMatchObject({ name: "Other Bank" });
    await db.partner.update({ where: { id }, data: { isActive: false } });
    await checkLenders(id);
    expect((await one(id)).http).toBe(404);
  });

  // Prisma reads relations by joins as a preview: figures and days must come as they come from statements of their own.
  it("reads every lender by one statement as by many", async () => {
    const include = { schemes: { include: { rates: true, benchmark: true } }, sources: true, faqs: true, steps: true };
    // One snapshot: what checks the editors' rows may write between the two readings.
    const [joined, apart] = await db.$transaction(
      (["join", "query"] as const).map((relationLoadStrategy) =>
        db.partner.findMany({ relationLoadStrategy, include, orderBy: { id: "asc" } }),
      ),
      { isolationLevel: "RepeatableRead" },
    );
    const sorted = (lenders: typeof joined) =>
      lenders!.map((lender) => ({
        ...lender,
        sources: [...lender.sources].sort((a, b) => a.id - b.id),
        schemes: [...lender.schemes]
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map((scheme) => ({ ...scheme, rates: [...scheme.rates].sort((a, b) => (a.id < b.id ? -1 : 1)) })),
      }));
    expect(joined!.length).toBeGreaterThan(10);
    expect(sorted(joined)).toEqual(sorted(apart));
  });

  it.each([
    ["unknown", "no-such-lender"],
    ["not a slug", "../etc"],
    ["too long", "a".repeat(5000)],
    ["with NUL", "a\u0000"],
    ["empty", ""],
  ])("answers 404 for an id that is %s", async (_, id) => {
    const { http, body } = await call(readOne, requestTo("loanpartners/web/x"), { id });
    expect(http).toBe(404);
    expect(body).toEqual({ status: 0, code: "lenderNotFound", message: "We do not list such a lender.", data: null });
  });
});
