import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type * as z from "zod";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { errorName, log } from "@/lib/log";
import { isStale } from "./as-of";
import { comparable } from "./comparable";
import { partnerFaq, partnerId, partnerRow, partnerSource, type PartnerRow, point, step } from "./schema";

// Listed means active with a rate (SPEC section 3). A rate of blanks is caught when the row is read.
const LISTED = { isActive: true, AND: [{ interestRate: { not: null } }, { interestRate: { not: "" } }] };
const IN_ORDER = [{ position: "asc" as const }, { id: "asc" as const }];
const PARTS = {
  eligibility: { orderBy: IN_ORDER },
  benefits: { orderBy: IN_ORDER },
  applyBenefits: { orderBy: IN_ORDER },
  steps: { orderBy: IN_ORDER },
  documents: { orderBy: IN_ORDER },
  repayment: { orderBy: IN_ORDER },
  faqs: { where: { isActive: true }, orderBy: IN_ORDER },
  sources: { orderBy: IN_ORDER },
};

/** The lenders of the list call, in the editors' order. Reads the database now. */
export async function readPartners() {
  const lenders = await listedRows();
  return lenders.map(({ id, name, isActive, interestRate }) => ({ _id: id, name, isActive, interestRate }));
}

/**
 * One lender as the call answers it (SPEC section 3, with its spelling of the keys), or null where there is no such
 * lender, it is not active, or it has no rate. Unknown facts are null. Reads the database now.
 */
export async function readPartner(id: string) {
  return (await read(id))?.partner ?? null;
}

/**
 * The lenders as the public pages list them, from the cache: with what the list shows of each.
 * Never fails: an empty list stands for "not known now".
 */
export async function activePartners() {
  "use cache";
  cacheTag(tags.partners, tags.all);
  const { value, fresh } = await keptLenders.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value.map((row) => summary(row, Date.now()));
}
export type PartnerSummary = Awaited<ReturnType<typeof activePartners>>[number];

/**
 * The lenders as they are compared, from the cache: every fact that stands in a table, and what it is sorted and
 * filtered by. `madeAt` is when that was, in milliseconds: a static page may know no other time. Never fails, as
 * `activePartners`.
 */
export async function partnersToCompare() {
  "use cache";
  cacheTag(tags.partners, tags.all);
  const { value, fresh } = await keptLenders.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return { lenders: value.map((row) => ({ row, comparable: comparable(row) })), madeAt: Date.now() };
}
export type ComparedPartner = Awaited<ReturnType<typeof partnersToCompare>>["lenders"][number];

/**
 * One lender as its page shows it, from the cache, or null as for `readPartner`. `madeAt` is when the page was made, in
 * milliseconds. While the database is away it is the lender as it was known last.
 * @throws when the database does not answer and has not answered since the start
 */
export async function partnerPage(id: string) {
  "use cache";
  // Not the lists' tag: another lender's edit changes nothing here. The page around it carries that tag by its menus.
  cacheTag(tags.partner(id), tags.all);
  const { page, fresh } = await newestPage(id);
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return page && { ...page, madeAt: Date.now() };
}
export type PartnerPage = NonNullable<Awaited<ReturnType<typeof partnerPage>>>;

async function listedRows() {
  const rows = await db.partner.findMany({ where: LISTED, orderBy: [{ position: "asc" }, { name: "asc" }] });
  return keep(rows, partnerRow, (row) => ({ partner: row.id, table: "Partner" }));
}

/** The listed lenders, as far as this process knows them. */
export const keptLenders = lastKnown("lenders", listedRows, []);

/** Every lender that has a page, as far as this process knows them. They are read together, when pages are dropped. */
export const keptPages = lastKnown("lenders' pages", async () => {
  const rows = await db.partner.findMany({ where: LISTED, include: PARTS });
  return new Map(
    rows.flatMap((row) => {
      const page = pageOf(row);
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

/** `at` is now, in milliseconds. */
function summary(row: PartnerRow, at: number) {
  const {
    id,
    name,
    type,
    scheme,
    initials,
    logo,
    interestRate,
    rateMin,
    unsecuredLoanAmount,
    unsecuredMax,
    currency,
    asOf,
    updatedAt,
  } = row;
  return {
    id,
    name,
    type,
    scheme,
    initials,
    logo,
    interestRate,
    rateMin,
    unsecuredLoanAmount,
    unsecuredMax,
    currency,
    asOf,
    stale: isStale(asOf, at),
    updatedAt,
  };
}

async function read(id: string) {
  if (!partnerId.safeParse(id).success) return null;
  const row = await db.partner.findUnique({ where: { id }, include: PARTS });
  return row && pageOf(row);
}

function pageOf(row: Prisma.PartnerGetPayload<{ include: typeof PARTS }>) {
  const { id } = row;
  if (!row.isActive || !row.interestRate?.trim()) return null;
  const [lender] = keep([row], partnerRow, () => ({ partner: id, table: "Partner" }));
  if (!lender) return null;

  const part = <Schema extends z.ZodType>(table: string, rows: { id: number }[], schema: Schema) =>
    keep(rows, schema, (broken) => ({ partner: id, table, row: broken.id }));
  const partner = {
    _id: id,
    name: lender.name,
    isActive: lender.isActive,
    logo: lender.logo,
    type: lender.type,
    loanProcessingTime: lender.loanProcessingTime,
    margin: lender.margin,
    processingFee: lender.processingFee,
    collateral: lender.collateral,
    earlyRepayment: lender.earlyRepayment,
    securedLoanAmount: lender.securedLoanAmount,
    unsecuredLoanAmount: lender.unsecuredLoanAmount,
    interestRate: lender.interestRate,
    countriescovered: lender.countriesCovered,
    loanAmount: lender.loanAmount,
    loanTenure: lender.loanTenure,
    prepaymentCharges: lender.prepaymentCharges,
    repaymentholiday: lender.repaymentHoliday,
    paymentStudyPeriod: lender.paymentStudyPeriod,
    eligibility: part("PartnerEligibility", row.eligibility, point),
    benefits: part("PartnerBenefit", row.benefits, point),
    applyBenefits: part("PartnerApplyBenefit", row.applyBenefits, point),
    howToApply: part("PartnerStep", row.steps, step),
    documents: part("PartnerDocument", row.documents, point),
    loanRepayment: part("PartnerRepayment", row.repayment, point),
    faqs: part("PartnerFaq", row.faqs, partnerFaq).map(({ id: faqId, ...faq }) => ({ _id: String(faqId), ...faq })),
  };
  return { partner, lender, sources: part("PartnerSource", row.sources, partnerSource) };
}

/** The rows that fit, as the schema gives them back. One that does not is hidden and named in the log by its id. */
function keep<Row, Schema extends z.ZodType>(
  rows: Row[],
  schema: Schema,
  nameOf: (row: Row) => object,
): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    if (result.success) return [result.data];
    log.warn(
      { ...nameOf(row), fields: result.error.issues.map((issue) => issue.path.join(".")) },
      "row of public content hidden",
    );
    return [];
  });
}
