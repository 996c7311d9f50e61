import type * as z from "zod";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { today } from "./cells";
import type { ContentRows, Placed, ContentRow } from "./content-rows";
import * as rows from "./rows";
import { lenderInitials, wordsFaults } from "./words";

/** What the database writes into a row that was edited, until it was checked (prisma/migrations). */
export const WAITING = "Being checked: refresh in a second.";

/** Cells that name a row of another table. One that named none holds what it held before, and what was typed waits. */
const REFERENCES: Readonly<Record<string, string>> = {
  a3_lender: 'lender "%"; write the id of a row of Partner.',
  f2_benchmark: 'benchmark "%"; write the id of a row of Benchmark, or leave it blank.',
  b1_scheme: 'scheme "%"; write the id of a row of Scheme.',
  a1_lender: 'lender "%"; write the id of a row of Partner.',
  a2_scheme: 'scheme "%"; write the id of a row of Scheme, or leave it blank where the source speaks of all.',
  a1_scheme: 'scheme "%"; write the id of a row of Scheme.',
};

export type RowVerdict = { toMend: string; fill: Readonly<Record<string, string>> };

type Taken = ReadonlyMap<string, number>;

function cellFaults(schema: z.ZodType, row: ContentRow): string[] {
  const result = schema.safeParse(row);
  return (result.error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
}

/** Sentences on what was typed where a row of another table is named, and is not there. */
function lostReferences({ a0_to_mend: mark }: ContentRow): string[] {
  if (!mark.startsWith(`${WAITING} {`)) return [];
  const typed = JSON.parse(mark.slice(WAITING.length)) as Record<string, string>;
  return Object.entries(typed).map(([cell, id]) => `${cell}: there is no ${REFERENCES[cell]!.replace("%", () => id)}`);
}

const isWaiting = ({ a0_to_mend: mark }: ContentRow) => mark.startsWith(WAITING);
/** Nobody has edited the row since it was told, and what was typed then is not kept anywhere else. */
const isToldOfLost = (row: ContentRow) => !isWaiting(row) && row.a0_to_mend.includes(": there is no ");

function verdictOf(row: ContentRow, faults: readonly string[], fill: RowVerdict["fill"] = {}): RowVerdict {
  if (isToldOfLost(row)) return { toMend: row.a0_to_mend, fill: {} };
  return { toMend: [...lostReferences(row), ...faults].join(" "), fill };
}

const takenFault = (taken: Taken, { id }: ContentRow, cell: string, what: string) => {
  const at = taken.get(String(id));
  return at === undefined ? [] : [`${cell}: another ${what} stands at ${at}; write another number, or 0 for the end.`];
};

const isBlank = (cell: unknown) => typeof cell !== "string" || cell.trim() === "";
const figuresIn = (some: readonly ContentRow[], ...cells: string[]) =>
  some.flatMap((row) => cells.flatMap((cell) => (row[cell] === null ? [] : Number(row[cell]))));
const each = (some: readonly ContentRow[], judge: (row: ContentRow) => RowVerdict) =>
  new Map(some.map((row) => [String(row.id), judge(row)]));

/** @param taken of each table, the rows whose place another one has */
export function judgeLender(own: ContentRows, taken: Readonly<Record<Placed, Taken>>) {
  const { partner, schemes, rates, sources, rules } = own;
  const verdicts = {
    Rate: each(rates, (row) => verdictOf(row, [...cellFaults(rows.rateRules, row), ...leastFault(row, partner)])),
    PartnerSource: each(sources, (row) =>
      verdictOf(row, [
        ...cellFaults(rows.source, row),
        ...takenFault(taken.PartnerSource, row, "b1_position", "source of the lender"),
      ]),
    ),
    EligibilityRule: each(rules, (row) =>
      verdictOf(
        row,
        [...cellFaults(rows.rule, row), ...takenFault(taken.EligibilityRule, row, "c5_position", "rule of the scheme")],
        isBlank(row.c4_version) ? { c4_version: today() } : {},
      ),
    ),
    Scheme: each(schemes, (row) =>
      verdictOf(row, [
        ...cellFaults(rows.scheme, row),
        ...takenFault(taken.Scheme, row, "a4_position", "scheme of the lender"),
        ...sourceFault(row, sources),
      ]),
    ),
  };
  const isSound = (table: "Scheme" | "Rate") => (row: ContentRow) => verdicts[table].get(String(row.id))?.toMend === "";
  const Partner = each(partner ? [partner] : [], (row) =>
    verdictOf(
      row,
      [
        ...cellFaults(rows.partner, row),
        ...takenFault(taken.Partner, row, "a5_position", "lender"),
        ...partFaults(row, own, isSound),
        ...lenderWordsFaults(row, own),
      ],
      isBlank(row.a6_initials) ? { a6_initials: lenderInitials(String(row.a1_name)) } : {},
    ),
  );
  return { ...verdicts, Partner };
}

/** A rate that no lender of this kind has: the state may lend at 0, and a spread says what it is added to. */
function leastFault({ a1_from_pct: from, b6_plus: plus }: ContentRow, partner: ContentRow | undefined): string[] {
  const least = KIND_RULES[partner?.a3_kind as LenderKind]?.leastPct ?? 0;
  return from === null || Number(from) >= least || !isBlank(plus)
    ? []
    : [`a1_from_pct: ${Number(from)} cannot be right; write % a year from ${least} to 40, such as 9.15.`];
}

const sourceFault = ({ id, a3_lender: lender }: ContentRow, sources: readonly ContentRow[]) =>
  sources.some(({ a2_scheme: own }) => own === null || own === id)
    ? []
    : [`No source: add a row to PartnerSource with "${String(lender)}" in a1_lender and "${id}" in a2_scheme.`];

const standing = (schemes: readonly ContentRow[]) =>
  schemes.filter(({ z1_archived_at: archived }) => archived === null);
const live = (schemes: readonly ContentRow[]) => standing(schemes).filter((scheme) => scheme.a2_live);
const liveRatesOf = (schemes: readonly ContentRow[], rates: readonly ContentRow[]) =>
  rates.filter((rate) => rate.a9_live && schemes.some(({ id }) => id === rate.b1_scheme));

/** What a lender lacks before the site can list it. */
function partFaults(
  { id, c1_words_rate: words }: ContentRow,
  { schemes, rates, sources }: ContentRows,
  isSound: (table: "Scheme" | "Rate") => (row: ContentRow) => boolean,
): string[] {
  const lacking = sources.length > 0 ? [] : [`No source: add a row to PartnerSource with "${id}" in a1_lender.`];
  const sound = live(schemes).filter(isSound("Scheme"));
  if (!isBlank(words) || liveRatesOf(sound, rates).some(isSound("Rate"))) return lacking;
  if (standing(schemes).length === 0) return [...lacking, `No scheme: add a row to Scheme with "${id}" in a3_lender.`];
  if (sound.length === 0)
    return [...lacking, "None of its schemes is live and without anything to mend: look into Scheme."];
  return [
    ...lacking,
    "None of its live schemes has a live rate without anything to mend, so the site does not list it: look into Rate.",
  ];
}

function lenderWordsFaults(partner: ContentRow, { schemes, rates }: ContentRows): string[] {
  const some = live(schemes);
  // "More than 5 lakh" stands in the column as 500001.
  const least = figuresIn(some, "c1_amount_min").map((sum) => (sum % 1000 === 1 ? sum - 1 : sum));
  const amounts = [...least, ...figuresIn(some, "c2_secured_max", "c3_unsecured_max", "c4_unsecured_top")];
  const figures = {
    c1_words_rate: { percentages: figuresIn(liveRatesOf(some, rates), "a1_from_pct", "a2_to_pct") },
    c2_words_amount: { amounts },
    c3_words_secured: { amounts },
    c4_words_unsecured: { amounts },
    c5_words_margin: { percentages: figuresIn(some, "d5_margin_india", "d6_margin_abroad") },
    c6_words_fee: {
      percentages: figuresIn(some, "d1_fee_pct"),
      amounts: figuresIn(some, "d2_fee_flat", "d3_fee_nil_up_to"),
    },
    c7_words_tenure: {},
    c8_words_prepayment: { percentages: figuresIn(some, "e7_prepayment_pct") },
    c9_words_holiday: {},
  };
  return Object.entries(figures).flatMap(([cell, known]) =>
    wordsFaults(partner[cell] as string | null, known, cell === "c1_words_rate").map((fault) => `${cell}: ${fault}`),
  );
}

export const judgeBenchmark = (row: ContentRow) => verdictOf(row, cellFaults(rows.benchmark, row));
export const judgeLawRule = (row: ContentRow) => verdictOf(row, cellFaults(rows.lawRule, row));
export const judgeCountryFact = (row: ContentRow) => verdictOf(row, cellFaults(rows.countryFact, row));
export const judgeSupport = (row: ContentRow) => verdictOf(row, cellFaults(rows.support, row));
