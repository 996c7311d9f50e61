import { type Fonts, paperFonts } from "./fonts";
import { PdfSheet, type Style } from "./sheet";
import { OTHER_SCRIPT } from "./text";

/** Points. */
const SIDE = 64;
const TITLE: Style = { face: "heading", size: 16 };
const TEXT: Style = { face: "text", size: 11 };
const GAP = 8;

/** `text` has an empty line between paragraphs. */
export type PrintableLetter = { title: string; text: string; from: string; madeAt: Date };

/** A letter as a tagged A4 PDF. @returns `unwritable`: words with letters that the fonts lack */
export async function letterPdf(letter: PrintableLetter): Promise<{ pdf: Buffer } | { unwritable: string[] }> {
  const sheet = new LetterSheet(letter, await paperFonts());
  const unwritable = sheet.unwritable();
  return unwritable.length > 0 ? { unwritable } : { pdf: await sheet.finish() };
}

class LetterSheet extends PdfSheet {
  constructor(
    private readonly letter: PrintableLetter,
    fonts: Fonts,
  ) {
    const { title, from, madeAt } = letter;
    super({ title, author: from, madeAt, side: SIDE }, fonts);
  }

  unwritable() {
    const words = this.letter.text.split(/\s+/).filter((word) => this.written(word, TEXT.face).includes(OTHER_SCRIPT));
    // The mark itself can be typed.
    const missing = words.filter((word) => this.written(word, TEXT.face) !== word);
    return [...new Set(missing.map((word) => word.replace(/^\p{P}+(?=.)|(?<=.)\p{P}+$/gu, "")))];
  }

  async finish() {
    const { title, text } = this.letter;
    this.flow(title, TITLE, "H1");
    this.y += GAP;
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === "") this.y += GAP;
      else this.flow(line, TEXT);
    }
    if (this.doc.bufferedPageRange().count > 1) this.numberPages(title);
    return this.bytes();
  }
}
