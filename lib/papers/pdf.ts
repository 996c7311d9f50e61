import { formatDate, formatTime } from "@/lib/dates/dates";
import { site } from "@/lib/site";
import { type Fonts, paperFonts } from "./fonts";
import type { Paper, PaperRow } from "./paper";
import { leading, QUIET, PdfSheet, SMALL_TEXT, type Struct, type Style } from "./sheet";
import { OTHER_SCRIPT } from "./text";

// Points; the margins of the printed page (app/globals.css).
const SIDE = 40;
const GAP = 12;
const PAD = 5;
const TICK = 18;

const LINE = "#C6D4D1";
const DONE = "#1B6E3C";

const TITLE: Style = { face: "heading", size: 22 };
const HEADING: Style = { face: "heading", size: 14 };
const GROUP: Style = { face: "heading", size: 16 };
const TEXT: Style = { face: "text", size: 10 };
const STRONG: Style = { face: "strong", size: 10 };
// The text face's slashed zero is for codes.
const AMOUNT: Style = { face: "heading", size: 10.5 };

/** A paper as a tagged A4 PDF with page numbers; no row is split. Letters that the fonts lack become a mark. */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  return new PaperSheet(paper, await paperFonts()).finish();
}

class PaperSheet extends PdfSheet {
  constructor(
    private readonly paper: Paper,
    fonts: Fonts,
  ) {
    const { title, madeAt } = paper;
    super({ title: `${title}, ${site.name}`, author: site.name, madeAt: new Date(madeAt), side: SIDE }, fonts);
  }

  async finish() {
    this.head();
    let before: string | undefined;
    for (const { group, title, rows } of this.paper.sections) {
      this.table(title, rows, group, group !== before);
      before = group;
    }
    if (this.otherScript)
      this.paragraph(
        `${OTHER_SCRIPT} stands for letters of a script that this file cannot show. ${this.paper.address} shows them.`,
        SMALL_TEXT,
      );
    const about = this.paper.facts.find(({ copy }) => copy)?.value;
    this.numberPages([site.name, this.paper.title, about].filter(Boolean).join(", "));
    return this.bytes();
  }

  private head() {
    const { title, facts, notes, address, madeAt } = this.paper;
    this.paragraph(site.name, { ...STRONG, color: "#00615C" });
    this.paragraph(title, TITLE, "H1");
    this.paragraph(`${formatDate(madeAt)}, ${formatTime(madeAt)}. ${address}`, SMALL_TEXT);
    this.y += 6;
    for (const { label, value } of facts)
      this.cells(
        [
          [`${label}:`, STRONG, "P"],
          [value, TEXT, "P"],
        ],
        [0, 130],
        this.body,
        false,
      );
    for (const { text } of notes) {
      this.y += 4;
      this.paragraph(text, STRONG);
    }
  }

  private table(title: string, rows: PaperRow[], group: string | undefined, beginsGroup: boolean) {
    const ticked = rows.some(({ done }) => done !== undefined);
    const columns = ticked ? [TICK, this.width * 0.72] : [0, this.width * 0.4];
    const [first, second] = this.paper.columns;
    const table = this.doc.struct("Table");
    const head = (continued: boolean) => {
      this.y += continued ? 0 : 18;
      if (group && beginsGroup && !continued) this.paragraph(group, GROUP, "H2");
      // For the eye only: a screen reader has heard it.
      this.paragraph(continued ? `${title} (continued)` : title, HEADING, continued ? null : group ? "H3" : "H2");
      if (!continued) this.body.add(table);
      this.cells(
        [
          [first, SMALL_TEXT, "TH"],
          [second, SMALL_TEXT, "TH"],
        ],
        columns,
        continued ? null : this.row(table),
        true,
      );
    };
    // A heading never ends a page.
    const above = group && beginsGroup ? leading(GROUP) : 0;
    if (!this.fits(18 + above + leading(HEADING) + leading(SMALL_TEXT) + 2 * PAD + this.heightOf(rows[0]!, columns)))
      this.newPage();
    head(false);
    for (const row of rows) {
      if (!this.fits(this.heightOf(row, columns))) {
        this.newPage();
        head(true);
      }
      if (ticked) this.tick(row.done === true);
      this.cells(
        [
          [row.label, STRONG, "TH", row.note],
          [row.value, row.done ? { ...STRONG, color: DONE } : row.value.startsWith("₹") ? AMOUNT : TEXT, "TD"],
        ],
        columns,
        this.row(table),
        true,
      );
    }
    table.end();
  }

  private row(table: Struct) {
    const row = this.doc.struct("TR");
    table.add(row);
    return row;
  }

  private heightOf({ label, note, value }: PaperRow, [left = 0, right = 0]: number[]) {
    const one =
      this.lines(label, STRONG, right - left - GAP).length * leading(STRONG) +
      (note ? this.lines(note, SMALL_TEXT, right - left - GAP).length * leading(SMALL_TEXT) : 0);
    return Math.max(one, this.lines(value, STRONG, this.width - right).length * leading(STRONG)) + 2 * PAD;
  }

  /** @param parent null: for the eye only */
  private cells(
    texts: [string, Style, "TH" | "TD" | "P", string?][],
    columns: number[],
    parent: Struct | null,
    ruled: boolean,
  ) {
    const top = this.y + (ruled ? PAD : 0);
    let bottom = top;
    texts.forEach(([text, style, tag, note], index) => {
      const left = columns[index]!;
      const width = (columns[index + 1] ?? this.width) - left - (columns[index + 1] ? GAP : 0);
      this.mark(parent, tag, () => {
        this.y = this.draw(text, style, left, top, width);
        if (note) this.y = this.draw(note, SMALL_TEXT, left, this.y, width);
      });
      bottom = Math.max(bottom, this.y);
    });
    this.y = bottom + (ruled ? PAD : 2);
    if (ruled)
      this.artifact(() =>
        this.doc
          .moveTo(SIDE, this.y)
          .lineTo(SIDE + this.width, this.y)
          .lineWidth(0.75)
          .stroke(LINE),
      );
  }

  private tick(done: boolean) {
    const top = this.y + PAD + 2;
    this.artifact(() => {
      this.doc
        .rect(SIDE, top, 9, 9)
        .lineWidth(1)
        .stroke(done ? DONE : QUIET);
      if (done)
        this.doc
          .moveTo(SIDE + 2, top + 4.5)
          .lineTo(SIDE + 4, top + 7)
          .lineTo(SIDE + 7.5, top + 2)
          .lineWidth(1.5)
          .stroke(DONE);
    });
  }
}
