/** Who says so. */
export type CaseWriter = "app" | "student" | "dakhila" | "lender";
export type CaseChannel = "page" | "phone" | "email" | "portal" | "branch" | "letter" | "pass";
export type CaseEventKind =
  | "chosen"
  | "handedOver"
  | "acknowledged"
  | "spoke"
  | "asked"
  | "answered"
  | "declined"
  | "sanctioned"
  | "statement"
  | "accepted"
  | "paidOut"
  | "withdrawn"
  | "complained"
  | "replied"
  | "corrected";
export type DeclineReason =
  | "incomeLow"
  | "incomeProof"
  | "creditHistory"
  | "existingLoans"
  | "security"
  | "institution"
  | "course"
  | "country"
  | "marks"
  | "margin"
  | "coApplicant"
  | "papersMissing"
  | "papersDiffer"
  | "serviceArea"
  | "other"
  | "noneGiven";

/** One line of a case, as the timeline tells it and as its state is worked out from it. */
export type CaseEvent = {
  id: number;
  kind: CaseEventKind;
  writer: CaseWriter;
  /** Who signed it; "" for the app and the student. */
  writerName: string;
  /** Null where nobody said. */
  channel: CaseChannel | null;
  /** The day it happened, YYYY-MM-DD in India. */
  happenedOn: string;
  /** When it was written down, an ISO time. */
  writtenAt: string;
  /** What was asked for, in words. */
  item: string | null;
  /** The loan form's document slot that was asked for, such as "kycDetails.panCard". */
  slot: string | null;
  reason: DeclineReason | null;
  /** Whole rupees. */
  amount: number | null;
  note: string | null;
  fileId: string | null;
  /** The line that asked for what this one answers. */
  answersId: number | null;
  /** The line that this one corrects: that one counts no longer. */
  correctsId: number | null;
};
