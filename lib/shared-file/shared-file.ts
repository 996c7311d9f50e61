import type { Paper } from "@/lib/papers/paper";

/** The student among the people of a file; co-applicants are "0", "1". */
export const STUDENT = "student";

export type Fact = { label: string; value: string };

export type SharedPerson = {
  /** `STUDENT`, or a co-applicant's place in the form. */
  id: string;
  name: string;
  facts: Fact[];
  /** Papers of income by name; `missing` are usual ones. Null where the link does not share them. */
  income: { there: string[]; missing: string[] } | null;
};

export type SharedDocument = {
  id: string;
  label: string;
  /** The owner's name; "" where not known. */
  whose: string;
  /** The person it is of; "" for what was asked for in words. */
  person: string;
  /** The archive's folder; "" for the student's own. */
  folder: string;
  /** The event that asked for it; null for the form's own. */
  askedId: number | null;
  /** Came since the last visit. */
  isNew: boolean;
  /** Numbers of documents masked. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  address: string;
  /** What was seen of it, in lines; none where nobody looked. */
  reading: string[];
};

export type SharedEvent = {
  id: number;
  /** YYYY-MM-DD in India. */
  happenedOn: string;
  by: string;
  text: string;
  /** What was asked for; "" for anything else. */
  paper: string;
  /** What the lender said; never what the student or Dakhila did. */
  words: string;
  hasLetter: boolean;
  /** For a request: whether it is waited for; null once the case needs it no longer, and for anything else. */
  standing: "open" | "given" | null;
  /** Days since it was asked for. */
  days: number;
  /** Came in, or was asked for by others, since the last visit. */
  isNew: boolean;
};

/** The offer of this lender as the student typed it from its papers, where the link gives it. */
export type SharedOffer = {
  /** ISO time. */
  keptAt: string;
  rows: Fact[];
  /** Its letter among the file's papers; null for none. */
  letterId: string | null;
};

type Choice = { value: string; label: string };

export type SharedSlot = {
  /** Such as "coApplicantKycDetails.0.panCard". */
  slot: string;
  person: string;
  label: string;
  isThere: boolean;
  /** The day on which it was asked for and not given since, YYYY-MM-DD; null where it is not. */
  askedOn: string | null;
};

export type SharedFile = {
  student: string;
  reference: string;
  lender: string;
  branch: string;
  officer: string;
  /** ISO time. */
  until: string;
  facts: Fact[];
  people: SharedPerson[];
  notShared: string[];
  /** Null where the link does not give it, or none is kept. */
  offer: SharedOffer | null;
  application: Paper;
  papers: SharedDocument[];
  size: number;
  /** What matters first: new, then open, then the newest. */
  thread: SharedEvent[];
  slots: SharedSlot[];
  reasons: Choice[];
};

export const sharedFileAddress = {
  file: (passId: string, id: string) => `/api/pack/${passId}/files/${id}`,
  application: (passId: string) => `/api/pack/${passId}/application`,
  papers: (passId: string) => `/api/pack/${passId}/papers`,
} as const;
