import type { RefusalCode } from "@/lib/http/envelope";
import { ARCHIVE, HEIC_PHOTO, type KindName, OFFICE_FILE, OTHER_PICTURE, WRONG_KIND } from "@/lib/uploads/policy";

/** Readers look for a PDF's head among the first 1,024. */
export const START_BYTES = 1024 + 5;

const text = (bytes: Uint8Array, count = START_BYTES) => String.fromCharCode(...bytes.subarray(0, count));

/** Where a PDF's head begins in these bytes; -1 without one. */
export const headerAt = (start: Uint8Array) => text(start).indexOf("%PDF-");

// With a PDF's head further on, other programs would take it for another kind.
const OTHER_HEADS =
  /^\s*(?:MZ|\x7fELF|\xca\xfe\xba\xbe|\xfe\xed\xfa|\xcf\xfa\xed\xfe|PK|GIF8|BM|RIFF|II\*|MM\*|%!PS|\{\\rtf|#!|\x1f\x8b|7z\xbc|Rar!|\xd0\xcf\x11\xe0|X5O!P%@AP)|^.{1,4}ftyp/s;
// Markup and scripts, wherever they begin.
const MARKUP = /<[a-z!?%/]|\/\*|PK\x03\x04/i;

/** The kind by the first START_BYTES bytes; null for others. A PDF may have stray bytes before its head. */
export function detectKind(start: Uint8Array): KindName | null {
  const head = text(start);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  const at = headerAt(start);
  if (at < 0) return null;
  const before = head.slice(0, at).replaceAll("\0", "");
  return OTHER_HEADS.test(before) || MARKUP.test(before) ? null : "pdf";
}

type Other = { name: string; code: RefusalCode; message: string; head: RegExp };

/** Kinds that can be turned into one of ours; the last one is anything else. */
export const OTHERS: readonly Other[] = [
  { name: "heic", code: "fileHeic", message: HEIC_PHOTO, head: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s },
  {
    name: "other picture",
    code: "fileOtherPicture",
    message: OTHER_PICTURE,
    head: /^(?:GIF8|BM.{4}\0{4}|RIFF.{4}WEBP|II\*\0|MM\0\*|.{4}ftypavi|\0{3}\x0cjP)/s,
  },
  {
    name: "office file",
    code: "fileOffice",
    message: OFFICE_FILE,
    head: /^(?:\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|\{\\rtf|PK\x03\x04.{26}(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/|mimetypeapplication\/vnd\.oasis))/s,
  },
  { name: "archive", code: "fileArchive", message: ARCHIVE, head: /^(?:PK\x03\x04|Rar!\x1a|7z\xbc\xaf)/ },
  { name: "kind", code: "fileWrongKind", message: WRONG_KIND, head: /^/ },
];

/** Null for a kind that is taken. */
export function otherKind(start: Uint8Array): Other | null {
  if (detectKind(start) !== null) return null;
  const head = text(start);
  return OTHERS.find((other) => other.head.test(head))!;
}
