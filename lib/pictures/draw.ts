import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";

// next/og hands its SVG to sharp, which here reads JPEG and PNG only (lib/uploads/server/picture-formats.ts).
let ready: Promise<void> | undefined;
const start = () =>
  (ready ??= readFile(join(process.cwd(), "node_modules/@resvg/resvg-wasm/index_bg.wasm")).then(initWasm));

// Drawing holds the process for a tenth of a second: the network gets a turn between two pictures.
let last: Promise<unknown> = Promise.resolve();
const turn = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 0));

/** Flex boxes with inline styles as a PNG; only letters of the given fonts. One at a time. */
export function drawPng(
  element: ReactNode,
  options: { width: number; height: number; fonts: Font[] },
): Promise<Uint8Array> {
  const picture = last.then(turn).then(() => draw(element, options));
  last = picture.catch(() => {});
  return picture;
}

async function draw(
  element: ReactNode,
  options: { width: number; height: number; fonts: Font[] },
): Promise<Uint8Array> {
  await start();
  const svg = await satori(element, options);
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    return drawing.render().asPng();
  } finally {
    drawing.free();
  }
}
