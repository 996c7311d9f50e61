import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { LenderSeed } from "./seed-data/lender-seed";
import { LENDERS } from "./seed-data/lenders";
import { insertAbsentLenders } from "./seed-lenders";

const [known] = LENDERS;
const fresh: LenderSeed = { ...known!, facts: { ...known!.facts, id: "new-lender-of-a-test", name: "New Lender" } };

/** Does something on the seeded database and takes it back, so that no other test ever sees it. */
async function undone<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  const undo = new Error("undo");
  let result: T | undefined;
  await db
    .$transaction(
      async (tx) => {
        result = await work(tx);
        throw undo;
      },
      { timeout: 10_000 },
    )
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!;
}

/** All rows of a lender, with those that belong to it in their order. */
const wholeOf = (tx: Prisma.TransactionClient, id: string) =>
  tx.partner.findUnique({
    where: { id },
    include: Object.fromEntries(PARTS.map((part) => [part, { orderBy: { position: "asc" } }])),
  }) as Promise<(Record<(typeof PARTS)[number], unknown[]> & { name: string; position: number }) | null>;
const PARTS = [
  "sources",
  "eligibility",
  "benefits",
  "applyBenefits",
  "steps",
  "documents",
  "repayment",
  "faqs",
  "rules",
] as const;

test("a lender that is absent from a database in use is inserted whole, behind the others", async () => {
  const { added, found, last } = await undone(async (tx) => {
    const { _max } = await tx.partner.aggregate({ _max: { position: true } });
    const added = await insertAbsentLenders(tx, [...LENDERS, fresh]);
    return { added, found: await wholeOf(tx, fresh.facts.id), last: _max.position! };
  });
  expect(added).toBe(1);
  expect(found!.name).toBe("New Lender");
  expect(found!.position).toBeGreaterThan(last);
  const { eligibility, benefits, applyBenefits, howToApply, documents, loanRepayment, faqs } = fresh.texts;
  expect(found).toMatchObject({
    ...{ eligibility, benefits, applyBenefits, documents, faqs, steps: howToApply, repayment: loanRepayment },
    ...{ sources: fresh.facts.sources, rules: fresh.rules },
  });
});

test("what an editor changed, added or took away stays so, however often the seed runs", async () => {
  const { id } = known!.facts;
  const { before, after, added } = await undone(async (tx) => {
    await tx.partner.update({ where: { id }, data: { name: "As edited", isActive: false, rateMin: 1, position: 900 } });
    await tx.partnerBenefit.deleteMany({ where: { partnerId: id } });
    await tx.partnerFaq.updateMany({ where: { partnerId: id }, data: { answer: "As edited." } });
    await tx.partnerStep.create({
      data: { partnerId: id, position: 99, stepTitle: "Added", stepDescription: "Added." },
    });
    const before = await wholeOf(tx, id);
    const added = (await insertAbsentLenders(tx, LENDERS)) + (await insertAbsentLenders(tx, LENDERS));
    return { before, added, after: await wholeOf(tx, id) };
  });
  expect(added).toBe(0);
  expect(before).toMatchObject({ name: "As edited", benefits: [] });
  expect(after).toEqual(before);
});

test("several that are absent keep the order of the list", async () => {
  const copies = LENDERS.map((lender) => ({ ...lender, facts: { ...lender.facts, id: `copy-of-${lender.facts.id}` } }));
  const rows = await undone(async (tx) => {
    await insertAbsentLenders(tx, copies);
    return tx.partner.findMany({
      where: { id: { startsWith: "copy-of-" } },
      orderBy: { position: "asc" },
      select: { id: true, position: true },
    });
  });
  const first = rows[0]!.position;
  expect(rows).toEqual(copies.map(({ facts }, place) => ({ id: facts.id, position: first + place })));
});
