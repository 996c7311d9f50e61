import type { CheckedFact, CheckedScheme, CheckedSource, Rulebook } from "./schema";

/** What a fact of a scheme rests on, the editors' first source first; empty where none is named. */
export const sourcesOf = (
  { sources }: Pick<Rulebook, "sources">,
  scheme: Pick<CheckedScheme, "sources">,
  fact: CheckedFact,
): CheckedSource[] =>
  scheme.sources.flatMap((place) => {
    const source = sources[place];
    return source?.covers.includes(fact) ? [source] : [];
  });
