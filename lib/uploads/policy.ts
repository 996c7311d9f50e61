/** SPEC sections 5, 8 and 9. Pure: both sides use it. */
import { t } from "@/lib/messages/text";

/** Bytes. */
export const UPLOAD_LIMIT = 10_485_760;
/** Of a PDF that is only joined: pages are left out, and pictures made smaller, on the device. */
export const JOIN_LIMIT = 5 * UPLOAD_LIMIT;
/** A full form with three co-applicants has 59 slots. */
export const FILES_PER_STUDENT = 100;
export const BYTES_PER_STUDENT = 700 * 1024 * 1024;
/** Bytes, and pixels of the longer side, when it leaves the browser. */
export const PICTURE_LIMIT = 1_048_576;
export const PICTURE_EDGE = 2200;
export const PIXELS_MAX = 50e6;
export const PAGES_MAX = 20;
export const NAME_MAX = 120;

/** A request header: the slot that the file is for, by its name in the store of uploads. */
export const UPLOAD_FOR = "x-upload-for";
/** A paper that was left out at the submit: the names of such slots begin with it and a blank. */
export const LEFT_OUT = "left-out";
/** Whether a slot, by its name, is one that was left empty at the submit. */
export const isLeftOutSlot = (slot: string) => slot === LEFT_OUT || slot.startsWith(`${LEFT_OUT} `);

// Refusals: each is the English sentence of its code (lib/messages/refusal-text.ts).
export const TOO_LARGE = "File size should be less than 10MB";
export const WRONG_KIND = "Only JPEG, PNG, JPG and PDF files are allowed";
export const UPLOAD_FAILED = "Error uploading file. Please try again.";
export const EMPTY_FILE = "This file is empty. Please choose another one.";
export const HEIC_PHOTO = `${WRONG_KIND}. This is a HEIC photo: use Take photo, or save it as JPEG and choose that copy.`;
export const OTHER_PICTURE = `${WRONG_KIND}. This is another kind of picture: save it as JPEG or PNG and choose that copy.`;
export const OFFICE_FILE = `${WRONG_KIND}. This is a Word, Excel or PowerPoint file: save it as PDF and choose that copy.`;
export const ARCHIVE = `${WRONG_KIND}. This is an archive: unpack it, and choose the papers in it one by one.`;
export const PASSWORD_PDF =
  "This PDF has a password. Open it, print or save a copy without the password, and choose that copy.";
export const UNREADABLE_PDF =
  "This PDF could not be checked. Open it, print or save it as a new copy, and choose that copy.";
export const RIGHTS_PDF =
  "This PDF opens only with a certificate or with its maker's own program. Open it there, print it to a new PDF, and choose that copy.";
export const EMPTY_PDF = "This PDF has no pages. Please download or scan it again and upload the new copy.";
export const PLACEHOLDER_PDF =
  'This PDF shows only "Please wait" outside of Adobe Reader. Open it in Adobe Reader, print it to a new PDF, and choose that copy.';
export const INCOMPLETE_PDF = "This PDF is incomplete. Please download or scan it again and upload the new copy.";
export const BROKEN_PICTURE = "This picture is damaged and cannot be opened. Please take or scan it again.";
export const TOO_MANY_PIXELS =
  "This picture has more than 50 million pixels. Please save a smaller copy and upload that.";
export const ONE_FILE = "Please upload one file at a time.";
export const QUOTA_FULL =
  "Your application can hold 100 files and 700 MB, and this file would go over that. Please remove a file you no longer need and try again.";
export const BUSY =
  "Very many files are arriving just now, and there is no room for yours yet. Please try again in a minute.";
export const STORAGE_FULL =
  "Our storage for documents is full just now, so this file was not kept. Please try again later; what you added before is safe.";
export const INFECTED =
  "This file carries a virus, so it was not kept. Please check your device for viruses, then scan or download the paper again and upload the new copy.";
export const NOT_SCANNED = "This file could not be checked for viruses just now. Please try again in a few minutes.";
export const FILE_NOT_FOUND = "This file was not found.";

export const preparing = () => t("uploads.preparing", "Making the photo smaller");
export const uploaded = () => t("uploads.uploaded", "uploaded successfully");
export const takePhoto = () => t("uploads.takePhoto", "Take photo");
export const addPage = () => t("uploads.addPage", "Add page");
/** At its slot, in a list of pages, and aloud. */
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

/** `extensions`: the usual one first. */
export type FileType = { mime: string; extensions: readonly string[] };

export const KINDS = {
  pdf: { mime: "application/pdf", extensions: ["pdf"] },
  png: { mime: "image/png", extensions: ["png"] },
  jpeg: { mime: "image/jpeg", extensions: ["jpg", "jpeg"] },
} as const satisfies Record<string, FileType>;
export type KindName = keyof typeof KINDS;

const acceptOf = (kinds: readonly FileType[]) =>
  [
    ...kinds.flatMap(({ extensions }) => extensions.map((ending) => `.${ending}`)),
    ...kinds.map(({ mime }) => mime),
  ].join(",");
/** Endings, and types, by which pickers know files of other endings. */
export const ACCEPT = acceptOf([KINDS.pdf, KINDS.png, KINDS.jpeg]);

/** A guess by name and type, for what is shown before the bytes are read; what is no PDF is taken for a picture. */
export const seemsPicture = (name: string, type: string) => !/pdf/i.test(type) && !/\.pdf\b/i.test(name);

// Endings of another kind are replaced; any other is part of the name ("Sem.2").
const ENDINGS =
  "pdf|png|jpe?g|jpe|jfif|jif|pjpe?g|heic|heif|webp|gif|bmp|tiff?|svg|docx?|xlsx?|html?|txt|exe|com|bat|js|php|bin|dat|tmp|download|crdownload";
const ENDING = new RegExp(`^(.*)\\.(${ENDINGS})((?: ?\\(\\d+\\))?)$`, "is");

/** A name with its kind's ending: "photo.jfif" is "photo.jpg", "Aadhaar.pdf (1)" is "Aadhaar (1).pdf". */
export function namedAs(kind: KindName, name: string): string {
  const own: readonly string[] = KINDS[kind].extensions;
  let base = name.replace(/[\s.]+$/, "");
  let ending: string = own[0]!;
  for (let found = ENDING.exec(base); found; found = ENDING.exec(base)) {
    base = `${found[1]!}${found[3]!}`.replace(/[\s.]+$/, "");
    if (!own.includes(found[2]!.toLowerCase())) continue;
    ending = found[2]!;
    break;
  }
  const shortened = [...base].slice(0, NAME_MAX - ending.length - 1).join("");
  return `${shortened.trim() || "document"}.${ending}`;
}

export const SMALL = "small";

/** 128 bits in lower-case hex. */
export const isFileId = (id: string) => /^[0-9a-f]{32}$/.test(id);

/** The address by which answers hold a document, and by which its owner's session opens it. */
export const fileUrl = (id: string) => `/api/files/${id}`;

/** The same picture, 160 px, for its owner only. */
export const smallUrl = (url: string) => `${url}?${SMALL}`;

/** Null for anything that is not exactly such an address. */
export const fileIdOf = (url: string) => /^\/api\/files\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null;
