import { plural } from "@/lib/messages/text";

/** A paper as rows. The screen, the print and the PDF draw the same one, so that what it says is decided once. */
export type Paper = {
  title: string;
  /** Address of its page, absolute: it stands on the paper. */
  address: string;
  /** When it was made, as an ISO time stamp. */
  madeAt: string;
  /** What stands beside the title: whose it is, its number, its state. */
  facts: { label: string; value: string; copy?: boolean }[];
  /** Said before the rows: that it is a draft, or what it assumes. */
  notes: PaperNote[];
  /** Heads of the two columns. */
  columns: readonly [string, string];
  sections: PaperSection[];
};
export type PaperNote = { text: string; link?: { text: string; href: string } };
export type PaperSection = {
  /** The heading that it stands under with its neighbours of the same group. */
  group?: string;
  /** Whether the screen shows its group by the heading alone until it is opened; on paper all of it stands. */
  folded?: boolean;
  title: string;
  /** The title without any answer in it, for what is sent to others. */
  plainTitle?: string;
  rows: PaperRow[];
};
export type PaperRow = {
  label: string;
  value: string;
  /** Beneath the label, smaller. */
  note?: string;
  /** Where the row leads on screen: the question, or the stored document. */
  href?: string;
  /** For a list that is ticked off. */
  done?: boolean;
};

/** The file name of a paper's PDF, in plain letters, so that every system can keep it. */
export const PDF_NAMES = {
  checklist: "dakhila-document-checklist.pdf",
  application: "dakhila-loan-application.pdf",
} as const;
export type PaperKind = keyof typeof PDF_NAMES;

/** "1 document", "12 documents". */
export const documentCount = (count: number) =>
  plural("papers.documents", count, { one: "1 document", other: "{{count}} documents" });
