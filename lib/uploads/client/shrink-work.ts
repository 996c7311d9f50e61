import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

/** A JPEG drawn anew; null where it cannot be. */
export type Redraw = (jpeg: Blob, look: Look) => Promise<{ jpeg: Uint8Array; width: number; height: number } | null>;
/** Pixels of the longer side at most, and of 1. */
type Look = { edge: number; quality: number };

/** A page of A4 with 1,754 pixels has 150 to an inch. */
const LOOKS: readonly Look[] = [
  { edge: 2200, quality: 0.75 },
  { edge: 1754, quality: 0.65 },
  { edge: 1754, quality: 0.5 },
  { edge: 1400, quality: 0.5 },
];
/** Bytes: nothing is won by smaller ones, which are logos and stamps. */
const PICTURE_LEAST = 48 * 1024;

/**
 * Writes a PDF; where it takes more than `limit` bytes, its photos and scans are drawn anew, no smaller than needed. It
 * may still take more. Text, lines and other kinds of pictures stay as they are.
 */
export async function savedWithin(document: PDFDocument, limit: number, redraw: Redraw | null) {
  const save = () => document.save({ objectsPerTick: Infinity, updateFieldAppearances: false });
  let pdf = await save();
  let hasSmaller = false;
  const pictures = redraw && pdf.length > limit ? picturesIn(document) : [];
  for (const look of LOOKS) {
    if (pdf.length <= limit || pictures.length === 0 || !redraw) break;
    for (const { reference, stream } of pictures) {
      const blob = new Blob([stream.getContents() as Uint8Array<ArrayBuffer>], { type: "image/jpeg" });
      const made = await redraw(blob, look);
      if (!made || made.jpeg.length >= stream.getContentsSize()) continue;
      document.context.assign(reference, PDFRawStream.of(described(stream.dict, made), made.jpeg));
      hasSmaller = true;
    }
    pdf = await save();
  }
  return { pdf, hasSmaller };
}

function described(dict: PDFDict, { width, height }: { width: number; height: number }): PDFDict {
  const own = dict.clone();
  own.set(PDFName.of("Width"), PDFNumber.of(width));
  own.set(PDFName.of("Height"), PDFNumber.of(height));
  own.set(PDFName.of("ColorSpace"), PDFName.of("DeviceRGB"));
  own.delete(PDFName.of("DecodeParms"));
  return own;
}

/** Those that a canvas draws as a PDF's reader does: JPEGs of light, or of grey, that nothing else changes. */
function picturesIn({ context }: PDFDocument): { reference: PDFRef; stream: PDFRawStream }[] {
  return context.enumerateIndirectObjects().flatMap(([reference, stream]) => {
    if (!(stream instanceof PDFRawStream) || stream.getContentsSize() < PICTURE_LEAST) return [];
    const { dict } = stream;
    const at = (name: string) => context.lookup(dict.get(PDFName.of(name)));
    const isPlain = ["ImageMask", "Mask", "Decode"].every((name) => at(name) === undefined);
    const isJpeg = at("Subtype") === PDFName.of("Image") && nameOf(at("Filter")) === "DCTDecode";
    const bits = at("BitsPerComponent");
    const isUsual = bits instanceof PDFNumber && bits.asNumber() === 8;
    return isPlain && isJpeg && isUsual && hasCanvasColours(at("ColorSpace")) ? [{ reference, stream }] : [];
  });

  function hasCanvasColours(space: unknown): boolean {
    if (space instanceof PDFName) return ["DeviceRGB", "DeviceGray"].includes(space.decodeText());
    if (!(space instanceof PDFArray) || nameOf(space.get(0)) !== "ICCBased") return false;
    const profile = context.lookup(space.get(1));
    const count = profile instanceof PDFRawStream ? profile.dict.get(PDFName.of("N")) : undefined;
    return count instanceof PDFNumber && [1, 3].includes(count.asNumber());
  }
}

const nameOf = (value: unknown): string | undefined => {
  const only = value instanceof PDFArray && value.size() === 1 ? value.get(0) : value;
  return only instanceof PDFName ? only.decodeText() : undefined;
};

/** Null where this browser draws nothing outside of a page. */
export const onOffscreen = (): Redraw | null => (typeof OffscreenCanvas === "undefined" ? null : redrawn);

const redrawn: Redraw = async (jpeg, { edge, quality }) => {
  try {
    const bitmap = await createImageBitmap(await withoutExif(jpeg));
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d")!;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    // Twelve megapixels take 48 MB.
    bitmap.close();
    const made = await canvas.convertToBlob({ type: "image/jpeg", quality });
    return { jpeg: new Uint8Array(await made.arrayBuffer()), width, height };
  } catch {
    return null;
  }
};

/** A reader of PDFs does not turn a picture as its camera says, and browsers do. */
async function withoutExif(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.slice(0, 256 * 1024).arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const next = at + 2 + view.getUint16(at + 2);
    if (bytes[at + 1] === 0xe1)
      return withoutExif(new Blob([jpeg.slice(0, at), jpeg.slice(next)], { type: jpeg.type }));
    at = next;
  }
  return jpeg;
}
