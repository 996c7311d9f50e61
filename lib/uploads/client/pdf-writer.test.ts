import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { pdfOfPictures } from "./pdf-writer";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c63" } })
    .jpeg()
    .toBuffer();

async function written(pictures: Uint8Array[]) {
  const bytes = Buffer.from(await pdfOfPictures(pictures).arrayBuffer());
  return { bytes, document: await PDFDocument.load(bytes) };
}

test("each photo is a page of A4 that lies as it does, with its bytes unchanged", async () => {
  const photos = await Promise.all([photo(1650, 2200), photo(2200, 1650), photo(40, 40)]);
  const { document } = await written(photos);
  expect(document.getPages().map((page) => [page.getWidth(), page.getHeight()])).toEqual([
    [595.28, 841.89],
    [841.89, 595.28],
    [595.28, 841.89],
  ]);
  for (const [index, page] of document.getPages().entries()) {
    const image = page.node
      .Resources()!
      .lookup(PDFName.of("XObject"), PDFDict)
      .lookup(PDFName.of("Photo")) as PDFRawStream;
    expect(Buffer.from(image.contents).equals(photos[index]!)).toBe(true);
    const { width, height } = await sharp(Buffer.from(image.contents)).metadata();
    expect([image.dict.get(PDFName.of("Width"))?.toString(), image.dict.get(PDFName.of("Height"))?.toString()]).toEqual(
      [String(width), String(height)],
    );
  }
});

test("the picture keeps its shape and stays on the page", async () => {
  const { bytes } = await written([await photo(2200, 1650)]);
  const [wide, , , high, left, bottom] = /q ([\d. ]+) cm/.exec(bytes.toString("latin1"))![1]!.split(" ").map(Number);
  expect(wide! / high!).toBeCloseTo(2200 / 1650, 2);
  expect(left! * 2 + wide!).toBeCloseTo(841.89, 1);
  expect(bottom! * 2 + high!).toBeCloseTo(595.28, 1);
});

test("every offset of the cross-reference is the place of its object", async () => {
  const { bytes } = await written(await Promise.all([photo(100, 200), photo(200, 100)]));
  const text = bytes.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(start, start + 5)).toBe("xref\n");
  const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n \n/g)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(8);
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

test("grey pictures are grey, and what is no JPEG is refused", async () => {
  const grey = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#888" } })
    .toColourspace("b-w")
    .jpeg()
    .toBuffer();
  expect((await written([grey])).bytes.toString("latin1")).toContain("/DeviceGray");
  expect(() => pdfOfPictures([Buffer.from("\x89PNG not a jpeg")])).toThrow("Not a JPEG");
});
