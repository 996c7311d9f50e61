import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { COUNTRIES, flagPath } from "./seed-data/countries";
import { FAQS } from "./seed-data/faqs";
import { LENDERS } from "./seed-data/lenders";
import { pinCodes } from "./seed-data/pin-codes";
import { universitiesOf } from "./seed-data/universities";
import { insertAbsentLenders } from "./seed-lenders";

type Tx = Prisma.TransactionClient;
/** `fill` gives how many rows it added. */
type Part = { name: string; fill: (tx: Tx) => Promise<number> };

/** Rows per statement. PostgreSQL takes 65,535 parameters; the rows split here have three or fewer. */
const BATCH = 5_000;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));

/**
 * What an editor changed is never written over: a lender is inserted only where it is absent, and the other parts are
 * filled only while their table is empty. A part is one transaction: it is there whole or not at all.
 */
const PARTS: readonly Part[] = [
  { name: "lenders", fill: (tx) => insertAbsentLenders(tx, LENDERS) },
  { name: "questions", fill: async (tx) => ((await tx.faq.count()) === 0 ? fillFaqs(tx) : 0) },
  {
    name: "countries and universities",
    fill: async (tx) => ((await tx.country.count()) === 0 ? fillCountries(tx) : 0),
  },
  { name: "PIN codes", fill: async (tx) => ((await tx.pinCode.findFirst()) === null ? fillPinCodes(tx) : 0) },
];

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
    for (const { name, fill } of PARTS) {
      const rows = await db.$transaction(
        async (tx) => {
          // Two instances that start together must not both find something absent. The key is the seed's own.
          await tx.$executeRaw`SELECT pg_advisory_xact_lock(20261121)`;
          return fill(tx);
        },
        { maxWait: 10_000, timeout: 60_000 },
      );
      console.log(rows === 0 ? `Kept ${name}: already there.` : `Added ${name}: ${rows} rows.`);
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
