/** Run by hand after changing a package version or the glyph lists. The rupee sign has a file of its own per family. */
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
const accents = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ";
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];

const anek = { folder: "anek-latin", stem: "anek-latin", wght: { min: 400, max: 800 } };
const atkinson = {
  folder: "atkinson-hyperlegible-next",
  stem: "atkinson-hyperlegible-next",
  wght: { min: 400, max: 700 },
};

const files = [
  { name: "anek.woff2", family: anek, part: "latin", text: ascii + punctuation },
  { name: "anek-rs.woff2", family: anek, part: "latin-ext", text: "₹" },
  { name: "atk.woff2", family: atkinson, part: "latin", text: ascii + punctuation + accents },
  { name: "atk-rs.woff2", family: atkinson, part: "latin-ext", text: "₹" },
];

async function subset(family, part, text, { wght, targetFormat, features = keepFeatures }) {
  const source = join(packages, family.folder, "files", `${family.stem}-${part}-wght-normal.woff2`);
  return subsetFont(await readFile(source), text, { targetFormat, variationAxes: { wght }, keepFeatures: features });
}

let total = 0;
for (const { name, family, part, text } of files) {
  const font = await subset(family, part, text, { wght: family.wght, targetFormat: "woff2" });
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

/** For PDFs: fixed weights as TrueType with all Latin letters: a name must not lose one. */
const papers = join(root, "lib", "papers", "fonts");
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");
const everyLatin = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  range(0x2b0, 0x2ff),
  range(0x1e00, 0x1eff),
  range(0x2010, 0x2044),
  range(0x20a0, 0x20bf),
  "\u2122\u2212",
].join("");
for (const { name, family, part, wght } of [
  { name: "text-400.ttf", family: atkinson, part: "latin", wght: 400 },
  { name: "text-700.ttf", family: atkinson, part: "latin", wght: 700 },
  { name: "text-more-400.ttf", family: atkinson, part: "latin-ext", wght: 400 },
  { name: "text-more-700.ttf", family: atkinson, part: "latin-ext", wght: 700 },
  { name: "heading-750.ttf", family: anek, part: "latin", wght: 750 },
]) {
  const font = await subset(family, part, everyLatin, {
    wght,
    targetFormat: "sfnt",
    features: ["kern", "ccmp", "locl", "mark", "mkmk"],
  });
  await writeFile(join(papers, name), font);
  console.log(name.padEnd(18), String(font.length).padStart(6), "bytes");
}

const cards = join(root, "lib", "pictures", "card-fonts");
for (const { name, part, text, wght } of [
  { name: "anek-600.ttf", part: "latin", text: ascii + punctuation + accents, wght: 600 },
  { name: "anek-750.ttf", part: "latin", text: ascii + punctuation + accents, wght: 750 },
  { name: "anek-rupee-600.ttf", part: "latin-ext", text: "₹", wght: 600 },
]) {
  await writeFile(join(cards, name), await subset(anek, part, text, { wght, targetFormat: "truetype" }));
}
