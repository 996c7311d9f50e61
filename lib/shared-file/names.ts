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
