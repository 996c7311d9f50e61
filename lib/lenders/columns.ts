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
