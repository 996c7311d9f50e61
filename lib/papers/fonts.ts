import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "lib/papers/fonts");

// The letters beyond Latin-1, and ₹, have files of their own in the package that they come from.
const FILES = {
  text: ["text-400.ttf", "text-more-400.ttf"],
  strong: ["text-700.ttf", "text-more-700.ttf"],
  heading: ["heading-750.ttf", "text-more-700.ttf"],
} as const;
export type Face = keyof typeof FILES;
export type Fonts = Record<Face, readonly [Buffer, Buffer]>;

let fonts: Promise<Fonts> | undefined;

/** The faces of a paper: each a font, and the one that has what the first lacks. Read once. */
export function paperFonts(): Promise<Fonts> {
  fonts ??= readAll().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readAll() {
  const read = (file: string) => readFile(join(FOLDER, file));
  const faces = Object.entries(FILES).map(
    async ([face, [first, more]]) => [face, [await read(first), await read(more)]] as const,
  );
  return Object.fromEntries(await Promise.all(faces)) as Fonts;
}
