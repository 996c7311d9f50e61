import type { LoanForm, SectionKey } from "@/lib/loan-form/registry";
import { nameOfDocument, neededDocuments } from "@/lib/papers/wanted";
import { fileIdOf } from "@/lib/uploads/policy";
import { readField } from "./fields";
import { isOfOtherSlot, seenOf } from "./stored";
import { hasAged, type SeenColumns, type Findings, findingsOf } from "./findings";
import type { Reader } from "./words";
import { lookedForIn, type Names } from "./whose";

export type SeenFile = SeenColumns & { id: string };

export type PaperFindings = {
  key: SectionKey;
  /** The answer's path: "0.itr". */
  path: string;
  label: string;
  url: string;
  /** It was recent enough on the day of its upload, and is not now. */
  isAged: boolean;
  findings: Findings;
};

/**
 * What is to be told on a day of a paper in a slot, such as "coApplicantFinancialDetails.0.itr"; null where nobody
 * looked at it for this slot, by the names in the form. @param today YYYY-MM-DD
 */
export function findingsIn(
  { slot, form }: { slot: string; form: Names },
  row: SeenColumns | undefined,
  today: string,
  reader?: Reader,
): Findings | null {
  const field = readField(slot);
  if (!field || !row || row.seenKind === null) return null;
  const seen = seenOf(row.seen);
  return seen && isOfOtherSlot(seen, lookedForIn(form, slot, field)) ? null : findingsOf(row, field, today, reader);
}

/** The slot of a paper, and its file. */
export type WaitingPaper = { slot: string; url: string };

/**
 * Papers in slots that are read at which nobody looked yet, or only for another slot or other names.
 * @param pdfs the ids of those in the application that are PDFs @param told of those that were looked at
 */
export function waitingPapers(
  form: LoanForm,
  pdfs: ReadonlySet<string>,
  findings: readonly PaperFindings[],
): WaitingPaper[] {
  const known = new Set(findings.map(({ key, path }) => `${key}.${path}`));
  return neededDocuments(form)
    .map(({ key, path, url }) => ({ slot: `${key}.${path}`, url }))
    .filter(({ slot, url }) => pdfs.has((url && fileIdOf(url)) || "") && readField(slot) && !known.has(slot));
}

/**
 * What is to be told on a day of each paper in the application that was looked at for its slot, in the form's order.
 * @param form with what was added after the submit @param files of those in it, in any order @param today YYYY-MM-DD
 */
export function findingsInForm(form: LoanForm, files: readonly SeenFile[], today: string): PaperFindings[] {
  const rows = new Map(files.map((file) => [file.id, file]));
  return neededDocuments(form).flatMap((document) => {
    const { key, path, url } = document;
    const slot = `${key}.${path}`;
    const row = rows.get((url && fileIdOf(url)) || "");
    const findings = findingsIn({ slot, form }, row, today);
    if (!findings) return [];
    const isAged = hasAged(row!, readField(slot)!, today);
    return [{ key, path, label: nameOfDocument(document), url, isAged, findings }];
  });
}
