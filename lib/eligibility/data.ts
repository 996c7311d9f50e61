import "server-only";
import { createHash } from "node:crypto";
import { forPage } from "@/lib/content/for-page";
import { readableRows } from "@/lib/readable-rows";
import { snapshot } from "@/lib/content/snapshot";
import { changedTags, noteShown } from "@/lib/content/shown";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { editorsOrder, IN_FORCE, IN_ORDER, PUBLIC, readableBenchmark } from "@/lib/lenders/public-rows";
import { STATES } from "@/lib/lenders/for-whom";
import { sourceRow, type Source } from "@/lib/lenders/rows";
import { byId } from "@/lib/server/chunk";
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

type Place = { code: string; name: string; aliases: string; isActive: boolean };

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

/** The public schemes of public lenders with their conditions in force. Reads the database now. */
export async function readRulebook(): Promise<Rulebook> {
  const [rows, places] = await Promise.all([
    byId((after, page) => db.partner.findMany({ where: { AND: [PUBLIC, after] }, include: CHECKABLE, ...page })),
    db.country.findMany({
      orderBy: [{ position: "asc" }, { name: "asc" }],
      select: { code: true, name: true, aliases: true, isActive: true },
    }),
  ]);
  const rule = ruleRow(spellingsOf(places));
  const lenders: CheckedLender[] = [];
  const schemes: CheckedScheme[] = [];
  const sources: CheckedSource[] = [];
  const dated: string[] = [];
  for (const row of rows.sort(editorsOrder)) {
    const named = (table: string, more: object) => ({ partner: row.id, table, ...more });
    const [lender] = readableRows([row], checkedLenderRow, () => named("Partner", {}));
    if (!lender) continue;
    const spoken = readableRows(row.sources, sourceRow, ({ id }) => named("PartnerSource", { row: id })).flatMap(
      onlyChecked,
    );
    const firstSource = sources.length;
    sources.push(...spoken.map(({ source }) => source));
    const own = row.schemes.flatMap(({ rates, benchmark, rules: ruleRows, ...columns }) => {
      const [scheme] = readableRows([columns], checkedSchemeRow, () => named("Scheme", { row: columns.id }));
      if (!scheme) return [];
      const rules = readableRows(ruleRows, rule, ({ id, schemeId, subject, operator }) =>
        named("EligibilityRule", { row: id, scheme: schemeId, subject, operator }),
      );
      dated.push(...ruleRows.map(({ version }) => version.trim()));
      return {
        ...scheme,
        lenderId: lender.id,
        rates: readableRows(rates, checkedRateRow, ({ id }) => named("Rate", { row: id })),
        benchmark: readableBenchmark(benchmark, ({ id }) => named("Benchmark", { row: id })),
        rules,
        unreadable: ruleRows.length - rules.length,
        sources: spoken.flatMap(({ schemeId }, index) =>
          schemeId === null || schemeId === scheme.id ? firstSource + index : [],
        ),
      };
    });
    schemes.push(...own);
    if (own.length > 0) lenders.push(lender);
  }
  dated.push(...[...schemes.flatMap(({ rates }) => rates), ...sources].map(({ readOn }) => readOn));
  return {
    edition: createHash("sha256").update(JSON.stringify({ lenders, schemes, sources })).digest("hex").slice(0, 8),
    dated: dated.sort().at(-1) ?? "",
    lenders,
    schemes,
    sources,
    countries: places.flatMap(({ code, name, isActive }) => {
      const choice = countryChoice.safeParse({ code, name });
      return isActive && choice.success ? [choice.data] : [];
    }),
    states: statesOf(schemes),
  };
}

/** Names of the states that schemes name, by code. */
const statesOf = (schemes: readonly Pick<CheckedScheme, "forStates">[]) =>
  Object.fromEntries(
    schemes.flatMap(({ forStates }) => forStates.map((code) => [code, STATES[code] ?? code] as const)),
  );

const spellingsOf = (places: readonly Place[]) =>
  new Map(
    places
      .flatMap(({ code, name, aliases }) =>
        [code, name, ...aliases.split(",")].map((spelling) => [spelling.trim().toLowerCase(), code] as const),
      )
      .filter(([spelling]) => spelling !== ""),
  );

function onlyChecked({ schemeId, covers, ...source }: Source) {
  const checked = covers.filter((fact) => CHECKED_FACTS.some((known) => known === fact));
  return checked.length > 0 ? [{ schemeId, source: { ...source, covers: checked } }] : [];
}

export const rulebookSnapshot = snapshot("eligibility", readRulebook);
const NO_RULES: Rulebook = { edition: "", dated: "", lenders: [], schemes: [], sources: [], countries: [], states: {} };

/** The rulebook from memory; an empty one while nothing is known. */
export const currentRulebook = async () => (await rulebookSnapshot.get(NO_RULES)).value;

const BOOK = "rulebook";
/** Its tag, where the page was given another rulebook than the one in memory. */
export const changedRulebookTags = async () => {
  const now = pageBook(await currentRulebook());
  return changedTags([BOOK], () => now);
};

/** The rulebook from the cache, for the page; `readAt` in milliseconds. Never fails: without schemes there is none. */
export async function rulebook() {
  "use cache";
  const { value, readAt } = await forPage(rulebookSnapshot, [BOOK, tags.countries], NO_RULES);
  return { ...noteShown(BOOK, pageBook(value)), readAt };
}

/**
 * The schemes that stand first for the answers of a check's address, from memory; null where one is missing.
 * @param search the address's query
 * @param most of each outcome
 */
export async function findCandidates(search: string, most: number): Promise<Candidates | null> {
  const book = await currentRulebook();
  const { answers, exchange, order } = readDraft(fromSearch(search, pageBook(book).currencies), book.countries);
  if (!answers) return null;
  const asked = { answers, exchange, order };
  return remembered(book, { ...asked, most }, () => candidates(book, asked, most));
}

/** Where one can say to study, from the cache, in the editors' order. Never fails. */
export async function countryChoices() {
  "use cache";
  return (await forPage(rulebookSnapshot, [tags.countries], NO_RULES)).value.countries;
}
