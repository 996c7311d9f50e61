import type { Prisma } from "@/lib/generated/prisma/client";
import type { LenderSeed } from "./seed-data/lender-seed";
import { RULES_VERSION } from "./seed-data/rules";

/**
 * Inserts the lenders that the database does not have yet, each with all that belongs to it, behind those that are
 * there. A lender that is there is left as it is, whatever editors made of it or took away from it.
 * @returns how many were inserted
 */
export async function insertAbsentLenders(tx: Prisma.TransactionClient, lenders: readonly LenderSeed[]) {
  const there = await tx.partner.findMany({ select: { id: true, position: true } });
  const ids = new Set(there.map(({ id }) => id));
  const absent = lenders.filter(({ facts }) => !ids.has(facts.id));
  const first = Math.max(-1, ...there.map(({ position }) => position)) + 1;
  const all = <T>(rowsOf: (lender: LenderSeed) => readonly T[]) =>
    absent.flatMap((lender) =>
      rowsOf(lender).map((row, position) => ({ ...row, position, partnerId: lender.facts.id })),
    );

  await tx.partner.createMany({
    data: absent.map(({ facts: { sources: _, ...columns } }, place) => ({ ...columns, position: first + place })),
  });
  await tx.partnerSource.createMany({ data: all(({ facts }) => facts.sources) });
  await tx.partnerEligibility.createMany({ data: all(({ texts }) => texts.eligibility) });
  await tx.partnerBenefit.createMany({ data: all(({ texts }) => texts.benefits) });
  await tx.partnerApplyBenefit.createMany({ data: all(({ texts }) => texts.applyBenefits) });
  await tx.partnerStep.createMany({ data: all(({ texts }) => texts.howToApply) });
  await tx.partnerDocument.createMany({ data: all(({ texts }) => texts.documents) });
  await tx.partnerRepayment.createMany({ data: all(({ texts }) => texts.loanRepayment) });
  await tx.partnerFaq.createMany({ data: all(({ texts }) => texts.faqs) });
  await tx.eligibilityRule.createMany({
    data: all(({ rules }) => rules.map((rule) => ({ ...rule, version: RULES_VERSION }))),
  });
  return absent.length;
}
