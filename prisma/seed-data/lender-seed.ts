import type { Prisma } from "@/lib/generated/prisma/client";
import type { Confidence, SourceRank } from "@/lib/generated/prisma/enums";
import type { FactKey } from "@/lib/lenders/facts";
import type { BenchmarkId } from "./benchmarks";
import type { LenderTexts } from "./texts";

/** Columns that the seed writes by itself. */
type Given =
  "id" | "partnerId" | "schemeId" | "toMend" | "position" | "isActive" | "archivedAt" | "createdAt" | "updatedAt";
type Columns<Input> = Omit<Input, Given | "readOn" | "readAs" | "rank" | "isCopy">;
/** Where a figure was read: on the day of READ, unless it says another, and always as a stored copy. */
type Read = {
  /** A URL or the name of a publication. */
  source: string;
  /** 2025, 2025-09 or 2025-09-29, as the page says it; null where it carries no date: its age is unknown. */
  publishedOn: string | null;
  /**
   * high: the lender's own page with a stated period or terms; medium: a lender's page or its copy beside a dated page
   * of others; low: undated, or contradicted.
   */
  confidence: Confidence;
  readOn?: Date;
  /** Where it is not that of the page's site (source-ranks.ts): a bank's page on the loan of another. */
  rank?: SourceRank;
};

export type RateSeed = Columns<Prisma.RateCreateManyInput> & Read;

/** `slug` and the lender's id make the scheme's id. What no page said is left out: unknown, never "nil" or a guess. */
export type SchemeSeed = Omit<Columns<Prisma.SchemeCreateManyInput>, "benchmarkId"> & {
  slug: string;
  benchmarkId?: BenchmarkId;
  /** The lowest first. Empty where no page prints a figure. */
  rates: readonly RateSeed[];
};

export type SourceSeed = Read & {
  covers: readonly (FactKey | "time" | "collateral")[];
  /** Slug of the scheme that it speaks of; left out where it speaks of all. */
  scheme?: string;
  /** An older page, and no newer one says the same: what rests on it alone has to be asked about. */
  isOlder?: true;
};

type RuleSeed = Columns<Prisma.EligibilityRuleCreateManyInput> & { scheme: string };

/** All that is known of a lender, in one file each. */
export type LenderSeed = {
  lender: Omit<Prisma.PartnerCreateManyInput, Exclude<Given, "id">>;
  /** In the order in which they are shown; the first is the one that a lender's link in a comparison means. */
  schemes: readonly SchemeSeed[];
  sources: readonly SourceSeed[];
  texts: LenderTexts;
  /** Conditions beyond those that the schemes' columns give. */
  rules?: readonly RuleSeed[];
};

/** No page was read live: each source is a stored copy, looked at on this day. */
export const READ = { readOn: new Date("2026-11-21"), readAs: "storedCopy" } as const;

/** What was read for the second list of lenders. */
export const READ_LATER = new Date("2026-11-25");

/** A page of that list: its address or name, its own date, and how sure its words are. */
export const read = (source: string, publishedOn: string | null, confidence: Confidence) => ({
  source,
  publishedOn,
  confidence,
  readOn: READ_LATER,
});

/** A source that speaks of some schemes of a lender. */
export const of = (schemes: readonly string[], source: Omit<SourceSeed, "scheme">): SourceSeed[] =>
  schemes.map((scheme) => ({ scheme, ...source }));

/** After "only if": a limit that hangs on the lender's list of institutes. `whose` is as inside a sentence. */
export const premierList = (whose: string) => `your institute is on the list of premier institutes of ${whose}`;
