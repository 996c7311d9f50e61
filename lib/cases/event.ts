import type { CaseEvent as CaseEventRow } from "@/lib/generated/prisma/client";
import type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason } from "@/lib/generated/prisma/enums";

export type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason };

export type CaseEvent = {
  id: number;
  kind: CaseEventKind;
  writer: CaseWriter;
  /** "" for the app and the student. */
  writerName: string;
  channel: CaseChannel | null;
  /** YYYY-MM-DD in India. */
  happenedOn: string;
  writtenAt: string;
  item: string | null;
  /** A document slot of the loan form, such as "kycDetails.panCard". */
  slot: string | null;
  reason: DeclineReason | null;
  amount: number | null;
  note: string | null;
  fileId: string | null;
  answersId: number | null;
  correctsId: number | null;
};

/** A stored event for the app: its day as YYYY-MM-DD, its moment as ISO text, without the case's id and the hash. */
export const asEvent = ({ happenedOn, writtenAt, caseId: _, hash: __, ...event }: CaseEventRow): CaseEvent => ({
  ...event,
  happenedOn: happenedOn.toISOString().slice(0, 10),
  writtenAt: writtenAt.toISOString(),
});
