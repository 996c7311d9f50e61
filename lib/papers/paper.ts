import { plural } from "@/lib/messages/text";

export type Paper = {
  title: string;
  /** Absolute address of its page. */
  address: string;
  /** ISO time. */
  madeAt: string;
  facts: { label: string; value: string; copy?: boolean }[];
  notes: PaperNote[];
  columns: readonly [string, string];
  sections: PaperSection[];
};
export type PaperNote = { text: string; link?: { text: string; href: string } };
export type PaperSection = {
  group?: string;
  /** Folded on screen; printed in full. */
  folded?: boolean;
  title: string;
  /** Without any answer in it, for what is sent to others. */
  plainTitle?: string;
  rows: PaperRow[];
};
export type PaperRow = {
  label: string;
  value: string;
  note?: string;
  href?: string;
  done?: boolean;
};

/** Plain letters, which every file system takes. */
export const PDF_NAMES = {
  checklist: "dakhila-document-checklist.pdf",
  application: "dakhila-loan-application.pdf",
} as const;
export type PaperKind = keyof typeof PDF_NAMES;

export const documentCount = (count: number) =>
  plural("papers.documents", count, { one: "1 document", other: "{{count}} documents" });
