import type { Paper } from "@/lib/papers/paper";

/** One paper of a pack. */
export type SharedDocument = {
  id: string;
  /** What it is called in the form, or as it was asked for. */
  label: string;
  /** The name of whose it is; "" where nobody knows. */
  whose: string;
  /** Where it lies in the archive and under which heading on screen: "" for the student's own. */
  folder: string;
  /** The file's own name, numbers of papers masked. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  /** Where it is opened. */
  address: string;
};

/** One line of the lender's own, or of what was asked for, in words. */
export type SharedEvent = {
  id: number;
  /** The day it happened, YYYY-MM-DD in India. */
  happenedOn: string;
  /** Who wrote it. */
  by: string;
  text: string;
  /** What the lender said beside it; never what the student or Dakhila did. */
  words: string;
  /** Of a paper that was asked for: whether it is there. */
  isAnswered: boolean | null;
};

export type Choice = { value: string; label: string };

/** What an officer gets to see. */
export type SharedFile = {
  student: string;
  reference: string;
  lender: string;
  branch: string;
  /** Whom the student made the link for. */
  officer: string;
  /** ISO time. */
  until: string;
  application: Paper;
  papers: SharedDocument[];
  /** Bytes of all papers. */
  size: number;
  thread: SharedEvent[];
  /** The form's papers that can be asked for, and the reasons of a no. */
  slots: Choice[];
  reasons: Choice[];
};

/** Where things of a pack are opened by a link. */
export const sharedFileAddress = {
  file: (passId: string, id: string) => `/api/pack/${passId}/files/${id}`,
  application: (passId: string) => `/api/pack/${passId}/application`,
  papers: (passId: string) => `/api/pack/${passId}/papers`,
} as const;
