import "server-only";
import { forPage } from "@/lib/content/for-page";
import { readableRows } from "@/lib/readable-rows";
import { snapshot } from "@/lib/content/snapshot";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { countryRow } from "./schema";

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
