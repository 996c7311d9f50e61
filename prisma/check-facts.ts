// Goes through every lender's facts, the rules of law, the facts of countries and the help of the state in the database
// of DATABASE_URL. npm run facts runs it with the right address.
import { printable } from "@/lib/text/printable.mjs";
import { PrismaPg } from "@prisma/adapter-pg";
import * as z from "zod";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { countryFactRow } from "@/lib/countries/fact-row";
import { factFindings } from "@/lib/countries/facts";
import { checkFacts, type FactProblem } from "@/lib/lenders/fact-check";
import { benchmarkRow, lenderRow, rateRow, schemeRow, sourceRow } from "@/lib/lenders/rows";
import { supportFindings } from "@/lib/support/schemes";
import { supportRow } from "@/lib/support/support-row";
import { knownRank } from "@/prisma/seed-data/source-ranks";

/** Rows are checked whether or not they are public: what the check of single rows found is a finding like any other. */
const open = { toMend: z.string(), isActive: z.boolean() };
const lenders = lenderRow.extend(open);
const rates = rateRow.extend({ toMend: z.string() });

async function findings(connectionString: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    const rows = await db.partner.findMany({
      where: { archivedAt: null },
      orderBy: { id: "asc" },
      include: {
        sources: true,
        schemes: {
          where: { archivedAt: null },
          orderBy: { id: "asc" },
          include: {
            rates: { where: { isActive: true }, orderBy: { id: "asc" } },
            benchmark: true,
            rules: { where: { isActive: true } },
          },
        },
      },
    });
    const marks = await db.benchmark.findMany();
    const today = new Date().toISOString().slice(0, 10);
    const unread: FactProblem[] = [];
    const read = <Schema extends z.ZodType>(schema: Schema, id: string, row: unknown): z.output<Schema>[] => {
      const result = schema.safeParse(row);
      if (result.success) return [result.data];
      unread.push({
        row: id,
        says: `cannot be read: ${result.error.issues.map(({ path }) => path.join(".")).join(", ")}`,
      });
      return [];
    };
    const told = (id: string, { toMend }: { toMend: string }) => {
      if (toMend !== "") unread.push({ row: id, says: toMend });
    };

    const all = rows.flatMap((row) => {
      told(row.id, row);
      const sources = row.sources.flatMap((source) => read(sourceRow, `source ${source.id} of ${row.id}`, source));
      return read(lenders, row.id, row).map((lender) => ({
        ...lender,
        toMend: "" as const,
        isActive: true as const,
        schemes: row.schemes.flatMap((own) => {
          told(own.id, own);
          return read(schemeRow, own.id, { ...own, toMend: "", isActive: true }).map((scheme) => ({
            ...scheme,
            rates: own.rates.flatMap((rate) => {
              told(rate.id, rate);
              return read(rates, rate.id, rate).map((figures) => ({ ...figures, toMend: "" as const }));
            }),
            benchmark: own.benchmark && (read(benchmarkRow, own.benchmark.id, own.benchmark)[0] ?? null),
            sources: sources.filter(({ schemeId }) => schemeId === null || schemeId === own.id),
          }));
        }),
      }));
    });
    const laws = await db.lawRule.findMany({ where: { archivedAt: null }, orderBy: { id: "asc" } });
    for (const { reviewBy, ...law } of laws) {
      told(law.id, law);
      const last = reviewBy?.toISOString().slice(0, 10);
      if (last && last < today) unread.push({ row: law.id, says: `its source was to be read again by ${last}` });
    }
    for (const mark of marks) told(mark.id, mark);
    const facts = await db.countryFact.findMany({ where: { archivedAt: null }, orderBy: { id: "asc" } });
    const support = await db.supportScheme.findMany({ where: { archivedAt: null }, orderBy: { id: "asc" } });
    for (const row of [...facts, ...support]) told(row.id, row);
    const dated = [
      ...factFindings(
        facts.flatMap((row) => read(countryFactRow, row.id, { ...row, toMend: "" })),
        today,
      ),
      ...supportFindings(
        support.flatMap((row) => read(supportRow, row.id, { ...row, toMend: "" })),
        today,
      ),
    ];
    for (const { schemeId, ...rule } of rows.flatMap((row) => row.schemes.flatMap((scheme) => scheme.rules)))
      told(`rule ${rule.id} of ${schemeId}`, rule);
    for (const source of rows.flatMap((row) => row.sources)) told(`source ${source.id}`, source);
    const rules = rows.flatMap((row) => row.schemes.flatMap((scheme) => scheme.rules));
    return {
      count: {
        lenders: rows.length,
        schemes: rows.reduce((sum, row) => sum + row.schemes.length, 0),
        facts: facts.length,
        support: support.length,
      },
      found: [...unread, ...dated, ...checkFacts(all, rules, knownRank)],
    };
  } finally {
    await db.$disconnect();
  }
}

async function main() {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database whose facts should be checked, or use npm run facts.");
  const { count, found } = await findings(url);
  for (const { row, says } of found) console.log(printable(`${row}: ${says}`));
  console.log(
    `${count.schemes} schemes of ${count.lenders} lenders, ${count.facts} facts of countries, ${count.support} schemes of support, ${found.length} findings`,
  );
  if (found.length > 0) process.exitCode = 1;
}

void main();
