import PDFDocument from "pdfkit";
import type { Face, Fonts } from "./fonts";
import { OTHER_SCRIPT, writable } from "./text";

// Points.
const PAGE = { width: 595.28, height: 841.89 };
const TOP = 45;
const BOTTOM = 60;
const FOOT = 40;

const INK = "#10231F";
export const QUIET = "#3E524E";

export type Style = { face: Face; size: number; color?: string };
export const SMALL_TEXT: Style = { face: "text", size: 8.5, color: QUIET };
export const leading = ({ size }: Style) => size * 1.35;

export type Struct = ReturnType<PDFKit.PDFDocument["struct"]>;
type Tag = "P" | "H1" | "H2" | "H3";

type About = {
  title: string;
  author: string;
  madeAt: Date;
  side: number;
};

/** Tagged A4 pages, written from the top down; letters that the fonts lack become a mark. */
export class PdfSheet {
  protected readonly doc: PDFKit.PDFDocument;
  protected readonly body: Struct;
  protected readonly width: number;
  protected y = TOP;
  protected otherScript = false;
  private readonly side: number;
  private readonly parts: Buffer[] = [];

  constructor(
    { title, author, madeAt, side }: About,
    private readonly fonts: Fonts,
  ) {
    this.side = side;
    this.width = PAGE.width - 2 * side;
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-IN",
      displayTitle: true,
      // Without it the library reads Helvetica's measures from disk.
      font: fonts.text[0].opened as unknown as string,
      info: { Title: title, Author: author, CreationDate: madeAt },
    });
    this.doc.on("data", (part: Buffer) => this.parts.push(part));
    for (const [face, [first, more]] of Object.entries(fonts)) {
      this.doc.registerFont(`${face}0`, first.opened);
      this.doc.registerFont(`${face}1`, more.opened);
    }
    this.body = this.doc.struct("Document");
    this.doc.addStructure(this.body);
  }

  /** Nothing can be written after it. */
  protected async bytes(): Promise<Buffer> {
    this.body.end();
    const ended = new Promise((resolve, reject) => this.doc.on("end", resolve).on("error", reject));
    this.doc.end();
    await ended;
    return Buffer.concat(this.parts);
  }

  protected fits(height: number) {
    return this.y + height <= PAGE.height - BOTTOM;
  }

  /** On one page. @param tag null: for the eye only */
  protected paragraph(text: string, style: Style, tag: Tag | null = "P") {
    if (!this.fits(this.lines(text, style, this.width).length * leading(style))) this.newPage();
    this.mark(tag && this.body, tag ?? "P", () => {
      this.y = this.draw(text, style, 0, this.y, this.width);
    });
  }

  /** Continues on the next page, as one element for a screen reader. */
  protected flow(text: string, style: Style, tag: Tag = "P") {
    const element = this.doc.struct(tag);
    this.body.add(element);
    const lines = this.lines(text, style, this.width);
    while (lines.length > 0) {
      if (!this.fits(leading(style))) this.newPage();
      const room = Math.floor((PAGE.height - BOTTOM - this.y) / leading(style));
      element.add(this.doc.markStructureContent(tag));
      this.y = this.drawLines(lines.splice(0, room), style, 0, this.y);
      this.doc.endMarkedContent();
    }
    element.end();
  }

  /** @param parent null: for the eye only */
  protected mark(parent: Struct | null, tag: string, draw: () => void) {
    if (!parent) return this.artifact(draw);
    // The types know no scope; a head cell needs one.
    const options = (tag === "TH" ? { scope: "Column" } : {}) as object;
    const element = this.doc.struct(tag, options);
    parent.add(element);
    element.add(this.doc.markStructureContent(tag));
    draw();
    this.doc.endMarkedContent();
    element.end();
  }

  protected artifact(draw: () => void) {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** @returns where the next line begins */
  protected draw(text: string, style: Style, left: number, top: number, width: number) {
    return this.drawLines(this.lines(text, style, width), style, left, top);
  }

  private drawLines(lines: readonly string[], style: Style, left: number, top: number) {
    let y = top;
    for (const line of lines) {
      let x = this.side + left;
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

  protected written(text: string, face: Face) {
    const [first, more] = this.fonts[face];
    return writable(text, (codePoint) => first.has(codePoint) || more.has(codePoint));
  }

  /** Broken at spaces; inside a word only where it is wider than the column. */
  protected lines(text: string, style: Style, width: number): string[] {
    const written = this.written(text, style.face);
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

  /** Cached: most words come again. */
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

  private runs(text: string, face: Face) {
    const runs: { font: string; text: string }[] = [];
    for (const char of text) {
      const font = `${face}${this.fonts[face][0].has(char.codePointAt(0)!) ? 0 : 1}`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += char;
      else runs.push({ font, text: char });
    }
    return runs;
  }

  protected newPage() {
    this.doc.addPage();
    this.y = TOP;
  }

  protected numberPages(about: string) {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.doc.switchToPage(start + index);
      this.artifact(() => {
        this.draw(about, SMALL_TEXT, 0, PAGE.height - FOOT, this.width - 80);
        const number = `Page ${index + 1} of ${count}`;
        this.draw(number, SMALL_TEXT, this.width - this.widthOf(number, SMALL_TEXT), PAGE.height - FOOT, this.width);
      });
    }
  }
}
