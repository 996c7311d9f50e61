import type { CaseState } from "@/lib/cases/state";

/** Still under way: neither refused nor withdrawn. Dakhila's own check of the papers is no lender. */
export const isLive = ({ isInternalReview, step }: Pick<CaseState, "step"> & { isInternalReview: boolean }) =>
  !isInternalReview && step !== "declined" && step !== "withdrawn";
