import type { Column } from "./compare";
import { FACTS } from "./facts";

const factColumn = ({ key, term, unit, better }: (typeof FACTS)[number]): Column => ({
  key,
  label: term,
  descendingFirst: better === "higher",
  ...(unit === "months"
    ? { ascending: "shortest first", descending: "longest first" }
    : { ascending: "lowest first", descending: "highest first" }),
});

/** The columns of the table of schemes: the facts that FACTS puts in the list, between whose they are and their age. */
export const COLUMNS: readonly Column[] = [
  { key: "lender", label: "Lender", descendingFirst: false, ascending: "A to Z", descending: "Z to A" },
  ...FACTS.filter(({ screens }) => screens.some((screen) => screen === "list")).map(factColumn),
  {
    key: "time",
    label: "Processing time",
    descendingFirst: false,
    ascending: "shortest first",
    descending: "longest first",
  },
  { key: "asOf", label: "As of", descendingFirst: true, ascending: "oldest first", descending: "newest first" },
];
