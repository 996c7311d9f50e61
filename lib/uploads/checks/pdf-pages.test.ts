import fc from "fast-check";
import { PDFDocument } from "@cantoo/pdf-lib";
import { inflateSync } from "node:zlib";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { changedPdf, cutWhileItCame, lockedPdf, pdfWithoutPages, xfaForm } from "@/tests/samples/pdfs";
import { samplePdf } from "@/tests/samples/uploads";
import { openPdf } from "./pdf-lock";
import { isCutPdf, shownOf, type Unpack } from "./pdf-pages";

const unpack: Unpack = async (bytes, limit) => {
  try {
    return inflateSync(bytes, { maxOutputLength: limit });
  } catch {
    return null;
  }
};
const shown = (bytes: Buffer, unpacks = unpack) => shownOf(bytes, unpacks, openPdf(bytes)?.decrypt);
const packed = async (pages: number) => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return Buffer.from(await document.save({ addDefaultPage: false }));
};

test.each([
  ["one page", () => samplePdf(), "pages"],
  ["pages in packed streams", () => packed(30), "pages"],
  ["pages that an owner's password protects", () => lockedPdf(6, ""), "pages"],
  ["no page in packed streams", () => packed(0), "nothing"],
  ["no page", () => pdfWithoutPages({ isPacked: false }), "nothing"],
  ["a placeholder", () => xfaForm({}), "placeholder"],
  ["a form", () => xfaForm({ hasField: true }), "pages"],
  ["a page that was written anew", () => changedPdf(), "pages"],
  [
    "places that lead nowhere",
    () =>
      Buffer.from(
        samplePdf()
          .toString()
          .replaceAll(/00000000\d\d/g, "0000009999"),
      ),
    "pages",
  ],
  [
    "a page that was taken away later",
    () => Buffer.concat([samplePdf(), Buffer.from("2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n%%EOF\n")]),
    "nothing",
  ],
  ["a tree that is its own branch", () => Buffer.from(samplePdf().toString().replace("[3 0 R]", "[2 0 R]")), "nothing"],
  [
    "another PDF in a stream is none of its pages",
    async () => {
      const document = await PDFDocument.create();
      document.context.register(document.context.stream(samplePdf()));
      return Buffer.from(await document.save({ addDefaultPage: false, useObjectStreams: false }));
    },
    "nothing",
  ],
] as const)("%s: %3$s", async (_, make, expected) => {
  expect(await shown(await make())).toBe(expected);
});

test("where the page tree cannot be unpacked, nobody can tell", async () => {
  expect(await shown(await packed(0), async () => null)).toBeNull();
});

test.each([
  ["whole", samplePdf(), false],
  ["with blanks behind it", Buffer.concat([samplePdf(), Buffer.alloc(5000, " ")]), false],
  ["without its last mark", samplePdf().subarray(0, -6), false],
  ["without the place of its cross-reference", samplePdf().subarray(0, -9), true],
  ["cut in a change", changedPdf().subarray(0, -9), true],
  ["cut behind its first part", cutWhileItCame(), true],
])("a PDF %s is cut: %3$s", (_, bytes, expected) => {
  expect(isCutPdf(bytes)).toBe(expected);
});

// Words of the format over and over, so that whatever looks for one of them finds very many.
const UNITS = [
  ...[
    "obj",
    "1 0 obj",
    "1 0 obj(",
    "1 0 obj<</A(",
    "1 0 obj[",
    "1 0 obj[[[[",
    "1 0 obj<<>>stream",
    "trailer",
    "trailer<<(",
  ],
  ...[
    "1 0 obj<</Type/ObjStm/N 1/First 3>>stream\n1 0 endstream ",
    "1 0 obj<</Type/Pages/Kids[1 0 R]>>",
    "/XRef",
    "(",
    "<",
  ],
];
const filled = (unit: string, size: number) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(size - 16, unit, "latin1"), Buffer.from("\n%%EOF\n")]);

test.each(UNITS)("ten megabytes of %j take some seconds at most", async (unit) => {
  const bytes = filled(unit, UPLOAD_LIMIT);
  const before = process.cpuUsage();
  isCutPdf(bytes);
  await shown(bytes);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(4);
});

test("no mix of the format's words breaks the look", async () => {
  const words = [...UNITS, ">>", "]", ")", ">", "endobj", "/Root 1 0 R", "/Type/Page", "/Encrypt 1 0 R", "null", "#"];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 40 }), async (mix) => {
      const bytes = filled(mix.join(" "), 20_000);
      expect(typeof isCutPdf(bytes)).toBe("boolean");
      expect([null, "open", "password", "rights"]).toContain(openPdf(bytes)?.lock ?? null);
      expect([null, "pages", "nothing", "placeholder"]).toContain(await shown(bytes));
    }),
    { numRuns: 200 },
  );
});
