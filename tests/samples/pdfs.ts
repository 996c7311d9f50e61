import { decodePDFRawStream, PDFBool, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import PdfKit from "pdfkit";
import { samplePdf } from "@/tests/samples/uploads";

/** `isPacked`: its objects lie in packed streams, as most programs of today write them. */
type Form = { isPacked?: boolean };

export async function pdfWithoutPages({ isPacked = true }: Form = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  return Buffer.from(await document.save({ addDefaultPage: false, useObjectStreams: isPacked }));
}

/** The one page that a dynamic form shows outside of Adobe's programs; with a field, any program shows it. */
export async function xfaForm({ isPacked = true, hasField = false, needsRendering = false, password = false } = {}) {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.drawText("Please wait... If this message is not eventually replaced by the contents of the form", { size: 10 });
  const form = document.getForm();
  if (hasField) form.createTextField("name").addToPage(page);
  const data = document.context.stream("<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'/>");
  form.acroForm.dict.set(PDFName.of("XFA"), document.context.obj(["template", document.context.register(data)]));
  if (needsRendering) document.catalog.set(PDFName.of("NeedsRendering"), PDFBool.True);
  if (password) document.encrypt({ userPassword: "", ownerPassword: "office" });
  return Buffer.from(await document.save({ useObjectStreams: isPacked, updateFieldAppearances: false }));
}

/** What pdfkit writes for each version: revisions 2, 3, 4 and 5 of the encryption. pdf-lib writes 6. */
export const LOCKS = { 2: "1.3", 3: "1.4", 4: "1.7", 5: "1.7ext3", 6: null } as const;

/** A PDF with one page that an owner's password protects from printing; `password` is asked for where it is not "". */
export async function lockedPdf(revision: keyof typeof LOCKS, password: string): Promise<Buffer> {
  const pdfVersion = LOCKS[revision];
  if (pdfVersion === null) {
    const document = await PDFDocument.create();
    document.addPage([420, 595]).drawText("Form 16");
    document.encrypt({ userPassword: password, ownerPassword: "owner" });
    return Buffer.from(await document.save());
  }
  const document = new PdfKit({ pdfVersion, userPassword: password, ownerPassword: "owner", permissions: {} });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const written = new Promise((resolve) => document.on("end", resolve));
  document.text("Form 16").end();
  await written;
  return Buffer.concat(parts);
}

/** A PDF whose trailer names this encryption, by hand. */
export function pdfEncryptedBy(encryption: string): Buffer {
  const plain = samplePdf().toString("latin1");
  const at = plain.indexOf("xref\n");
  const object = `9 0 obj\n<< ${encryption} >>\nendobj\n`;
  const moved = plain
    .replace("trailer\n<<", "trailer\n<< /Encrypt 9 0 R /ID [<00> <00>]")
    .replace(/startxref\n\d+/, `startxref\n${at + object.length}`);
  return Buffer.from(moved.slice(0, at) + object + moved.slice(at), "latin1");
}

/** A PDF that was changed by appending: its page is written anew, with a table of its own. */
export function changedPdf(): Buffer {
  const first = samplePdf().toString("latin1");
  const page = "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] >>\nendobj\n";
  const table = `xref\n3 1\n${String(first.length).padStart(10, "0")} 00000 n \n`;
  const before = first.indexOf("xref\n");
  return Buffer.from(
    `${first}${page}${table}trailer\n<< /Size 4 /Root 1 0 R /Prev ${before} >>\nstartxref\n${first.length + page.length}\n%%EOF\n`,
    "latin1",
  );
}

/** The first part of a PDF that is made to be shown while it comes: what follows its own end is missing. */
export function cutWhileItCame(): Buffer {
  const first = samplePdf()
    .toString("latin1")
    .replace("%PDF-1.7\n", "%PDF-1.7\n8 0 obj\n<< /Linearized 1 /L 90000 >>\nendobj\n");
  return Buffer.from(first.replace(/startxref\n\d+/, "startxref\n0"), "latin1");
}

/** What draws each page of a PDF that opens without a password: its streams, unpacked. */
export async function contentsOf(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().map((page) =>
    (page.node.normalizedEntries().Contents?.asArray() ?? [])
      .map((part) => document.context.lookup(part))
      .map((stream) =>
        stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : "",
      )
      .join(""),
  );
}

/** The letters that each page draws, in hex. */
export const drawnIn = async (pdf: Uint8Array): Promise<string[]> =>
  (await contentsOf(pdf)).map((drawn) =>
    drawn.replace(/[^<]*<([0-9a-f]+)>[^<]*/gi, (_, hex: string) => hex.toLowerCase()),
  );
