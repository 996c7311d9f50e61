import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type * as z from "zod";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { errorName, log } from "@/lib/log";
import { readCellChanges } from "./change-log";
import { offersOf } from "./comparable";
import { historyOf, type CellChange } from "./history";
import { LENDER_KINDS } from "./kinds";
import { IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "./public-rows";
import { rateSpan } from "./rate-span";
import { lenderFaq, lenderId, lenderRow, type Lender, point, rateRow, schemeRow, sourceRow, step } from "./rows";
import { sourcePages, type SourcePage } from "./sources";
import { lenderWords, startingFrom } from "./words";

// Listed means public with a rate (SPEC section 3): an editor's words for it, or that of a public scheme. A rate of
// blanks is caught when the row is read.
const LISTED = {
  ...PUBLIC,
  OR: [
    { AND: [{ interestRate: { not: null } }, { interestRate: { not: "" } }] },
    { schemes: { some: { ...PUBLIC, rates: { some: IN_FORCE } } } },
  ],
};
/** Entries of a lender's history on its page. */
const MOST_HISTORY = 30;
/** What a lender's facts are made of. */
const FACT_ROWS = {
  schemes: {
    where: PUBLIC,
    orderBy: IN_ORDER,
    include: { rates: { where: IN_FORCE, orderBy: { id: "asc" as const } }, benchmark: true },
  },
  sources: { where: { toMend: "" }, orderBy: IN_ORDER },
};
const PARTS = {
  ...FACT_ROWS,
  eligibility: { orderBy: IN_ORDER },
  benefits: { orderBy: IN_ORDER },
  applyBenefits: { orderBy: IN_ORDER },
  steps: { orderBy: IN_ORDER },
  documents: { orderBy: IN_ORDER },
  repayment: { orderBy: IN_ORDER },
  faqs: { where: { isActive: true }, orderBy: IN_ORDER },
};

/** The lenders of the list call, in the editors' order. Reads the database now. */
export async function readLenders() {
  const lenders = await listedLenders();
  return lenders.map((lender) => ({
    _id: lender.id,
    name: lender.name,
    isActive: lender.isActive,
    interestRate: lenderWords(lender).interestRate,
  }));
}

/**
 * One lender as the call answers it (SPEC section 3, with its spelling of the keys), or null where there is no such
 * lender, it is not public, or it has no rate. Unknown facts are null. Reads the database now.
 */
export async function readLender(id: string) {
  // What its page says of its past is no part of the answer.
  const row = lenderId.safeParse(id).success ? await rowOf(id) : null;
  return (row && pageOf(row, []))?.partner ?? null;
}

/** Every scheme that is listed, with its lender, in the editors' order. Reads the database now. */
export const readSchemes = async () => offersOf(await listedLenders());

/**
 * The lenders as the public pages list them, from the cache: with what the list shows of each.
 * Never fails: an empty list stands for "not known now".
 */
export async function activeLenders() {
  "use cache";
  cacheTag(tags.lenders, tags.all);
  const { value, fresh } = await keptLenders.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value.map(summary);
}

/**
 * The schemes as they are compared, from the cache: a lender's stand together, in the editors' order. `pages` are those
 * that their figures were read on; `others` the lenders that are listed by words of an editor and have no scheme. Never
 * fails, as `activeLenders`.
 */
export async function schemesToCompare() {
  "use cache";
  cacheTag(tags.lenders, tags.all);
  const { value, fresh } = await keptLenders.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return {
    /** When it was read, in milliseconds: what changes after it is news to who sees it. */
    readAt: Date.now(),
    offers: offersOf(value),
    pages: value.flatMap(({ pages }) => pages),
    others: value.filter(({ schemes }) => schemes.length === 0).map(({ id, name }) => ({ id, name })),
  };
}

/**
 * One lender as its page shows it, from the cache, or null as for `readLender`. While the database is away it is the
 * lender as it was known last.
 * @throws when the database does not answer and has not answered since the start
 */
export async function lenderPage(id: string) {
  "use cache";
  // Not the lists' tag: another lender's edit changes nothing here. The page around it carries that tag by its menus.
  cacheTag(tags.lender(id), tags.all);
  const { page, fresh } = await newestPage(id);
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return page && { ...page, readAt: Date.now() };
}
export type LenderPage = NonNullable<Awaited<ReturnType<typeof lenderPage>>>;

async function listedLenders() {
  const rows = await db.partner.findMany({
    where: LISTED,
    orderBy: [{ position: "asc" }, { name: "asc" }],
    include: FACT_ROWS,
  });
  return rows.flatMap((row) => lenderOf(row) ?? []);
}

/** The listed lenders, as far as this process knows them. */
export const keptLenders = lastKnown("lenders", listedLenders, []);

/** Every lender that has a page, as far as this process knows them. They are read together, when pages are dropped. */
export const keptPages = lastKnown("lenders' pages", async () => {
  const [rows, changes] = await Promise.all([
    db.partner.findMany({ where: LISTED, include: PARTS }),
    readCellChanges({}),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const page = pageOf(row, changes);
      return page ? [[row.id, page] as const] : [];
    }),
  );
});

/** One lender from the database, or from memory where that is newer or the database does not answer. */
async function newestPage(id: string) {
  const askedAt = performance.now();
  try {
    const page = await read(id);
    const known = keptPages.known();
    return { page: known && known.askedAt > askedAt ? (known.value.get(id) ?? null) : page, fresh: true };
  } catch (error) {
    const known = keptPages.known();
    if (!known) throw error;
    log.error({ ...errorName(error), partner: id }, "lender could not be read");
    return { page: known.value.get(id) ?? null, fresh: false };
  }
}

function summary(lender: ListedLender) {
  const { id, name, agreement, pages, updatedAt } = lender;
  const { figure, rest } = startingFrom(lender);
  return {
    id,
    name,
    agreement,
    pages,
    updatedAt,
    span: rateSpan(lender),
    words: [figure, rest].filter(Boolean).join(" "),
  };
}

async function read(id: string) {
  if (!lenderId.safeParse(id).success) return null;
  const [row, changes] = await Promise.all([rowOf(id), readCellChanges({ lender: id })]);
  return row && pageOf(row, changes);
}

const rowOf = (id: string) => db.partner.findUnique({ where: { id }, include: PARTS });

/** A lender with its schemes, and the pages that its facts were read on. */
type ListedLender = Lender & { pages: readonly SourcePage[] };

/** Null where the row is hidden, or no rate is known. */
function lenderOf(row: Prisma.PartnerGetPayload<{ include: typeof FACT_ROWS }>): ListedLender | null {
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
    updatedAt: new Date(Math.max(...changes.map(Number))),
    schemes,
    pages: sourcePages(sources, schemes),
  };
  return lenderWords(lender).interestRate === null ? null : lender;
}

function pageOf(row: Prisma.PartnerGetPayload<{ include: typeof PARTS }>, changes: readonly CellChange[]) {
  const { id } = row;
  if (!row.isActive || row.toMend !== "" || row.archivedAt !== null) return null;
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
