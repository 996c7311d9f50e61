import { type DatesFit, datesFit } from "@/lib/papers/dates-fit";
import { beginsOn, type Stated } from "@/lib/papers/dates-in";
import type { QuestionWords } from "@/lib/uploads/checks/table";
import type { FileToJoin } from "@/lib/uploads/client/pdf-work";
import type { PartPage } from "@/lib/uploads/client/pending-uploads";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";

/** A photo, which is one page, or a PDF, of a document that is put together. */
export type Part = {
  id: string;
  file: File;
  thumb: string | null;
  question: QuestionWords | null;
  /** Null for a photo. */
  pages: readonly PartPage[] | null;
  /** Of a PDF that asks for its password: what came of the last try. */
  lock: { isOpening: boolean; problem: string | null } | null;
  isUnread: boolean;
  /** What it is of, oldest first; empty where it says nothing. */
  stated: readonly Stated[];
};

/** Bytes of a PDF that are not its pictures, at most. */
const AROUND = 64 * 1024;
/** A photo of a page of text that is smaller cannot be read any more. */
const PHOTO_LEAST = 80 * 1024;

export const isPhoto = ({ pages, lock, isUnread }: Part) => pages === null && lock === null && !isUnread;

export function pagesIn({ pages, lock, isUnread }: Part): number {
  if (lock || isUnread) return 0;
  return pages ? pages.filter(({ isOut }) => !isOut).length : 1;
}

/** Those that say when they begin, oldest first, then the others as they were; the same list where nothing changes. */
export function inOrderOfDates(parts: readonly Part[]): readonly Part[] {
  const dated = parts.flatMap((part) => (part.stated[0] ? [{ part, day: beginsOn(part.stated[0]) }] : []));
  if (dated.length < 2) return parts;
  dated.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const ordered = [...dated.map(({ part }) => part), ...parts.filter(({ stated }) => stated.length === 0)];
  return ordered.every((part, at) => part === parts[at]) ? parts : ordered;
}

/**
 * Whether the dates of all parts are what lenders ask for in this slot; null where nothing is asked, or where one part
 * says no dates and may hold what the others lack. @param today YYYY-MM-DD
 */
export function partsFit(slot: string, parts: readonly Part[], today: string): DatesFit | null {
  const isDated = parts.length > 0 && parts.every(({ stated }) => stated.length > 0);
  return isDated
    ? datesFit(
        fieldOf(slot),
        parts.flatMap(({ stated }) => stated),
        today,
      )
    : null;
}

/** Of "<person's id>.<field>", or of the field alone. */
const fieldOf = (slot: string) => slot.slice(slot.lastIndexOf(".") + 1);

export function moved(parts: readonly Part[], from: number, to: number): readonly Part[] {
  const left = parts.filter((_, at) => at !== from);
  return [...left.slice(0, to), parts[from]!, ...left.slice(to)];
}

/** What was chosen of its pages before, where they are still its pages. */
export const withChoices = (part: Part, pages: readonly PartPage[] | null): Part =>
  pages && part.pages?.length === pages.length ? { ...part, pages } : part;

/** One page of a PDF left out, taken again, or turned. */
export const pageChanged = (part: Part, number: number, to: Partial<PartPage>): Part => ({
  ...part,
  pages: part.pages?.map((page) => (page.number === number ? { ...page, ...to } : page)) ?? null,
});

/** Bytes that each photo may take so that all fits in one upload; null where they may stay or are not what is large. */
export function photoLimit(parts: readonly Part[]): number | null {
  const sizeOf = (some: readonly Part[]) => some.reduce((sum, { file }) => sum + file.size, 0);
  const photos = parts.filter(isPhoto);
  // What is left out of a PDF is not counted: its pages share fonts and pictures.
  const room = UPLOAD_LIMIT - AROUND - sizeOf(parts.filter((part) => !isPhoto(part)));
  if (sizeOf(photos) <= room || photos.length === 0) return null;
  const limit = Math.floor(room / photos.length);
  return limit < PHOTO_LEAST ? null : limit;
}

/** What is joined: the files in their order, without what is left out. */
export const filesToJoin = (parts: readonly Part[]): FileToJoin[] =>
  parts.flatMap(({ file, pages }): FileToJoin[] => {
    if (!pages) return [{ file }];
    const taken = pages.filter(({ isOut }) => !isOut).map(({ number, turns }) => ({ index: number - 1, turns }));
    return taken.length > 0 ? [{ file, pages: taken }] : [];
  });
