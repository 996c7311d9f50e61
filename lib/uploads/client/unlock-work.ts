import { ParseSpeeds, PDFDocument, PDFInvalidObject } from "@cantoo/pdf-lib";
import { openPdf } from "@/lib/uploads/checks/pdf-lock";

export type UnlockJob = { pdf: Blob; password: string };
/** `pdf`: the same document without its password. impossible: with any password. */
export type Unlocked = { pdf: Uint8Array } | "wrongPassword" | "impossible";

/** The library tells a wrong password from everything else by its words alone. */
const WRONG = new Set(["Password incorrect", "NEEDS PASSWORD"]);

/**
 * Opens a PDF with the user's or the owner's password and writes it without one: pages, fonts and pictures as they
 * were, its encryption gone, and with it what a signature in it proves. A blank at its ends may have been copied with
 * it. Never fails.
 */
export async function unlockPdf({ pdf, password }: UnlockJob): Promise<Unlocked> {
  const opened = await opens(pdf, password);
  const bare = password.trim();
  return opened === "wrongPassword" && bare !== password && bare !== "" ? opens(pdf, bare) : opened;
}

async function opens(pdf: Blob, password: string): Promise<Unlocked> {
  try {
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    const options = { password, parseSpeed: ParseSpeeds.Fastest, updateMetadata: false };
    const document = await PDFDocument.load(bytes, options);
    if (document.getPageCount() === 0 || !dropsOnlyTables(document)) return "impossible";
    const opened = await document.save({
      objectsPerTick: Infinity,
      addDefaultPage: false,
      updateFieldAppearances: false,
    });
    return openPdf(opened)?.lock === "open" ? { pdf: opened } : "impossible";
  } catch (error) {
    return error instanceof Error && WRONG.has(error.message) ? "wrongPassword" : "impossible";
  }
}

/** Of a table of objects, which is never encrypted but was read as if. */
const TABLE = /\/Type\s*\/XRef\b/;

/**
 * Takes out what could not be read: tables of objects, which name the encryption and are written anew. False where it
 * is anything else, which the copy would lack.
 */
export function dropsOnlyTables({ context }: PDFDocument): boolean {
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFInvalidObject)) continue;
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    if (!TABLE.test(new TextDecoder("latin1").decode(bytes))) return false;
    context.delete(reference);
  }
  return true;
}
