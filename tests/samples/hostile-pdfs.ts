import { constants, deflateRawSync, deflateSync } from "node:zlib";

type Body = string | Buffer;
/** A PDF of these objects, numbered from 1; the first is its catalog. */
function pdfOf(objects: readonly Body[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  let length = parts[0]!.length;
  const places = objects.map((body, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]);
    const place = length;
    parts.push(part);
    length += part.length;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** A page whose drawing unpacks to this many bytes, a thousandth of them packed. */
export function bombPdf(bytes: number): Buffer {
  const size = 64 << 20;
  // Packed pieces can stand behind each other; only the last says that it is.
  const piece = deflateRawSync(Buffer.alloc(size, "q Q "), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const pieces = Array.from({ length: Math.ceil(bytes / size) }, () => piece);
  return pdfOf([
    CATALOG,
    PAGES,
    page(""),
    stream("/Filter /FlateDecode", Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, end, Buffer.alloc(4)])),
  ]);
}

/** Each page a leaf of its own; all are one and the same object's copies. */
export function manyPagesPdf(count: number): Buffer {
  const leaf = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(" ");
  return pdfOf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...Array<string>(count).fill(leaf)]);
}

/** A page tree in which each node holds only the next. */
export function deepTreePdf(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`);
  return pdfOf([CATALOG, ...nodes, "<< /Type /Page /MediaBox [0 0 595 842] >>"]);
}

/** A form that draws itself, twice. */
export const recursiveFormPdf = () =>
  pdfOf([
    CATALOG,
    PAGES,
    page("/XObject << /F 5 0 R >>"),
    stream("", Buffer.from("/F Do")),
    stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R /G 6 0 R >> >>",
      Buffer.from("/F Do /G Do /F Do /G Do"),
    ),
    stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R /G 6 0 R >> >>",
      Buffer.from("/F Do /G Do /F Do /G Do"),
    ),
  ]);

/** Forms that draw the next one ten times each: 10 to the power of `depth`. */
export function fanOutFormPdf(depth: number): Buffer {
  const form = (at: number) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${at + 6} 0 R >> /Font << /T 5 0 R >> >>`,
      Buffer.from(at === depth - 1 ? "BT /T 9 Tf (a) Tj ET" : "/F Do ".repeat(10)),
    );
  return pdfOf([
    CATALOG,
    PAGES,
    page("/XObject << /F 6 0 R >>"),
    stream("", Buffer.from("/F Do")),
    FONT,
    ...Array.from({ length: depth + 1 }, (_, at) => form(Math.min(at, depth - 1))),
  ]);
}

/** A font whose descendant and whose drawn letters are the font itself. */
export const loopingFontPdf = () =>
  pdfOf([
    CATALOG,
    PAGES,
    page("/Font << /F 5 0 R /G 6 0 R >>"),
    stream("", Buffer.from("BT /F 9 Tf (aaaa) Tj /G 9 Tf (aaaa) Tj ET")),
    "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>",
    "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] " +
      "/Encoding << /Type /Encoding /Differences [97 /a] >> /CharProcs << /a 7 0 R >> /Resources << /Font << /G 6 0 R >> >> >>",
    stream("", Buffer.from("BT /G 9 Tf (aaaa) Tj ET")),
  ]);

/** Text without an end: more letters than any paper has. */
export const muchTextPdf = (letters: number) =>
  pdfOf([
    CATALOG,
    PAGES,
    page("/Font << /F 5 0 R >>"),
    stream(
      "/Filter /FlateDecode",
      deflateSync(Buffer.from(`BT /F 9 Tf ${`(${"a".repeat(99)}) Tj 0 -9 Td `.repeat(letters / 99)} ET`)),
    ),
    FONT,
  ]);

/** The same bytes with some of them changed, cut out or doubled; `random` gives numbers from 0 to 1. */
export function mutated(bytes: Buffer, random: () => number): Buffer {
  let changed = Buffer.from(bytes);
  const somewhere = () => Math.floor(random() * changed.length);
  for (let times = 1 + Math.floor(random() * 12); times > 0; times -= 1) {
    const [at, length] = [somewhere(), Math.floor(random() * 60)];
    const kind = random();
    if (kind < 0.5) changed[at] = Math.floor(random() * 256);
    else if (kind < 0.7) changed = Buffer.concat([changed.subarray(0, at), changed.subarray(at + length)]);
    else if (kind < 0.9) changed = Buffer.concat([changed.subarray(0, at + length), changed.subarray(at)]);
    else changed.write(String(Math.floor(random() * 4e9)), at, "latin1");
  }
  return changed;
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
