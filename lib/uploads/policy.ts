/**
 * What may be uploaded, in what size, and what is said about it (SPEC sections 5, 8 and 9). Pure: both sides use it.
 */
import { t } from "@/lib/messages/text";

/** Bytes of one file, at most. */
export const UPLOAD_LIMIT = 10_485_760;
/** Live files of one student, at most: a full form with three co-applicants has 59 slots. */
export const FILES_PER_STUDENT = 100;
/** Bytes of one student's live files together, at most. */
export const BYTES_PER_STUDENT = 700 * 1024 * 1024;
/** Bytes that a picture has at most when it leaves the browser, and pixels of its longer side. */
export const PICTURE_LIMIT = 1_048_576;
export const PICTURE_EDGE = 2200;
/** Pixels of a picture that is opened, at most. */
export const PIXELS_MAX = 50e6;
/** Photos that can be put together to one PDF. */
export const PAGES_MAX = 20;
/** Characters of a file's name that are kept for display. */
export const NAME_MAX = 120;

// Sentences of refusals: each is the English one of its code (lib/messages/refusal-text.ts).
export const TOO_LARGE = "File size should be less than 10MB";
export const WRONG_KIND = "Only JPEG, PNG, JPG and PDF files are allowed";
export const UPLOAD_FAILED = "Error uploading file. Please try again.";
export const EMPTY_FILE = "This file is empty. Please choose another one.";
export const PASSWORD_PDF =
  "This PDF has a password. Open it, print or save a copy without the password, and choose that copy.";
export const UNREADABLE_PDF =
  "This PDF could not be checked. Open it, print or save it as a new copy, and choose that copy.";
export const PHOTO_NAMED_PDF =
  "This file is a photo named .pdf: choose it again with Take photo, or give it a name that ends in .jpg or .png.";
export const INCOMPLETE_PDF = "This PDF is incomplete. Please download or scan it again and upload the new copy.";
export const BROKEN_PICTURE = "This picture is damaged and cannot be opened. Please take or scan it again.";
export const TOO_MANY_PIXELS =
  "This picture has more than 50 million pixels. Please save a smaller copy and upload that.";
export const ONE_FILE = "Please upload one file at a time.";
export const QUOTA_FULL =
  "Your application can hold 100 files and 700 MB, and this file would go over that. Please remove a file you no longer need and try again.";
export const BUSY =
  "Very many files are arriving just now, and there is no room for yours yet. Please try again in a minute.";
export const INFECTED =
  "This file carries a virus, so it was not kept. Please check your device for viruses, then scan or download the paper again and upload the new copy.";
export const NOT_SCANNED = "This file could not be checked for viruses just now. Please try again in a few minutes.";
export const FILE_NOT_FOUND = "This file was not found.";

export const preparing = () => t("uploads.preparing", "Making the photo smaller");
export const uploaded = () => t("uploads.uploaded", "uploaded successfully");
export const takePhoto = () => t("uploads.takePhoto", "Take photo");
export const addPage = () => t("uploads.addPage", "Add page");
/** Said about a blurred photo: at its slot, in a list of pages, and aloud when the page is added. */
export const BLURRED = {
  get atSlot() {
    return t(
      "uploads.blurredAtSlot",
      "This photo looks blurred. Can you read every word in it? If not, please take it again.",
    );
  },
  get atPage() {
    return t("uploads.blurredAtPage", "Looks blurred. If you cannot read it, remove it and take it again.");
  },
  get aloud() {
    return t("uploads.blurredAloud", "A page looks blurred");
  },
};

/** A kind of file: how it is served, and the extensions and declared types that agree with it. */
export type Kind = { mime: string; extensions: readonly string[]; types: readonly string[] };

export const KINDS = {
  pdf: { mime: "application/pdf", extensions: ["pdf"], types: ["application/pdf", "application/x-pdf"] },
  png: { mime: "image/png", extensions: ["png"], types: ["image/png", "image/x-png"] },
  jpeg: { mime: "image/jpeg", extensions: ["jpg", "jpeg"], types: ["image/jpeg", "image/jpg", "image/pjpeg"] },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

/** The `accept` attribute of a file input. */
export const ACCEPT = ".pdf,.png,.jpg,.jpeg";

// Some Android file pickers do not know the type and say so in one of these ways.
const UNKNOWN_TYPES = ["", "application/octet-stream"];

/** The kind that a file claims to be by its name and its declared type together; null when not ours or in conflict. */
export function claimedKind(name: string, type: string): KindName | null {
  const extension = /\.([a-z]+)$/.exec(name.trim().toLowerCase())?.[1] ?? "";
  const declared = type.split(";")[0]?.trim().toLowerCase() ?? "";
  for (const [kind, { extensions, types }] of Object.entries(KINDS) as [KindName, Kind][]) {
    if (extensions.includes(extension))
      return UNKNOWN_TYPES.includes(declared) || types.includes(declared) ? kind : null;
  }
  return null;
}

const MAGIC: Record<KindName, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** Whether a file begins as files of this kind do; its name says nothing about that. Eight bytes are enough. */
export const startsLike = (kind: KindName, bytes: Uint8Array) => MAGIC[kind].every((byte, at) => bytes[at] === byte);

/** Asks for a stored picture in small. */
export const SMALL = "small";

/** True for the id of a stored file: 128 bits in lower-case hex. */
export const isFileId = (id: string) => /^[0-9a-f]{32}$/.test(id);

/** The address that a stored file is read at, and that a loan form holds. */
export const fileUrl = (id: string) => `/api/files/${id}`;

/** Where a stored picture is read in small. */
export const smallUrl = (url: string) => `${url}?${SMALL}`;

/** The id in such an address; null for anything that is not exactly one, whatever it resembles. */
export const fileIdOf = (url: string) => /^\/api\/files\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null;
