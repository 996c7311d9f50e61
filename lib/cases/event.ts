import type { CaseEvent as CaseEventRow } from "@/lib/generated/prisma/client";
import type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason, RateType } from "@/lib/generated/prisma/enums";

export type { CaseChannel, CaseEventKind, CaseWriter, DeclineReason };

/** What a sanction says beside its amount; null where it does not. */
export type SanctionTerms = {
  /** % a year. */
  rate: number | null;
  rateType: RateType | null;
  termMonths: number | null;
  /** Rupees. */
  processingFee: number | null;
  conditions: string | null;
  /** The last day of the offer, YYYY-MM-DD. */
  validUntil: string | null;
};

export const NO_TERMS: SanctionTerms = {
  rate: null,
  rateType: null,
  termMonths: null,
  processingFee: null,
  conditions: null,
  validUntil: null,
};

export type CaseEvent = SanctionTerms & {
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

const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** A stored event for the app: days as YYYY-MM-DD, its moment as ISO text, without the case's id and the hash. */
export const asEvent = ({
  happenedOn,
  writtenAt,
  rate,
  validUntil,
  caseId: _,
  hash: __,
  ...event
}: CaseEventRow): CaseEvent => ({
  ...event,
  rate: rate === null ? null : Number(rate),
  validUntil: validUntil && dayText(validUntil),
  happenedOn: dayText(happenedOn),
  writtenAt: writtenAt.toISOString(),
});
