import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";

const FOLDER = join(process.cwd(), "lib/papers/fonts");

// Letters beyond Latin-1, and ₹, have files of their own in the package.
const FILES = {
  text: ["text-400.ttf", "text-more-400.ttf"],
  strong: ["text-700.ttf", "text-more-700.ttf"],
  heading: ["heading-750.ttf", "text-more-700.ttf"],
} as const;
export type Face = keyof typeof FILES;

/** Opened: parsing a font costs as much as drawing a page. */
type Font = {
  opened: PDFKit.Mixins.PDFFontSource;
  has: (codePoint: number) => boolean;
};
export type Fonts = Record<Face, readonly [Font, Font]>;

let fonts: Promise<Fonts> | undefined;

/** Each face: a font, and one with what it lacks. Opened once. */
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

/** Parsed by a document that is never drawn, so that others take the result. */
function openFont(file: Buffer): Font {
  const doc = new PDFDocument({ font: file as unknown as string }) as unknown as {
    _font: { font: { characterSet: number[] } };
  };
  const { font } = doc._font;
  const letters = new Set(font.characterSet);
  return { opened: font as unknown as Font["opened"], has: (codePoint) => letters.has(codePoint) };
}
