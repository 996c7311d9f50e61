import type { PaperFindings } from "./in-application";

/** Those that a lender may send back, without those of which the student says that they are right. */
export const maySendBack = (papers: readonly PaperFindings[]) =>
  papers.filter(({ findings }) => findings.verdict === "check" && !findings.isSaidRight);
