import "server-only";
import { createHash } from "node:crypto";
import { cacheLife, cacheTag } from "next/cache";
import { handOut, isOutOfDate } from "@/lib/content/handed-out";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { editorsOrder, IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "@/lib/lenders/public-rows";
import { sourceRow, type Source } from "@/lib/lenders/rows";
import { byId } from "@/lib/server/pieces";
import { fromSearch, readDraft } from "./answers";
import { candidates, pageBook, type Candidates } from "./candidates";
import { remembered } from "./remembered";
import {
  CHECKED_FACTS,
  checkedLenderRow,
  checkedRateRow,
  checkedSchemeRow,
  countryChoice,
  ruleRow,
  type CheckedLender,
  type CheckedScheme,
  type CheckedSource,
  type Rulebook,
} from "./schema";

/** What is checked of one lender; its schemes' `sources` are places in its own. */
type Checkable = {
  lender: CheckedLender;
  name: string;
  position: number;
  schemes: readonly CheckedScheme[];
  sources: readonly CheckedSource[];
  versions: readonly string[];
};
type Place = { code: string; name: string; aliases: string; isActive: boolean };

/** The public schemes of public lenders with their conditions in force. Reads the database now. */
export async function readRulebook(): Promise<Rulebook> {
  return (await readParts()).book;
}

async function readParts() {
  const places = await readPlaces();
  return together(await readCheckable(places), places);
}

const readPlaces = (): Promise<Place[]> =>
  db.country.findMany({
    orderBy: [{ position: "asc" }, { name: "asc" }],
    select: { code: true, name: true, aliases: true, isActive: true },
  });

const CHECKABLE = {
  schemes: {
    where: PUBLIC,
    orderBy: IN_ORDER,
    include: {
      rates: { where: IN_FORCE, orderBy: [{ fromPct: "asc" as const }, { id: "asc" as const }] },
      benchmark: true,
      // One that is to be mended is in force all the same: its scheme cannot be checked.
      rules: { where: { isActive: true }, orderBy: IN_ORDER },
    },
  },
  sources: { where: { toMend: "" }, orderBy: IN_ORDER },
};

async function readCheckable(places: readonly Place[], ids?: readonly string[]): Promise<Checkable[]> {
  const rows = await byId((after, page) =>
    db.partner.findMany({
      where: { AND: [{ ...PUBLIC, id: ids && { in: [...ids] } }, after] },
      include: CHECKABLE,
      ...page,
    }),
  );

  const spellings = places.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases.split(",")].map((spelling) => [spelling.trim().toLowerCase(), code] as const),
  );
  const rule = ruleRow(new Map(spellings.filter(([spelling]) => spelling !== "")));
  const parts = rows.flatMap((row) => {
    const named = (table: string, more: object) => ({ partner: row.id, table, ...more });
    const [lender] = readableRows([row], checkedLenderRow, () => named("Partner", {}));
    if (!lender) return [];
    const versions: string[] = [];
    const spoken = readableRows(row.sources, sourceRow, ({ id }) => named("PartnerSource", { row: id })).flatMap(
      onlyChecked,
    );
    const schemes = row.schemes.flatMap(({ rates, benchmark, rules: ruleRows, ...columns }) => {
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
        sources: spoken.flatMap(({ schemeId }, index) => (schemeId === null || schemeId === scheme.id ? index : [])),
      };
    });
    return [
      {
        lender,
        name: lender.name,
        position: row.position,
        schemes,
        sources: spoken.map(({ source }) => source),
        versions,
      },
    ];
  });
  return parts.sort(editorsOrder);
}

/** The rulebook out of its lenders, which stay beside it so that one of them can be read anew. */
function together(parts: readonly Checkable[], places: readonly Place[]) {
  const sources: CheckedSource[] = [];
  const schemes: CheckedScheme[] = [];
  for (const part of parts) {
    const first = sources.length;
    sources.push(...part.sources);
    schemes.push(
      ...part.schemes.map((scheme) => ({ ...scheme, sources: scheme.sources.map((index) => first + index) })),
    );
  }
  const lenders = parts.flatMap(({ lender, schemes: own }) => (own.length > 0 ? [lender] : []));
  const read = [...schemes.flatMap(({ rates }) => rates), ...sources].map(({ readOn }) => readOn);
  const dated = [...parts.flatMap(({ versions }) => versions), ...read];
  const book: Rulebook = {
    edition: createHash("sha256").update(JSON.stringify({ lenders, schemes, sources })).digest("hex").slice(0, 8),
    dated: dated.sort().at(-1) ?? "",
    lenders,
    schemes,
    sources,
    countries: places.flatMap(({ code, name, isActive }) => {
      const choice = countryChoice.safeParse({ code, name });
      return isActive && choice.success ? [choice.data] : [];
    }),
  };
  return { book, parts, places };
}

/** Sources of other facts do not travel to the browser. */
function onlyChecked({ schemeId, covers, ...source }: Source) {
  const checked = covers.filter((fact) => CHECKED_FACTS.some((known) => known === fact));
  return checked.length > 0 ? [{ schemeId, source: { ...source, covers: checked } }] : [];
}

/** The same, as far as this process knows it. */
export const keptRulebook = lastKnown("eligibility", readParts, {
  book: { edition: "", dated: "", lenders: [], schemes: [], sources: [], countries: [] },
  parts: [],
  places: [],
});

/**
 * Reads what is checked of these lenders into memory, and nothing of the others.
 * @throws when the database does not answer
 */
export async function renewRulebook(ids: readonly string[]) {
  const known = keptRulebook.known();
  if (!known) return;
  const askedAt = performance.now();
  const renewed = await readCheckable(known.value.places, ids);
  keptRulebook.patch(({ parts, places }) => {
    const all = [...parts.filter(({ lender }) => !ids.includes(lender.id)), ...renewed];
    return together(all.sort(editorsOrder), places);
  }, askedAt);
}

/** What the eligibility check shows; see `listTags`. */
export function checkTags(): string[] {
  const known = keptRulebook.known();
  return known && isOutOfDate(tags.list("check"), pageBook(known.value.book)) ? [tags.list("check")] : [];
}

/**
 * The rulebook from the cache, for the page; `readAt` is when it was read, in milliseconds. Never fails: without
 * schemes there is nothing to check against.
 */
export async function rulebook() {
  "use cache";
  cacheTag(tags.list("check"), tags.countries, tags.all);
  const { value, fresh } = await keptRulebook.recent();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return { ...handOut(tags.list("check"), pageBook(value.book)), readAt: Date.now() };
}

/**
 * The schemes that stand first for the answers that a check's address holds, from memory; null where one is missing.
 * Nothing of it is kept.
 * @param search the address's query
 * @param most of each outcome
 */
export async function findCandidates(search: string, most: number): Promise<Candidates | null> {
  const { book } = await keptRulebook.atOnce();
  const { answers, exchange, order } = readDraft(fromSearch(search, pageBook(book).currencies), book.countries);
  if (!answers) return null;
  const asked = { answers, exchange, order };
  return remembered(book, { ...asked, most }, () => candidates(book, asked, most));
}

/** Where one can say to study, from the cache, in the editors' order. Never fails. */
export async function countryChoices() {
  "use cache";
  cacheTag(tags.countries, tags.all);
  const { value, fresh } = await keptRulebook.recent();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value.book.countries;
}
