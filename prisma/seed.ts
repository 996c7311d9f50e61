import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { COUNTRIES, flagPath } from "./seed-data/countries";
import { FAQS } from "./seed-data/faqs";
import { LENDERS, type LenderSeed } from "./seed-data/lenders";
import { pinCodes } from "./seed-data/pin-codes";
import { RULES_VERSION } from "./seed-data/rules";
import { universitiesOf } from "./seed-data/universities";

type Tx = Prisma.TransactionClient;
type Part = { name: string; isEmpty: (tx: Tx) => Promise<boolean>; fill: (tx: Tx) => Promise<number> };

/** Rows per statement. PostgreSQL takes 65,535 parameters; the rows split here have three or fewer. */
const BATCH = 5_000;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));

/**
 * Each part is filled only while its table is empty, so that what an editor changed is never written over.
 * A part is one transaction: it is there whole or not at all.
 */
const PARTS: readonly Part[] = [
  { name: "lenders", isEmpty: async (tx) => (await tx.partner.count()) === 0, fill: fillLenders },
  { name: "questions", isEmpty: async (tx) => (await tx.faq.count()) === 0, fill: fillFaqs },
  { name: "countries and universities", isEmpty: async (tx) => (await tx.country.count()) === 0, fill: fillCountries },
  { name: "PIN codes", isEmpty: async (tx) => (await tx.pinCode.findFirst()) === null, fill: fillPinCodes },
];

async function fillLenders(tx: Tx) {
  const all = <T>(rowsOf: (lender: LenderSeed) => readonly T[]) =>
    LENDERS.flatMap((lender) =>
      rowsOf(lender).map((row, position) => ({ ...row, position, partnerId: lender.facts.id })),
    );

  await tx.partner.createMany({
    data: LENDERS.map(({ facts: { sources: _, ...columns } }, position) => ({ ...columns, position })),
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
  return LENDERS.length;
}

async function fillFaqs(tx: Tx) {
  await tx.faq.createMany({ data: FAQS.map((faq, position) => ({ ...faq, position })) });
  return FAQS.length;
}

async function fillCountries(tx: Tx) {
  await tx.country.createMany({
    data: COUNTRIES.map((country, position) => ({ ...country, position, flag: flagPath(country.code) })),
  });
  const universities = universitiesOf(COUNTRIES.map(({ code }) => code));
  for (const data of batches(universities)) await tx.university.createMany({ data });
  return COUNTRIES.length + universities.length;
}

async function fillPinCodes(tx: Tx) {
  const rows = pinCodes();
  for (const data of batches(rows)) await tx.pinCode.createMany({ data });
  return rows.length;
}

async function seed(connectionString: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    for (const { name, isEmpty, fill } of PARTS) {
      const rows = await db.$transaction(
        async (tx) => {
          // Two instances that start together must not both find the table empty. The key is the seed's own.
          await tx.$executeRaw`SELECT pg_advisory_xact_lock(20261121)`;
          return (await isEmpty(tx)) ? await fill(tx) : null;
        },
        { maxWait: 10_000, timeout: 60_000 },
      );
      console.log(rows === null ? `Kept ${name}: already there.` : `Added ${name}: ${rows} rows.`);
    }
  } finally {
    await db.$disconnect();
  }
}

const url = process.env.DATABASE_URL;
if (url) {
  seed(url).catch((error: unknown) => {
    console.error("The seed failed; nothing of the part it was in was written.", error);
    process.exitCode = 1;
  });
} else {
  console.error("Set DATABASE_URL to the database that should be filled.");
  process.exitCode = 1;
}
