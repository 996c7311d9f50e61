import {
  BLURRED,
  BROKEN_PICTURE,
  EMPTY_FILE,
  EMPTY_PDF,
  HEIC_PHOTO,
  INCOMPLETE_PDF,
  PASSWORD_PDF,
  PLACEHOLDER_PDF,
  RIGHTS_PDF,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  UNREADABLE_PDF,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import {
  askingOf,
  CHECKS,
  type Claim,
  type Content,
  memoizeAsync,
  type PdfFacts,
  problemOfClaim,
  problemOfContent,
  questionNamed,
} from "./table";

const SIDES = ["browser", "server"] as const;

test.each<[Claim, string | null]>([
  [{ size: 10_485_760 }, null],
  [{ size: 10_485_761 }, TOO_LARGE],
  [{ size: 0 }, EMPTY_FILE],
])("without opening it, %j is said to be %j by both sides", (claim, sentence) => {
  for (const side of SIDES) expect(problemOfClaim(side, claim)?.message ?? null).toBe(sentence);
});

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const opens: PdfFacts = { isCut: false, lock: "open", shown: "pages" };
const pdfThat = (change: Partial<PdfFacts>): Content => ({ ...goodPdf, pdf: async () => ({ ...opens, ...change }) });
const goodPdf: Content = {
  kind: "pdf",
  start: bytes("%PDF-1.7"),
  pdf: async () => opens,
  dimensions: () => Promise.reject(new Error("A PDF has no pixels.")),
  opened: () => Promise.reject(new Error("A PDF is never opened.")),
};
const goodPicture: Content = {
  kind: "jpeg",
  start: bytes("\xff\xd8\xff\xe0"),
  pdf: () => Promise.reject(new Error("A picture is no PDF.")),
  dimensions: async () => ({ width: 8000, height: 6250 }),
  opened: async () => "whole",
};

test.each<[string, Content, { browser: string | null; server: string | null }]>([
  ["a whole PDF", goodPdf, { browser: null, server: null }],
  ["a whole picture", goodPicture, { browser: null, server: null }],
  ["a program", { ...goodPdf, kind: null, start: bytes("MZ") }, { browser: WRONG_KIND, server: WRONG_KIND }],
  [
    "a HEIC photo",
    { ...goodPicture, kind: null, start: bytes("\0\0\0\x18ftypheic") },
    { browser: HEIC_PHOTO, server: HEIC_PHOTO },
  ],
  ["a cut PDF", pdfThat({ isCut: true }), { browser: null, server: INCOMPLETE_PDF }],
  ["a PDF with a password", pdfThat({ lock: "password" }), { browser: PASSWORD_PDF, server: PASSWORD_PDF }],
  ["a PDF for a certificate", pdfThat({ lock: "rights" }), { browser: RIGHTS_PDF, server: RIGHTS_PDF }],
  ["a PDF that nobody can tell of", pdfThat({ lock: null }), { browser: UNREADABLE_PDF, server: UNREADABLE_PDF }],
  ["a PDF without pages", pdfThat({ shown: "nothing" }), { browser: null, server: EMPTY_PDF }],
  ["a page to wait at", pdfThat({ shown: "placeholder" }), { browser: null, server: PLACEHOLDER_PDF }],
  ["a PDF whose pages nobody can tell of", pdfThat({ shown: null }), { browser: null, server: null }],
  [
    "a picture of too many pixels",
    { ...goodPicture, dimensions: async () => ({ width: 8000, height: 6251 }) },
    { browser: null, server: TOO_MANY_PIXELS },
  ],
  ["a damaged picture", { ...goodPicture, opened: async () => "damaged" }, { browser: null, server: BROKEN_PICTURE }],
])("%s is refused by the side that looks for it", async (_what, content, expected) => {
  for (const side of SIDES) expect((await problemOfContent(side, content))?.message ?? null).toBe(expected[side]);
});

test("a blurred picture is asked about, a sharp one and a blank one are not", () => {
  const edge = 200;
  /** Grey that rises from left to right over so many pixels in the middle. */
  const ramp = (width: number) =>
    Uint8ClampedArray.from({ length: edge * edge * 4 }, (_, at) => {
      const x = (at >> 2) % edge;
      return 255 * Math.min(1, Math.max(0, (x - edge / 2) / width));
    });
  const ask = (rgba: Uint8ClampedArray) => questionNamed(askingOf({ rgba, width: edge, height: edge })?.name);
  expect(ask(ramp(1))).toBeNull();
  expect(ask(ramp(20))).toBe(BLURRED);
  expect(ask(new Uint8ClampedArray(edge * edge * 4).fill(255))).toBeNull();
});

test("each check has a name of its own, and something to say", () => {
  expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
  for (const { problem } of CHECKS)
    for (const sentence of "message" in problem ? [problem.message] : Object.values(problem))
      expect(sentence.length).toBeGreaterThan(10);
});

test("nothing is read of a file that the first checks refuse, and nothing twice", async () => {
  let reads = 0;
  const pdf = memoizeAsync(async (): Promise<PdfFacts> => {
    reads += 1;
    return { ...opens, lock: null };
  });
  expect(await problemOfContent("server", { ...goodPdf, kind: null, start: bytes("MZ"), pdf })).toMatchObject({
    message: WRONG_KIND,
  });
  expect(reads).toBe(0);
  expect(await problemOfContent("server", { ...goodPdf, pdf })).toMatchObject({ message: UNREADABLE_PDF });
  expect(reads).toBe(1);
});
