/** Pixels of the longer side: small print of an A4 page can just be read. */
export const BLUR_EDGE = 1000;
/** Pixels of that copy. In blur.long.test.ts readable pages give 0 to 1.1; unreadable ones 1.5 and more. */
export const BLURRED_FROM = 1.4;

/** Pixels judged: as many as one short line of small text has. */
const EDGES = 400;
/** Grey levels from pixel to pixel; flatter is paper and noise. */
const FLOOR = 1.5;
const FINE = 2 / 3;
const COARSE = FINE + 2;
const RIM = 3;
const STEPS = 8;

/**
 * How soft the strongest edges are: the Gaussian's standard deviation in pixels, by blurring twice (Zhuo and Sim,
 * "Defocus map estimation from a single image", 2011). 0 without edges.
 * @param rgba four bytes a pixel
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

/** Of each pixel and `reach` others to either side; the last pixel repeats. */
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
