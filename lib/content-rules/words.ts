const percentagesIn = (words: string) => [...words.matchAll(/(\d+(?:\.\d+)?) ?%/g)].map(([, figure]) => Number(figure));

const UNITS: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 };
const amountsIn = (words: string) =>
  [...words.matchAll(/(?:₹|Rs\.?|INR|\$|£|€|-|–) ?(\d[\d,]*(?:\.\d+)?)(?: ?(lakh|crore))?/gi)]
    .map(([, figure, unit = ""]) => Number(figure!.replaceAll(",", "")) * (UNITS[unit.toLowerCase()] ?? 1))
    .filter((amount) => amount >= 1000);

const COMMA = /\d,\d{1,2}(?![\d,])/;

type Figures = { percentages?: readonly number[]; amounts?: readonly number[] };

/** What is wrong with the words of a cell: some figure, of rates the first, must be one of the schemes'. */
export function wordsFaults(words: string | null, { percentages = [], amounts = [] }: Figures, isFirst = false) {
  if (!words?.trim()) return [];
  if (COMMA.test(words)) return [`"${words}" has a comma inside a figure; write 8.90, or 7,50,000.`];
  if (/\bnil\b/i.test(words)) return [];
  const pairs = [
    [percentagesIn(words), percentages],
    [amountsIn(words), amounts],
  ] as const;
  return pairs.flatMap(([said, all]) => {
    const figures = [...new Set(all)].sort((a, b) => a - b);
    if (said.length === 0 || figures.length === 0) return [];
    if (isFirst ? figures.includes(said[0]!) : said.some((figure) => figures.includes(figure))) return [];
    return [
      `"${words}" says otherwise than the schemes, which have ${figures.join(", ")}; correct one of them, or leave the words blank to have them written from the schemes.`,
    ];
  });
}

/** What is wrong with words on the rate, which stand instead of every figure, or undefined. */
export function rateWordsFault(words: string): string | undefined {
  if (!/\d ?%/.test(words)) return `"${words}" names no percentage; write it like 9.15% a year, or leave it blank.`;
  const wrong = COMMA.test(words) ? undefined : percentagesIn(words).find((figure) => figure < 1 || figure > 40);
  return wrong === undefined ? undefined : `${wrong} cannot be right; write % a year from 1 to 40, such as 9.15.`;
}

/** The first letters of up to three words of a name; of one word its first two. */
export function lenderInitials(name: string): string {
  const words = name.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const letters = words.length > 1 ? words.map((word) => word[0]).join("") : (words[0] ?? "").slice(0, 2);
  return letters.toUpperCase().slice(0, 3);
}
