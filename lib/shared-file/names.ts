import { KINDS } from "@/lib/uploads/policy";
import type { SharedDocument } from "./shared-file";

/**
 * UTF-16 units of a file's or a folder's name: with both, a path stays far below the 260 that Windows takes, and in no
 * script is a name longer than the 255 bytes that Linux takes.
 */
const LONGEST = 80;

/**
 * A name that every system takes: no sign that Windows forbids, nothing invisible but the two joiners, which Indian
 * scripts need, no dot or space at its end.
 */
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

/** What a paper is called: words that are a whole story stand in full only where the paper was asked for. */
export function shortLabel(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1).toWellFormed();
  return `${cut.replace(/(?<=\S)\s+\S*$|\uFFFD$/, "")}…`;
}

const extensionOf = (mime: string) => Object.values(KINDS).find((kind) => kind.mime === mime)?.extensions[0] ?? "file";

/** What a paper is saved as by itself: "PAN Card - Asha Iyer.pdf". */
export const documentFileName = ({ label, whose, mime }: Pick<SharedDocument, "label" | "whose" | "mime">) =>
  `${safeName([label, whose].filter(Boolean).join(" - ")) || "Paper"}.${extensionOf(mime)}`;

/**
 * The path of each paper in the archive, in the order of the papers: those of the student at the top, everybody else's
 * and those that were asked for later in a folder of their own, each numbered, so that no two have one name.
 */
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
