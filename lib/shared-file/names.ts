import { KINDS } from "@/lib/uploads/policy";
import type { SharedDocument } from "./shared-file";

/** UTF-16 units: folder and file stay below the 260 of a Windows path and the 255 bytes of a Linux name. */
const LONGEST = 80;

/** A name that every system takes. The two joiners stay: Indian scripts need them. */
export function safeName(words: string): string {
  const plain = words
    .normalize("NFC")
    .toWellFormed()
    .replace(/[\uFFFD<>:"/\\|?*]|(?![\u200c\u200d])\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Half a letter at the cut becomes U+FFFD.
  return plain
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\uFFFD. ]+$/, "");
}

/** At most `LONGEST` characters on one line, cut between words and ended by "…". */
export function shortLabel(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1).toWellFormed();
  return `${cut.replace(/(?<=\S)\s+\S*$|\uFFFD$/, "")}…`;
}

const extensionOf = (mime: string) => Object.values(KINDS).find((kind) => kind.mime === mime)?.extensions[0] ?? "file";

/** Such as "PAN Card - Asha Iyer.pdf". */
export const documentFileName = ({ label, whose, mime }: Pick<SharedDocument, "label" | "whose" | "mime">) =>
  `${safeName([label, whose].filter(Boolean).join(" - ")) || "Paper"}.${extensionOf(mime)}`;

/** UTF-16 units of the student's name and of what it is, so that Indian scripts stay below 255 bytes. */
const NAME_LONGEST = 24;
const WHAT_LONGEST = 40;

/**
 * What a download is saved as: whose application and which, such as "dakhila-asha-iyer-DK-7F3-K9Q-2MX-pan-card.pdf".
 * @param what "" for the application itself
 * @returns the name, and one of plain letters for whoever reads no others
 */
export function downloadName(
  { student, reference }: { student: string; reference: string },
  what: string,
  extension: string,
): { name: string; inPlainLetters: string } {
  const nameOf = (slug: (words: string, longest: number) => string) =>
    `${["dakhila", slug(student, NAME_LONGEST), reference, slug(what, WHAT_LONGEST)].filter(Boolean).join("-")}.${extension}`;
  return { name: nameOf(slugOf), inPlainLetters: nameOf((words, longest) => slugOf(inLatin(words), longest)) };
}

const slugOf = (words: string, longest: number) =>
  safeName(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, "-")
    .slice(0, longest)
    .toWellFormed()
    .replace(/^-+|[\uFFFD-]+$/g, "");
/** Without accents; what is no Latin letter becomes a space. */
const inLatin = (words: string) =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, " ");

export const documentDownload = (
  of: { student: string; reference: string },
  { label, whose, mime }: Pick<SharedDocument, "label" | "whose" | "mime">,
) => downloadName(of, whose === of.student ? label : `${label} ${whose}`, extensionOf(mime));

/** Paths in the archive: the student's own at the top, others' and later ones in numbered folders. */
export function archiveNames(documents: readonly SharedDocument[]): string[] {
  const counts = new Map<string, number>();
  return documents.map((document) => {
    const folder = safeName(document.folder);
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    const name = `${String(number).padStart(2, "0")} ${documentFileName(document)}`;
    return folder ? `${folder}/${name}` : name;
  });
}
