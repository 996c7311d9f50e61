import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { Refusal } from "@/lib/http/refusal";
import {
  ARCHIVE,
  BROKEN_PICTURE,
  EMPTY_FILE,
  INCOMPLETE_PDF,
  OTHER_PICTURE,
  TOO_MANY_PIXELS,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { REFUSED_FILES, TAKEN_FILES, typeOf } from "@/tests/samples/odd-files";
import { bomb } from "@/tests/samples/png";
import { GPS_MARK, sampleJpeg, samplePdf, samplePng } from "@/tests/samples/uploads";
import { inspect } from "./inspect";

async function verdict(bytes: Buffer | string, extension: string) {
  try {
    return await inspect({ name: `file.${extension}`, bytes: Buffer.from(bytes as string) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

test.each(TAKEN_FILES)("$about, $name, is kept as $kept", async ({ make, name, kept }) => {
  const bytes = await make();
  const found = await inspect({ name, bytes: Buffer.from(bytes) });
  expect([found.name, found.mime]).toEqual([kept, typeOf(kept)]);
  if (found.mime === "application/pdf") expect(found.bytes.equals(bytes)).toBe(true);
  else expect(`image/${(await sharp(found.bytes).metadata()).format}`).toBe(found.mime);
});

test.each(REFUSED_FILES)("$about, $name, is refused: $code", async ({ make, name, code, says }) => {
  const refusal: unknown = await inspect({ name, bytes: Buffer.from(await make()) }).catch((error) => error);
  expect(refusal).toMatchObject({ http: 422, code, message: says });
});

test("a PDF is kept byte for byte, also one with object streams", async () => {
  expect(await verdict(samplePdf(), "pdf")).toEqual({
    ...{ name: "file.pdf", mime: "application/pdf" },
    bytes: samplePdf(),
  });
  const document = await PDFDocument.create();
  document.addPage();
  const made = Buffer.from(await document.save());
  expect(await verdict(made, "pdf")).toMatchObject({ bytes: made });
});

test("a PDF that was cut is refused", async () => {
  expect(await verdict(samplePdf(5000).subarray(0, 4000), "pdf")).toBe(INCOMPLETE_PDF);
});

test("a picture is upright, and its place and marks are gone", async () => {
  const sent = await sampleJpeg();
  expect(sent.includes(GPS_MARK)).toBe(true);
  const kept = await verdict(sent, "jpg");
  if (typeof kept === "string") throw new Error(kept);
  expect(kept.mime).toBe("image/jpeg");
  expect(kept.bytes.includes(GPS_MARK)).toBe(false);
  expect(kept.bytes.includes("Exif")).toBe(false);
  const { width, height, orientation, exif, format } = await sharp(kept.bytes).metadata();
  expect({ width, height, orientation, exif, format }).toEqual({
    width: 480,
    height: 720,
    orientation: undefined,
    exif: undefined,
    format: "jpeg",
  });
});

test("what hangs after a picture does not survive", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  for (const [picture, extension] of [
    [await sampleJpeg(), "jpg"],
    [await samplePng(), "png"],
  ] as const) {
    for (const hanger of [page, samplePdf()]) {
      const kept = await verdict(Buffer.concat([picture, hanger]), extension);
      if (typeof kept === "string") throw new Error(kept);
      expect([kept.bytes.includes("<script>"), kept.bytes.includes("%PDF")]).toEqual([false, false]);
    }
  }
});

test("a 144-megapixel picture of twenty kilobytes is refused for its pixels, a small one of its kind is not", async () => {
  expect(bomb(12_000).length).toBeLessThan(30_000);
  expect(await verdict(bomb(12_000), "png")).toBe(TOO_MANY_PIXELS);
  expect(await verdict(bomb(600), "png")).toMatchObject({ mime: "image/png" });
});

test("a truncated picture is refused", async () => {
  const jpeg = await sampleJpeg();
  expect(await verdict(jpeg.subarray(0, jpeg.length - 40), "jpg")).toBe(BROKEN_PICTURE);
  const png = await samplePng();
  expect(await verdict(png.subarray(0, png.length / 2), "png")).toBe(BROKEN_PICTURE);
});

test("looking into an upload changes nothing for others in the process: a test may draw with whatever it likes", async () => {
  await inspect({ name: "file.png", bytes: await samplePng() });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  expect(await sharp(drawing).metadata()).toMatchObject({ format: "svg", width: 4 });
});

test("an empty file is called empty", async () => {
  expect(await verdict("", "pdf")).toBe(EMPTY_FILE);
});

test("only true JPEG, PNG and PDF files pass, and they do, whatever they are called", async () => {
  const jpeg = await sampleJpeg();
  const png = await samplePng();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const KEPT = { jpeg: "image/jpeg", png: "image/png", pdf: "application/pdf" };
  const contents: [string, Buffer | string, truth: string][] = [
    ["JPEG", jpeg, KEPT.jpeg],
    ["PNG", png, KEPT.png],
    ["PDF", samplePdf(), KEPT.pdf],
    ["space then PDF", ` ${samplePdf()}`, KEPT.pdf],
    ["mark then PDF", `\ufeff${samplePdf()}`, KEPT.pdf],
    ["program", Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(200)]), WRONG_KIND],
    ["ELF", Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(200)]), WRONG_KIND],
    ["SVG", svg, WRONG_KIND],
    ["HTML", "<!doctype html><script>alert(1)</script>", WRONG_KIND],
    ["HTML then PDF", `<html>${samplePdf()}`, WRONG_KIND],
    ["HTML in UTF-16 then PDF", Buffer.concat([Buffer.from("<html>", "utf16le"), samplePdf()]), WRONG_KIND],
    ["program then PDF", `MZ\x90\0${samplePdf()}`, WRONG_KIND],
    ["shell then PDF", `#!/bin/sh\n${samplePdf()}`, WRONG_KIND],
    ["GIF then JPEG", Buffer.concat([Buffer.from("GIF89a"), jpeg]), OTHER_PICTURE],
    ["script", "#!/bin/sh\nexit 0\n", WRONG_KIND],
    ["ZIP", "PK\x03\x04rest", ARCHIVE],
    ["WebP", "RIFF\x00\x00\x00\x00WEBPVP8 ", OTHER_PICTURE],
    ["TIFF", "II*\0rest", OTHER_PICTURE],
    ["text", "hello", WRONG_KIND],
  ];
  for (const [label, bytes, truth] of contents) {
    for (const extension of ["jpg", "png", "pdf", "exe", "svg", "html"] as const) {
      const result = await verdict(bytes, extension);
      const found = typeof result === "string" ? result : result.mime;
      if (found !== truth) throw new Error(`${label} as .${extension}: ${found}`);
      if (typeof result !== "string" && typeOf(result.name) !== truth) throw new Error(`${label}: ${result.name}`);
    }
  }
});
