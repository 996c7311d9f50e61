import sharp from "sharp";
import type { RefusalCode } from "@/lib/http/codes";
import {
  ARCHIVE,
  BROKEN_PICTURE,
  EMPTY_FILE,
  EMPTY_PDF,
  HEIC_PHOTO,
  INCOMPLETE_PDF,
  OFFICE_FILE,
  OTHER_PICTURE,
  PASSWORD_PDF,
  PLACEHOLDER_PDF,
  RIGHTS_PDF,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { changedPdf, cutWhileItCame, lockedPdf, pdfEncryptedBy, pdfWithoutPages, xfaForm } from "./pdfs";
import { sampleJpeg, samplePdf, samplePng } from "./uploads";

type Make = () => Buffer | Promise<Buffer>;
type OddFile = { about: string; make: Make; name: string; type: string };
type Taken = OddFile & { kept: string };
/** `by`: whether the browser says it before anything is sent. */
type Refused = OddFile & { code: RefusalCode; says: string; by: "browser" | "server" };

const [PDF, JPEG, PNG] = ["application/pdf", "image/jpeg", "image/png"] as const;
const problem = (code: RefusalCode, says: string, by: Refused["by"] = "browser") => ({ code, says, by });
const HEIC = problem("fileHeic", HEIC_PHOTO);
const PICTURE = problem("fileOtherPicture", OTHER_PICTURE);
const OFFICE = problem("fileOffice", OFFICE_FILE);
const PACKED = problem("fileArchive", ARCHIVE);
const WRONG = problem("fileWrongKind", WRONG_KIND);
const EMPTY = problem("fileEmpty", EMPTY_FILE);
const BROKEN = problem("pictureBroken", BROKEN_PICTURE, "server");
const PASSWORD = problem("pdfHasPassword", PASSWORD_PDF);
const RIGHTS = problem("pdfHasRights", RIGHTS_PDF);
const NO_PAGES = problem("pdfHasNoPages", EMPTY_PDF, "server");
const PLACEHOLDER = problem("pdfIsPlaceholder", PLACEHOLDER_PDF, "server");
const CUT = problem("pdfIncomplete", INCOMPLETE_PDF, "server");

const latin = (text: string) => Buffer.from(text, "latin1");
const head = (hex: string, more = "") => Buffer.concat([Buffer.from(hex, "hex"), latin(more), Buffer.alloc(600, 7)]);
const before = (stray: string | Buffer) => Buffer.concat([Buffer.from(stray as string), samplePdf()]);
const behind = (stray: string | Buffer) => Buffer.concat([samplePdf(), Buffer.from(stray as string)]);
const written = (change: (pdf: string) => string) => latin(change(samplePdf().toString("latin1")));
const webp = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer();
const docx = () => head("504b0304", `${"\x14\0\x06\0".padEnd(26, "\0")}[Content_Types].xml`);
const ATTACHMENTS_ONLY =
  "/Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <00> /U <00> /CF << /StdCF << /CFM /AESV2 >> >> /StmF /Identity /StrF /Identity /EFF /StdCF";
const CERTIFICATE = "/Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4";
const PRINTER = "\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n";
const REVISIONS = [2, 3, 4, 5, 6] as const;

const TAKEN_ROWS: readonly [string, Make, name: string, type: string, kept: string][] = [
  // A right file under an odd name or type.
  ["a JPEG as Windows saves it", sampleJpeg, "photo.jfif", JPEG, "photo.jpg"],
  ["a JPEG as .jpe", sampleJpeg, "marksheet.jpe", "", "marksheet.jpg"],
  ["a JPEG in capitals", sampleJpeg, "IMG_0042.JPG", JPEG, "IMG_0042.JPG"],
  ["a JPEG of an old browser", sampleJpeg, "selfie.jpeg", "image/pjpeg", "selfie.jpeg"],
  [
    "a JPEG of a messenger",
    sampleJpeg,
    "WhatsApp Image 2024-06-12 at 10.42.13",
    "",
    "WhatsApp Image 2024-06-12 at 10.42.13.jpg",
  ],
  ["a JPEG named .png", sampleJpeg, "scan.png", PNG, "scan.jpg"],
  ["a JPEG named .pdf", sampleJpeg, "pan card.pdf", PDF, "pan card.jpg"],
  ["a JPEG named as an iPhone's photo", sampleJpeg, "IMG_1204.HEIC", "image/heic", "IMG_1204.jpg"],
  ["a JPEG declared as a page", sampleJpeg, "photo.jpg", "text/html", "photo.jpg"],
  ["a JPEG named as a program", sampleJpeg, "photo.jpg.exe", JPEG, "photo.jpg"],
  ["a PNG named .jpg", samplePng, "Screenshot_2024.jpg", JPEG, "Screenshot_2024.png"],
  ["a PNG without a name before its ending", samplePng, ".png", PNG, "document.png"],
  ["a second download", samplePdf, "Aadhaar.pdf (1)", "", "Aadhaar (1).pdf"],
  ["a document of a messenger", samplePdf, "DOC-20240612-WA0005.", "", "DOC-20240612-WA0005.pdf"],
  ["a PDF without an ending", samplePdf, "Form 16", "application/octet-stream", "Form 16.pdf"],
  ["a dot that is no ending", samplePdf, "Marksheet Sem.2", PDF, "Marksheet Sem.2.pdf"],
  ["a PDF declared text/pdf", samplePdf, "statement.pdf", "text/pdf", "statement.pdf"],
  ["a PDF declared application/x-pdf", samplePdf, "STATEMENT.PDF", "application/x-pdf", "STATEMENT.PDF"],
  ["a PDF declared as a download", samplePdf, "statement.pdf", "application/force-download", "statement.pdf"],
  ["a PDF named .jpg", samplePdf, "passport.jpg", JPEG, "passport.pdf"],
  ["a PDF that is still called a download", samplePdf, "letter.pdf.crdownload", "", "letter.pdf"],
  ["a PDF without a name", samplePdf, " ", "", "document.pdf"],
  ["a PDF with a Hindi name", samplePdf, "आधार कार्ड", "", "आधार कार्ड.pdf"],
  // What opens without a password.
  ...REVISIONS.map((revision): [string, Make, string, string, string] => [
    `a PDF with an owner's password, revision ${revision}`,
    () => lockedPdf(revision, ""),
    ...(["Form 16.pdf", PDF, "Form 16.pdf"] as const),
  ]),
  ["only attachments are encrypted", () => pdfEncryptedBy(ATTACHMENTS_ONLY), "offer.pdf", PDF, "offer.pdf"],
  ["a form that any program shows", () => xfaForm({ hasField: true }), "form.pdf", PDF, "form.pdf"],
  // What stands around a PDF.
  ["three kilobytes of blanks behind it", () => behind(" ".repeat(3000)), "a.pdf", PDF, "a.pdf"],
  ["a hundred kilobytes of zero bytes behind it", () => behind(Buffer.alloc(100_000)), "a.pdf", PDF, "a.pdf"],
  ["a note of a server behind it", () => behind(`<!-- ${"x".repeat(4000)} -->`), "a.pdf", PDF, "a.pdf"],
  [
    "an owner's password, and five kilobytes of blanks behind it",
    async () => Buffer.concat([await lockedPdf(6, ""), Buffer.alloc(5000, " ")]),
    ...(["a.pdf", PDF, "a.pdf"] as const),
  ],
  ["no line end at its end", () => written((pdf) => pdf.trimEnd()), "a.pdf", PDF, "a.pdf"],
  ["no mark at its end", () => written((pdf) => pdf.replace("%%EOF\n", "")), "a.pdf", PDF, "a.pdf"],
  ["blank lines before its head", () => before("\r\n\r\n  "), "a.pdf", PDF, "a.pdf"],
  ["a byte order mark before its head", () => before("\ufeff"), "a.pdf", PDF, "a.pdf"],
  ["a printer's lines before its head", () => before(PRINTER), "a.pdf", PDF, "a.pdf"],
  ["a thousand zero bytes before its head", () => before(Buffer.alloc(1000)), "a.pdf", PDF, "a.pdf"],
  ["line ends of an old Macintosh", () => written((pdf) => pdf.replaceAll("\n", "\r")), "a.pdf", PDF, "a.pdf"],
  ["changed by appending", changedPdf, "a.pdf", PDF, "a.pdf"],
];

const REFUSED_ROWS: readonly [string, Make, name: string, type: string, ReturnType<typeof problem>][] = [
  // What is another kind.
  ["a HEIC photo named .jpg", () => head("00000018", "ftypheic"), "IMG_1204.jpg", JPEG, HEIC],
  ["a HEIF photo", () => head("0000001c", "ftypmif1"), "20240612.heif", "image/heif", HEIC],
  ["a WebP named .jpg", webp, "photo.jpg", JPEG, PICTURE],
  ["a GIF", () => head("474946383961"), "scan.gif", "image/gif", PICTURE],
  ["a Word document named .pdf", docx, "letter.pdf", PDF, OFFICE],
  ["an old Word document", () => head("d0cf11e0a1b11ae1"), "letter.doc", "application/msword", OFFICE],
  ["a ZIP", () => head("504b0304", "\x14\0\0\0"), "papers.zip", "application/zip", PACKED],
  ["a page saved as .pdf", () => latin("<!doctype html><title>Log in</title>"), "statement.pdf", PDF, WRONG],
  ["a page before a PDF", () => before("<html><body>Wait</body></html>\n"), "statement.pdf", PDF, WRONG],
  ["a script before a PDF", () => before("/* "), "statement.pdf", PDF, WRONG],
  ["a ZIP before a PDF", () => before(latin("PK\x03\x04\x14\0\0\0")), "statement.pdf", PDF, PACKED],
  ["a PDF's head too far inside", () => before(" ".repeat(1025)), "statement.pdf", PDF, WRONG],
  ["a program", () => latin("MZ\x90\0 This program"), "setup.pdf", PDF, WRONG],
  ["a text", () => latin("My marks: 87"), "marks.txt", "text/plain", WRONG],
  ["nothing at all", () => Buffer.alloc(0), "a.pdf", PDF, EMPTY],
  ["half a JPEG", async () => (await sampleJpeg()).subarray(0, 3000), "photo.jfif", JPEG, BROKEN],
  // What is locked.
  ...REVISIONS.map((revision): [string, Make, string, string, typeof PASSWORD] => [
    `a PDF with a password, revision ${revision}`,
    () => lockedPdf(revision, "ASHA2004"),
    ...(["e-aadhaar.pdf", PDF, PASSWORD] as const),
  ]),
  [
    "a password, and a hundred kilobytes of zero bytes behind it",
    async () => Buffer.concat([await lockedPdf(6, "ASHA2004"), Buffer.alloc(100_000)]),
    ...(["a.pdf", PDF, PASSWORD] as const),
  ],
  [
    "a password, and some blank lines before it",
    async () => Buffer.concat([latin("\r\n\r\n"), await lockedPdf(6, "ASHA2004")]),
    ...(["a.pdf", PDF, PASSWORD] as const),
  ],
  ["a PDF for the owner of a certificate", () => pdfEncryptedBy(CERTIFICATE), "letter.pdf", PDF, RIGHTS],
  // What a PDF holds.
  ["a PDF without pages", () => pdfWithoutPages(), "empty.pdf", PDF, NO_PAGES],
  ["a PDF without pages, in a table", () => pdfWithoutPages({ isPacked: false }), "empty.pdf", PDF, NO_PAGES],
  ["a PDF of a head and an end", () => latin("%PDF-1.4\n%%EOF\n"), "empty.pdf", PDF, NO_PAGES],
  ["a page that is not there", () => written((pdf) => pdf.replace("[3 0 R]", "[7 0 R]")), "a.pdf", PDF, NO_PAGES],
  ["a dynamic form", () => xfaForm(), "form.pdf", PDF, PLACEHOLDER],
  [
    "a dynamic form that says so, in a table",
    () => xfaForm({ isPacked: false, hasField: true, needsRendering: true }),
    ...(["form.pdf", PDF, PLACEHOLDER] as const),
  ],
  ["a dynamic form with an owner's password", () => xfaForm({ password: true }), "form.pdf", PDF, PLACEHOLDER],
  // What was cut.
  ["cut in a change", () => changedPdf().subarray(0, samplePdf().length + 40), "a.pdf", PDF, CUT],
  ["cut while it came", cutWhileItCame, "a.pdf", PDF, CUT],
  ["cut in its last lines", () => samplePdf().subarray(0, -12), "a.pdf", PDF, CUT],
  ["cut in the middle", () => samplePdf(5000).subarray(0, 2500), "a.pdf", PDF, CUT],
];

export const TAKEN_FILES = TAKEN_ROWS.map(([about, make, name, type, kept]): Taken => ({
  about,
  make,
  name,
  type,
  kept,
}));
export const REFUSED_FILES = REFUSED_ROWS.map(([about, make, name, type, why]): Refused => ({
  about,
  make,
  name,
  type,
  ...why,
}));

export const typeOf = (name: string) =>
  ({ pdf: PDF, png: PNG, jpg: JPEG, jpeg: JPEG })[name.split(".").at(-1)!.toLowerCase()];
