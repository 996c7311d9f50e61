import { PDFDocument } from "@cantoo/pdf-lib";
import { isEncryptedPdf } from "./encrypted-pdf";
import { inspect } from "./inspect";
import { PASSWORD_PDF } from "./policy";
import { samplePdf } from "./samples";

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
  const moved = plain.replace("trailer\n<<", `trailer\n<< ${inside}`).replace(/startxref\n\d+/, `startxref\n${at + before.length}`);
  return Buffer.from(moved.slice(0, at) + before + moved.slice(at), "latin1");
};

test.each([
  ["a cross-reference stream, with a password", () => drawn("RAME1999")],
  ["a cross-reference table, with a password", () => drawn("RAME1999", true)],
  ["an owner's password only, which opens without asking", () => drawn("")],
  ["by hand", () => withTrailer("/Encrypt 9 0 R")],
  ["written with escapes", () => withTrailer("/#45ncryp#74 9 0 R")],
  ["behind a string with brackets", () => withTrailer("/ID [(a\\)b(c)<<) <3e3e>] /Encrypt 9 0 R")],
  ["a direct dictionary", () => withTrailer("/Encrypt << /Filter /Standard >>")],
  ["with a cross-reference that cannot be found", () => Buffer.from(withTrailer("/Encrypt 9 0 R").toString("latin1").replace(/startxref\n\d+/, "startxref\n9999999999"), "latin1")],
])("%s: encrypted, and the server refuses it with the sentence", async (_, make) => {
  const bytes = await make();
  expect(isEncryptedPdf(bytes)).toBe(true);
  await expect(inspect({ name: "a.pdf", type: "application/pdf", bytes })).rejects.toMatchObject({ http: 422, message: PASSWORD_PDF });
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
  expect(isEncryptedPdf(await make())).toBe(false);
});
