/** Why a paper may be sent back: what was seen of it, and what lenders would say, in sentences. */
export type Doubt = { seen: string; words: readonly string[] };

export type HandIn = {
  url: string;
  problem: string | null;
  isCutOff: boolean;
  doubt: Doubt | null;
};

export const isOnItsWay = (handIn: HandIn | null | undefined) => handIn?.problem === null && handIn.doubt === null;
