import { drawLetter, drawPaper } from "./draw";
import { letterPdf } from "./letter-pdf";
import type { Paper } from "./paper";
import { pdfOf } from "./pdf";

const PAPER: Paper = {
  title: "Loan application",
  address: "http://127.0.0.1:3000/dashboard/papers/application",
  madeAt: "2026-11-23T05:12:00.000Z",
  facts: [{ label: "Number", value: "DK-7F3-K9Q-2MXC", copy: true }],
  notes: [],
  columns: ["Question", "Answer"],
  sections: Array.from({ length: 12 }, (_, section) => ({
    title: `Part ${section}`,
    rows: Array.from({ length: 12 }, (_, row) => ({ label: `Question ${row}`, value: "₹20,00,000 of Asha Łukasz" })),
  })),
};
const LETTER = { title: "Status", text: "To: the bank\n\nWhere does it stand?", from: "Asha", madeAt: new Date(0) };

test("what the thread draws is what is drawn here, one after the other and several at once", async () => {
  const here = await pdfOf(PAPER);
  expect((await drawPaper(PAPER)).equals(here)).toBe(true);
  const drawn = await Promise.all([drawPaper(PAPER), drawPaper({ ...PAPER, title: "Another" }), drawPaper(PAPER)]);
  expect(drawn.map((pdf) => pdf.equals(here))).toEqual([true, false, true]);
  expect(await drawLetter(LETTER)).toEqual(await letterPdf(LETTER));
  expect(await drawLetter({ ...LETTER, text: "नमस्ते bank" })).toEqual({ unwritable: ["नमस्ते"] });
});

test("others are answered while a paper is drawn", async () => {
  await drawPaper(PAPER);
  let turns = 0;
  let isDrawn = false;
  const count = () => {
    turns += 1;
    if (!isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await drawPaper(PAPER);
  isDrawn = true;
  expect(turns).toBeGreaterThan(50);
});

test("a paper that cannot be drawn is an error of its own; the next one is drawn", async () => {
  await expect(drawPaper({ ...PAPER, madeAt: "no day" })).rejects.toThrow();
  expect((await drawPaper(PAPER)).subarray(0, 5).toString()).toBe("%PDF-");
});

test("two copies of the module, as calls that are bundled apart have them, give each the own paper", async () => {
  let drawOther = drawPaper;
  await jest.isolateModulesAsync(async () => {
    ({ drawPaper: drawOther } = await import("./draw"));
  });
  expect(drawOther).not.toBe(drawPaper);
  const [one, other] = [PAPER, { ...PAPER, title: "Another" }];
  const drawn = await Promise.all([drawPaper(one), drawOther(other), drawPaper(one), drawOther(other)]);
  const here = [await pdfOf(one), await pdfOf(other)];
  expect(drawn.map((pdf, index) => pdf.equals(here[index % 2]!))).toEqual([true, true, true, true]);
});
