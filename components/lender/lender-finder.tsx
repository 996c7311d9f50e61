"use client";

import { type ReactNode, useEffect } from "react";
import { setSearch, useSearch } from "@/components/ui/use-search";
import {
  type Column,
  type Comparable,
  type Filter,
  isAsked,
  MOST,
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
import type { TablePart } from "@/lib/lenders/lender-views";
import { GroupsNav } from "./groups-nav";
import { LeftOut } from "./left-out";
import { Filters } from "./lender-filters";
import { PartsNav } from "./parts-nav";
import { PickedLenders } from "./pick-box";
import { PickedBar } from "./picked-bar";
import { SchemeTable } from "./scheme-table";

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
  table: Pick<TablePart, "isWhole" | "all" | "found" | "unsure" | "part" | "parts" | "groups" | "ids">;
}) {
  const search = useSearch(asked);
  const { isWhole, all, part, parts, groups, ids: known } = table;
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
    const isListed = (id: string) => !known || known.some((each) => each === id || each.startsWith(`${id}.`));
    const others = isWhole ? [] : found.unknown.filter(isListed).slice(0, MOST - found.picked.length);
    const unlisted = isWhole || known ? found.unknown.filter((id) => !others.includes(id)) : [];
    // Whichever part they stand on, in the order in which they were picked; an address may name a lender alone.
    const named = readQuery(now, columns).picks;
    const place = (id: string) =>
      named.includes(id) ? named.indexOf(id) : named.findIndex((each) => id.startsWith(`${each}.`));
    const ids = [...found.picked.map(({ id }) => id), ...others].sort((a, b) => place(a) - place(b));
    return { ...found, unknown: unlisted, elsewhere: others, ids };
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
    <PickedLenders value={{ ids, pick }}>
      <Filters
        // Made anew for an address that the server answers: its boxes then begin with that.
        key={isWhole ? "" : asked}
        query={query}
        picks={ids}
        isWhole={isWhole}
        columns={columns}
        types={groups.map(({ type }) => type)}
        onChange={change}
      />
      <GroupsNav
        groups={groups}
        all={all}
        chosen={query.type}
        addressOf={(type) => address({ type })}
        onChoose={isWhole ? (type) => change({ type }) : undefined}
      />
      <div role="status" className="grid gap-2 pt-2 empty:hidden">
        {unread.length > 0 && (
          <p className="rounded-sm bg-marigold-soft px-3 py-2 text-sm text-marigold-ink">
            {`The address held something for ${unread.join(" and ")} that makes no sense, so it was left out.`}
          </p>
        )}
        <LeftOut names={unknown} />
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
        <SchemeTable
          offers={shown}
          columns={columns}
          sort={sort}
          sortedAt={(next) => address({ sort: next })}
          onSort={isWhole ? (next) => change({ sort: next }) : undefined}
        />
      )}
      {parts > 1 && <PartsNav part={part} parts={parts} addressOf={(other) => address({ part: other })} />}
      <p className="mt-4 text-sm text-ink-2">{note}</p>
      {ids.length > 0 && (
        <PickedBar ids={ids} picked={picked} elsewhere={elsewhere.length} onClear={() => change({ picks: [] })} />
      )}
    </PickedLenders>
  );
}
