import type { CaseEvent as CaseEventRow } from "@/lib/generated/prisma/client";
import type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason } from "@/lib/generated/prisma/enums";

export type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason };

/** One event of a case, as the timeline shows it and as the state of the case is computed from it. */
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
  /** The event that asked for what this one answers. */
  answersId: number | null;
  /** The event that this one corrects: that one counts no longer. */
  correctsId: number | null;
};

/** A row of the table as an event. */
export const asEvent = ({ happenedOn, writtenAt, caseId: _, hash: __, ...event }: CaseEventRow): CaseEvent => ({
  ...event,
  happenedOn: happenedOn.toISOString().slice(0, 10),
  writtenAt: writtenAt.toISOString(),
});
