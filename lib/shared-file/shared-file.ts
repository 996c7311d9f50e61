import type { Paper } from "@/lib/papers/paper";

export type SharedDocument = {
  id: string;
  label: string;
  /** The owner's name; "" where not known. */
  whose: string;
  /** The archive's folder and the heading on screen; "" for the student's own. */
  folder: string;
  /** Numbers of documents masked. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  address: string;
};

export type SharedEvent = {
  id: number;
  /** YYYY-MM-DD in India. */
  happenedOn: string;
  by: string;
  text: string;
  /** What the lender said; never what the student or Dakhila did. */
  words: string;
  /** For a request: whether it was answered; null where nobody waits for it any more. */
  isAnswered: boolean | null;
};

export type Choice = { value: string; label: string };

export type SharedFile = {
  student: string;
  reference: string;
  lender: string;
  branch: string;
  officer: string;
  /** ISO time. */
  until: string;
  application: Paper;
  papers: SharedDocument[];
  size: number;
  thread: SharedEvent[];
  slots: Choice[];
  reasons: Choice[];
};

export const sharedFileAddress = {
  file: (passId: string, id: string) => `/api/pack/${passId}/files/${id}`,
  application: (passId: string) => `/api/pack/${passId}/application`,
  papers: (passId: string) => `/api/pack/${passId}/papers`,
} as const;
