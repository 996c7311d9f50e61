import { type CaseEvent, NO_TERMS } from "./event";
import { caseState } from "./state";
import { caseStatus } from "./summary";

/** An event of the student's of 1 June 2026. */
export const sampleEvent = (over: Partial<CaseEvent & { paper: string }> = {}): CaseEvent & { paper: string } => ({
  id: 1,
  kind: "spoke",
  writer: "student",
  writerName: "",
  channel: null,
  happenedOn: "2026-06-01",
  writtenAt: "2026-06-01T06:30:00.000Z",
  item: null,
  slot: null,
  reason: null,
  amount: null,
  note: null,
  fileId: null,
  answersId: null,
  correctsId: null,
  ...NO_TERMS,
  paper: over.item ?? "",
  ...over,
});

type Lines = readonly Partial<CaseEvent & { paper: string }>[];

/** A case's status by its events, numbered from 1. @param more of the case; `today` is YYYY-MM-DD */
export function sampleStatus(lines: Lines, { today = "2026-06-01", ...more }: SampleCase = {}) {
  const events = lines.map((over, index) => sampleEvent({ id: index + 1, ...over }));
  const isInternalReview = more.isInternalReview ?? false;
  const state = caseState(events, { today, isInternalReview });
  const { id = "DK-1", lenderName = "SBI", coApplicants = [] } = more;
  return caseStatus(
    { id, lenderName, isInternalReview, openedAt: "2026-06-01T06:30:00.000Z", events, state },
    coApplicants,
  );
}

type SampleCase = {
  today?: string;
  id?: string;
  lenderName?: string;
  isInternalReview?: boolean;
  coApplicants?: readonly string[];
};
