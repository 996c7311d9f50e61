import { lockedPdf } from "@/tests/samples/pdfs";
import { samplePdf } from "@/tests/samples/uploads";
import { readPart, statedOf } from "./read-part";

const text = jest.fn<Promise<string>, [number]>();
jest.mock("@/components/pdf/pdf-pages", () => ({
  openPdf: async () => ({
    count: 2,
    draw: () => ({ done: Promise.resolve(), stop() {} }),
    text: (number: number) => text(number),
    close() {},
  }),
}));

const MB = 1024 * 1024;
const sized = (file: File, size: number) => Object.defineProperty(file, "size", { value: size });
const jpeg = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0)], "slip.jpg");
const pdf = () => new File(["%PDF-1.7\n"], "scan.pdf");
const unreadable = () =>
  Object.defineProperty(jpeg(), "slice", {
    value: () => {
      throw new DOMException("Gone", "NotReadableError");
    },
  });

test.each([
  ["another kind", new File(["MZ"], "pan.exe"), /^Only JPEG, PNG, JPG and PDF files are allowed/],
  ["a photo of 11 MB", sized(jpeg(), 11 * MB), /^File size should be less than 10MB/],
  ["a PDF of 51 MB", sized(pdf(), 51 * MB), /^File size should be less than 10MB/],
  ["a file that has gone from the device", unreadable(), /^This file could not be read/],
])("%s is no part, in words", async (_, file, says) => {
  expect(await readPart(file, 0)).toMatch(says);
});

test("a PDF with a password is a part that asks for it", async () => {
  const file = new File([new Uint8Array(await lockedPdf(6, "RAVI1503"))], "may.pdf");
  expect(await readPart(file, 0)).toMatchObject({ pages: null, lock: { isOpening: false, problem: null } });
});

test("a PDF stands in its row before it is known what it is of", async () => {
  const canvas = { toBlob: (done: (blob: Blob | null) => void) => done(null) };
  Object.assign(globalThis, { document: { createElement: () => canvas } });
  text.mockReturnValue(new Promise(() => {}));
  const file = new File([new Uint8Array(samplePdf())], "may.pdf");
  const part = await readPart(file, 0);
  if (typeof part === "string") throw new Error(part);
  expect([part.pages?.length, part.stated]).toEqual([2, []]);
  text.mockImplementation(async (number) => (number === 1 ? "Payslip for the month of October 2026" : ""));
  expect(await statedOf(part)).toEqual([{ month: "2026-10" }]);
  text.mockRejectedValue(new Error("broken"));
  expect(await statedOf(part)).toEqual([]);
  Reflect.deleteProperty(globalThis, "document");
});
