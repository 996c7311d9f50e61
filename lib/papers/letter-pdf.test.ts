import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { letterPdf } from "./letter-pdf";
import { piecesOf, textOf } from "./testing";

const LETTER = {
  title: "Request for the status of my education loan application",
  text: "To: Surat Nagrik Bank, Adajan\nDate: 23 November 2026\n\nI handed you my application.\n\nYours faithfully, Asha Rao",
  from: "Asha Rao",
  madeAt: new Date("2026-11-23T05:12:00Z"),
};
async function drawn(change: Partial<typeof LETTER> = {}) {
  const made = await letterPdf({ ...LETTER, ...change });
  if (!("pdf" in made)) throw new Error(`not written: ${made.unwritable.join(" ")}`);
  return made.pdf;
}
/** The kinds of the elements of a PDF's structure. */
const kindsOf = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? (object.get(PDFName.of("S"))?.toString() ?? []) : []));

test("the letter as it was written, in its writer's name alone: A4, titled, tagged", async () => {
  const pdf = await drawn();
  expect((await textOf(pdf)).map((page) => page.split("\n"))).toEqual([
    [
      "Request for the status of my education loan application",
      "To: Surat Nagrik Bank, Adajan",
      "Date: 23 November 2026",
      "I handed you my application.",
      "Yours faithfully, Asha Rao",
    ],
  ]);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect([document.getTitle(), document.getAuthor()]).toEqual([LETTER.title, "Asha Rao"]);
  const [page] = document.getPages();
  expect([Math.round(page!.getWidth()), Math.round(page!.getHeight())]).toEqual([595, 842]);
  const { catalog } = document;
  expect(catalog.get(PDFName.of("Lang"))?.toString()).toBe("(en-IN)");
  expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
  const kinds = kindsOf(document);
  expect(["/H1", "/P"].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([1, 4]);
  // An empty line stands between paragraphs, and none between the lines of an address.
  const [pieces] = await piecesOf(pdf);
  const [, to, date, said] = pieces!.map(({ y }) => y);
  expect(date! - said!).toBeGreaterThan(to! - date! + 5);
});

test("a long letter goes on on the next page, each with its number; its paragraphs stay whole elements", async () => {
  const words = Array.from({ length: 1500 }, (_, index) => `word${index}`);
  const text = `${words.slice(0, 1200).join(" ")}\n\n${words.slice(1200).join(" ")}`;
  const pdf = await drawn({ text });
  const pages = await textOf(pdf);
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  expect(pages.join("\n").match(/word\d+/g)).toEqual(words);
  for (const pieces of await piecesOf(pdf))
    for (const { text: piece, y } of pieces)
      expect(y > (/^Page |^Request for/.test(piece) ? 25 : 55) && y < 842).toBe(true);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(kindsOf(document).filter((kind) => kind === "/P")).toHaveLength(2);
});

test("what people type in Latin letters is written, signs and accents too", async () => {
  const text = "₹20,00,000 – “Crédit” … Āśā’s 50% • […] a\tb";
  const [page] = await textOf(await drawn({ text }));
  expect(page!.split("\n").slice(1).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
});

test.each([
  ["Devanagari", "I am “आशा राव”, and आशा again।", ["आशा", "राव", "again"]],
  ["Gujarati", "Yours, આશા", ["આશા"]],
  ["an emoji", "Thank you 🙏", ["🙏"]],
])("in %s nothing is drawn, and the words are named", async (_script, text, unwritable) => {
  expect(await letterPdf({ ...LETTER, text })).toEqual({ unwritable });
});
