"use client";

import { Fragment, type ReactNode, useEffect, useState } from "react";
import { ControlledInput, ControlledSelect } from "@/components/ui/controlled";
import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { groupDigits, parseAmount, TYPED_BOX } from "@/lib/text/format";
import {
  type Column,
  type Comparable,
  compareAddress,
  type Filter,
  isAsked,
  MOST,
  nextSort,
  passes,
  type Query,
  readPicks,
  readQuery,
  sorted,
  tableAddress,
  unreadIn,
  unreadPart,
  writeQuery,
} from "@/lib/lenders/compare";
import { SHOW } from "@/lib/lenders/asked";
import type { TablePart } from "@/lib/lenders/lists";
import { routes } from "@/lib/routes";
import { LeftOut } from "./left-out";
import { Picks } from "./pick-box";

const head = "sticky top-16 z-10 bg-paper px-0! py-0! align-bottom! text-xs shadow-[inset_0_-1px_0_var(--color-edge)]";
const headPress = "min-h-11 w-full items-end gap-1 rounded-sm px-2 py-2.5 text-start font-semibold hover:text-ink";
/** Shares of the table's width, of columns that need more or less than the rest. Written out for the style sheet. */
const WIDTHS: Readonly<Record<string, string>> = { lender: "w-[15%]", rate: "w-[13%]", asOf: "w-[8%]" };

const NO_FILTER: Filter = { type: "", study: "", unsecured: false, amount: null, name: "" };

/**
 * The table of schemes with what finds one in it: filters, an order, and up to three picks. All of it is kept in the
 * address. Where the table is whole, what is asked for is found here at once; where it comes in parts, and wherever no
 * script runs, the form and the links ask the server for the page of that address.
 * @param asked the query that the server made this page for, with its "?"
 */
export function LenderFinder({
  offers,
  columns,
  note,
  asked,
  table,
}: {
  offers: readonly (Comparable & { row: ReactNode })[];
  columns: readonly Column[];
  note: ReactNode;
  asked: string;
  table: Pick<TablePart, "isWhole" | "all" | "found" | "unsure" | "part" | "parts" | "types">;
}) {
  const search = useSearch(asked);
  const { isWhole, all, part, parts, types } = table;
  // What a part shows was asked for when it was made; only the picks change on it.
  const query = readQuery(isWhole ? search : asked, columns);
  const { sort } = query;
  const change = (changes: Partial<Query>) =>
    setSearch(writeQuery({ ...readQuery(location.search, columns), ...changes }));

  const unread = unreadIn(search, columns);
  const answers = new Map(offers.map((offer) => [offer.id, isWhole ? passes(offer, query) : "yes"]));
  const orderedBy = columns.find(({ key }) => key === sort.by);
  const shown = isWhole ? sorted(offers, sort).filter(({ id }) => answers.get(id) !== "no") : offers;
  const unsure = isWhole ? shown.filter(({ id }) => answers.get(id) === "unknown").length : table.unsure;
  const count = isWhole ? shown.length : table.found;
  const { picked, unknown, elsewhere, ids } = picksAt(search);
  function picksAt(now: string) {
    const found = readPicks(now, offers);
    // Those of other parts are no less picked.
    const others = isWhole ? [] : found.unknown.slice(0, MOST - found.picked.length);
    return { ...found, elsewhere: others, ids: [...found.picked.map(({ id }) => id), ...others] };
  }
  /** Beside what the address of the moment holds, which may not have been drawn yet. */
  function pick(id: string, isPicked: boolean) {
    const others = picksAt(location.search).ids.filter((other) => other !== id);
    if (!isPicked || others.length < MOST) change({ picks: isPicked ? [...others, id] : others });
  }
  // An address from when the table was whole says nothing to the server.
  useEffect(() => {
    const found = readQuery(location.search, columns);
    if (!isWhole && asked === "" && isAsked(found))
      location.replace(tableAddress(found, unreadPart(location.search, columns)));
  }, [isWhole, asked, columns]);
  const address = (changes: Partial<Query>) => tableAddress({ ...query, part: 1, picks: ids, ...changes });

  return (
    <Picks value={{ ids, pick }}>
      <Filters
        // Made anew for an address that the server answers: its boxes then begin with that.
        key={isWhole ? "" : asked}
        query={query}
        picks={ids}
        isWhole={isWhole}
        columns={columns}
        types={types}
        onChange={change}
      />
      <div role="status" className="grid gap-2 pt-2 empty:hidden">
        {unread.length > 0 && (
          <p className="rounded-sm bg-marigold-soft px-3 py-2 text-sm text-marigold-ink">
            {`The address held something for ${unread.join(" and ")} that makes no sense, so it was left out.`}
          </p>
        )}
        {isWhole && <LeftOut names={unknown} />}
      </div>
      <p role="status" className="mt-5 mb-3 text-sm text-ink-2">
        <strong className="text-ink">{count === all ? `All ${all} schemes` : `${count} of ${all} schemes`}</strong>
        <span>{`, ordered by “${orderedBy?.label ?? ""}”, ${orderedBy?.[sort.descending ? "descending" : "ascending"] ?? ""}.`}</span>
        {unsure > 0 && (
          <span>{` ${unsure === 1 ? "One of them may not fit: its limit is" : `${unsure} of them may not fit: their limits are`} not published, not in rupees, or only for some.`}</span>
        )}
        {parts > 1 && <span>{` Part ${part} of ${parts}.`}</span>}
      </p>
      {shown.length === 0 ? (
        <p className="card">
          <span>No scheme says that it fits all of this. </span>
          {isWhole ? (
            <button type="button" className="link min-h-11 font-semibold" onClick={() => change(NO_FILTER)}>
              Show all schemes
            </button>
          ) : (
            <a href={address({ ...NO_FILTER, sort })} className="link inline-flex min-h-11 items-center font-semibold">
              Show all schemes
            </a>
          )}
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
                    {isWhole && (
                      <button
                        type="button"
                        onClick={() => change({ sort: nextSort(sort, column) })}
                        className={`${headPress} flex noscript:hidden`}
                      >
                        <span>{label}</span>
                        <Arrow state={sort.by === key ? (sort.descending ? "down" : "up") : "none"} />
                      </button>
                    )}
                    <a
                      href={address({ sort: nextSort(sort, column) })}
                      className={`${headPress} ${isWhole ? "hidden noscript:flex" : "flex"}`}
                    >
                      <span>{label}</span>
                      <Arrow state={sort.by === key ? (sort.descending ? "down" : "up") : "none"} />
                    </a>
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
      {parts > 1 && (
        <nav
          aria-label="Parts of the list"
          className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
        >
          {part > 1 ? (
            <a rel="prev" href={address({ part: part - 1 })} className="btn btn-outline">
              {`Part ${part - 1}`}
            </a>
          ) : (
            <span />
          )}
          <p className="text-sm text-ink-2">{`Part ${part} of ${parts}`}</p>
          {part < parts ? (
            <a rel="next" href={address({ part: part + 1 })} className="btn btn-outline">
              {`Part ${part + 1}`}
            </a>
          ) : (
            <span />
          )}
        </nav>
      )}
      <p className="mt-4 text-sm text-ink-2">{note}</p>
      {ids.length > 0 && (
        <section
          aria-label="Picked for comparison"
          className="sticky bottom-0 z-20 mt-6 -mx-4 border-t border-ink bg-surface px-4 py-3 shadow-sheet md:-mx-6 md:px-6 xl:mx-0"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 text-sm">
              <strong>{`${ids.length} of ${MOST} picked:`}</strong>
              <span>{` ${[
                ...picked.map(({ name, scheme }) => `${name}, ${scheme}`),
                ...(elsewhere.length > 0 ? [`${elsewhere.length} on other parts of the list`] : []),
              ].join("; ")}`}</span>
            </p>
            <div className="flex gap-2">
              <button type="button" className="btn btn-plain btn-sm" onClick={() => change({ picks: [] })}>
                Clear
              </button>
              <Link href={compareAddress(ids)} className="btn btn-main btn-sm">
                {ids.length === 1 ? "Compare" : `Compare ${ids.length}`}
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
  picks,
  isWhole,
  columns,
  types,
  onChange,
}: {
  query: Query;
  picks: readonly string[];
  isWhole: boolean;
  columns: readonly Column[];
  types: readonly string[];
  onChange: (changes: Partial<Query>) => void;
}) {
  const [open, setOpen] = useState(false);
  const active = [query.type, query.study, query.amount, query.unsecured, query.name].filter(Boolean).length;
  const byName = !isWhole || query.name !== "";
  return (
    <div className="border-y border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="lender-filters"
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-2 font-semibold md:hidden noscript:hidden"
      >
        <span>{`Filter and order${active > 0 ? ` (${active} set)` : ""}`}</span>
        <Chevron className={open ? "rotate-180" : ""} />
      </button>
      <form
        id="lender-filters"
        role="search"
        aria-label="Filter lenders"
        action={routes.lenders}
        onSubmit={(event) => isWhole && event.preventDefault()}
        className={`grid items-start gap-x-5 gap-y-4 pt-1 pb-4 sm:grid-cols-2 md:pt-5 lg:grid-cols-[1fr_1fr_1.2fr_auto] ${open ? "" : "max-md:hidden noscript:grid"}`}
      >
        {picks.length > 0 && <input type="hidden" name="lenders" value={picks.join(",")} />}
        {byName && (
          <label className="block text-sm lg:col-span-2">
            <span className="field-label">Name of a lender or a scheme</span>
            <ControlledInput
              type="search"
              name="name"
              maxLength={60}
              autoComplete="off"
              className="control"
              {...(isWhole
                ? { value: query.name, onChange: ({ target }) => onChange({ name: target.value }) }
                : { defaultValue: query.name })}
            />
          </label>
        )}
        <Choice
          name="type"
          isWhole={isWhole}
          label="Type of lender"
          value={types.includes(query.type) ? query.type : ""}
          onChange={(type) => onChange({ type })}
          options={[["", "All types"], ...types.map((type) => [type, type] as const)]}
        />
        <Choice
          name="study"
          isWhole={isWhole}
          label="Where you study"
          value={query.study}
          onChange={(study) => onChange({ study: study === "india" || study === "abroad" ? study : "" })}
          options={[
            ["", "India or abroad"],
            ["india", "India"],
            ["abroad", "Abroad"],
          ]}
        />
        <Amount amount={query.amount} onChange={(amount) => isWhole && onChange({ amount })} />
        <label className="box-label lg:mt-7">
          <ControlledInput
            type="checkbox"
            name="unsecured"
            value="1"
            className="box"
            {...(isWhole
              ? { checked: query.unsecured, onChange: ({ target }) => onChange({ unsecured: target.checked }) }
              : { defaultChecked: query.unsecured })}
          />
          <span>Without collateral</span>
        </label>
        <div className="xl:hidden">
          <Choice
            name="sort"
            isWhole={isWhole}
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
        <button name={SHOW} value="1" className={`btn btn-main ${isWhole ? "hidden noscript:flex" : ""}`}>
          Show schemes
        </button>
      </form>
    </div>
  );
}

function Choice({
  name,
  isWhole,
  label,
  value,
  options,
  onChange,
}: {
  name: string;
  /** Whether a choice is followed at once; else it waits for the form's button. */
  isWhole: boolean;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="block text-sm">
      <span className="field-label">{label}</span>
      <span className="relative block">
        <ControlledSelect
          name={name}
          className="control"
          {...(isWhole ? { value, onChange: ({ target }) => onChange(target.value) } : { defaultValue: value })}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </ControlledSelect>
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
  // The address changed by other means than this box. What was typed and not taken over yet stays.
  if (amount !== known) {
    setKnown(amount);
    if ((read || null) === known) setText(amount === null ? "" : groupDigits(String(amount)));
  }
  const wrong = text.trim() !== "" && !read;
  const commit = (typed: string) => {
    const next = parseAmount(typed) || null;
    if ((next || typed.trim() === "") && next !== amount) onChange(next);
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
        <ControlledInput
          id="amount-needed"
          name="amount"
          type="text"
          inputMode="text"
          autoComplete="off"
          maxLength={TYPED_BOX}
          placeholder="20 lakh"
          className="amount"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (document.activeElement !== target) commit(target.value);
          }}
          onBlur={() => commit(text)}
          onKeyDown={({ key }) => key === "Enter" && commit(text)}
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
