import { byLowestRate, rateAxis } from "@/lib/charts/rate-scale";
import { abroadOf } from "./abroad";
import { ageInWords } from "./age";
import { CARRIED, DRAWN } from "./asked";
import { comparable, offersOf, type Offer } from "./comparable";
import { BY_RATE, passes, sorted, type Query } from "./compare";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { leadingRate } from "./facts";
import { KIND_RULES } from "./kind-rules";
import { LENDER_KINDS } from "./kinds";
import { isForNamed } from "./named-groups";
import { publishedFees, saidTimes, servedCountries } from "./overview";
import { rateSpan } from "./rate-span";
import type { Lender } from "./rows";
import { sideBySide, suggestedOf } from "./side-by-side";
import { readingInWords, type SourcePage } from "./sources";
import { startingFrom, startingRate } from "./words";

export type ListedLender = Lender & { position: number; pages: readonly SourcePage[] };

/** Lenders in the menu and the footer of every page: the first of the editors' order. No place is for sale. */
export const IN_MENU = 12;
/** On the scale of the home page. */
export const ON_SCALE = 12;
export const PART = 20;
const BELOW_RATE = 6;
/** Addresses that one sitemap may hold (sitemaps.org), less those of the other pages. */
const IN_SITEMAP = 49_000;

const onScale = (lender: ListedLender) => {
  const { figure, rest } = startingFrom(lender);
  return { id: lender.id, name: lender.name, span: rateSpan(lender), words: [figure, rest].filter(Boolean).join(" ") };
};
const figuresOf = (lender: ListedLender) =>
  offersOf([lender]).map((offer) => ({
    ...comparable(offer),
    offer,
    span: rateSpan({ interestRate: null, schemes: [offer.scheme] }),
  }));

const dateOf = ({ rates }: Offer["scheme"]) => {
  const rate = leadingRate(rates);
  return rate ? ageInWords(rate) : "";
};

function counted(values: readonly number[]): [value: number, count: number][] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

function summed(counts: readonly (readonly [value: number, count: number])[]): [value: number, upTo: number][] {
  let sum = 0;
  return counts.map(([value, count]) => [value, (sum += count)]);
}

function ends(values: readonly number[]): [lowest: number, highest: number] | null {
  if (values.length === 0) return null;
  let [lowest, highest] = [Infinity, -Infinity];
  for (const value of values) [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
  return [lowest, highest];
}

const known = new WeakMap<readonly ListedLender[], ReturnType<typeof workOut>>();
function allOf(lenders: readonly ListedLender[]) {
  const all = known.get(lenders) ?? workOut(lenders);
  known.set(lenders, all);
  return all;
}
function workOut(lenders: readonly ListedLender[]) {
  const figures = lenders.flatMap(figuresOf);
  const rates = figures.flatMap(({ span }) => (span ? [span.fromPct, span.toPct ?? span.fromPct] : []));
  return {
    offers: figures.map(({ offer }) => offer),
    figures,
    suggested: suggestedOf(figures),
    axis: rateAxis(ends(rates) ?? []),
    groups: groupsOf(lenders),
    reading: readingInWords(lenders.flatMap(({ pages }) => pages)),
  };
}

/** Loans for named groups would fill a scale with rates that most students cannot have. */
const openToAll = (lenders: readonly ListedLender[]) => lenders.filter(({ kind }) => !KIND_RULES[kind].isForNamed);

/** The groups of the list that have schemes, in the order of the kinds, with how many. */
function groupsOf(lenders: readonly ListedLender[]) {
  const count = (kind: LenderKind) =>
    lenders.reduce((sum, lender) => sum + (lender.kind === kind ? lender.schemes.length : 0), 0);
  return (Object.keys(KIND_RULES) as LenderKind[])
    .map((kind) => ({ type: LENDER_KINDS[kind], name: KIND_RULES[kind].group, schemes: count(kind) }))
    .filter(({ schemes }) => schemes > 0);
}

/**
 * What pages show of the lenders, for each kind of page just what it shows: its size does not grow with the lenders.
 */
export const VIEWS = {
  menu: (lenders: readonly ListedLender[]) => lenders.slice(0, IN_MENU).map(({ id, name }) => ({ id, name })),

  addresses: (lenders: readonly ListedLender[]) => ({
    lenders: lenders.slice(0, IN_SITEMAP).map(({ id, updatedAt }) => ({ id, updatedAt })),
    parts: partOfTable(lenders, FIRST_PART).parts,
  }),

  home: (lenders: readonly ListedLender[]) => {
    const { offers, reading } = allOf(lenders);
    const open = openToAll(lenders);
    const named = lenders.filter((lender) => !open.includes(lender));
    const [lowest] = byLowestRate(named.map(onScale));
    return {
      lenders: byLowestRate(open.map(onScale)).slice(0, ON_SCALE),
      named: named.length > 0 ? { lenders: named.length, lowest: lowest?.span ?? null } : null,
      count: lenders.length,
      reading,
      times: saidTimes(offers),
      fees: publishedFees(offers),
      hasAgreements: lenders.some(({ agreement }) => agreement !== "none"),
      served: offers.length > 0 ? servedCountries(offers) : null,
    };
  },

  /** By currency: where its lenders' rates start, with how many start there, and the highest rate. % a year. */
  starts: (lenders: readonly ListedLender[]) => {
    const spans = openToAll(lenders).flatMap((lender) => rateSpan(lender) ?? []);
    return Object.fromEntries(
      [...new Set(spans.map(({ currency }) => currency))].map((currency) => {
        const own = spans.filter((span) => span.currency === currency);
        const [, highest = 0] = ends(own.map(({ fromPct, toPct }) => toPct ?? fromPct)) ?? [];
        return [currency, { starts: counted(own.map(({ fromPct }) => fromPct)), highest }];
      }),
    );
  },

  table: (lenders: readonly ListedLender[]) => partOfTable(lenders, FIRST_PART),

  /** All schemes where a page carries them, else those that the comparison begins with. */
  comparison: (lenders: readonly ListedLender[]) => {
    const { offers, suggested, reading } = allOf(lenders);
    const isWhole = offers.length <= CARRIED;
    const begun = offers.filter(({ scheme }) => suggested.includes(scheme.id));
    return { ...sideBySide(isWhole ? offers : begun, suggested), isWhole, reading };
  },

  /** Who lends for study abroad, where, and what without security: for pages of countries and for a money plan. */
  abroad: (lenders: readonly ListedLender[]) => abroadOf(lenders),

  calculator: (lenders: readonly ListedLender[]) => {
    // A rate in another currency never stands among those in rupees: the rupee's fall is not in it.
    const rated = allOf(lenders)
      .offers.flatMap(({ lender, scheme }) => {
        const rate = startingRate(scheme);
        return rate === null || scheme.currency !== "INR" || isForNamed(scheme) ? [] : [{ lender, scheme, rate }];
      })
      .sort((a, b) => a.rate - b.rate);
    return {
      lowest: rated.slice(0, BELOW_RATE).map(({ lender, scheme, rate }) => ({
        id: scheme.id,
        lenderId: lender.id,
        name: `${lender.name}, ${scheme.name}`,
        rate,
        dated: dateOf(scheme),
      })),
      upTo: summed(counted(rated.map(({ rate }) => rate))),
    };
  },
};

export type TableQuery = Omit<Query, "picks">;
export const FIRST_PART: TableQuery = {
  type: "",
  study: "",
  unsecured: false,
  amount: null,
  name: "",
  sort: BY_RATE,
  part: 1,
};

/** One part of the table; all of it where it fits into one: the browser finds what is asked for in it. */
export function partOfTable(lenders: readonly ListedLender[], query: TableQuery) {
  const { figures, axis, groups, reading } = allOf(lenders);
  const isWhole = figures.length <= DRAWN;
  const asked = isWhole ? FIRST_PART : query;
  const answers = new Map(figures.map((each) => [each.id, passes(each, asked)]));
  const found = sorted(figures, asked.sort).filter(({ id }) => answers.get(id) !== "no");
  const size = isWhole ? DRAWN : PART;
  const parts = Math.max(1, Math.ceil(found.length / size));
  const part = Math.min(asked.part, parts);
  return {
    isWhole,
    offers: found.slice((part - 1) * size, part * size).map(({ offer }) => offer),
    all: figures.length,
    found: found.length,
    unsure: found.filter(({ id }) => answers.get(id) === "unknown").length,
    part,
    parts,
    groups,
    /** Of all schemes, where they are few enough: what else an address names is none. */
    ids: figures.length <= CARRIED ? figures.map(({ id }) => id) : null,
    axis,
    reading,
    others: lenders
      .filter(({ schemes }) => schemes.length === 0)
      .slice(0, DRAWN)
      .map(({ id, name }) => ({ id, name })),
  };
}
export type TablePart = ReturnType<typeof partOfTable>;

/** What a comparison shows of schemes. @param ids of schemes, or of lenders for their first scheme */
export function sideBySideOf(lenders: readonly ListedLender[], ids: readonly string[]) {
  const { offers } = allOf(lenders);
  const asked = new Set(ids.flatMap((id) => firstOf(offers, id) ?? []));
  return sideBySide([...asked], []).offers;
}

const firstOf = (offers: readonly Offer[], id: string) =>
  offers.find(({ scheme }) => scheme.id === id) ?? offers.find(({ lender }) => lender.id === id);
