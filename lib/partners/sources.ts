/** Words by which editors say in PartnerSource.covers what a source is about. `all` is about everything. */
const WORDS = {
  rate: /\brates?\b|\bAPR\b/i,
  amount: /\b(amounts?|limits?|caps?|range)\b/i,
  margin: /\bmargin\b/i,
  fee: /\bfees?\b/i,
  time: /\btime\b/i,
  tenure: /\btenure\b|(?<!scheme )\bterms\b/i,
  prepayment: /\b(prepayment|foreclosure)\b/i,
  holiday: /\b(moratorium|repayment)\b/i,
  countries: /\bcountries\b/i,
  collateral: /\b(security|collateral)\b/i,
} satisfies Record<string, RegExp>;

/** A fact of a lender page, as far as sources speak of it. */
export type Fact = keyof typeof WORDS;

/**
 * The sources that cover a fact, each with its number in the page's list, counted from 1. None where no row names the
 * fact.
 */
export function sourcesOf<Source extends { covers: string }>(
  fact: Fact,
  sources: readonly Source[],
): (Source & { number: number })[] {
  return sources.flatMap((source, index) =>
    /^all\b/i.test(source.covers) || WORDS[fact].test(source.covers) ? [{ ...source, number: index + 1 }] : [],
  );
}
