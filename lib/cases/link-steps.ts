import type { CaseStep } from "./kinds";

/**
 * What a link to the file is good for at each step of a case. "later": a lender that declined may decide anew, and one
 * that paid out needs documents for the next part.
 */
const LINKS: Record<CaseStep, "now" | "later" | "never"> = {
  chosen: "now",
  withLender: "now",
  sanctioned: "now",
  accepted: "now",
  paidOut: "later",
  declined: "later",
  withdrawn: "never",
};

export const linksAt = (step: CaseStep) => LINKS[step];
