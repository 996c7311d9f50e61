import type { Prisma } from "@/lib/generated/prisma/client";

type BenchmarkSeed = Pick<
  Prisma.BenchmarkCreateManyInput,
  "id" | "name" | "pct" | "beforePct" | "publishedOn" | "source"
> & {
  /** The day of its last move. */
  since: string;
};

const BANKS_CUT = "elitewealth.in (public sector banks reduce lending rates)";
const ECONOMIC_TIMES = "reportify.ai copy of The Economic Times";

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
  },
  {
    id: "sbi-eblr",
    name: "SBI EBLR",
    pct: 7.9,
    beforePct: 8.15,
    since: "2025-12-15",
    publishedOn: "2025-12-13",
    source: "https://www.businesstoday.in (SBI revises MCLR)",
  },
  {
    id: "bob-brllr",
    name: "Baroda BRLLR",
    pct: 7.9,
    beforePct: 8.15,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
  },
  {
    id: "pnb-rllr",
    name: "PNB RLLR",
    pct: 8.1,
    beforePct: 8.35,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
  },
  {
    id: "boi-rblr",
    name: "Bank of India RBLR",
    pct: 8.1,
    beforePct: 8.35,
    since: "2025-12-05",
    publishedOn: "2025-12",
    source: BANKS_CUT,
  },
  {
    id: "indian-bank-rblr",
    name: "Indian Bank RBLR",
    pct: 7.95,
    beforePct: null,
    since: "2025-12-06",
    publishedOn: "2025-12",
    source: BANKS_CUT,
  },
  {
    id: "canara-rllr",
    name: "Canara RLLR",
    pct: 8,
    beforePct: null,
    since: "2025-12-12",
    publishedOn: "2025-12-17",
    source: ECONOMIC_TIMES,
  },
  {
    id: "iob-rllr",
    name: "IOB RLLR",
    pct: 8.1,
    beforePct: null,
    since: "2025-12-15",
    publishedOn: "2025-12-17",
    source: ECONOMIC_TIMES,
  },
] as const satisfies readonly BenchmarkSeed[];

export type BenchmarkId = (typeof BENCHMARKS)[number]["id"];
