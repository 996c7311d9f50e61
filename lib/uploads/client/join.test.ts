import { type PDFDict, PDFDocument, PDFName, type PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import { openPdf } from "@/lib/uploads/checks/pdf-lock";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { picture } from "@/tests/samples/documents";
import { drawnIn, lockedPdf } from "@/tests/samples/pdfs";
import sharp from "sharp";
import { joinParts } from "./join-work";
import { joinFiles } from "./pdf-work";
import type { Redraw } from "./shrink-work";

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const photo = async (name = "slip") => file((await picture(name, "jpeg")).buffer, `${name}.jpg`);

/** Each page as wide as its place in `widths`. */
async function statement(widths: readonly number[]) {
  const document = await PDFDocument.create();
  for (const width of widths) document.addPage([width, 800]).drawText(`Page of ${width}`);
  return file(await document.save(), "statement.pdf");
}
const pages = (...indices: number[]) => indices.map((index) => ({ index, turns: 0 }));

async function joined(...files: Parameters<typeof joinFiles>[0]) {
  const done = await joinFiles(files, "Statement.pdf", UPLOAD_LIMIT);
  if (typeof done === "string") throw new Error(done);
  const bytes = new Uint8Array(await done.file.arrayBuffer());
  expect([done.file.name, done.file.type, openPdf(bytes)]).toEqual([
    "Statement.pdf",
    "application/pdf",
    { lock: "open" },
  ]);
  expect(done.hasSmaller).toBe(false);
  return PDFDocument.load(bytes);
}
const widthsOf = (document: PDFDocument) => document.getPages().map((page) => Math.round(page.getWidth()));

test("PDFs and photos become one PDF in their order", async () => {
  const document = await joined(
    { file: await statement([301, 302]), pages: pages(0, 1) },
    { file: await photo() },
    { file: await statement([401]), pages: pages(0) },
  );
  const [, , shown] = widthsOf(document);
  expect(widthsOf(document)).toEqual([301, 302, shown, 401]);
  expect([595, 842]).toContain(shown);
});

test("a page can be left out and turned, on top of how it was turned before", async () => {
  const source = await statement([301, 302, 303]);
  const twice = file(
    await (await joined({ file: source, pages: [{ index: 2, turns: 3 }, ...pages(0)] })).save(),
    "turned.pdf",
  );
  const document = await joined({ file: twice, pages: [{ index: 0, turns: 2 }, ...pages(1)] });
  expect(widthsOf(document)).toEqual([303, 301]);
  expect(document.getPages().map((page) => page.getRotation().angle)).toEqual([90, 0]);
});

test.each([4, 6] as const)("what only an owner's password protects is taken (revision %i)", async (revision) => {
  const document = await joined({ file: file(await lockedPdf(revision, ""), "16.pdf"), pages: pages(0) });
  expect(document.getPageCount()).toBe(1);
});

test.each([
  ["asks for a password", async () => file(await lockedPdf(6, "RAVI1503"), "locked.pdf")],
  ["is none", async () => file(Buffer.from("no paper"), "none.pdf")],
])("where one %s, nothing is joined", async (_, make) => {
  expect(
    await joinFiles([{ file: await photo() }, { file: await make(), pages: pages(0) }], "a.pdf", UPLOAD_LIMIT),
  ).toBe("failed");
});

describe("what takes more than it may", () => {
  const grain = (width: number, height: number) =>
    sharp(Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 2654435761) >>> 24)), {
      raw: { width, height, channels: 3 },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
  /** A scan of one page with words beside its picture. */
  async function scan(change: (dict: PDFDict) => void = () => {}) {
    const document = await PDFDocument.create();
    const image = await document.embedJpg(await grain(1600, 2200));
    const page = document.addPage([595, 842]);
    page.drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    page.drawText("Form 16");
    await document.flush();
    change((document.context.lookup(image.ref) as PDFRawStream).dict);
    return file(await document.save(), "scan.pdf");
  }
  const asked: number[] = [];
  const bySharp: Redraw = async (jpeg, { edge, quality }) => {
    asked.push(edge);
    const { data, info } = await sharp(Buffer.from(await jpeg.arrayBuffer()))
      .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: quality * 100 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: new Uint8Array(data), width: info.width, height: info.height };
  };
  const join = async (pdf: File, limit: number, redraw: Redraw | null = bySharp) =>
    (await joinParts({ parts: [{ pdf, pages: pages(0) }], limit }, redraw))!;
  beforeEach(() => void asked.splice(0));

  test("has its pictures made smaller, no more than needed, and its text stays text", async () => {
    const pdf = await scan();
    const [little, much] = [await join(pdf, pdf.size * 0.6), await join(pdf, pdf.size * 0.3)];
    expect([little.hasSmaller, little.pdf.length < pdf.size * 0.6]).toEqual([true, true]);
    expect([much.hasSmaller, much.pdf.length < pdf.size * 0.3]).toEqual([true, true]);
    expect(much.pdf.length).toBeLessThan(little.pdf.length);
    const document = await PDFDocument.load(much.pdf);
    const [image] = document.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFRawStream && one.dict.has(PDFName.of("Width")) ? [one] : []));
    const shown = await sharp(Buffer.from(image!.getContents())).metadata();
    expect([shown.width, shown.height, shown.format]).toEqual([
      (image!.dict.get(PDFName.of("Width")) as PDFNumber).asNumber(),
      (image!.dict.get(PDFName.of("Height")) as PDFNumber).asNumber(),
      "jpeg",
    ]);
    expect((await drawnIn(much.pdf)).join()).toContain(Buffer.from("Form 16").toString("hex"));
  });

  test("is left alone while it fits", async () => {
    const pdf = await scan();
    expect([(await join(pdf, pdf.size * 2)).hasSmaller, asked]).toEqual([false, []]);
  });

  test.each<[string, (dict: PDFDict) => void]>([
    ["of inks", (dict) => dict.set(PDFName.of("ColorSpace"), PDFName.of("DeviceCMYK"))],
    ["whose values are turned round", (dict) => dict.set(PDFName.of("Decode"), dict.context.obj([1, 0, 1, 0, 1, 0]))],
    ["with colours that are holes", (dict) => dict.set(PDFName.of("Mask"), dict.context.obj([0, 1, 0, 1, 0, 1]))],
    ["packed twice", (dict) => dict.set(PDFName.of("Filter"), dict.context.obj(["FlateDecode", "DCTDecode"]))],
  ])("keeps a picture %s", async (_, change) => {
    const pdf = await scan(change);
    expect([(await join(pdf, pdf.size / 2)).hasSmaller, asked]).toEqual([false, []]);
  });

  test("stays as it is where the browser draws nothing outside of a page, or cannot read a picture", async () => {
    const pdf = await scan();
    expect((await join(pdf, pdf.size / 2, null)).hasSmaller).toBe(false);
    expect((await join(pdf, pdf.size / 2, async () => null)).hasSmaller).toBe(false);
  });
});
