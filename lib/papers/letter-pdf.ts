import { type Fonts, paperFonts } from "./fonts";
import { Sheet, type Style } from "./sheet";
import { OTHER_SCRIPT } from "./text";

/** Points: lines of some ninety letters. */
const SIDE = 64;
const TITLE: Style = { face: "heading", size: 16 };
const TEXT: Style = { face: "text", size: 11 };
const GAP = 8;

/** A letter in its writer's own name; `text` with an empty line between paragraphs. */
export type Letter = { title: string; text: string; from: string; madeAt: Date };

/**
 * A letter as a PDF: A4, tagged for screen readers, each paragraph as it was broken into lines.
 * @returns `unwritable`, the words with letters that the fonts lack, where there are such: a letter with marks in their
 *   place would be sent as it is
 */
export async function letterPdf(letter: Letter): Promise<{ pdf: Buffer } | { unwritable: string[] }> {
  const sheet = new LetterSheet(letter, await paperFonts());
  const unwritable = sheet.unwritable();
  return unwritable.length > 0 ? { unwritable } : { pdf: await sheet.finish() };
}

class LetterSheet extends Sheet {
  constructor(
    private readonly letter: Letter,
    fonts: Fonts,
  ) {
    const { title, from, madeAt } = letter;
    super({ title, author: from, madeAt, side: SIDE }, fonts);
  }

  unwritable() {
    const words = this.letter.text.split(/\s+/).filter((word) => this.written(word, TEXT.face).includes(OTHER_SCRIPT));
    // The mark itself can be typed, and is written as it is.
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
