import sharp from "sharp";
import { BLUR_EDGE, BLURRED_FROM, softness } from "./blur";

const LINES = [
  "The applicant named above has completed the course of study",
  "Marks obtained 87.4 of 100 in the final examination held in",
  "April 2024 at Surat. Certificate number 4471/2024-25, issued",
  "under the seal of the board. Rs 25,00,000 for one year.",
];

/** An A4 page at 200 dots an inch, in 10-point text. */
function page({ ink = "#111", paper = "#fff", lines = 45 } = {}) {
  const text = Array.from(
    { length: lines },
    (_, index) =>
      `<text x="130" y="${210 + index * 42}" font-size="28" font-family="sans-serif" fill="${ink}">${LINES[index % 4]}</text>`,
  );
  return drawn(1654, 2339, `<rect width="100%" height="100%" fill="${paper}"/>${text.join("")}`);
}
const drawings = new Map<string, Promise<Buffer>>();
/** Draws each picture once. */
function drawn(width: number, height: number, inside: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  const drawing = drawings.get(svg) ?? sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer();
  drawings.set(svg, drawing);
  return drawing;
}

const eye = (x: number) =>
  `<ellipse cx="${x}" cy="800" rx="60" ry="30" fill="#fff"/><circle cx="${x}" cy="800" r="26" fill="#321"/>`;
const portrait = () =>
  drawn(
    1500,
    2000,
    `<rect width="100%" height="100%" fill="#a9c4d8"/><ellipse cx="750" cy="900" rx="420" ry="560" fill="#c99"/>${eye(600)}${eye(900)}<path d="M600 1150 Q750 1220 900 1150" stroke="#933" stroke-width="22" fill="none"/>`,
  );
const noise = (width: number, height: number, sigma: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma } } })
    .png({ compressionLevel: 1 })
    .toBuffer();
/** Patches in all sizes, as in cloth or leaves. */
const texture = async () =>
  sharp(await noise(1500, 2000, 60))
    .blur(1.2)
    .linear(4, -384)
    .png({ compressionLevel: 1 })
    .toBuffer();
const grainy = async (picture: Buffer) =>
  sharp(picture)
    .composite([{ input: await noise(1654, 2339, 30), blend: "soft-light" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
const shaded = async () => {
  const shadow = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect x="-100" width="900" height="2600" opacity=".7"/></svg>`,
    ),
  )
    .blur(12)
    .png()
    .toBuffer();
  return sharp(await page({ ink: "#999" }))
    .composite([{ input: shadow }])
    .png({ compressionLevel: 1 })
    .toBuffer();
};
const small = async () =>
  sharp(await page())
    .resize({ height: 1024 })
    .jpeg({ quality: 60 })
    .toBuffer();
const white = () => drawn(1654, 2339, "");
const faint = () => page({ ink: "#b8b8b8", paper: "#d8d8d8" });

/** As a phone gives it and the browser looks at it: a JPEG, made smaller. */
async function measured(make: () => Promise<Buffer>, blur: number) {
  const picture = sharp(await make());
  const jpeg = await (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality: 80 }).toBuffer();
  const { data, info } = await sharp(jpeg)
    .resize(BLUR_EDGE, BLUR_EDGE, { fit: "inside", withoutEnlargement: true, kernel: "linear" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return softness(new Uint8Array(data), info.width, info.height);
}
const oneLine = () => page({ lines: 1 });
const blurryAndGrainy = (blur: number) => async () =>
  grainy(
    await sharp(await page())
      .blur(blur)
      .png()
      .toBuffer(),
  );

test.each([
  ["a page of text", () => page(), 0],
  ["a page of text, a little soft", () => page(), 2],
  ["a page of text, soft but readable", () => page(), 3],
  ["a grainy page", async () => grainy(await page()), 0],
  ["a small JPEG of a page", small, 0],
  [
    "a small JPEG made large again",
    async () =>
      sharp(await small())
        .resize({ height: 2339 })
        .png()
        .toBuffer(),
    0,
  ],
  ["one line on white", oneLine, 0],
  ["one line on white, a little soft", oneLine, 2],
  ["a faint scan", faint, 0],
  ["a faint scan, a little soft", faint, 2],
  ["a fainter scan", () => page({ ink: "#ccc", paper: "#d8d8d8" }), 0],
  ["pale text under a soft shadow", shaded, 0],
  ["a portrait", portrait, 0],
  ["a portrait of a simple camera", portrait, 2],
  ["a texture", texture, 0],
  ["noise alone", () => noise(2000, 1500, 20), 0],
  ["nothing but white", white, 0],
])("%s is no cause for alarm", async (_, make: () => Promise<Buffer>, blur) => {
  const soft = await measured(make, blur);
  expect(soft).toBeLessThan(BLURRED_FROM - 0.25);
});

test.each([
  ["a page of text", () => page(), 6],
  ["a page of text, badly", () => page(), 12],
  ["a page of text, to grey stripes", () => page(), 25],
  ["a grainy page", blurryAndGrainy(8), 0],
  ["one line on white", oneLine, 6],
  ["one line on white, badly", oneLine, 12],
  ["a portrait", portrait, 6],
  ["a texture", texture, 8],
])("%s looks blurred", async (_, make: () => Promise<Buffer>, blur) => {
  const soft = await measured(make, blur);
  expect(soft).toBeGreaterThanOrEqual(BLURRED_FROM);
});
