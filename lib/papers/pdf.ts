import "server-only";
import PDFDocument from "pdfkit";
import { formatDate, formatTime } from "@/lib/dates";
import { site } from "@/lib/site";
import { type Face, type Fonts, paperFonts } from "./fonts";
import type { Paper, PaperRow } from "./paper";
import { OTHER_SCRIPT, writable } from "./text";

// Points. A4 with the margins of the printed page (app/globals.css).
const PAGE = { width: 595.28, height: 841.89 };
const SIDE = 40;
const TOP = 45;
const BOTTOM = 60;
const WIDTH = PAGE.width - 2 * SIDE;
const GAP = 12;
const PAD = 5;
const TICK = 18;

const INK = "#10231F";
const QUIET = "#3E524E";
const LINE = "#C6D4D1";
const DONE = "#1B6E3C";

type Style = { face: Face; size: number; color?: string };
const TITLE: Style = { face: "heading", size: 22 };
const HEADING: Style = { face: "heading", size: 14 };
const TEXT: Style = { face: "text", size: 10 };
const STRONG: Style = { face: "strong", size: 10 };
const SMALL: Style = { face: "text", size: 8.5, color: QUIET };
// The text face's slashed zero is for codes; amounts stand in the other one, as on screen.
const AMOUNT: Style = { face: "heading", size: 10.5 };
const leading = ({ size }: Style) => size * 1.35;

type Struct = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * A paper as a PDF: A4, tagged for screen readers, with a title, page numbers, the table's head on every page, and no
 * row split over two. Letters that its fonts lack are replaced by a mark, and a line says so.
 */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  return new Sheet(paper, await paperFonts()).finish();
}

class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly body: Struct;
  private readonly parts: Buffer[] = [];
  private readonly has: Record<Face, [(codePoint: number) => boolean, (codePoint: number) => boolean]>;
  private y = TOP;
  private otherScript = false;

  constructor(
    private readonly paper: Paper,
    fonts: Fonts,
  ) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-IN",
      displayTitle: true,
      // The first font is given as bytes: left out, the library looks for Helvetica's measures on the disk.
      font: fonts.text[0] as unknown as string,
      info: { Title: `${paper.title}, ${site.name}`, Author: site.name, CreationDate: new Date(paper.madeAt) },
    });
    this.doc.on("data", (part: Buffer) => this.parts.push(part));
    this.has = Object.fromEntries(
      Object.entries(fonts).map(([face, files]) => [
        face,
        files.map((file, index) => {
          this.doc.registerFont(`${face}${index}`, file);
          const letters = new Set(
            (this.doc.font(`${face}${index}`) as unknown as { _font: { font: { characterSet: number[] } } })._font.font
              .characterSet,
          );
          return (codePoint: number) => letters.has(codePoint);
        }),
      ]),
    ) as Sheet["has"];
    this.body = this.doc.struct("Document");
    this.doc.addStructure(this.body);
  }

  async finish() {
    this.head();
    for (const { title, rows } of this.paper.sections) this.table(title, rows);
    if (this.otherScript)
      this.paragraph(
        `${OTHER_SCRIPT} stands for letters of a script that this file cannot show. ${this.paper.address} shows them.`,
        SMALL,
      );
    this.numberPages();
    this.body.end();
    const ended = new Promise((resolve, reject) => this.doc.on("end", resolve).on("error", reject));
    this.doc.end();
    await ended;
    return Buffer.concat(this.parts);
  }

  private head() {
    const { title, facts, notes, address, madeAt } = this.paper;
    this.paragraph(site.name, { ...STRONG, color: "#00615C" });
    this.paragraph(title, TITLE, "H1");
    this.paragraph(`${formatDate(madeAt)}, ${formatTime(madeAt)}. ${address}`, SMALL);
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

  private table(title: string, rows: PaperRow[]) {
    const ticked = rows.some(({ done }) => done !== undefined);
    const columns = ticked ? [TICK, WIDTH * 0.72] : [0, WIDTH * 0.4];
    const [first, second] = this.paper.columns;
    const table = this.doc.struct("Table");
    const head = (continued: boolean) => {
      this.y += continued ? 0 : 18;
      // What repeats on a further page is for the eye only; a screen reader has heard it.
      this.paragraph(continued ? `${title} (continued)` : title, HEADING, continued ? null : "H2");
      if (!continued) this.body.add(table);
      this.cells(
        [
          [first, SMALL, "TH"],
          [second, SMALL, "TH"],
        ],
        columns,
        continued ? null : this.row(table),
        true,
      );
    };
    // A heading never stands alone at the foot of a page.
    if (
      this.y + 18 + leading(HEADING) + leading(SMALL) + 2 * PAD + this.heightOf(rows[0]!, columns) >
      PAGE.height - BOTTOM
    )
      this.newPage();
    head(false);
    for (const row of rows) {
      if (this.y + this.heightOf(row, columns) > PAGE.height - BOTTOM) {
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
      (note ? this.lines(note, SMALL, right - left - GAP).length * leading(SMALL) : 0);
    return Math.max(one, this.lines(value, STRONG, WIDTH - right).length * leading(STRONG)) + 2 * PAD;
  }

  /** Texts beside each other, each in its column; `parent` null: for the eye only. */
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
      const width = (columns[index + 1] ?? WIDTH) - left - (columns[index + 1] ? GAP : 0);
      this.mark(parent, tag, () => {
        this.y = this.draw(text, style, left, top, width);
        if (note) this.y = this.draw(note, SMALL, left, this.y, width);
      });
      bottom = Math.max(bottom, this.y);
    });
    this.y = bottom + (ruled ? PAD : 2);
    if (ruled)
      this.artifact(() =>
        this.doc
          .moveTo(SIDE, this.y)
          .lineTo(SIDE + WIDTH, this.y)
          .lineWidth(0.75)
          .stroke(LINE),
      );
  }

  private paragraph(text: string, style: Style, tag: "P" | "H1" | "H2" | null = "P") {
    const height = this.lines(text, style, WIDTH).length * leading(style);
    if (this.y + height > PAGE.height - BOTTOM) this.newPage();
    this.mark(tag && this.body, tag ?? "P", () => {
      this.y = this.draw(text, style, 0, this.y, WIDTH);
    });
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

  /** Ties what is drawn to an element of the document's structure. */
  private mark(parent: Struct | null, tag: string, draw: () => void) {
    if (!parent) return this.artifact(draw);
    // The types know no scope; a head cell without one is no head to a screen reader.
    const options = (tag === "TH" ? { scope: "Column" } : {}) as object;
    const element = this.doc.struct(tag, options);
    parent.add(element);
    element.add(this.doc.markStructureContent(tag));
    draw();
    this.doc.endMarkedContent();
    element.end();
  }

  private artifact(draw: () => void) {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a wrapped text and returns where the next line would begin. */
  private draw(text: string, style: Style, left: number, top: number, width: number) {
    let y = top;
    for (const line of this.lines(text, style, width)) {
      let x = SIDE + left;
      for (const { font, text: run } of this.runs(line, style.face)) {
        this.doc
          .font(font)
          .fontSize(style.size)
          .fillColor(style.color ?? INK)
          .text(run, x, y, { lineBreak: false, baseline: "top" });
        x += this.doc.widthOfString(run);
      }
      y += leading(style);
    }
    return y;
  }

  /** The lines that a text takes: broken at spaces, and inside a word only where one is wider than the column. */
  private lines(text: string, style: Style, width: number): string[] {
    const [first, more] = this.has[style.face];
    const written = writable(text, (codePoint) => first(codePoint) || more(codePoint));
    this.otherScript ||= written !== text && written.includes(OTHER_SCRIPT);
    const lines: string[] = [];
    let line = "";
    let used = 0;
    const add = (piece: string, gap: string) => {
      const [wide, before] = [this.widthOf(piece, style), line ? this.widthOf(gap, style) : 0];
      const fits = used + before + wide <= width;
      if (!fits && line) lines.push(line);
      line = fits && line ? line + gap + piece : piece;
      used = fits ? used + before + wide : wide;
    };
    for (const word of written.split(" ")) {
      if (this.widthOf(word, style) <= width) add(word, " ");
      else [...word].forEach((char, index) => add(char, index === 0 ? " " : ""));
    }
    return [...lines, line];
  }

  private readonly widths = new Map<string, number>();

  /** Measured once: an application has some thousand words, and most of them come again. */
  private widthOf(text: string, { face, size }: Style) {
    const key = `${face} ${size} ${text}`;
    let width = text === "" ? 0 : this.widths.get(key);
    if (width === undefined) {
      width = this.runs(text, face).reduce(
        (sum, { font, text: run }) => sum + this.doc.font(font).fontSize(size).widthOfString(run),
        0,
      );
      this.widths.set(key, width);
    }
    return width;
  }

  /** Pieces of a line by the font that has their letters. */
  private runs(text: string, face: Face) {
    const runs: { font: string; text: string }[] = [];
    for (const char of text) {
      const font = `${face}${this.has[face][0](char.codePointAt(0)!) ? 0 : 1}`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += char;
      else runs.push({ font, text: char });
    }
    return runs;
  }

  private newPage() {
    this.doc.addPage();
    this.y = TOP;
  }

  private numberPages() {
    const { start, count } = this.doc.bufferedPageRange();
    const about = this.paper.facts.find(({ copy }) => copy)?.value;
    for (let index = 0; index < count; index++) {
      this.doc.switchToPage(start + index);
      this.artifact(() => {
        this.draw(
          [site.name, this.paper.title, about].filter(Boolean).join(", "),
          SMALL,
          0,
          PAGE.height - 40,
          WIDTH - 80,
        );
        const number = `Page ${index + 1} of ${count}`;
        this.draw(number, SMALL, WIDTH - this.widthOf(number, SMALL), PAGE.height - 40, WIDTH);
      });
    }
  }
}
