import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** Reads a PDF's text back, page by page, by each font's own glyph table. */
export const textOf = async (pdf: Uint8Array): Promise<string[]> =>
  (await piecesOf(pdf)).map((pieces) => pieces.map(({ text }) => text).join("\n"));

/** With each piece's position, in points above the page's foot. */
export async function piecesOf(pdf: Uint8Array): Promise<{ text: string; y: number }[][]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const stream = (ref: unknown) => {
    const found = document.context.lookup(ref as PDFRef);
    return found instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(found).decode()).toString("latin1") : "";
  };
  return document.getPages().map(({ node }) => {
    const fonts = new Map<string, Map<string, string>>();
    const dictionary = node.Resources()?.lookupMaybe(PDFName.of("Font"), PDFDict);
    for (const [name, ref] of dictionary?.entries() ?? []) {
      const font = document.context.lookup(ref, PDFDict);
      fonts.set(name.asString().slice(1), lettersOf(stream(font.get(PDFName.of("ToUnicode")))));
    }
    const contents = node.get(PDFName.of("Contents"));
    const found = document.context.lookup(contents);
    const code = found instanceof PDFArray ? found.asArray().map(stream).join("\n") : stream(contents);
    let letters = new Map<string, string>();
    const pieces: { text: string; y: number }[] = [];
    let y = NaN;
    for (const [, font, at, shown] of code.matchAll(
      /\/(\w+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/g,
    )) {
      if (font) letters = fonts.get(font) ?? new Map<string, string>();
      else if (at) y = Number(at);
      else
        pieces.push({
          y,
          text: [...shown!.matchAll(/<([0-9a-f]*)>/gi)]
            .map(([, hex]) => hex!.replace(/.{4}/g, (glyph) => letters.get(glyph.toLowerCase()) ?? "\ufffd"))
            .join(""),
        });
    }
    return pieces;
  });
}

/** The ranges of a ToUnicode table, as the library writes them. */
function lettersOf(table: string) {
  const letters = new Map<string, string>();
  for (const [, from, , list] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    [...list!.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex], index) => {
      const text = hex!
        .replaceAll(" ", "")
        .match(/.{4}/g)!
        .map((unit) => String.fromCharCode(parseInt(unit, 16)))
        .join("");
      letters.set((parseInt(from!, 16) + index).toString(16).padStart(4, "0"), text);
    });
  }
  return letters;
}
