import { BLUR_EDGE } from "@/lib/uploads/checks/blur";
import { askingOf } from "@/lib/uploads/checks/table";
import { PICTURE_EDGE } from "@/lib/uploads/policy";

/** Quarter turns clockwise, bytes at most, and whether it must become a JPEG. */
export type PictureJob = { picture: Blob; turns: number; limit: number; mustRedraw: boolean };
/** `picture` is null where the original may go. `asking` names a check: a worker does not know its page's language. */
export type PictureDone = { picture: Blob | null; thumb: Blob; asking?: string };

export type Canvas = {
  draw: CanvasImageSource;
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  toBlob: (type: string, quality?: number) => Promise<Blob>;
};
export type MakeCanvas = (width: number, height: number) => Canvas;

const QUALITIES = { "image/png": [0.92, 0.85, 0.75, 0.65], "image/jpeg": [0.8, 0.7, 0.6, 0.5] };
/** Where no quality is small enough, the picture shrinks down to this edge. */
const SHRINK = 0.8;
const EDGE_LEAST = 640;
const THUMB_EDGE = 240;

/** Makes a picture upright, turned and small enough, without metadata. @throws when the browser cannot open it */
export async function makeSmaller(
  { picture, turns, limit, mustRedraw }: PictureJob,
  make: MakeCanvas,
): Promise<PictureDone> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
  const isClean =
    turns % 4 === 0 &&
    !mustRedraw &&
    picture.size <= limit &&
    Math.max(bitmap.width, bitmap.height) <= PICTURE_EDGE &&
    !(await hasMetadata(picture));
  const full = turned(bitmap, turns, isClean ? BLUR_EDGE : PICTURE_EDGE, make);
  // Twelve megapixels take 48 MB.
  bitmap.close();
  const thumb = await smaller(full, THUMB_EDGE, make).toBlob("image/jpeg", 0.7);
  const asking = askingAbout(smaller(full, BLUR_EDGE, make));
  if (isClean) return { picture: null, thumb, asking };

  const type = picture.type === "image/png" ? "image/png" : "image/jpeg";
  if (type === "image/png" && !mustRedraw) {
    const sharp = await full.toBlob("image/png");
    if (sharp.size <= limit) return { picture: sharp, thumb, asking };
  }
  let canvas = full;
  for (let edge = PICTURE_EDGE; ; edge *= SHRINK) {
    let smallest: Blob | undefined;
    for (const quality of QUALITIES[type]) {
      smallest = await canvas.toBlob("image/jpeg", quality);
      if (smallest.size <= limit) return { picture: smallest, thumb, asking };
    }
    if (edge * SHRINK < EDGE_LEAST) return { picture: smallest!, thumb, asking };
    canvas = smaller(canvas, edge * SHRINK, make);
  }
}

/** Some browsers refuse to read pixels. */
function askingAbout({ context }: Canvas): string | undefined {
  try {
    const { width, height } = context.canvas;
    return askingOf({ rgba: context.getImageData(0, 0, width, height).data, width, height })?.name;
  } catch {
    return undefined;
  }
}

/** On white: a JPEG has no transparency. */
function turned(bitmap: ImageBitmap, turns: number, edge: number, make: MakeCanvas): Canvas {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const [wide, high] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
  const isLying = turns % 2 === 1;
  const canvas = make(isLying ? high : wide, isLying ? wide : high);
  const { context } = canvas;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.imageSmoothingQuality = "high";
  context.translate(context.canvas.width / 2, context.canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -wide / 2, -high / 2, wide, high);
  return canvas;
}

function smaller(
  {
    draw,
    context: {
      canvas: { width, height },
    },
  }: Canvas,
  edge: number,
  make: MakeCanvas,
): Canvas {
  const scale = Math.min(1, edge / Math.max(width, height));
  const canvas = make(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.context.imageSmoothingQuality = "high";
  canvas.context.drawImage(draw, 0, 0, canvas.context.canvas.width, canvas.context.canvas.height);
  return canvas;
}

const HEAD = 256 * 1024;

/** In doubt true. */
async function hasMetadata(picture: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await picture.slice(0, HEAD).arrayBuffer());
  const view = new DataView(bytes.buffer);
  if (bytes[0] === 0xff) {
    for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = bytes[at + 1]!;
      if (marker === 0xda) return false;
      if (marker === 0xe1 || marker === 0xed || marker === 0xfe) return true;
    }
    return true;
  }
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "IDAT") return false;
    if (["eXIf", "tEXt", "iTXt", "zTXt"].includes(name)) return true;
  }
  return true;
}
