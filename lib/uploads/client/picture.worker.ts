import { type Canvas, makeSmaller, type PictureJob } from "./picture-work";

function offscreen(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  return {
    draw: canvas,
    context: canvas.getContext("2d")!,
    toBlob: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}

addEventListener("message", ({ data: job }: MessageEvent<PictureJob>) => {
  void makeSmaller(job, offscreen)
    .catch(() => null)
    .then((done) => postMessage(done));
});
