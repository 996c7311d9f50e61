import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { BENCHMARKS } from "./seed-data/benchmarks";
import { COUNTRIES, flagPath } from "./seed-data/countries";
import { COUNTRY_FACTS } from "./seed-data/country-facts";
import { FAQS } from "./seed-data/faqs";
import { LAW_RULES } from "./seed-data/law-rules";
import { LENDERS } from "./seed-data/lenders";
import { pinCodes } from "./seed-data/pin-codes";
import { SUPPORT_SCHEMES } from "./seed-data/support-schemes";
import { universitiesOf } from "./seed-data/universities";
import { seedContent } from "./seed-content";

type Tx = Prisma.TransactionClient;
/** `fill` says what it did in a sentence. */
type Part = { name: string; fill: (tx: Tx) => Promise<string> };

/**
 * What an editor changed is never written over: lenders, questions and rules are brought up to date cell by cell where
 * no editor was, and the other parts are filled only while their table is empty. A part is one transaction: it is there
 * whole or not at all.
 */
const PARTS: readonly Part[] = [
  { name: "lenders, questions, rules and facts", fill: bringUpToDate },
  {
    name: "countries and universities",
    fill: async (tx) => sayFilled((await tx.country.count()) === 0 ? await fillCountries(tx) : 0),
  },
  {
    name: "PIN codes",
    fill: async (tx) => sayFilled((await tx.pinCode.findFirst()) === null ? await fillPinCodes(tx) : 0),
  },
];
const sayFilled = (rows: number) => (rows === 0 ? "already there" : `${rows} rows added`);

async function bringUpToDate(tx: Tx) {
  const { added, changed, takenAway, edited } = await seedContent(tx, {
    benchmarks: BENCHMARKS,
    lenders: LENDERS,
    faqs: FAQS,
    rules: LAW_RULES,
    countryFacts: COUNTRY_FACTS,
    support: SUPPORT_SCHEMES,
  });
  const done =
    added + changed + takenAway === 0
      ? "nothing to change"
      : `${added} rows added, ${changed} brought up to date, ${takenAway} taken away`;
  return edited === 0 ? done : `${done}; ${edited} that editors changed were left to them`;
}

async function fillCountries(tx: Tx) {
  await tx.country.createMany({
    data: COUNTRIES.map((country, position) => ({ ...country, position, flag: flagPath(country.code) })),
  });
  const universities = universitiesOf(COUNTRIES.map(({ code }) => code));
  await tx.$executeRaw`INSERT INTO "University" ("countryCode", name)
    SELECT * FROM json_to_recordset(${JSON.stringify(universities)}::json) AS row ("countryCode" text, name text)`;
  return COUNTRIES.length + universities.length;
}

async function fillPinCodes(tx: Tx) {
  const rows = pinCodes();
  // As one value: Prisma takes seconds for a parameter of each cell.
  await tx.$executeRaw`INSERT INTO "PinCode" (pin, city, state)
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row (pin text, city text, state text)`;
  return rows.length;
}

async function seed(connectionString: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    for (const { name, fill } of PARTS) {
      const done = await db.$transaction(
        async (tx) => {
          // Two instances that start together must not both find something absent. The key is the seed's own.
          await tx.$executeRaw`SELECT pg_advisory_xact_lock(20261121)`;
          return fill(tx);
        },
        { maxWait: 10_000, timeout: 60_000 },
      );
      console.log(`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${done}.`);
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
