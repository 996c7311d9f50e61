import { type Canvas, makeSmaller, type PictureDone, type PictureJob } from "./picture-work";

/** What goes in, under a number, and what comes out under the same. */
export type Order = { id: number; job: PictureJob };
export type Delivery = { id: number; done: PictureDone | null };

function offscreen(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  return {
    draw: canvas,
    context: canvas.getContext("2d")!,
    toBlob: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}

// One after the other: two pictures of twelve megapixels at once are too much for a small phone.
let line: Promise<void> = Promise.resolve();

addEventListener("message", ({ data: { id, job } }: MessageEvent<Order>) => {
  line = line.then(async () => {
    const done = await makeSmaller(job, offscreen).catch(() => null);
    postMessage({ id, done } satisfies Delivery);
  });
});
