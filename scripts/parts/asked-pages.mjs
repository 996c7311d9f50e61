// Addresses of the table of lenders for which the app makes a page: a part of it, or what is asked for in it.

/** The page's path, and what its query holds then, as in lib/lenders/asked.ts. */
const PATH = "education-loan";
const ASKED = ["part", "show"];
/** Where next.config.ts leads them to. */
const INSIDE = "asked";

/**
 * The query of such an address in one spelling; null for any other address.
 * @param url of a request; path: its decoded parts
 */
export function askedQuery(url, [first, ...rest]) {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  const isAsked = first === INSIDE || (first === PATH && rest.length === 0 && ASKED.some((key) => query.has(key)));
  return isAsked ? String(query) : null;
}
