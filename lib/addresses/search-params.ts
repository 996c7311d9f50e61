const SEPARATOR = /&(?:(?:amp|#0*38|#x0*26);)*|;(?=[\w.-]+=)/gi;
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

/** The query as it was meant, with "&amp;", ";" and any case. @param names those that the page knows */
export function searchParams(search: string, names: readonly string[]): URLSearchParams {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return new URLSearchParams(
    [...new URLSearchParams(search.replace(SEPARATOR, "&"))].map(([given, value]) => [
      known.get(given.trim().toLowerCase()) ?? given.trim(),
      withoutMarks(value),
    ]),
  );
}
