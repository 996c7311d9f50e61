import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";

const FOLDER = join(process.cwd(), "lib/papers/fonts");

// The letters beyond Latin-1, and ₹, have files of their own in the package that they come from.
const FILES = {
  text: ["text-400.ttf", "text-more-400.ttf"],
  strong: ["text-700.ttf", "text-more-700.ttf"],
  heading: ["heading-750.ttf", "text-more-700.ttf"],
} as const;
export type Face = keyof typeof FILES;

/** A font that is opened: to parse one costs as much as to draw a page with it. */
type Font = {
  /** As the library takes it for any number of documents. */
  opened: PDFKit.Mixins.PDFFontSource;
  has: (codePoint: number) => boolean;
};
export type Fonts = Record<Face, readonly [Font, Font]>;

let fonts: Promise<Fonts> | undefined;

/** The faces of a paper: each a font, and the one that has what the first lacks. Opened once. */
export function paperFonts(): Promise<Fonts> {
  fonts ??= readAll().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readAll() {
  const read = async (file: string) => openFont(await readFile(join(FOLDER, file)));
  const faces = Object.entries(FILES).map(
    async ([face, [first, more]]) => [face, [await read(first), await read(more)]] as const,
  );
  return Object.fromEntries(await Promise.all(faces)) as Fonts;
}

/** Opened by a document that is never drawn: what it parsed can be handed to others in place of the file. */
function openFont(file: Buffer): Font {
  const doc = new PDFDocument({ font: file as unknown as string }) as unknown as {
    _font: { font: { characterSet: number[] } };
  };
  const { font } = doc._font;
  const letters = new Set(font.characterSet);
  return { opened: font as unknown as Font["opened"], has: (codePoint) => letters.has(codePoint) };
}
