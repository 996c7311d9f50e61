import type { SourceRank } from "@/lib/generated/prisma/enums";

/** Whose page a figure stands on. Without a rank it is just a page. */
export type Ranked = { rank?: SourceRank; isCopy?: boolean };

type Words = {
  /** Begins a sentence: "Broker's page of 29 Sep 2025". */
  page: string;
  brief: string;
  whose: string;
};

/** The best first. */
export const RANKS = {
  ownPage: { page: "Lender's own page", brief: "own page", whose: "the lender's own page" },
  release: { page: "Lender's press release", brief: "press release", whose: "the lender's press release" },
  officialText: { page: "Official text", brief: "official text", whose: "an official text" },
  newspaper: { page: "Newspaper", brief: "newspaper", whose: "a newspaper" },
  broker: { page: "Broker's or guide's page", brief: "broker", whose: "a broker's or a guide's page" },
  table: { page: "Table or list of others", brief: "table", whose: "a table or list of others" },
} as const satisfies Record<SourceRank, Words>;

const ORDER = Object.keys(RANKS) as SourceRank[];
export const rankOrder = (rank: SourceRank) => ORDER.indexOf(rank);

/** No lender, authority or newspaper stands behind it: it has no place, and is no headline beside a better one. */
export const isWeak = (rank: SourceRank | undefined) => rank === "broker" || rank === "table";

/** "Lender's own page", "Copy of the lender's own page", "Page". */
export const pageWords = ({ rank, isCopy }: Ranked) =>
  rank === undefined ? "Page" : isCopy ? `Copy of ${RANKS[rank].whose}` : RANKS[rank].page;

/** "own page", "copy of the own page"; "" without a rank. */
export const pageInBrief = ({ rank, isCopy }: Ranked) =>
  rank === undefined ? "" : isCopy ? `copy, ${RANKS[rank].brief}` : RANKS[rank].brief;
