import { parseAmount } from "@/lib/text/format";
import { routes } from "@/lib/routes";
import { searchParams } from "@/lib/addresses/search-params";
import { SHOW } from "./asked";
import { LENDER_KINDS } from "./kinds";

export type Column = {
  key: string;
  label: string;
  descendingFirst: boolean;
  ascending: string;
  descending: string;
};
export type Sort = { by: string; descending: boolean };
export const BY_RATE: Sort = { by: "rate", descending: false };

/** What one scheme is sorted and filtered by. Null is unknown, and so is every amount of a loan in another currency. */
export type Comparable = {
  id: string;
  lenderId: string;
  name: string;
  scheme: string;
  type: string;
  /** Rates in % a year, amounts in rupees, fee in rupees on a loan of FEE_ON, terms in months, time in days. */
  figures: Readonly<Record<string, number | null>>;
  /** The largest loan without security for all that the scheme takes, in rupees; `figures` has that of the few. */
  unsecuredMax: number | null;
  amountMin: number | null;
  inIndia: boolean;
  abroad: boolean;
  isRupee: boolean;
  /** Not only for people of a state, a community or an income. */
  isForAll: boolean;
};

/**
 * Schemes in the order asked for. In both directions what is only for some stands behind what is for everybody, then
 * unknowns; equals keep their order.
 */
export function sorted<Offer extends Comparable>(offers: readonly Offer[], { by, descending }: Sort): Offer[] {
  const sign = descending ? -1 : 1;
  if (by === "lender")
    return [...offers].sort(
      (a, b) => sign * (a.name.localeCompare(b.name, "en") || a.lenderId.localeCompare(b.lenderId)),
    );
  return [...offers].sort((a, b) => {
    const [left, right] = [a.figures[by] ?? null, b.figures[by] ?? null];
    if (left === null && right === null) return Number(b.isRupee) - Number(a.isRupee);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return Number(b.isForAll) - Number(a.isForAll) || sign * (left - right);
  });
}

export const nextSort = (now: Sort, { key, descendingFirst }: Column): Sort => ({
  by: key,
  descending: now.by === key ? !now.descending : descendingFirst,
});

export type Filter = {
  type: string;
  study: "" | "india" | "abroad";
  unsecured: boolean;
  amount: number | null;
  name: string;
};
type Answer = "yes" | "no" | "unknown";

/** Whether a scheme passes: what is not published, or hangs on a condition, answers "unknown" and stays in the list. */
export function passes(offer: Comparable, filter: Filter): Answer {
  const answers: Answer[] = [
    say(!filter.type || offer.type === filter.type),
    say(!filter.name || `${offer.name} ${offer.scheme}`.toLowerCase().includes(filter.name.toLowerCase())),
    say(filter.study === "" || (filter.study === "india" ? offer.inIndia : offer.abroad)),
    filter.unsecured ? lendsUnsecured(offer) : "yes",
    filter.amount === null ? "yes" : lends(offer, filter.amount, filter.unsecured),
  ];
  return answers.includes("no") ? "no" : answers.includes("unknown") ? "unknown" : "yes";
}

const say = (fact: boolean): Answer => (fact ? "yes" : "no");

const unsecuredFor = ({ figures }: Comparable) => figures.unsecured ?? null;

function lendsUnsecured(offer: Comparable): Answer {
  if (offer.unsecuredMax !== null && offer.unsecuredMax > 0) return "yes";
  return unsecuredFor(offer) === 0 ? "no" : "unknown";
}

function lends(offer: Comparable, amount: number, unsecuredOnly: boolean): Answer {
  const { isRupee, amountMin, unsecuredMax, figures } = offer;
  if (!isRupee) return "unknown";
  if (amountMin !== null && amount < amountMin) return "no";
  if (unsecuredMax !== null && unsecuredMax >= amount) return "yes";
  const secured = unsecuredOnly ? null : (figures.secured ?? null);
  if (secured !== null && secured >= amount) return "yes";
  const few = unsecuredFor(offer);
  if (few !== null && few >= amount) return "unknown";
  const limit = unsecuredOnly ? few : secured;
  return limit === null ? "unknown" : "no";
}

export type Query = Filter & {
  sort: Sort;
  picks: string[];
  part: number;
};

const NAME_LENGTH = 60;

/** Letters alone: "nbfc", "public-bank" and "publicBank" are kinds of lender too. */
const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const kindIn = (text: string) => Object.values(LENDER_KINDS).find((kind) => letters(kind) === letters(text)) ?? "";

const YES = /^(?:1|true|yes|on)$/i;
const NO = /^(?:0|false|no|off)$/i;

const FORMER: Readonly<Record<string, string>> = { grace: "holiday" };

const UNREAD = "unread";
const NAMES = ["type", "study", "unsecured", "amount", "sort", "lenders", "name", "part", SHOW, UNREAD];

const WORDS = {
  amount: "amount",
  study: "place of study",
  sort: "order",
  type: "type of lender",
  unsecured: "collateral",
};

function unreadNames(search: string, columns: readonly Column[]) {
  const query = searchParams(search, NAMES);
  const read = readQuery(search, columns);
  const said = (name: string) => (query.get(name) ?? "").trim();
  const isLost = {
    amount: said("amount") !== "" && read.amount === null,
    study: said("study") !== "" && read.study === "",
    sort: said("sort") !== "" && read.sort === BY_RATE,
    type: said("type") !== "" && read.type === "",
    unsecured: said("unsecured") !== "" && !YES.test(said("unsecured")) && !NO.test(said("unsecured")),
  };
  const told = said(UNREAD).split(",");
  return (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((name) => isLost[name] || told.includes(name));
}

/** What in an address's query cannot be read, in words, so that the page can say that it left it out. */
export const unreadIn = (search: string, columns: readonly Column[]): string[] =>
  unreadNames(search, columns).map((name) => WORDS[name]);

/** The same as a part of a query, for an address that leaves them out; "" for nothing. */
export function unreadPart(search: string, columns: readonly Column[]): string {
  const names = unreadNames(search, columns);
  return names.length > 0 ? `${UNREAD}=${names.join(",")}` : "";
}

/** Reads an address's query; whatever makes no sense in it (`unreadIn`) is as if it were not there. */
export function readQuery(search: string, columns: readonly Column[]): Query {
  const query = searchParams(search, NAMES);
  const study = query.get("study")?.trim().toLowerCase();
  const amount = parseAmount(query.get("amount") ?? "");
  const sort = query.get("sort")?.trim() ?? "";
  const by = sort.replace(/^-/, "").toLowerCase();
  const column = columns.find(({ key }) => key.toLowerCase() === by || FORMER[key] === by);
  return {
    type: kindIn(query.get("type") ?? ""),
    study: study === "india" || study === "abroad" ? study : "",
    unsecured: YES.test(query.get("unsecured")?.trim() ?? ""),
    amount: amount ? amount : null,
    sort: column ? { by: column.key, descending: sort.startsWith("-") } : BY_RATE,
    picks: idsIn(query),
    name: query.get("name")?.trim().slice(0, NAME_LENGTH) ?? "",
    part: /^[1-9]\d{0,5}$/.test(query.get("part") ?? "") ? Number(query.get("part")) : 1,
  };
}

/** The query that `readQuery` reads back, without its "?"; empty where nothing was asked for. */
export function writeQuery({ type, study, unsecured, amount, name, sort, part, picks }: Query): string {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (study) query.set("study", study);
  if (unsecured) query.set("unsecured", "1");
  if (amount !== null) query.set("amount", String(amount));
  if (sort.by !== BY_RATE.by || sort.descending !== BY_RATE.descending)
    query.set("sort", `${sort.descending ? "-" : ""}${sort.by}`);
  if (name) query.set("name", name);
  if (part > 1) query.set("part", String(part));
  return [query.toString(), picks.length > 0 && `lenders=${picks.map(encodeURIComponent).join(",")}`]
    .filter(Boolean)
    .join("&");
}

export const MOST = 3;

/** A part of the table of all schemes. @param part counts from 1 */
export const partAddress = (part: number) => `${routes.lenders}${part > 1 ? `?part=${part}` : ""}`;

export const isAsked = ({ type, study, unsecured, amount, name, sort }: Query) =>
  Boolean(type || study || unsecured || amount !== null || name || sort.by !== BY_RATE.by || sort.descending);

/**
 * The page of the table on which the server shows what is asked for. @param unread of an earlier address (`unreadPart`)
 */
export function tableAddress(query: Query, unread = "") {
  const search = [writeQuery(query), isAsked(query) && `${SHOW}=1`, unread].filter(Boolean).join("&");
  return `${routes.lenders}${search && `?${search}`}`;
}

export const compareAddress = (ids: readonly string[]) =>
  `${routes.lenders}/compare${ids.length > 0 ? `?lenders=${ids.map(encodeURIComponent).join(",")}` : ""}`;

/** The schemes that a comparison's address names, what we do not list, and how many were too many. */
export function readPicks<Offer extends { id: string; lenderId: string }>(search: string, listed: readonly Offer[]) {
  const ids = idsIn(searchParams(search, ["lenders"]));
  const find = (wanted: string) =>
    listed.find(({ id }) => id === wanted) ?? listed.find(({ lenderId }) => lenderId === wanted);
  const known = [...new Set(ids.flatMap((id) => find(id) ?? []))];
  return {
    picked: known.slice(0, MOST),
    tooMany: Math.max(0, known.length - MOST),
    unknown: ids.filter((id) => !find(id)),
  };
}

const idsIn = (query: URLSearchParams) =>
  [
    ...new Set(
      query
        .getAll("lenders")
        .join()
        .split(/[,;]/)
        .map((id) => id.trim().toLowerCase()),
    ),
  ].filter(Boolean);

/** Which of the schemes compared has the better figure; null where one is not known, and where all are the same. */
export function bestOf(figures: readonly (number | null)[], better: "lower" | "higher"): number | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length < figures.length || new Set(known).size < 2) return null;
  return better === "lower" ? Math.min(...known) : Math.max(...known);
}
