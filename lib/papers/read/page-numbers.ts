import type { Page } from "./lines";
import type { PageRead } from "./look";
import { isRow } from "./rows";

const PAGE_NUMBER = /\b(?:page|pg)\s*(?:no\.?|number)?[\s:.#-]*(\d{1,3})(?:\s*(?:of|\/|out of)\s*(\d{1,3}))?\b/i;
/** By itself in its line: marks, days and numbers of licences look so too. */
const BARE_NUMBER = /^(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})$/i;
/** Above the text only in words, since dates and fractions stand there too. */
const TOP_NUMBER = /^(\d{1,3})\s+of\s+(\d{1,3})$/i;
const EDGE = 4;

type Numbered = { number: number; of: number | null };

/** Whether numbers that stand on the pages leave some out; several papers in one begin again with 1. */
export function pageNumbers(pages: readonly PageRead[]): { isMissing: boolean; isSure: boolean } {
  const numbers = pages.map((read) => (read ? numberOf(read, pages.length) : null));
  let isMissing = false;
  let isSure = true;
  let run: Numbered | null = null;
  let unnumbered = 0;
  const close = () => {
    if (run?.of && run.number < run.of) {
      // Pages behind it without a number may be those.
      if (unnumbered >= run.of - run.number) isSure = false;
      else isMissing = true;
    }
  };
  for (const [index, next] of numbers.entries()) {
    if (!next) {
      unnumbered += 1;
      continue;
    }
    const goesOn: boolean = run !== null && next.number > run.number && next.of === run.of;
    const skipped = goesOn ? next.number - run!.number - 1 : next.number - 1;
    if (!goesOn) close();
    const between = goesOn || index === unnumbered ? unnumbered : 0;
    if (skipped > 0) {
      if (between >= skipped) isSure &&= between === skipped;
      else isMissing = true;
    }
    run = next;
    unnumbered = 0;
  }
  close();
  return { isMissing, isSure };
}

function numberOf(page: Page, most: number): Numbered | null {
  const [top, foot] = [page.slice(0, EDGE), page.slice(-EDGE)];
  for (const line of page) {
    if (isRow(line)) continue;
    const bare = foot.includes(line) ? BARE_NUMBER : top.includes(line) ? TOP_NUMBER : null;
    for (const { text } of line) {
      const alone = line.length === 1 ? bare?.exec(text) : null;
      const match = PAGE_NUMBER.exec(text) ?? (Number(alone?.[1]) <= most ? alone : null);
      const [number, of] = [Number(match?.[1]), match?.[2] ? Number(match[2]) : null];
      if (match && number > 0 && (of === null || number <= of)) return { number, of };
    }
  }
  return null;
}
