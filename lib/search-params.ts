/**
 * The query of an address as whoever sent it meant it: behind "&amp;", as HTML has it, and with names in any case.
 * @param search with or without its "?"
 * @param names those that the page knows
 */
export function searchParams(search: string, names: readonly string[]): URLSearchParams {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return new URLSearchParams(
    [...new URLSearchParams(search)].map(([given, value]) => {
      const name = given.trim().replace(/^(?:amp;)+/i, "");
      return [known.get(name.toLowerCase()) ?? name, value];
    }),
  );
}
