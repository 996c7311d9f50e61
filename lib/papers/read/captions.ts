import type { Cell, Line } from "./lines";

/** Points by which a value may stand beside the caption above it. */
const BELOW = 15;
const BELOW_LINES = 3;

/** What stands behind a caption: in its own cell, in the next one, or below it. */
export function captioned(head: readonly Line[], caption: RegExp): string[] {
  return head.flatMap((line, index) =>
    line.flatMap((cell, at) => {
      // Numbers and another language may stand in front.
      const text = cell.text.replace(/^[^A-Za-z]+/, "");
      const match = /^([^:]*?)\s*(?::[\s-]*(.*))?$/.exec(text)!;
      const isCaption = caption.test(match[1]!.trim());
      if (!isCaption) return [];
      if (match[2]) return [match[2]];
      const beside = line[at + 1] && !caption.test(line[at + 1]!.text) ? [line[at + 1]!.text] : [];
      return [...beside, ...below(head, index, cell)];
    }),
  );
}

function below(head: readonly Line[], index: number, { x }: Cell): string[] {
  for (const line of head.slice(index + 1, index + 1 + BELOW_LINES)) {
    const under = line.find((cell) => Math.abs(cell.x - x) <= BELOW);
    if (under) return [under.text];
  }
  return [];
}
