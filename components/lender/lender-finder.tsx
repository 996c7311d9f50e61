"use client";

import Link from "next/link";
import { Fragment, type ReactNode, useState } from "react";
import { Chevron } from "@/components/ui/icons";
import { Money } from "@/components/ui/money";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { groupDigits, parseAmount } from "@/lib/format";
import {
  type Column,
  type Comparable,
  compareAddress,
  type Filter,
  MOST,
  nextSort,
  passes,
  type Query,
  readPicks,
  readQuery,
  sorted,
  writeQuery,
} from "@/lib/lenders/compare";
import { Picks } from "./pick-box";

const head = "sticky top-16 z-10 bg-paper px-0! py-0! align-bottom! text-xs shadow-[inset_0_-1px_0_var(--color-edge)]";
/** Shares of the table's width, of columns that need more or less than the rest. Written out for the style sheet. */
const WIDTHS: Readonly<Record<string, string>> = { lender: "w-[15%]", rate: "w-[13%]", asOf: "w-[8%]" };

const NO_FILTER: Filter = { type: "", study: "", unsecured: false, amount: null };

/**
 * The table of schemes with what finds one in it: filters, an order, and up to three picks. All of it is kept in the
 * address. Before any script runs, and without any, it is the whole table by rate.
 */
export function LenderFinder({
  offers,
  columns,
  note,
}: {
  offers: readonly (Comparable & { row: ReactNode })[];
  columns: readonly Column[];
  note: ReactNode;
}) {
  const search = useSearch();
  const query = readQuery(search, columns);
  const { sort } = query;
  const change = (changes: Partial<Query>) =>
    setSearch(writeQuery({ ...readQuery(location.search, columns), ...changes }));

  const answers = new Map(offers.map((offer) => [offer.id, passes(offer, query)]));
  const orderedBy = columns.find(({ key }) => key === sort.by);
  const shown = sorted(offers, sort).filter(({ id }) => answers.get(id) !== "no");
  const unsure = shown.filter(({ id }) => answers.get(id) === "unknown").length;
  const { picked } = readPicks(search, offers);
  const ids = picked.map(({ id }) => id);

  return (
    <Picks value={{ ids, change: (picks) => change({ picks }) }}>
      <Filters query={query} columns={columns} types={[...new Set(offers.map(({ type }) => type))]} onChange={change} />
      <p role="status" className="mt-5 mb-3 text-sm text-ink-2 noscript:hidden">
        <strong className="text-ink">
          {shown.length === offers.length
            ? `All ${offers.length} schemes`
            : `${shown.length} of ${offers.length} schemes`}
        </strong>
        , ordered by “{orderedBy?.label}”, {orderedBy?.[sort.descending ? "descending" : "ascending"]}.
        {unsure > 0 &&
          ` ${unsure === 1 ? "One of them may not fit: its limit is" : `${unsure} of them may not fit: their limits are`} not published, not in rupees, or only for some.`}
      </p>
      {shown.length === 0 ? (
        <p className="card">
          No scheme says that it fits all of this.{" "}
          <button type="button" className="link min-h-11 font-semibold" onClick={() => change(NO_FILTER)}>
            Show all schemes
          </button>
        </p>
      ) : (
        <table className="ledger max-xl:block xl:table-fixed">
          <caption className="sr-only">
            Loan schemes by what the lenders publish. A dash is a fact that we did not find.
          </caption>
          <thead className="max-xl:hidden">
            <tr>
              {columns.map((column) => {
                const { key, label } = column;
                return (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={sort.by === key ? (sort.descending ? "descending" : "ascending") : undefined}
                    className={`${head} ${WIDTHS[key] ?? ""}`}
                  >
                    <span className="hidden px-2 py-2.5 noscript:block">{label}</span>
                    <button
                      type="button"
                      onClick={() => change({ sort: nextSort(sort, column) })}
                      className="flex min-h-11 w-full items-end gap-1 rounded-sm px-2 py-2.5 text-start font-semibold hover:text-ink noscript:hidden"
                    >
                      {label}
                      <Arrow state={sort.by === key ? (sort.descending ? "down" : "up") : "none"} />
                    </button>
                  </th>
                );
              })}
              <th scope="col" className={`${head} w-[6.5%] px-1! py-2.5! noscript:hidden`}>
                Compare
              </th>
            </tr>
          </thead>
          <tbody className="max-xl:grid max-md:gap-2 md:max-xl:gap-4 md:max-xl:grid-cols-2 lg:max-xl:grid-cols-3">
            {shown.map(({ id, row }) => (
              <Fragment key={id}>{row}</Fragment>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-sm text-ink-2">{note}</p>
      {picked.length > 0 && (
        <section
          aria-label="Picked for comparison"
          className="sticky bottom-0 z-20 mt-6 -mx-4 border-t border-ink bg-surface px-4 py-3 shadow-sheet md:-mx-6 md:px-6 xl:mx-0"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 text-sm">
              <strong>
                {picked.length} of {MOST} picked:
              </strong>{" "}
              {picked.map(({ name, scheme }) => `${name}, ${scheme}`).join("; ")}
            </p>
            <div className="flex gap-2">
              <button type="button" className="btn btn-plain btn-sm" onClick={() => change({ picks: [] })}>
                Clear
              </button>
              <Link href={compareAddress(ids)} prefetch={false} className="btn btn-main btn-sm">
                {picked.length === 1 ? "Compare" : `Compare ${picked.length}`}
              </Link>
            </div>
          </div>
        </section>
      )}
    </Picks>
  );
}

/** On a phone the filters open on request, so that the schemes come first. */
function Filters({
  query,
  columns,
  types,
  onChange,
}: {
  query: Query;
  columns: readonly Column[];
  types: readonly string[];
  onChange: (changes: Partial<Query>) => void;
}) {
  const [open, setOpen] = useState(false);
  const active = [query.type, query.study, query.amount, query.unsecured].filter(Boolean).length;
  return (
    <div className="border-y border-line noscript:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="lender-filters"
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-2 font-semibold md:hidden"
      >
        Filter and order{active > 0 && ` (${active} set)`}
        <Chevron className={open ? "rotate-180" : ""} />
      </button>
      <form
        id="lender-filters"
        role="search"
        aria-label="Filter lenders"
        onSubmit={(event) => event.preventDefault()}
        className={`grid items-start gap-x-5 gap-y-4 pt-1 pb-4 sm:grid-cols-2 md:pt-5 lg:grid-cols-[1fr_1fr_1.2fr_auto] ${open ? "" : "max-md:hidden"}`}
      >
        <Choice
          label="Type of lender"
          value={types.includes(query.type) ? query.type : ""}
          onChange={(type) => onChange({ type })}
          options={[["", "All types"], ...types.map((type) => [type, type] as const)]}
        />
        <Choice
          label="Where you study"
          value={query.study}
          onChange={(study) => onChange({ study: study === "india" || study === "abroad" ? study : "" })}
          options={[
            ["", "India or abroad"],
            ["india", "India"],
            ["abroad", "Abroad"],
          ]}
        />
        <Amount amount={query.amount} onChange={(amount) => onChange({ amount })} />
        <label className="box-label lg:mt-7">
          <input
            type="checkbox"
            className="box"
            checked={query.unsecured}
            onChange={({ target }) => onChange({ unsecured: target.checked })}
          />
          <span>Without collateral</span>
        </label>
        <div className="xl:hidden">
          <Choice
            label="Order"
            value={`${query.sort.descending ? "-" : ""}${query.sort.by}`}
            onChange={(sort) => onChange({ sort: readQuery(`?sort=${sort}`, columns).sort })}
            options={columns.flatMap((column) =>
              [column.descendingFirst, !column.descendingFirst].map(
                (descending) =>
                  [
                    `${descending ? "-" : ""}${column.key}`,
                    `${column.label}, ${column[descending ? "descending" : "ascending"]}`,
                  ] as const,
              ),
            )}
          />
        </div>
      </form>
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="block text-sm">
      <span className="field-label">{label}</span>
      <span className="relative block">
        <select className="control" value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </span>
    </label>
  );
}

/** Taken over when the box is left or Enter is pressed: rows that jump at every digit help nobody. */
function Amount({ amount, onChange }: { amount: number | null; onChange: (amount: number | null) => void }) {
  const [text, setText] = useState("");
  const [known, setKnown] = useState<number | null>(null);
  const read = parseAmount(text);
  // The address changed by other means than this box.
  if (amount !== known) {
    setKnown(amount);
    if ((read || null) !== amount) setText(amount === null ? "" : groupDigits(String(amount)));
  }
  const wrong = text.trim() !== "" && !read;
  const commit = () => {
    const next = read || null;
    if (!wrong && next !== amount) onChange(next);
  };
  return (
    <div className="text-sm">
      <label htmlFor="amount-needed" className="field-label">
        Amount you need
      </label>
      <div className="control control-frame">
        <span aria-hidden className="control-affix amount">
          ₹
        </span>
        <input
          id="amount-needed"
          type="text"
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          placeholder="20 lakh"
          className="amount"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === "Enter" && commit()}
          aria-invalid={wrong || undefined}
          aria-describedby="amount-needed-hint"
        />
      </div>
      <p id="amount-needed-hint" className={`mt-1 min-h-5 text-xs ${wrong ? "font-bold text-bad" : "text-ink-2"}`}>
        {wrong ? (
          "Type an amount above zero, such as 20,00,000 or 20 lakh."
        ) : read ? (
          <Money amount={read} compact />
        ) : (
          ""
        )}
      </p>
    </div>
  );
}

function Arrow({ state }: { state: "up" | "down" | "none" }) {
  return (
    <svg
      aria-hidden
      width="14"
      height="18"
      viewBox="0 0 14 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="shrink-0"
    >
      {state !== "down" && <path d="m3 7 4-4 4 4" className={state === "none" ? "opacity-45" : ""} />}
      {state !== "up" && <path d="m3 11 4 4 4-4" className={state === "none" ? "opacity-45" : ""} />}
    </svg>
  );
}
