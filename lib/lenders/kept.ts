import "server-only";
import type * as z from "zod";
import { lastKnown } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { safeErrorFields, log } from "@/lib/log";
import { byId, chunk } from "@/lib/pieces";
import { readCellChanges } from "./change-log";
import { historyOf, type CellChange } from "./history";
import { LENDER_KINDS } from "./kinds";
import type { ListedLender } from "./lists";
import { editorsOrder, IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "./public-rows";
import { lenderFaq, lenderId, lenderRow, point, rateRow, schemeRow, sourceRow, step } from "./rows";
import { sourcePages } from "./sources";
import { lenderWords } from "./words";

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
/** Lenders whose whole pages stay in memory: the first of the editors' order, and whoever was edited since. */
const KEPT_PAGES = 1000;
/** Milliseconds after which a lender in memory is read anew, should no news of an edit have come. */
const PAGE_AGE = 60_000;
/** Lenders that are being read beside an answer. */
const renewing = new Set<string>();
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

/** The listed lenders, in the editors' order. Reads the database now. */
export async function listedLenders(where: Prisma.PartnerWhereInput = {}) {
  const rows = await byId((after, page) =>
    db.partner.findMany({ where: { AND: [LISTED, where, after] }, include: FACT_ROWS, ...page }),
  );
  return rows.flatMap((row) => lenderOf(row) ?? []).sort(editorsOrder);
}

/** The listed lenders, as far as this process knows them. */
export const keptLenders = lastKnown("lenders", listedLenders, []);

/** Lenders with all that their pages show, by id, as far as this process knows them; a null `page` is one that went. */
export const keptPages = lastKnown("lenders' pages", async () => readPages({ take: KEPT_PAGES }));

async function firstIds(take: number) {
  const rows = await db.partner.findMany({ where: LISTED, orderBy: { position: "asc" }, take, select: { id: true } });
  return rows.map(({ id }) => id);
}

async function readPages(which: { take: number } | { ids: readonly string[] }) {
  const askedAt = performance.now();
  const isSome = "ids" in which;
  const ids = isSome ? which.ids : await firstIds(which.take);
  const [rows, changes] = await Promise.all([
    chunk(ids, (some) => db.partner.findMany({ where: { id: { in: some } }, include: PARTS })),
    readCellChanges(isSome ? { lenders: which.ids } : {}),
  ]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.map((id) => {
      const row = found.get(id);
      const page = row ? pageOf(row, changes) : null;
      return [id, { page, askedAt }] as const;
    }),
  );
}

/**
 * Reads these lenders into memory, and nothing of the others.
 * @throws when the database does not answer
 */
export async function renewLenders(ids: readonly string[]) {
  const askedAt = performance.now();
  const pages = await readPages({ ids });
  keptPages.patch((before) => new Map([...before, ...pages]), askedAt);
  keptLenders.patch((before) => {
    const renewed = [...pages.values()].flatMap(({ page }) => page?.lender ?? []);
    return [...before.filter(({ id }) => !pages.has(id)), ...renewed].sort(editorsOrder);
  }, askedAt);
}

/** The ids of all lenders that have a page, from memory. @throws when the database has not answered since the start */
export async function listedIds(): Promise<string[]> {
  const lenders = await keptLenders.atOnce();
  if (!keptLenders.known()) throw new Error("no lender is known");
  return lenders.map(({ id }) => id);
}

/**
 * What the contract's call says of one lender, or null where it has no page. From memory, at once, where its page is
 * there, which is read anew beside the answer where it is old; else from the database, and an id of no lender leaves
 * nothing in memory.
 * @throws when it is not in memory and the database does not answer
 */
export async function partnerAtOnce(id: string) {
  const known = keptPages.known()?.value.get(id);
  if (!known) {
    const row = lenderId.safeParse(id).success ? await rowOf(id) : null;
    // What its page says of its past is no part of the answer.
    return (row && pageOf(row, []))?.partner ?? null;
  }
  if (performance.now() - known.askedAt >= PAGE_AGE && !renewing.has(id)) {
    renewing.add(id);
    renewLenders([id])
      .catch((error: unknown) => log.error({ ...safeErrorFields(error), partner: id }, "lender could not be read"))
      .finally(() => renewing.delete(id));
  }
  return known.page?.partner ?? null;
}

/** One lender from the database, or from memory where that is newer or the database does not answer. */
export async function newestPage(id: string) {
  const askedAt = performance.now();
  const inMemory = () => keptPages.known()?.value.get(id);
  try {
    const page = await readPage(id);
    const known = inMemory();
    return { page: known && known.askedAt > askedAt ? known.page : page, fresh: true };
  } catch (error) {
    const known = inMemory();
    // Where all fit into memory, one that is not there has no page.
    const isComplete = (keptPages.known()?.value.size ?? KEPT_PAGES) < KEPT_PAGES;
    if (!known && !isComplete) throw error;
    log.error({ ...safeErrorFields(error), partner: id }, "lender could not be read");
    return { page: known?.page ?? null, fresh: false };
  }
}

async function readPage(id: string) {
  if (!lenderId.safeParse(id).success) return null;
  const [row, changes] = await Promise.all([rowOf(id), readCellChanges({ lenders: [id] })]);
  return row && pageOf(row, changes);
}

/** A lender's row with all that belongs to it. Reads the database now. */
const rowOf = (id: string) => db.partner.findUnique({ where: { id }, include: PARTS });

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
    position: row.position,
    updatedAt: new Date(Math.max(...changes.map(Number))),
    schemes,
    pages: sourcePages(sources, schemes),
  };
  return lenderWords(lender).interestRate === null ? null : lender;
}

/** What a row and its changes come to on the lender's page; null where it has none. */
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
