import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import PdfKit from "pdfkit";
import sharp from "sharp";
import { pagesOf } from "./pdf-pages";
import { pdfOf } from "./pdf-writer";
import { samplePdf } from "@/tests/samples/uploads";

async function drawn(pages: number, useObjectStreams: boolean) {
  const document = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) document.addPage().drawText("<< /Type /Pages /Count 99 >> 2 0 obj");
  return document.save({ useObjectStreams });
}

async function kit(pages: number) {
  const document = new PdfKit({ autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const end = new Promise((resolve) => document.on("end", resolve));
  for (let at = 0; at < pages; at += 1) document.addPage().text("page");
  document.end();
  await end;
  return Buffer.concat(parts);
}

async function photos(pages: number) {
  const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: "#a62" } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(await pdfOf(Array.from({ length: pages }, () => photo)).arrayBuffer());
}

/** The catalog and the page tree in one packed stream (ISO 32000-2, 7.5.7), as many programs write them. */
function packed(inside: readonly string[], filter = "/FlateDecode") {
  let at = 0;
  const heads = inside.map((object, index) => `${index + 1} ${(at += object.length) - object.length}`).join(" ") + " ";
  const bytes = deflateSync(Buffer.from(heads + inside.join("")));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n9 0 obj\n<< /Type /ObjStm /N ${inside.length} /First ${heads.length} /Filter ${filter} /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from(
      "\nendstream\nendobj\n10 0 obj\n<< /Type /XRef /Size 11 /Root 1 0 R >>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n",
    ),
  ]);
}
const objects = (count: number) => [
  "<< /Type /Catalog /Pages 2 0 R >> ",
  `<< /Type /Pages /Kids [3 0 R] /Count ${count} >> `,
  "<< /Type /Page /Parent 2 0 R >> ",
];

/** Changed as programs do: the page tree is written once more, behind the end. */
const appended = () =>
  Buffer.concat([
    samplePdf(),
    Buffer.from(
      "2 0 obj\n<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>\nendobj\nxref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev 0 >>\nstartxref\n1\n%%EOF\n",
    ),
  ]);
/** The same, with a catalog and a page tree of its own. */
const rooted = () =>
  Buffer.concat([
    samplePdf(),
    Buffer.from(
      "8 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\n9 0 obj\n<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>\nendobj\nxref\n0 0\ntrailer\n<< /Size 10 /Root 8 0 R /Prev 0 >>\nstartxref\n1\n%%EOF\n",
    ),
  ]);

test.each([
  ["by hand", 1, () => samplePdf()],
  ["with a table of objects", 3, () => drawn(3, false)],
  ["with some objects packed", 140, () => drawn(140, true)],
  ["with its page tree packed", 7, () => packed(objects(7))],
  ["of the student's own papers", 4, () => kit(4)],
  ["of photos", 12, () => photos(12)],
  ["changed by appending", 2, appended],
  ["given another root by appending", 3, rooted],
])("the pages of a PDF %s: %i", async (_, pages, make) => {
  expect(await pagesOf(await make())).toBe(pages);
});

const edited = (from: string | RegExp, to: string) =>
  Buffer.from(samplePdf().toString("latin1").replace(from, to), "latin1");
test.each([
  ["no PDF", () => Buffer.from("hello")],
  ["nothing", () => Buffer.alloc(0)],
  ["no root", () => edited("/Root", "/Boot")],
  ["a root that is not there", () => edited("/Root 1", "/Root 8")],
  ["a page tree that is none", () => edited("/Type /Pages", "/Type /Image")],
  ["a count that stands elsewhere", () => edited("/Count 1", "/Count 9 0 R")],
  ["no pages", () => edited("/Count 1", "/Count 0")],
  ["packed in a way that is not read", () => packed(objects(7), "/LZWDecode")],
  [
    "packed and damaged",
    () => {
      const bytes = packed(objects(7));
      return bytes.fill(0xff, bytes.indexOf("stream\n") + 7, bytes.indexOf("endstream"));
    },
  ],
  ["packed, and more than a phone should unpack", () => packed([...objects(7), " ".repeat(17 * 1024 * 1024)])],
])("%s: no number is better than a wrong one", async (_, make) => {
  expect(await pagesOf(await make())).toBeNull();
});
