import { loadPart } from "@/lib/browser/load-part";
import { refusalText } from "@/lib/messages/refusal-text";
import { t } from "@/lib/messages/text";
import { type Stated, statedInPages } from "@/lib/papers/dates-in";
import { otherKind } from "@/lib/uploads/checks/kinds";
import { fileAs, fileKind } from "@/lib/uploads/client/file-kind";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { unlockFailed } from "@/lib/uploads/client/upload";
import { loadPdfCheck } from "@/lib/uploads/client/upload-store";
import {
  BROKEN_PICTURE,
  JOIN_LIMIT,
  PASSWORD_PDF,
  RIGHTS_PDF,
  TOO_LARGE,
  UNREADABLE_PDF,
  UPLOAD_LIMIT,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import type { Part } from "./parts";

/** CSS pixels of a small picture's width. */
const THUMB_WIDTH = 80;
/** Pages on which it is looked for what a paper is of: it may be several in one. */
const DATED_PAGES = 60;

/** unreadable: no PDF can be drawn from it. */
type NoPart = "unreadable" | "rights" | "brokenPicture";

const WRONG: Record<NoPart, () => string> = {
  unreadable: () => refusalText("pdfUnreadable", UNREADABLE_PDF),
  rights: () => refusalText("pdfHasRights", RIGHTS_PDF),
  brokenPicture: () => refusalText("pictureBroken", BROKEN_PICTURE),
};

/** A chosen file as a part, or what is wrong with it; a photo is turned by quarters. Never fails. */
export const readPart = (file: File, turns: number): Promise<Part | string> => read(file, turns).catch(fileGone);

/** A phone may take back what was chosen: from a mail, from a folder in the cloud. */
const fileGone = () =>
  t("uploads.fileGone", "This file could not be read from your device any more. Please choose it again.");

async function read(file: File, turns: number): Promise<Part | string> {
  const { kind, start } = await fileKind(file);
  if (kind === null) {
    const { code, message } = otherKind(start) ?? ({ code: "fileWrongKind", message: WRONG_KIND } as const);
    return refusalText(code, message);
  }
  if (file.size > (kind === "pdf" ? JOIN_LIMIT : UPLOAD_LIMIT)) return refusalText("fileTooLarge", TOO_LARGE);
  const own = fileAs(kind, file);
  const part = await (kind === "pdf" ? pdfPart(own) : photoPart(own, turns));
  return typeof part === "string" ? WRONG[part]() : part;
}

const plain = (file: File): Part => ({
  ...{
    id: crypto.randomUUID(),
    file,
    thumb: null,
    question: null,
    pages: null,
    lock: null,
    stated: [],
    isUnread: false,
  },
});

/** A photo, turned and made small enough for a page; what cannot be drawn is none. */
async function photoPart(file: File, turns: number): Promise<Part | NoPart> {
  const { file: ready, thumb, question } = await uploads.preparePage(file, { turns });
  return thumb && ready.type === "image/jpeg"
    ? { ...plain(ready), thumb: URL.createObjectURL(thumb), question }
    : "brokenPicture";
}

/** A PDF with its pages, the first in small; nothing of it leaves the device. */
async function pdfPart(file: File): Promise<Part | NoPart> {
  const check = await loadPdfCheck();
  if (!check) return { ...plain(file), isUnread: true };
  const lock = check.openPdf(new Uint8Array(await file.arrayBuffer()))?.lock;
  if (lock === "rights") return "rights";
  // What joins them, and opens this one, is fetched while the person chooses.
  uploads.startPdfs();
  if (lock === "password") return { ...plain(file), lock: { isOpening: false, problem: null } };
  const code = await loadPart(() => import("@/components/pdf/pdf-pages")).catch(() => null);
  if (!code) return { ...plain(file), isUnread: true };
  try {
    const pdf = await code.openPdf(await file.arrayBuffer());
    try {
      const canvas = document.createElement("canvas");
      await pdf.draw(1, canvas, { width: THUMB_WIDTH, turns: 0 }).done;
      const thumb = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.8));
      return {
        ...plain(file),
        thumb: thumb && URL.createObjectURL(thumb),
        pages: Array.from({ length: pdf.count }, (_, index) => ({ number: index + 1, turns: 0, isOut: false })),
      };
    } finally {
      pdf.close();
    }
  } catch {
    return "unreadable";
  }
}

/** What a part is of, by the texts of its pages, which may take a while; none of what says nothing. Never fails. */
export async function statedOf({ file, pages }: Part): Promise<readonly Stated[]> {
  if (!pages) return [];
  try {
    const code = await loadPart(() => import("@/components/pdf/pdf-pages"));
    const pdf = await code.openPdf(await file.arrayBuffer());
    try {
      const texts: string[] = [];
      for (let number = 1; number <= Math.min(DATED_PAGES, pdf.count); number += 1) texts.push(await pdf.text(number));
      return statedInPages(texts);
    } finally {
      pdf.close();
    }
  } catch {
    return [];
  }
}

/** A part turned by a quarter; a photo that cannot be drawn again stays as it is. */
export async function turnedPart(part: Part): Promise<Part> {
  if (part.pages) return { ...part, pages: part.pages.map((page) => ({ ...page, turns: (page.turns + 1) % 4 })) };
  const turned = await photoPart(part.file, 1);
  return typeof turned === "string" ? part : { ...turned, id: part.id };
}

/** A PDF opened with its password, or still locked with what is to be said of that. */
export async function unlockedPart(part: Part, password: string): Promise<Part> {
  const still = (problem: string): Part => ({ ...part, lock: { isOpening: false, problem } });
  const opened = await uploads.unlockPart(part.file, password);
  if (opened === "impossible") return still(refusalText("pdfHasPassword", PASSWORD_PDF));
  if (typeof opened === "string") return still(unlockFailed[opened]());
  const read = await readPart(opened, 0);
  return typeof read === "string" ? still(read) : { ...read, id: part.id };
}
