/** Between two names: "&", as HTML writes it too, and the ";" of old forms. */
const SEPARATOR = /&(?:(?:amp|#0*38|#x0*26);)*|;(?=[\w.-]+=)/gi;
/** What a sentence or a mail leaves behind an address, and what opens those of them that close something. */
const MARKS = " \t\n\"'“”‘’»)]}>）*`~^=.,;:!?…。।–—-";
const OPENS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", ">": "<" };

function withoutMarks(value: string) {
  let end = value.length;
  for (let last = value[end - 1]; last && MARKS.includes(last); last = value[end - 1]) {
    if (last in OPENS && value.includes(OPENS[last]!)) break;
    end -= 1;
  }
  return value.slice(0, end);
}

/**
 * The query of an address as whoever sent it meant it: behind "&amp;" or ";", with names in any case, and without the
 * marks that a sentence ends with.
 * @param search with or without its "?"
 * @param names those that the page knows
 */
export function searchParams(search: string, names: readonly string[]): URLSearchParams {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return new URLSearchParams(
    [...new URLSearchParams(search.replace(SEPARATOR, "&"))].map(([given, value]) => [
      known.get(given.trim().toLowerCase()) ?? given.trim(),
      withoutMarks(value),
    ]),
  );
}
