import type { Prisma } from "@/lib/generated/prisma/client";

type BenchmarkSeed = Pick<
  Prisma.BenchmarkCreateManyInput,
  "id" | "name" | "pct" | "beforePct" | "publishedOn" | "source" | "notRead"
> & {
  /** The day of its last move. */
  since: string;
};

const BANKS_CUT = "elitewealth.in (public sector banks reduce lending rates)";
const ECONOMIC_TIMES = "reportify.ai copy of The Economic Times";

/** No move of a bank after its page was found, and none was looked for page by page. */
const NO_LATER_PAGE = "no later page of the bank was found";

/** What floating rates hang on, each once. After 5 Jun 2026 no page was found. */
export const BENCHMARKS = [
  {
    id: "repo",
    name: "RBI repo rate",
    pct: 5.25,
    beforePct: 5.5,
    since: "2025-12-05",
    publishedOn: "2026-06-05",
    source: "RBI policy statements of 5 Dec 2025, 6 Feb 2026 and 5 Jun 2026 (stored news copies)",
    notRead: "the decisions of April, August and October 2026 were not read",
  },
  {
    id: "sbi-eblr",
    name: "SBI EBLR",
    pct: 7.9,
    beforePct: 8.15,
    since: "2025-12-15",
    publishedOn: "2025-12-13",
    source: "https://www.businesstoday.in (SBI revises MCLR)",
    notRead: NO_LATER_PAGE,
  },
  {
    id: "bob-brllr",
    name: "Baroda BRLLR",
    pct: 7.9,
    beforePct: 8.15,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "pnb-rllr",
    name: "PNB RLLR",
    pct: 8.1,
    beforePct: 8.35,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "boi-rblr",
    name: "Bank of India RBLR",
    pct: 8.1,
    beforePct: 8.35,
    since: "2025-12-05",
    publishedOn: "2025-12",
    source: BANKS_CUT,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "indian-bank-rblr",
    name: "Indian Bank RBLR",
    pct: 7.95,
    beforePct: 8.2,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "canara-rllr",
    name: "Canara RLLR",
    pct: 8,
    beforePct: 8.25,
    since: "2025-12-12",
    publishedOn: "2025-12-17",
    source: ECONOMIC_TIMES,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "iob-rllr",
    name: "IOB RLLR",
    pct: 8.1,
    beforePct: 8.35,
    since: "2025-12-15",
    publishedOn: "2025-12-17",
    source: ECONOMIC_TIMES,
    notRead: NO_LATER_PAGE,
  },
  {
    id: "union-eblr",
    name: "Union Bank EBLR",
    pct: 8.25,
    beforePct: null,
    since: "2025-06-11",
    publishedOn: "2025-06-12",
    source: "Business Standard (Canara, Union, IOB cut by 50 basis points)",
    notRead: "its step of December 2025 was not found",
  },
] as const satisfies readonly BenchmarkSeed[];

export type BenchmarkId = (typeof BENCHMARKS)[number]["id"];
