import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "lib/pictures/card-fonts");

/** Two fixed weights as TrueType: next/og reads neither WOFF2 nor variable fonts. */
export async function cardFonts() {
  const [regular, bold, rupee] = await Promise.all([
    readFile(join(FOLDER, "anek-600.ttf")),
    readFile(join(FOLDER, "anek-750.ttf")),
    readFile(join(FOLDER, "anek-rupee-600.ttf")),
  ]);
  return [
    { name: "Anek", data: regular, weight: 600 as const },
    { name: "Anek", data: bold, weight: 700 as const },
    { name: "Anek Rupee", data: rupee, weight: 600 as const },
  ];
}
