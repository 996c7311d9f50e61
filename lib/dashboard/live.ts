import type { CaseState } from "@/lib/cases/state";

/** Neither refused nor withdrawn; the internal review is no lender. */
export const isLive = ({ isInternalReview, step }: Pick<CaseState, "step"> & { isInternalReview: boolean }) =>
  !isInternalReview && step !== "declined" && step !== "withdrawn";
