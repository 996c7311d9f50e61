import { parseAmount } from "@/lib/format";
import { routes } from "@/lib/routes";

/**
 * The columns of the lenders' table that can be sorted, with the direction that comes first: the student's better end.
 */
export const COLUMNS = [
  { key: "lender", label: "Lender", descendingFirst: false },
  { key: "rate", label: "Rate from", descendingFirst: false },
  { key: "unsecured", label: "Without collateral", descendingFirst: true },
  { key: "secured", label: "With collateral", descendingFirst: true },
  { key: "fee", label: "Processing fee", descendingFirst: false },
  { key: "tenure", label: "Tenure", descendingFirst: true },
  { key: "holiday", label: "Moratorium", descendingFirst: true },
  { key: "time", label: "Processing time", descendingFirst: false },
  { key: "asOf", label: "As of", descendingFirst: true },
] as const;
export type Column = (typeof COLUMNS)[number]["key"];
type Sort = { by: Column; descending: boolean };
export const BY_RATE: Sort = { by: "rate", descending: false };

/** What one lender is sorted and filtered by. Null is unknown, and so is every amount of a loan in another currency. */
export type Comparable = {
  id: string;
  name: string;
  type: string;
  /**
   * Rate in % a year, amounts in rupees, fee in rupees on a loan of FEE_ON, terms in months, time in days, as of in
   * milliseconds.
   */
  figures: Record<Exclude<Column, "lender">, number | null>;
  /** The lender says something about loans without collateral, be it no figure. */
  mentionsUnsecured: boolean;
  /** The smallest loan, in rupees. */
  amountMin: number | null;
  inIndia: boolean | null;
  abroad: boolean | null;
  isRupee: boolean;
};

/**
 * Fees are percentages, sums and caps; they are put in order by what they come to at most on a loan of this many
 * rupees.
 */
export const FEE_ON = 2_000_000;

/** Lenders in the order asked for. Unknowns stand last in both directions; equals keep their order. */
export function sorted<Lender extends Comparable>(lenders: readonly Lender[], { by, descending }: Sort): Lender[] {
  const sign = descending ? -1 : 1;
  if (by === "lender") return [...lenders].sort((a, b) => sign * a.name.localeCompare(b.name, "en"));
  return [...lenders].sort((a, b) => {
    const [left, right] = [a.figures[by], b.figures[by]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/** The direction for a press on a column: its better end first, then the other way round. */
export function nextSort(now: Sort, by: Column): Sort {
  const first = COLUMNS.find(({ key }) => key === by)?.descendingFirst ?? false;
  return { by, descending: now.by === by ? !now.descending : first };
}

export type Filter = {
  /** A lender type as the editors write it; "" for all. */
  type: string;
  study: "" | "india" | "abroad";
  unsecured: boolean;
  /** Rupees. */
  amount: number | null;
};
type Answer = "yes" | "no" | "unknown";

/**
 * Whether a lender passes. A lender is turned away only by something it says: a limit that is not published, or is in
 * another currency, answers "unknown", and such a lender stays in the list.
 */
export function passes(lender: Comparable, filter: Filter): Answer {
  const answers: Answer[] = [
    !filter.type || lender.type === filter.type ? "yes" : "no",
    filter.study === "" ? "yes" : say(filter.study === "india" ? lender.inIndia : lender.abroad),
    filter.unsecured ? (lender.figures.unsecured === 0 ? "no" : lender.mentionsUnsecured ? "yes" : "unknown") : "yes",
    filter.amount === null ? "yes" : lends(lender, filter.amount, filter.unsecured),
  ];
  return answers.includes("no") ? "no" : answers.includes("unknown") ? "unknown" : "yes";
}

const say = (fact: boolean | null): Answer => (fact === null ? "unknown" : fact ? "yes" : "no");

function lends({ isRupee, amountMin, figures }: Comparable, amount: number, unsecuredOnly: boolean): Answer {
  if (!isRupee) return "unknown";
  if (amountMin !== null && amount < amountMin) return "no";
  if (figures.unsecured !== null && figures.unsecured >= amount) return "yes";
  const limit = unsecuredOnly ? figures.unsecured : figures.secured;
  return say(limit === null ? null : limit >= amount);
}

/** What the address of the lenders' table holds. */
export type Query = Filter & { sort: Sort; picks: string[] };

/** Reads an address's query; whatever makes no sense in it is as if it were not there. */
export function readQuery(search: string): Query {
  const query = new URLSearchParams(search);
  const study = query.get("study");
  const amount = parseAmount(query.get("amount") ?? "");
  const sort = query.get("sort") ?? "";
  const column = COLUMNS.find(({ key }) => key === sort.replace(/^-/, ""));
  return {
    type: query.get("type")?.trim() ?? "",
    study: study === "india" || study === "abroad" ? study : "",
    unsecured: query.get("unsecured") === "1",
    amount: amount ? amount : null,
    sort: column ? { by: column.key, descending: sort.startsWith("-") } : BY_RATE,
    picks: idsIn(query.get("lenders")),
  };
}

/** The query that `readQuery` reads back, without its "?"; empty where nothing was asked for. */
export function writeQuery({ type, study, unsecured, amount, sort, picks }: Query): string {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (study) query.set("study", study);
  if (unsecured) query.set("unsecured", "1");
  if (amount !== null) query.set("amount", String(amount));
  if (sort.by !== BY_RATE.by || sort.descending !== BY_RATE.descending)
    query.set("sort", `${sort.descending ? "-" : ""}${sort.by}`);
  return [query.toString(), picks.length > 0 && `lenders=${picks.map(encodeURIComponent).join(",")}`]
    .filter(Boolean)
    .join("&");
}

/** As many lenders as a comparison takes. */
export const MOST = 3;

/** The page that puts these lenders side by side. */
export const compareAddress = (ids: readonly string[]) =>
  `${routes.lenders}/compare${ids.length > 0 ? `?lenders=${ids.map(encodeURIComponent).join(",")}` : ""}`;

/** The lenders that a comparison's address names: those we list, what we do not, and how many there were too many. */
export function readPicks<Lender extends { id: string }>(search: string, listed: readonly Lender[]) {
  const ids = idsIn(new URLSearchParams(search).get("lenders"));
  const known = ids.flatMap((id) => listed.find((lender) => lender.id === id) ?? []);
  return {
    picked: known.slice(0, MOST),
    tooMany: Math.max(0, known.length - MOST),
    unknown: ids.filter((id) => !listed.some((lender) => lender.id === id)),
  };
}

const idsIn = (text: string | null) => [...new Set((text ?? "").split(",").map((id) => id.trim()))].filter(Boolean);

/**
 * Which of the lenders compared has the best of a figure: the lowest rate, the highest limit. Null where one of them is
 * not known, because then nobody can say, and where all are the same.
 */
export function bestOf(figures: readonly (number | null)[], better: "lowest" | "highest"): number | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length < figures.length || new Set(known).size < 2) return null;
  return better === "lowest" ? Math.min(...known) : Math.max(...known);
}
