import { formatDate } from "@/lib/dates/dates";
import { ageInWords, type Dating } from "./age";
import { FACTS } from "./facts";
import type { Scheme, Source } from "./rows";

export type SourcePage = Dating & {
  source: string;
  confidence: Source["confidence"];
  /** Keys of FACTS and of the lender's own facts; of one scheme, or of all where it is null. */
  about: readonly { schemeId: string | null; covers: readonly string[] }[];
};

/** The pages behind a lender's facts, in the order of their numbers: the sources' rows, then the rates' own. */
export function sourcePages(
  sources: readonly Source[],
  schemes: readonly Pick<Scheme, "id" | "rates">[],
): SourcePage[] {
  const ofRates = schemes.flatMap(({ id, rates }) =>
    rates.filter(({ source }) => source !== "").map((rate) => ({ ...rate, schemeId: id, covers: ["rate"] })),
  );
  const pages = new Map<string, SourcePage>();
  for (const { schemeId, covers, ...row } of [...sources, ...ofRates]) {
    const { source, publishedOn, readOn, readAs, confidence, rank, isCopy } = row;
    const key = JSON.stringify([source, publishedOn, readOn, readAs]);
    const about = pages.get(key)?.about ?? [];
    pages.set(key, {
      ...{ source, publishedOn, readOn, readAs, confidence, rank, isCopy },
      about: [...about, { schemeId, covers }],
    });
  }
  return [...pages.values()];
}

/** The pages that a fact rests on, numbered from 1. @param schemeId null for the lender's schemes together */
export function sourcePagesOf(
  keys: readonly string[],
  schemeId: string | null,
  pages: readonly SourcePage[],
): (SourcePage & { number: number })[] {
  return pages.flatMap((page, index) =>
    page.about.some(
      (about) =>
        (schemeId === null || about.schemeId === null || about.schemeId === schemeId) &&
        about.covers.some((key) => keys.includes(key)),
    )
      ? [{ ...page, number: index + 1 }]
      : [],
  );
}

const OWN_TERMS: Readonly<Record<string, string>> = { time: "Processing time", collateral: "Collateral" };
const termOf = (key: string) => FACTS.find((fact) => fact.key === key)?.term ?? OWN_TERMS[key] ?? key;

export const aboutInWords = ({ about }: Pick<SourcePage, "about">) =>
  [...new Set(about.flatMap(({ covers }) => covers.map(termOf)))].join("; ");

/** How old several pages are: the same words once, each with the numbers of its pages. */
export function agesInWords(pages: readonly (SourcePage & { number: number })[]) {
  const numbers = new Map<string, number[]>();
  for (const page of pages) {
    const age = ageInWords(page);
    numbers.set(age, [...(numbers.get(age) ?? []), page.number]);
  }
  return [...numbers].map(([age, of]) => ({ age, numbers: of }));
}

/** One sentence on how old all figures of a screen are; null where there is no page. */
export function readingInWords(pages: readonly (Dating & { source: string })[]): string | null {
  const count = (some: readonly { source: string }[]) => new Set(some.map(({ source }) => source)).size;
  const all = count(pages);
  if (all === 0) return null;
  const undated = all - count(pages.filter(({ publishedOn }) => publishedOn !== null));
  const copies = all - count(pages.filter(({ readAs }) => readAs === "live"));
  const days = [...new Set(pages.map(({ readOn }) => readOn))].sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const when = first === last ? `on ${formatDate(first)}` : `from ${formatDate(first)} to ${formatDate(last)}`;
  const how =
    copies === all ? " from stored copies" : copies === 0 ? "" : `, ${copies} of ${all} pages from stored copies`;
  const dates =
    undated === 0
      ? "every page carries a date"
      : `${undated} of ${all} ${all === 1 ? "page carries" : "pages carry"} no date`;
  return `All were read ${when}${how}; ${dates}.`;
}
