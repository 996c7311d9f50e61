import { routes } from "@/lib/routes";
import { COLUMNS } from "./columns";
import { MOST, readQuery, tableAddress, unreadPart } from "./compare";

const ID = /^[a-z0-9-]{1,80}(?:\.[a-z0-9-]{1,80})?$/;

const spelled = (search: string) => new URLSearchParams(search).toString();

/**
 * The one spelling of an address of the table that the server answers, or null where it has it already: a made-up query
 * is no page of its own. @param search with its "?"
 */
export function askedAddress(search: string): string | null {
  const query = readQuery(search, COLUMNS);
  const name = query.name.replace(/\s+/g, " ");
  const picks = query.picks.filter((id) => ID.test(id)).slice(0, MOST);
  const address = tableAddress({ ...query, name, picks }, unreadPart(search, COLUMNS));
  return spelled(search) === spelled(address.slice(routes.lenders.length)) ? null : address;
}
