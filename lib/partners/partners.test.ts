import { randomUUID } from "node:crypto";
import { POST as readList } from "@/app/api/loanpartners/read/route";
import { POST as readOne } from "@/app/api/loanpartners/web/[id]/route";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { call, requestTo } from "@/tests/requests";

type Listed = { _id: string; name: string; isActive: boolean; interestRate: string };

const made: string[] = [];
afterEach(() => db.partner.deleteMany({ where: { id: { in: made } } }));

async function newLender(own: Partial<Prisma.PartnerUncheckedCreateInput> = {}) {
  const data = {
    id: `test-${randomUUID()}`,
    name: "Test Bank",
    type: "Public bank",
    kind: "bank" as const,
    initials: "TB",
    interestRate: "9% a year",
    source: "https://example.com",
    asOf: "2026-11",
    confidence: "high",
    ...own,
  };
  made.push(data.id);
  await db.partner.create({ data });
  return data.id;
}
const list = () => call<Listed[]>(readList, requestTo("loanpartners/read"));
const one = (id: string, body?: object) =>
  call<Record<string, unknown>>(readOne, requestTo(`loanpartners/web/${id}`, body), { id });

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

  it.each([
    ["is not active", { isActive: false }],
    ["has no rate", { interestRate: null }],
    ["has an empty rate", { interestRate: "" }],
    ["has a rate of blanks", { interestRate: "  " }],
    ["has no name", { name: " " }],
    ["has an id that is no slug", { id: "Test Lender" }],
  ])("hides a lender that %s", async (_, data) => {
    const before = (await list()).body.data?.length;
    const id = await newLender(data);
    expect((await list()).body.data).toHaveLength(before ?? -1);
    expect(await one(id)).toMatchObject({ http: 404, body: { status: 0, data: null } });
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
