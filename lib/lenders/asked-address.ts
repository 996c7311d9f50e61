import { routes } from "@/lib/routes";
import { COLUMNS } from "./columns";
import { MOST, readQuery, tableAddress, unreadPart } from "./compare";

/** What the id of a lender or a scheme may be: a readable slug. */
const ID = /^[a-z0-9-]{1,80}$/;

/** A query in one spelling. */
const spelled = (search: string) => new URLSearchParams(search).toString();

/**
 * The one address of what an address of the table asks the server for, known keys in one order with known values, or
 * null where it is that address already: a made-up query is the same page as another one, and is made once. What could
 * not be read is named in it, for the page to say.
 * @param search of the address, with its "?"
 */
export function askedAddress(search: string): string | null {
  const query = readQuery(search, COLUMNS);
  const name = query.name.replace(/\s+/g, " ");
  const picks = query.picks.filter((id) => ID.test(id)).slice(0, MOST);
  const address = tableAddress({ ...query, name, picks }, unreadPart(search, COLUMNS));
  return spelled(search) === spelled(address.slice(routes.lenders.length)) ? null : address;
}
