import "server-only";
import { cacheTag } from "next/cache";
import { forPage } from "@/lib/content/for-page";
import { changedTags, noteShown, shownTags } from "@/lib/content/shown";
import { tags } from "@/lib/content/tags";
import { offersOf } from "./comparable";
import { partOfTable, sideBySideOf, VIEWS, type TableQuery } from "./lender-views";
import { lenderSnapshot, type Listed } from "./listed";
import { lenderWords } from "./words";

const MOST_NAMES = 100;
const NONE: Listed = { lenders: [], pages: new Map() };

const lendersNow = async () => (await lenderSnapshot.get(NONE)).value.lenders;

/** The lenders of the list call, in the editors' order, from memory. */
export async function readLenders() {
  return (await lendersNow()).map((lender) => ({
    _id: lender.id,
    name: lender.name,
    isActive: lender.isActive,
    interestRate: lenderWords(lender).interestRate,
  }));
}

/**
 * One lender as the call answers it (SPEC section 3), from memory; null where it is not public or has no rate.
 * @throws when the database has not answered since the start
 */
export const readLender = async (id: string) => (await lenderSnapshot.get()).value.pages.get(id)?.partner ?? null;

/** All listed schemes with their lenders, in the editors' order, from memory. */
export const readSchemes = async () => offersOf(await lendersNow());

const LENDER = "lender:";
const tagOfView = (name: string) => `lenders:${name}`;

/** What pages with this tag are given: one lender's facts, or one kind of page's view. */
function knownOf(tag: string, { lenders, pages }: Listed) {
  if (tag.startsWith(LENDER)) return pages.get(tag.slice(LENDER.length)) ?? null;
  const [, view] = Object.entries(VIEWS).find(([name]) => tagOfView(name) === tag) ?? [];
  return view?.(lenders);
}

/** The tags of pages that show something else of the lenders than what is known now. */
export async function changedLenderTags() {
  const { value } = await lenderSnapshot.get(NONE);
  const own = shownTags().filter((tag) => tag.startsWith("lender"));
  return changedTags(own, (tag) => knownOf(tag, value));
}

/** What one kind of page shows of the lenders, from the cache, and when it was read (milliseconds). Never fails. */
async function shown<Name extends keyof typeof VIEWS>(name: Name) {
  "use cache";
  const tag = tagOfView(name);
  const { value, readAt } = await forPage(lenderSnapshot, [tag], NONE);
  return { view: noteShown(tag, knownOf(tag, value)) as ReturnType<(typeof VIEWS)[Name]>, readAt };
}

export const menuLenders = async () => (await shown("menu")).view;
export const lenderAddresses = async () => (await shown("addresses")).view;
export const homeOverview = async () => (await shown("home")).view;
export const startingRates = async () => (await shown("starts")).view;
export const lendersAbroad = async () => (await shown("abroad")).view;
export const firstSchemes = async () => (await shown("table")).view;
export async function firstComparison() {
  const { view, readAt } = await shown("comparison");
  return { ...view, readAt };
}
export async function calculatorRates() {
  const { view, readAt } = await shown("calculator");
  return { ...view, readAt };
}

/** What is asked for of the table, from memory: no address of a visitor's makes an entry in the cache. */
export const schemesFor = async (query: TableQuery) => partOfTable(await lendersNow(), query);
export const schemesSideBySide = async (ids: readonly string[]) => sideBySideOf(await lendersNow(), ids);

/** Lenders to choose from, from memory: all where they are few, else those whose names hold what was typed. */
export async function lenderNames(typed: string) {
  const value = await lendersNow();
  const name = typed.trim().toLowerCase();
  const isWhole = value.length <= MOST_NAMES;
  const found = value.filter((lender) => isWhole || lender.name.toLowerCase().includes(name));
  // The very name first, so that it is never cut off.
  const exact = found.filter((lender) => lender.name.toLowerCase() === name);
  return {
    isWhole,
    lenders: [...new Set([...exact, ...found])].slice(0, MOST_NAMES).map(({ id, name: own }) => ({ id, name: own })),
  };
}

/** One lender as its page shows it, from the cache; null and @throws as for `readLender`. */
export async function lenderPage(id: string) {
  "use cache";
  const { value, readAt } = await forPage(lenderSnapshot, []);
  const tag = LENDER + id;
  // What nobody knows is not remembered: anybody can ask for it.
  cacheTag(value.pages.has(id) ? tag : tags.lenders);
  const page = value.pages.get(id);
  return page ? { ...noteShown(tag, page), readAt } : null;
}
export type LenderPage = NonNullable<Awaited<ReturnType<typeof lenderPage>>>;
