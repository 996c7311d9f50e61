import type { CaseState } from "@/lib/cases/state";

/** Still under way: neither refused nor withdrawn. Dakhila's own check of the papers is no lender. */
export const isLive = ({ isCheck, step }: Pick<CaseState, "step"> & { isCheck: boolean }) =>
  !isCheck && step !== "declined" && step !== "withdrawn";
