import "server-only";
import sharp from "sharp";
import type { RefusalCode } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { inspectPdf } from "./pdf-inspection";
import {
  BROKEN_PICTURE,
  claimedKind,
  EMPTY_FILE,
  INCOMPLETE_PDF,
  KINDS,
  PASSWORD_PDF,
  startsLike,
  TOO_MANY_PIXELS,
  UNREADABLE_PDF,
  WRONG_KIND,
} from "./policy";

const PIXEL_LIMIT = 50e6;
const PICTURE_SECONDS = 5;
const JPEG_QUALITY = 88;
/** Bytes at the end of a PDF in which its end marker must lie. */
const PDF_TAIL = 2048;

/**
 * Decides what a file is, by its first bytes, its extension and its declared type, which must all agree, and gives the
 * bytes to keep. A picture is decoded and written anew, upright: what was hidden in it or after it (a place, a page of
 * HTML) is gone. A PDF is kept byte for byte and never unpacked: two kilobytes of one can unpack to gigabytes.
 * @param file its bytes are handed over: use those that come back
 * @throws Refusal 422 with the sentence for the person; Error when a PDF could not be looked at just now
 */
export async function inspect(file: {
  name: string;
  type: string;
  bytes: Buffer;
}): Promise<{ mime: string; bytes: Buffer }> {
  if (file.bytes.length === 0) throw refused("fileEmpty", EMPTY_FILE);
  const kind = claimedKind(file.name, file.type);
  if (!kind || !startsLike(kind, file.bytes)) throw refused("fileWrongKind", WRONG_KIND);
  const { mime } = KINDS[kind];
  if (kind !== "pdf") return { mime, bytes: await redraw(file.bytes, kind) };
  if (!hasEnd(file.bytes)) throw refused("pdfIncomplete", INCOMPLETE_PDF);
  const { isEncrypted, bytes } = await inspectPdf(file.bytes);
  if (isEncrypted === null) throw refused("pdfUnreadable", UNREADABLE_PDF);
  if (isEncrypted) throw refused("pdfHasPassword", PASSWORD_PDF);
  return { mime, bytes };
}

async function redraw(bytes: Buffer, kind: "jpeg" | "png") {
  const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: "warning" })
    .autoOrient()
    .timeout({ seconds: PICTURE_SECONDS });
  try {
    return await (kind === "jpeg" ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()).toBuffer();
  } catch (error) {
    if (String(error).includes("pixel limit")) throw refused("pictureTooManyPixels", TOO_MANY_PIXELS);
    throw refused("pictureBroken", BROKEN_PICTURE);
  }
}

/**
 * A whole PDF ends in "%%EOF". Real ones carry some bytes after it (line ends, a bank's stamp, padding), and readers
 * look for it in the last kilobyte; twice that is allowed here. A download or a scan that was cut has none.
 */
function hasEnd(bytes: Buffer) {
  return bytes.subarray(-PDF_TAIL).includes("%%EOF");
}

const refused = (code: RefusalCode, message: string) =>
  new Refusal(422, code, message, { issues: [{ path: "file", message }] });
