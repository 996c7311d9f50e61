import { PDFDocument } from "@cantoo/pdf-lib";
import fc from "fast-check";
import { PASSWORD_PDF, UNREADABLE_PDF, UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { samplePdf } from "@/tests/samples/uploads";
import { inspect } from "@/lib/uploads/server/inspect";
import { lookInto } from "./encrypted-pdf";

async function drawn(password?: string, tables = false) {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText("trailer << /Encrypt 1 0 R >>");
  document.setTitle("About /Encrypt");
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: "owner" });
  return Buffer.from(await document.save({ useObjectStreams: !tables }));
}

/** A PDF whose trailer holds this, by hand. */
const withTrailer = (inside: string, before = "") => {
  const plain = samplePdf().toString("latin1");
  const at = plain.indexOf("xref\n");
  const moved = plain
    .replace("trailer\n<<", `trailer\n<< ${inside}`)
    .replace(/startxref\n\d+/, `startxref\n${at + before.length}`);
  return Buffer.from(moved.slice(0, at) + before + moved.slice(at), "latin1");
};

test.each([
  ["a cross-reference stream, with a password", () => drawn("RAME1999")],
  ["a cross-reference table, with a password", () => drawn("RAME1999", true)],
  ["by hand", () => withTrailer("/Encrypt 9 0 R")],
  ["written with escapes", () => withTrailer("/#45ncryp#74 9 0 R")],
  ["behind a string with brackets", () => withTrailer("/ID [(a\\)b(c)<<) <3e3e>] /Encrypt 9 0 R")],
  ["a direct dictionary", () => withTrailer("/Encrypt << /Filter /Standard >>")],
  [
    "with a cross-reference that cannot be found",
    () =>
      Buffer.from(
        withTrailer("/Encrypt 9 0 R")
          .toString("latin1")
          .replace(/startxref\n\d+/, "startxref\n9999999999"),
        "latin1",
      ),
  ],
])("%s: encrypted, and the server refuses it with the sentence", async (_, make) => {
  const bytes = await make();
  expect(lookInto(bytes).isEncrypted).toBe(true);
  await expect(inspect({ name: "a.pdf", bytes })).rejects.toMatchObject({
    http: 422,
    message: PASSWORD_PDF,
  });
});

test.each([
  ["plain", () => samplePdf()],
  ["a page and a title about it, stream", () => drawn()],
  ["a page and a title about it, table", () => drawn(undefined, true)],
  ["in a string of the trailer", () => withTrailer("/Note (/Encrypt 9 0 R)")],
  ["in a comment of the trailer", () => withTrailer("%/Encrypt 9 0 R\n")],
  ["in an inner dictionary", () => withTrailer("/Own << /Encrypt 9 0 R >>")],
  ["null", () => withTrailer("/Encrypt null")],
  ["in a trailer that is content", () => withTrailer("", "%trailer << /Encrypt 9 0 R >>\n")],
  ["a longer name", () => withTrailer("/EncryptMetadata true")],
])("%s: not encrypted", async (_, make) => {
  expect(lookInto(await make()).isEncrypted).toBe(false);
});

// What a real program writes, in the sizes and shapes that ask the most: few characters of it need to be looked at.
const XREF_STREAM =
  "9 0 obj\n<< /Type /XRef /Size 10 /Root 1 0 R /W [1 2 1] /Index [0 10] /Length 0 >>\nstream\n\nendstream\nendobj\n";
/** Changed by appending, so many times; the last trailer holds this. */
function appended(times: number, last = "", isFollowable = true) {
  const parts = [samplePdf().toString("latin1")];
  let length = parts[0]!.length;
  for (let time = 1; time <= times; time += 1) {
    const part = `xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev 0 ${time === times ? last : ""} >>\nstartxref\n${isFollowable ? length : 9999999999}\n%%EOF\n`;
    parts.push(part);
    length += part.length;
  }
  return Buffer.from(parts.join(""), "latin1");
}
/** A scan of ten megabytes: thousands of objects of noise, and a table of them all. */
function scan(inside = "") {
  const noise = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 7919 * (at + 13)) % 256));
  const head = Buffer.from("%PDF-1.4\n");
  const objects = Array.from({ length: 5000 }, (_, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n<< /Length 2000 >>\nstream\n`),
      noise,
      Buffer.from("\nendstream\nendobj\n"),
    ]),
  );
  const body = Buffer.concat([head, ...objects]);
  return Buffer.concat([
    body,
    Buffer.from(
      `xref\n0 5001\n${"0000000009 00000 n \n".repeat(5001)}trailer\n<< /Size 5001 /Root 1 0 R ${inside} >>\nstartxref\n${body.length}\n%%EOF\n`,
    ),
  ]);
}

test.each([
  ["a scan of ten megabytes and five thousand objects", () => scan(), false],
  ["the same with a password", () => scan("/Encrypt 9 0 R"), true],
  ["ten megabytes", () => samplePdf(UPLOAD_LIMIT), false],
  ["changed two hundred times", () => appended(200), false],
  ["changed two hundred times, with a password", () => appended(200, "/Encrypt 9 0 R"), true],
  ["changed two hundred times, with places that lead nowhere", () => appended(200, "", false), false],
  ["the same with a password", () => appended(200, "/Encrypt 9 0 R", false), true],
  [
    "signed: a trailer with long strings, and padding behind the end",
    () => Buffer.concat([withTrailer(`/ID [<${"ab".repeat(8000)}> (${"\\)".repeat(8000)})]`), Buffer.alloc(1000)]),
    false,
  ],
  [
    "linearised: the last place leads to a stream at the front",
    () => Buffer.from(`%PDF-1.5\n${XREF_STREAM}${"x".repeat(9000)}\nstartxref\n9\n%%EOF\n`, "latin1"),
    false,
  ],
  [
    "a word of the format in its content, that leads nowhere",
    () =>
      Buffer.from(
        samplePdf()
          .toString("latin1")
          .replace("xref\n0", `% trailer << (\nxref\n0`)
          .replace(/startxref\n\d+/, "startxref\n9999999999"),
        "latin1",
      ),
    false,
  ],
])("%s: told, and with little work", async (_, make, expected) => {
  const { isEncrypted, looked } = lookInto(make());
  expect(isEncrypted).toBe(expected);
  expect(looked).toBeLessThan(150_000);
});

/** A file that passes for a PDF from outside, filled with this. */
const filled = (unit: string, size = UPLOAD_LIMIT) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(size - 16, unit, "latin1"), Buffer.from("\n%%EOF\n")]);
/** Characters that may be looked at: the file once in each direction, and about a megabyte. */
const bound = (size: number) => 2 * size + 1_200_000;
const UNITS = [
  "t",
  "trailer",
  "trailer<<",
  "trailer<<(",
  "trailer%",
  "xref",
  "<<",
  "<",
  "/",
  "/Encrypt",
  "/#45ncrypt",
  "obj",
  "9 0 obj<<",
  "(",
  "\\",
  "%",
  "%\n",
  "[",
  "startxref 1",
  "startxref 9\n%%EOF",
  " ",
  "\0",
];

test.each(UNITS)("ten megabytes of %j are little work", (unit) => {
  expect(lookInto(filled(unit)).looked).toBeLessThan(bound(UPLOAD_LIMIT));
});

test("sixteen trailers with a dictionary of megabytes are little work, and the file is refused with a way out", async () => {
  const bytes = filled(`trailer<<${"/A 1".repeat(150_000)}`);
  const { isEncrypted, looked } = lookInto(bytes);
  expect(isEncrypted).toBeNull();
  expect(looked).toBeLessThan(bound(UPLOAD_LIMIT));
  await expect(inspect({ name: "a.pdf", bytes })).rejects.toMatchObject({
    http: 422,
    message: UNREADABLE_PDF,
  });
});

test("no mix of the format's words makes more work than its length", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...UNITS, ">>", ")", "]", ">", "\n", "1", "null"), { minLength: 1, maxLength: 30 }),
      (words) => {
        const bytes = filled(words.join(""), 300_000);
        expect(lookInto(bytes).looked).toBeLessThan(bound(bytes.length));
      },
    ),
    { numRuns: 200 },
  );
});
