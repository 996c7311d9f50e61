/** A text, how its line runs (across, up), the place of its beginning and its width, in points. */
export type TextItem = readonly [text: string, across: number, up: number, x: number, y: number, width: number];
/** Of a line: a text between two wide gaps, and where it begins, in points from the left. */
export type Cell = { x: number; text: string };
export type Line = readonly Cell[];
/** Lines from the top to the bottom, none without a cell. */
export type Page = readonly Line[];

type Placed = { text: string; x: number; y: number; width: number; size: number };

/** Of the size of the letters: the gap up to which two texts are one word, and from which on two cells. */
const WORD_GAP = 0.15;
const CELL_GAP = 1.2;
const OVERLAP = 0.3;
/** Of the size: how far two texts of one line may stand above each other. */
const SAME_LINE = 0.4;
const CELL_LENGTH = 300;
const LINES_MOST = 400;

/** The lines of a page from the places of its texts, whatever their order; what stands on its side is read so. */
export function linesOf(items: readonly TextItem[]): Page {
  const directions = new Map<number, Placed[]>();
  for (const item of items) {
    if (item[0].trim() === "") continue;
    const { turns, placed } = place(item);
    const along = directions.get(turns);
    if (along) along.push(placed);
    else directions.set(turns, [placed]);
  }
  const lines = [...directions.values()].sort((a, b) => b.length - a.length).flatMap(linesOfUpright);
  return lines
    .slice(0, LINES_MOST)
    .map(cellsOf)
    .filter((line) => line.length > 0);
}

/** As if the page had been turned until the text stands upright. */
function place([text, a, b, x, y, width]: TextItem): { turns: number; placed: Placed } {
  const turns = Math.abs(a) >= Math.abs(b) ? (a >= 0 ? 0 : 2) : b > 0 ? 1 : 3;
  const [across, up] = turns === 0 ? [x, y] : turns === 1 ? [y, -x] : turns === 2 ? [-x, -y] : [-y, x];
  // Math.hypot takes five times as long, for each text of a paper.
  return { turns, placed: { text, x: across, y: up, width, size: Math.sqrt(a * a + b * b) || 1 } };
}

function linesOfUpright(texts: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const text of [...texts].sort((a, b) => b.y - a.y)) {
    if (lines.length > 0 && top - text.y <= text.size * SAME_LINE) lines.at(-1)!.push(text);
    else {
      lines.push([text]);
      top = text.y;
    }
  }
  return lines;
}

function cellsOf(texts: readonly Placed[]): Line {
  const cells: { x: number; text: string }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, size } of [...texts].sort((a, b) => a.x - b.x)) {
    const gap = x - end;
    const last = cells.at(-1);
    // What lies over another text is none of its words.
    if (!last || gap > size * CELL_GAP || gap < -size * OVERLAP) cells.push({ x, text });
    else last.text += `${gap > size * WORD_GAP ? " " : ""}${text}`;
    end = x + width;
  }
  return cells.map(({ x, text }) => ({ x, text: plain(text) })).filter(({ text }) => text !== "");
}

const plain = (text: string) =>
  text
    .slice(0, CELL_LENGTH * 2)
    .normalize("NFKC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, CELL_LENGTH);

/** The whole line, with two blanks between cells. */
export const textOf = (line: Line) => line.map(({ text }) => text).join("  ");
