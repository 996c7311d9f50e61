import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { Refusal } from "@/lib/http/refusal";
import {
  BROKEN_PICTURE,
  EMPTY_FILE,
  INCOMPLETE_PDF,
  PHOTO_NAMED_PDF,
  TOO_MANY_PIXELS,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { bomb } from "@/tests/samples/png";
import { GPS_MARK, sampleJpeg, samplePdf, samplePng } from "@/tests/samples/uploads";
import { inspect } from "./inspect";

const TYPES = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  exe: "application/x-msdownload",
  svg: "image/svg+xml",
  html: "text/html",
};
const as = (extension: keyof typeof TYPES) => ({ name: `file.${extension}`, type: TYPES[extension] });

async function verdict(bytes: Buffer | string, extension: keyof typeof TYPES, type: string = TYPES[extension]) {
  try {
    return await inspect({ ...as(extension), type, bytes: Buffer.from(bytes as string) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

test("a PDF is kept byte for byte, also one with object streams", async () => {
  expect(await verdict(samplePdf(), "pdf")).toEqual({ mime: "application/pdf", bytes: samplePdf() });
  const document = await PDFDocument.create();
  document.addPage();
  const made = Buffer.from(await document.save());
  expect(await verdict(made, "pdf", "application/octet-stream")).toEqual({ mime: "application/pdf", bytes: made });
});

test("bytes after the end of a PDF are tolerated up to two kilobytes", async () => {
  expect(await verdict(Buffer.concat([samplePdf(), Buffer.alloc(1900)]), "pdf")).toMatchObject({
    mime: "application/pdf",
  });
  expect(await verdict(Buffer.concat([samplePdf(), Buffer.alloc(2100)]), "pdf")).toBe(INCOMPLETE_PDF);
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
  await inspect({ ...as("png"), bytes: await samplePng() });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  expect(await sharp(drawing).metadata()).toMatchObject({ format: "svg", width: 4 });
});

test("an empty file is called empty", async () => {
  expect(await verdict("", "pdf")).toBe(EMPTY_FILE);
});

test("only true JPEG, PNG and PDF files pass, whatever they are called and declared as", async () => {
  const jpeg = await sampleJpeg();
  const png = await samplePng();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const contents: [string, Buffer | string, "jpg" | "png" | "pdf" | null][] = [
    ["JPEG", jpeg, "jpg"],
    ["PNG", png, "png"],
    ["PDF", samplePdf(), "pdf"],
    ["program", Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(200)]), null],
    ["ELF", Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(200)]), null],
    ["SVG", svg, null],
    ["HTML", "<!doctype html><script>alert(1)</script>", null],
    ["HTML then PDF", `<html>${samplePdf()}`, null],
    ["space then PDF", ` ${samplePdf()}`, null],
    ["mark then PDF", `\ufeff${samplePdf()}`, null],
    ["GIF then JPEG", Buffer.concat([Buffer.from("GIF89a"), jpeg]), null],
    ["script", "#!/bin/sh\nexit 0\n", null],
    ["ZIP", "PK\x03\x04rest", null],
    ["WebP", "RIFF\x00\x00\x00\x00WEBPVP8 ", null],
    ["TIFF", "II*\0rest", null],
    ["text", "hello", null],
  ];
  const agreeing: Record<string, readonly string[]> = {
    jpg: ["image/jpeg", "application/octet-stream", ""],
    png: ["image/png", "application/octet-stream", ""],
    pdf: ["application/pdf", "application/octet-stream", ""],
  };
  let refused = 0;
  let accepted = 0;
  for (const [label, bytes, truth] of contents) {
    for (const extension of ["jpg", "png", "pdf", "exe", "svg", "html"] as const) {
      for (const type of [
        "image/jpeg",
        "image/png",
        "application/pdf",
        "text/html",
        "image/svg+xml",
        "application/octet-stream",
        "",
      ]) {
        const result = await verdict(bytes, extension, type);
        const expected = truth === extension && agreeing[extension]?.includes(type);
        const isPhoto = (truth === "jpg" || truth === "png") && extension === "pdf" && agreeing.pdf!.includes(type);
        const sentence = isPhoto ? PHOTO_NAMED_PDF : WRONG_KIND;
        if (expected && typeof result !== "string") accepted += 1;
        else if (!expected && result === sentence) refused += 1;
        else throw new Error(`${label} as .${extension} declared ${type}: ${JSON.stringify(result).slice(0, 90)}`);
      }
    }
  }
  expect([accepted, refused]).toEqual([9, 16 * 6 * 7 - 9]);
});
