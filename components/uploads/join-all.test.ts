import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { picture } from "@/tests/samples/documents";
import { joinAll } from "./join-all";
import type { Part } from "./parts";

const part = (file: File, pages: number | null, change: Partial<Part> = {}): Part => ({
  ...{ id: file.name, file, thumb: null, question: null, lock: null, stated: [], isUnread: false },
  pages:
    pages === null
      ? null
      : Array.from({ length: pages }, (_, index) => ({ number: index + 1, turns: 0, isOut: false })),
  ...change,
});
async function pdf(name: string, count = 1, bytes = 0) {
  const document = await PDFDocument.create();
  for (let at = 0; at < count; at += 1) document.addPage();
  // A picture, which is not packed any further.
  const picture = document.context.stream(new Uint8Array(bytes));
  document.getPage(0).node.set(PDFName.of("Thumb"), document.context.register(picture));
  return new File([new Uint8Array(await document.save())], name);
}
const photo = async () => part(new File([new Uint8Array((await picture("slip", "jpeg")).buffer)], "slip.jpg"), null);
const pagesOf = async (file: File) => (await PDFDocument.load(await file.arrayBuffer())).getPageCount();

test("photos alone become a PDF that needs no look, named as the document", async () => {
  const made = await joinAll([await photo(), await photo()], "Salary slips (3 months)");
  if (typeof made === "string") throw new Error(made);
  expect([made.file.name, made.file.type, made.isForLook]).toEqual([
    "Salary slips 3 months.pdf",
    "application/pdf",
    false,
  ]);
  expect(await pagesOf(made.file)).toBe(2);
});

test("with a PDF among them it is looked at first", async () => {
  const made = await joinAll([part(await pdf("may.pdf", 3), 3), await photo()], "Statement");
  if (typeof made === "string") throw new Error(made);
  expect([made.isForLook, made.hasSmaller, await pagesOf(made.file)]).toEqual([true, false, 4]);
});

test("a PDF that still asks for its password holds it up, in words", async () => {
  const locked = part(await pdf("may.pdf"), null, { lock: { isOpening: false, problem: null } });
  expect(await joinAll([await photo(), locked], "Statement")).toMatch(/^One PDF still asks for its password/);
});

test("what takes more than an upload may is said with its size", async () => {
  const big = part(await pdf("scan.pdf", 1, 6 * 1024 * 1024), 1);
  expect(await joinAll([big, { ...big, id: "again" }], "Statement")).toMatch(/^Together they take 1[12]\.?\d* MB/);
});

test("a photo that no page can show, or that has gone, is said", async () => {
  const none = part(new File(["no JPEG"], "slip.jpg"), null);
  expect(await joinAll([await photo(), none], "Slips")).toMatch(/^These files could not be joined/);
});

test("a PDF that could not be read yet holds it up as well", async () => {
  expect(await joinAll([await photo(), part(await pdf("may.pdf"), null, { isUnread: true })], "Statement")).toMatch(
    /^This part of the page did not load/,
  );
});
