import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { readableRows } from "@/lib/content/readable-rows";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { countryRow } from "./schema";

/** The active countries in the editors' order, each with the path of its flag. Reads the database now. */
export async function readCountries() {
  const rows = await db.country.findMany({
    where: { isActive: true },
    orderBy: [{ position: "asc" }, { name: "asc" }],
  });
  return readableRows(rows, countryRow, ({ code }) => ({ table: "Country", row: code }));
}

/**
 * Names of the universities of a country, by the alphabet, read from the database now. The country is its name, its
 * two-letter code or another spelling that we know ("USA"), in any case; one that we do not know has none, since people
 * may type their own.
 */
export async function readUniversities(
  country: string,
  { name, most }: { name?: Prisma.StringFilter; most?: number } = {},
) {
  const known = keptSpellings.known()?.value ?? (await keptSpellings.get()).value;
  const countryCode = known.get(country.trim().toLowerCase());
  if (!countryCode) return [];
  const rows = await db.university.findMany({
    where: { countryCode, name },
    orderBy: { name: "asc" },
    select: { name: true },
    take: most,
  });
  return rows.map(({ name }) => name).filter((name) => name.trim() !== "");
}

/** The codes of the active countries by what people type for them, in lower case, as far as this process knows them. */
export const keptSpellings = lastKnown("spellings of countries", async () => {
  const countries = await db.country.findMany({
    where: { isActive: true },
    select: { code: true, name: true, aliases: true },
  });
  return new Map(
    countries.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases.split(",")].flatMap((spelling) => {
        const typed = spelling.trim().toLowerCase();
        return typed ? [[typed, code] as const] : [];
      }),
    ),
  );
});

/** As many universities of a country are given at once; of a country with more, FOUND of those that are typed. */
const AT_ONCE = 2500;
const FOUND = 100;

/**
 * Universities for a box that suggests them while somebody types: at first all of the country, unless there are too
 * many; then those whose names hold what is typed, the very name first.
 */
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

/** The countries, as far as this process knows them. */
export const keptCountries = lastKnown("countries", readCountries, []);

/** The countries from the cache, for the public pages. Never fails: the grid is left out when the list is empty. */
export async function activeCountries() {
  "use cache";
  cacheTag(tags.countries, tags.all);
  const { value, fresh } = await keptCountries.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value;
}
