/**
 * Pixels of the longer side of the copy in which blur is looked for: small print of an A4 page can just be read there.
 */
export const BLUR_EDGE = 1000;
/**
 * A picture whose edges are softer than this, in pixels of that copy, looks blurred. Found with the pictures of
 * blur.long.test.ts: pages of text, sharp or barely softened, faint, noisy, with one line or as small JPEGs, give 0 to
 * 0.5, a drawn portrait 0.8 and, softened as a simple front camera does, 1.1; the same pages give 1.5 and more where a
 * line of 10-point text can no longer be made out.
 */
export const BLURRED_FROM = 1.4;

/** So many pixels of the strongest edges are judged: as many as one short line of small text has. */
const EDGES = 400;
/** Grey levels from pixel to pixel. What is flatter is paper and noise; a picture with nothing else is not judged. */
const FLOOR = 1.5;
/** Variances, in square pixels, of a mean over 3 pixels and of one over 3 and then 5. */
const FINE = 2 / 3;
const COARSE = FINE + 2;
/** Pixels at the rim where a mean knows only half of its neighbours. */
const RIM = 3;
/** Steps of one grey level into which slopes are sorted. */
const STEPS = 8;

/**
 * How soft a picture's strongest edges are: the standard deviation, in pixels, of the Gaussian that would have made
 * sharp edges so. Found by blurring the picture twice, a little and more: an edge that is soft already loses little of
 * its slope (after Zhuo and Sim, "Defocus map estimation from a single image", 2011). A ratio of slopes knows no
 * contrast and no amount of text, so faint and nearly empty pages are judged like others. 0 for a picture without
 * edges.
 * @param rgba four bytes a pixel, as a canvas gives them
 */
export function softness(rgba: ArrayLike<number>, width: number, height: number): number {
  const grey = new Float32Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = 0.3 * rgba[from]! + 0.59 * rgba[from + 1]! + 0.11 * rgba[from + 2]!;
  const fine = smooth(grey, width, height, 1);
  const before = slopes(fine, width, height);
  const after = slopes(smooth(fine, width, height, 2), width, height);

  const floor = strongest(before);
  let sharp = 0;
  let soft = 0;
  for (let at = 0; at < before.length; at += 1) {
    if (before[at]! < floor) continue;
    sharp += before[at]!;
    soft += after[at]!;
  }
  // For an edge of deviation s the slopes are as 1 / sqrt(s² + variance). Thin strokes lose more than a sharp edge can.
  const loss = soft > 0 ? (sharp / soft) ** 2 : Infinity;
  if (loss >= COARSE / FINE) return 0;
  return loss > 1 ? Math.sqrt((COARSE - FINE * loss) / (loss - 1)) : Infinity;
}

const smooth = (from: Float32Array, width: number, height: number, reach: number) =>
  means(
    means(from, { length: width, step: 1, lines: height, stride: width }, reach),
    { length: height, step: width, lines: width, stride: 1 },
    reach,
  );

type Lines = { length: number; step: number; lines: number; stride: number };

/**
 * The mean of each pixel and `reach` others to either side along its line, beyond whose ends its last pixel goes on.
 */
function means(from: Float32Array, { length, step, lines, stride }: Lines, reach: number): Float32Array {
  const to = new Float32Array(from.length);
  const count = 2 * reach + 1;
  for (let line = 0; line < lines; line += 1) {
    const first = line * stride;
    const last = first + (length - 1) * step;
    const pixel = (at: number) => from[at < first ? first : at > last ? last : at]!;
    let sum = 0;
    for (let by = -reach; by <= reach; by += 1) sum += pixel(first + by * step);
    for (let at = first; at <= last; at += step) {
      to[at] = sum / count;
      sum += pixel(at + (reach + 1) * step) - pixel(at - reach * step);
    }
  }
  return to;
}

/** How steep the grey is at each pixel, in levels a pixel; flat at the rim. */
function slopes(from: Float32Array, width: number, height: number): Float32Array {
  const to = new Float32Array(from.length);
  const { sqrt } = Math;
  for (let row = RIM; row < height - RIM; row += 1) {
    for (let at = row * width + RIM; at < (row + 1) * width - RIM; at += 1) {
      const across = from[at + 1]! - from[at - 1]!;
      const down = from[at + width]! - from[at - width]!;
      to[at] = sqrt(across * across + down * down) / 2;
    }
  }
  return to;
}

/** The slope that the strongest edges have at least; never less than an edge has. */
function strongest(values: Float32Array): number {
  const bins = new Uint32Array(256 * STEPS);
  for (const value of values) bins[(value * STEPS) | 0]! += 1;
  let seen = 0;
  for (let bin = bins.length - 1; bin >= FLOOR * STEPS; bin -= 1) {
    seen += bins[bin]!;
    if (seen >= EDGES) return bin / STEPS;
  }
  return FLOOR;
}
