import "server-only";
import { forPage } from "@/lib/content/for-page";
import { readableRows } from "@/lib/readable-rows";
import { snapshot } from "@/lib/content/snapshot";
import { tags } from "@/lib/content/tags";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { countryFactRow } from "./fact-row";
import { countryRow } from "./schema";
import { type FactsOfCountry, hasPage, slugOf } from "./study-page";

const readActive = () =>
  db.country.findMany({ where: { isActive: true }, orderBy: [{ position: "asc" }, { name: "asc" }] });
type CountryColumns = Awaited<ReturnType<typeof readActive>>[number];

const shownOf = (rows: readonly CountryColumns[]) =>
  readableRows(rows, countryRow, ({ code }) => ({ table: "Country", row: code }));

const spellingsOf = (rows: readonly CountryColumns[]) =>
  new Map(
    rows.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases.split(",")].flatMap((spelling) => {
        const typed = spelling.trim().toLowerCase();
        return typed ? [[typed, code] as const] : [];
      }),
    ),
  );

/** The active countries in the editors' order, each with the path of its flag. Reads the database now. */
export const readCountries = async () => shownOf(await readActive());

export const countrySnapshot = snapshot("countries", async () => {
  const rows = await readActive();
  return { shown: shownOf(rows), spellings: spellingsOf(rows) };
});

/** Universities of a country (name, code or another spelling), by the alphabet, read from the database now. */
export async function readUniversities(
  country: string,
  { name, most }: { name?: Prisma.StringFilter; most?: number } = {},
) {
  const { spellings } = (await countrySnapshot.get()).value;
  const countryCode = spellings.get(country.trim().toLowerCase());
  if (!countryCode) return [];
  const rows = await db.university.findMany({
    where: { countryCode, name },
    orderBy: { name: "asc" },
    select: { name: true },
    take: most,
  });
  return rows.map(({ name }) => name).filter((name) => name.trim() !== "");
}

const AT_ONCE = 2500;
const FOUND = 100;

/** Universities for a box that suggests: all of the country, or those that hold what is typed, the very name first. */
export async function findUniversities(country: string, typed: string) {
  if (typed === "") {
    const all = await readUniversities(country, { most: AT_ONCE + 1 });
    const isWhole = all.length <= AT_ONCE;
    return { university: isWhole ? all : all.slice(0, FOUND), isWhole };
  }
  const [exact, found] = await Promise.all([
    readUniversities(country, { name: { equals: typed, mode: "insensitive" }, most: 1 }),
    readUniversities(country, { name: { contains: typed, mode: "insensitive" }, most: FOUND }),
  ]);
  return { university: [...new Set([...exact, ...found])].slice(0, FOUND), isWhole: false };
}

/** The countries from the cache, for the public pages. Never fails: the grid is left out when the list is empty. */
export async function activeCountries() {
  "use cache";
  const { value } = await forPage(countrySnapshot, [tags.countries], { shown: [], spellings: new Map() });
  return value.shown;
}

/** The active countries, in the editors' order, each with its dated facts. */
export const countryFactsSnapshot = snapshot("country-facts", async (): Promise<FactsOfCountry[]> => {
  const [countries, rows] = await Promise.all([
    readActive(),
    db.countryFact.findMany({ where: { toMend: "", archivedAt: null }, orderBy: { id: "asc" } }),
  ]);
  return countries.flatMap((columns) => {
    const [shown] = shownOf([columns]);
    if (!shown) return [];
    const own = rows.filter(({ country }) => country === columns.code);
    return {
      ...{ code: columns.code, name: shown.name, flag: shown.flag },
      facts: readableRows(own, countryFactRow, ({ id }) => ({ table: "CountryFact", row: id })),
      changedOn: dayOf(new Date(Math.max(0, ...own.map(({ updatedAt }) => updatedAt.getTime())))),
    };
  });
});

/** Every country that has a page today, with its address and the day of its last change, from the cache. */
export async function studyPages() {
  "use cache";
  const { value, readAt } = await forPage(countryFactsSnapshot, [tags.countryFacts, tags.countries], []);
  const today = dayOf(new Date(readAt));
  return value.flatMap(({ code, name, flag, facts, changedOn }) =>
    hasPage(code, facts, today) ? [{ code, name, flag, slug: slugOf(name), changedOn }] : [],
  );
}

/**
 * A country with its facts, and the day (YYYY-MM-DD) by which they are shown, from the cache; null without a page.
 * @throws when the database has not answered since the start
 */
export async function studyCountry(slug: string) {
  "use cache";
  const { value, readAt } = await forPage(countryFactsSnapshot, [tags.countryFacts, tags.countries]);
  const today = dayOf(new Date(readAt));
  const found = value.find(({ name }) => slugOf(name) === slug);
  return found && hasPage(found.code, found.facts, today) ? { ...found, today } : null;
}
