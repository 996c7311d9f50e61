import "server-only";
import type * as z from "zod";
import { readableRows } from "@/lib/readable-rows";
import { snapshot } from "@/lib/content/snapshot";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { byId } from "@/lib/server/chunk";
import { readCellChanges } from "./change-log";
import { historyOf, type CellChange } from "./history";
import { LENDER_KINDS } from "./kinds";
import type { ListedLender } from "./lender-views";
import { editorsOrder, IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "./public-rows";
import { lenderFaq, lenderRow, point, rateRow, schemeRow, sourceRow, step } from "./rows";
import { sourcePages } from "./sources";
import { lenderWords } from "./words";

// Public with a rate (SPEC section 3). A rate of blanks is caught when the row is read.
const LISTED = {
  ...PUBLIC,
  OR: [
    { AND: [{ interestRate: { not: null } }, { interestRate: { not: "" } }] },
    { schemes: { some: { ...PUBLIC, rates: { some: IN_FORCE } } } },
  ],
};
const MOST_HISTORY = 30;
const PARTS = {
  schemes: {
    where: PUBLIC,
    orderBy: IN_ORDER,
    include: { rates: { where: IN_FORCE, orderBy: { id: "asc" as const } }, benchmark: true },
  },
  sources: { where: { toMend: "" }, orderBy: IN_ORDER },
  eligibility: { orderBy: IN_ORDER },
  benefits: { orderBy: IN_ORDER },
  applyBenefits: { orderBy: IN_ORDER },
  steps: { orderBy: IN_ORDER },
  documents: { orderBy: IN_ORDER },
  repayment: { orderBy: IN_ORDER },
  faqs: { where: { isActive: true }, orderBy: IN_ORDER },
};
type LenderColumns = Prisma.PartnerGetPayload<{ include: typeof PARTS }>;

export type Listed = { lenders: readonly ListedLender[]; pages: ReadonlyMap<string, LenderFacts> };
type LenderFacts = NonNullable<ReturnType<typeof factsOf>>;

export const lenderSnapshot = snapshot("lenders", async (): Promise<Listed> => {
  const [rows, changes] = await Promise.all([
    byId((after, page) => db.partner.findMany({ where: { AND: [LISTED, after] }, include: PARTS, ...page })),
    readCellChanges(),
  ]);
  const all = rows.sort(editorsOrder).flatMap((row) => factsOf(row, changes) ?? []);
  return {
    lenders: all.map(({ lender }) => lender),
    pages: new Map(all.map((facts) => [facts.lender.id, facts])),
  };
});

/** The ids of all lenders that have a page, from memory. @throws when the database has not answered since the start */
export const listedIds = async () => [...(await lenderSnapshot.get()).value.pages.keys()];

/** Null where the row cannot be read, or no rate is known. */
function lenderOf(row: LenderColumns): ListedLender | null {
  const partner = row.id;
  const [own] = readableRows([row], lenderRow, () => ({ partner, table: "Partner" }));
  if (!own) return null;
  const sources = readableRows(row.sources, sourceRow, ({ id }) => ({ partner, table: "PartnerSource", row: id }));
  const schemes = row.schemes.flatMap((schemeColumns) =>
    readableRows([schemeColumns], schemeRow, ({ id }) => ({ partner, table: "Scheme", row: id })).map((scheme) => ({
      ...scheme,
      rates: readableRows(schemeColumns.rates, rateRow, ({ id }) => ({ partner, table: "Rate", row: id })).sort(
        (a, b) => Number(a.plus !== null) - Number(b.plus !== null) || a.fromPct - b.fromPct,
      ),
      benchmark: readableBenchmark(schemeColumns.benchmark, ({ id }) => ({ partner, table: "Benchmark", row: id })),
      sources: sources.filter(({ schemeId }) => schemeId === null || schemeId === scheme.id),
    })),
  );
  const changes = [row, ...row.schemes, ...row.schemes.flatMap(({ rates }) => rates)].map(({ updatedAt }) => updatedAt);
  const lender = {
    ...own,
    position: row.position,
    updatedAt: new Date(Math.max(...changes.map(Number))),
    schemes,
    pages: sourcePages(sources, schemes),
  };
  return lenderWords(lender).interestRate === null ? null : lender;
}

function factsOf(row: LenderColumns, changes: readonly CellChange[]) {
  const { id } = row;
  const lender = lenderOf(row);
  if (!lender) return null;

  const part = <Schema extends z.ZodType>(table: string, rows: { id: number }[], schema: Schema) =>
    readableRows(rows, schema, (broken) => ({ partner: id, table, row: broken.id }));
  const partner = {
    _id: id,
    name: lender.name,
    isActive: lender.isActive,
    logo: lender.logo,
    type: LENDER_KINDS[lender.kind],
    loanProcessingTime: lender.loanProcessingTime,
    collateral: lender.collateral,
    earlyRepayment: lender.earlyRepayment,
    ...lenderWords(lender),
    eligibility: part("PartnerEligibility", row.eligibility, point),
    benefits: part("PartnerBenefit", row.benefits, point),
    applyBenefits: part("PartnerApplyBenefit", row.applyBenefits, point),
    howToApply: part("PartnerStep", row.steps, step),
    documents: part("PartnerDocument", row.documents, point),
    loanRepayment: part("PartnerRepayment", row.repayment, point),
    faqs: part("PartnerFaq", row.faqs, lenderFaq).map(({ id: faqId, ...faq }) => ({ _id: String(faqId), ...faq })),
  };
  return { partner, lender, history: historyOf(lender.schemes, changes, MOST_HISTORY) };
}
