import "server-only";
import { createHash } from "node:crypto";
import { cacheLife, cacheTag } from "next/cache";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "@/lib/lenders/public-rows";
import { sourceRow, type Source } from "@/lib/lenders/rows";
import {
  CHECKED_FACTS,
  checkedLenderRow,
  checkedRateRow,
  checkedSchemeRow,
  countryChoice,
  ruleRow,
  type CheckedScheme,
  type CheckedSource,
  type Rulebook,
} from "./schema";

/** The public schemes of public lenders with their conditions in force. Reads the database now. */
export async function readRulebook(): Promise<Rulebook> {
  const [rows, places] = await Promise.all([
    db.partner.findMany({
      where: PUBLIC,
      orderBy: [{ position: "asc" }, { name: "asc" }],
      include: {
        schemes: {
          where: PUBLIC,
          orderBy: IN_ORDER,
          include: {
            rates: { where: IN_FORCE, orderBy: [{ fromPct: "asc" }, { id: "asc" }] },
            benchmark: true,
            // One that is to be mended is in force all the same: its scheme cannot be checked.
            rules: { where: { isActive: true }, orderBy: IN_ORDER },
          },
        },
        sources: { where: { toMend: "" }, orderBy: IN_ORDER },
      },
    }),
    db.country.findMany({
      orderBy: [{ position: "asc" }, { name: "asc" }],
      select: { code: true, name: true, aliases: true, isActive: true },
    }),
  ]);

  const spellings = places.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases.split(",")].map((spelling) => [spelling.trim().toLowerCase(), code] as const),
  );
  const rule = ruleRow(new Map(spellings.filter(([spelling]) => spelling !== "")));
  const versions: string[] = [];
  const sources: CheckedSource[] = [];
  const schemes: CheckedScheme[] = [];
  const lenders = rows.flatMap((row) => {
    const named = (table: string, more: object) => ({ partner: row.id, table, ...more });
    const [lender] = readableRows([row], checkedLenderRow, () => named("Partner", {}));
    if (!lender) return [];
    const first = sources.length;
    const spoken = readableRows(row.sources, sourceRow, ({ id }) => named("PartnerSource", { row: id })).flatMap(
      onlyChecked,
    );
    sources.push(...spoken.map(({ source }) => source));

    const own = row.schemes.flatMap(({ rates, benchmark, rules: ruleRows, ...columns }) => {
      const [scheme] = readableRows([columns], checkedSchemeRow, () => named("Scheme", { row: columns.id }));
      if (!scheme) return [];
      const rules = readableRows(ruleRows, rule, ({ id, schemeId, subject, operator }) =>
        named("EligibilityRule", { row: id, scheme: schemeId, subject, operator }),
      );
      versions.push(...ruleRows.map(({ version }) => version.trim()));
      return {
        ...scheme,
        lenderId: lender.id,
        rates: readableRows(rates, checkedRateRow, ({ id }) => named("Rate", { row: id })),
        benchmark: readableBenchmark(benchmark, ({ id }) => named("Benchmark", { row: id })),
        rules,
        unreadable: ruleRows.length - rules.length,
        sources: spoken.flatMap(({ schemeId }, index) =>
          schemeId === null || schemeId === scheme.id ? first + index : [],
        ),
      };
    });
    schemes.push(...own);
    return own.length > 0 ? [lender] : [];
  });

  const read = [...schemes.flatMap(({ rates }) => rates), ...sources].map(({ readOn }) => readOn);
  return {
    edition: createHash("sha256").update(JSON.stringify({ lenders, schemes, sources })).digest("hex").slice(0, 8),
    dated: [...versions, ...read].sort().at(-1) ?? "",
    lenders,
    schemes,
    sources,
    countries: places.flatMap(({ code, name, isActive }) => {
      const choice = countryChoice.safeParse({ code, name });
      return isActive && choice.success ? [choice.data] : [];
    }),
  };
}

/** Sources of other facts do not travel to the browser. */
function onlyChecked({ schemeId, covers, ...source }: Source) {
  const checked = covers.filter((fact) => CHECKED_FACTS.some((known) => known === fact));
  return checked.length > 0 ? [{ schemeId, source: { ...source, covers: checked } }] : [];
}

/** The same, as far as this process knows it. */
export const keptRulebook = lastKnown<Rulebook>("eligibility", readRulebook, {
  edition: "",
  dated: "",
  lenders: [],
  schemes: [],
  sources: [],
  countries: [],
});

/**
 * The same from the cache, for the page; `readAt` is when it was read, in milliseconds. Never fails: without schemes
 * there is nothing to check against.
 */
export async function rulebook() {
  "use cache";
  cacheTag(tags.lenders, tags.countries, tags.all);
  const { value, fresh } = await keptRulebook.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return { book: value, readAt: Date.now() };
}
