import { dayOf } from "@/lib/dates/calendar";
import { FACTS, type FactKey } from "./facts";
import { rateRow, schemeColumns, type Rate, type Scheme } from "./rows";

/** One cell that changed, as the triggers of prisma/migrations keep it: values as PostgreSQL prints them. */
export type CellChange = {
  at: number;
  entity: "Scheme" | "Rate";
  rowId: string;
  /** The column's name in the database; "" where the whole row came or went. */
  column: string;
  before: string | null;
  after: string | null;
};

/** Columns whose name without its letter and number is not the field's. The rest follow it: e4_grace_months. */
const FIELDS: Readonly<Record<string, string>> = {
  scheme: "name",
  b1_scheme: "schemeId",
  lender: "partnerId",
  benchmark: "benchmarkId",
  live: "isActive",
  unsecured_top: "unsecuredTopMax",
  fee_pct: "feePctMax",
  margin_india: "marginIndiaPct",
  margin_abroad: "marginAbroadPct",
  tenure_months: "tenureMaxMonths",
  while_studying: "studyInterest",
  while_studying_note: "studyNote",
  page_date: "publishedOn",
  at_benchmark_pct: "benchmarkPct",
  source_rank: "rank",
};
const LIST_COLUMNS: readonly string[] = ["countries", "levels", "forStates", "forGroups"];
const FIGURE = /^\d+(\.\d+)?$/;
const FLAGS: readonly string[] = ["inIndia", "tenureWithStudy", "isActive", "isCopy"];

/** The field of lib/lenders/rows.ts behind a column's sorting name, such as "a6_read_on". */
export function fieldOf(column: string): string {
  const name = column.replace(/^[a-z]\d[a-z]?_/, "");
  return FIELDS[column] ?? FIELDS[name] ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function cell(entity: CellChange["entity"], field: string, text: string | null): unknown {
  if (LIST_COLUMNS.includes(field)) return (text ?? "").split(",").flatMap((word) => word.trim() || []);
  if (FLAGS.includes(field)) return text === "true" || text === "t";
  // A column that is only shown has no schema that would turn its text into a figure.
  const isOnlyShown = entity === "Scheme" && !(field in schemeColumns.shape);
  return isOnlyShown && text !== null && FIGURE.test(text) ? Number(text) : text;
}

/**
 * A scheme as it was at a moment (milliseconds): what changed since is undone, the newest first. A rate that went since
 * is not brought back; a cell that can no longer be read stays as it is now.
 */
export function schemeAt(now: Scheme, changes: readonly CellChange[], since: number): Scheme {
  const later = changes.filter(({ at }) => at > since).sort((a, b) => b.at - a.at);
  const undone = <Row extends { id: string }>(row: Row, entity: CellChange["entity"]): Row =>
    later
      .filter((change) => change.entity === entity && change.rowId === row.id && change.column !== "")
      .reduce<Row>((seen, { column, before }) => {
        const field = fieldOf(column);
        return field in seen ? { ...seen, [field]: cell(entity, field, before) } : seen;
      }, row);
  const isNew = ({ id }: Rate) =>
    later.some(
      ({ entity, rowId, column, before }) => entity === "Rate" && rowId === id && column === "" && before === null,
    );

  const old = undone(now, "Scheme");
  const row = FIGURES_OF_SCHEME.safeParse(old);
  const rates = now.rates
    .filter((rate) => !isNew(rate))
    .map((rate) => {
      const figures = FIGURES_OF_RATE.safeParse(undone(rate, "Rate"));
      return figures.success ? { ...rate, ...figures.data } : rate;
    });
  return {
    ...now,
    ...(row.success
      ? {
          ...row.data,
          countries: old.countries,
          levels: old.levels,
          forStates: old.forStates,
          forGroups: old.forGroups,
        }
      : {}),
    rates: [...rates].sort((a, b) => a.fromPct - b.fromPct),
  };
}

// Dates and lists are in their read form already: only what is printed as text by the database is read again.
const FIGURES_OF_SCHEME = schemeColumns
  .omit({ toMend: true, isActive: true, countries: true, levels: true, forStates: true, forGroups: true })
  .loose();
// A rate beyond the bounds of lib/content-rules was a slip of an editor that the site never showed.
const FIGURES_OF_RATE = rateRow
  .omit({ toMend: true, readOn: true })
  .refine(({ fromPct, toPct }) => [fromPct, toPct ?? fromPct].every((pct) => pct >= 0 && pct <= 40));

export type FactChange = { key: FactKey; term: string; before: string | null; after: string | null };

/** Facts that read otherwise now, in the order of FACTS; a changed cell that no sentence shows is none. */
export function changedFacts(before: Scheme, after: Scheme): FactChange[] {
  return FACTS.flatMap(({ key, term, say }) => {
    const [was, is] = [say(before), say(after)];
    return was === is ? [] : [{ key, term, before: was, after: is }];
  });
}

/** When a scheme came into the list, in milliseconds; -Infinity where that was before anybody kept a log. */
export const bornAt = (id: string, changes: readonly CellChange[]) =>
  Math.max(
    ...changes
      .filter(
        ({ entity, rowId, column, before }) => entity === "Scheme" && rowId === id && column === "" && before === null,
      )
      .map(({ at }) => at),
  );

/** What changed on a day: 2026-11-22, the scheme's name, and the facts as they were before and after it. */
export type HistoryEntry = { day: string; scheme: string; facts: FactChange[] };

/** What changed in a lender's schemes, day by day, the newest first. @param most entries */
export function historyOf(schemes: readonly Scheme[], changes: readonly CellChange[], most: number): HistoryEntry[] {
  return schemes
    .flatMap((scheme) => {
      const born = bornAt(scheme.id, changes);
      const own = changes.filter(
        ({ rowId, at }) => at > born && (rowId === scheme.id || rowId.startsWith(`${scheme.id}.`)),
      );
      const days = new Map<string, number[]>();
      for (const { at } of own) days.set(dayOf(new Date(at)), [...(days.get(dayOf(new Date(at))) ?? []), at]);
      return [...days].flatMap(([day, times]) => {
        const before = schemeAt(scheme, own, Math.min(...times) - 1);
        const facts = changedFacts(before, schemeAt(scheme, own, Math.max(...times)));
        return facts.length > 0 ? [{ day, scheme: scheme.name, facts }] : [];
      });
    })
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, most);
}
