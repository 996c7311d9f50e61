/**
 * Builds the four font files in app/fonts from the npm packages, so that no page ever asks another host for a font.
 * Run it by hand after changing a package version or the glyph lists: node scripts/fonts.mjs
 *
 * The rupee sign sits in no "latin" file: one ₹ on a page would pull in a whole latin-ext file (19 to 36 KB).
 * It therefore gets a file of its own per family, joined by unicode-range in app/fonts/fonts.ts.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const packages = join(root, "node_modules", "@fontsource-variable");
const out = join(root, "app", "fonts");
const BUDGET = 45_000;

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const punctuation = "\u00a0–—‘’“”•…·×−";
// University and city names need these; headings hardly ever do, so only the text family carries them.
const accents = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ";
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];

const anek = { folder: "anek-latin", stem: "anek-latin", wght: { min: 400, max: 800 } };
const atkinson = { folder: "atkinson-hyperlegible-next", stem: "atkinson-hyperlegible-next", wght: { min: 400, max: 700 } };

const files = [
  { name: "anek.woff2", family: anek, part: "latin", text: ascii + punctuation },
  { name: "anek-rs.woff2", family: anek, part: "latin-ext", text: "₹" },
  { name: "atk.woff2", family: atkinson, part: "latin", text: ascii + punctuation + accents },
  { name: "atk-rs.woff2", family: atkinson, part: "latin-ext", text: "₹" },
];

let total = 0;
for (const { name, family, part, text } of files) {
  const source = join(packages, family.folder, "files", `${family.stem}-${part}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: "woff2",
    variationAxes: { wght: family.wght },
    keepFeatures,
  });
  await writeFile(join(out, name), font);
  total += font.length;
  console.log(name.padEnd(14), String(font.length).padStart(6), "bytes");
}
await copyFile(join(packages, anek.folder, "LICENSE"), join(out, "OFL-anek-latin.txt"));
await copyFile(join(packages, atkinson.folder, "LICENSE"), join(out, "OFL-atkinson-hyperlegible-next.txt"));

console.log("total".padEnd(14), String(total).padStart(6), "bytes");
if (total > BUDGET) {
  console.error(`Over the budget of ${BUDGET} bytes.`);
  process.exit(1);
}
