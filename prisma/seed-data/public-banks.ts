import type { SourceSeed } from "./lender-seed";

/** Interest in the study time where a public bank's own page is silent. */
export const MODEL_SCHEME_INTEREST = {
  studyInterest: "simple",
  studyNote: "As in the model scheme of the Indian Banks' Association",
} as const;
export const MODEL_SCHEME_ON_INTEREST: SourceSeed = {
  covers: ["studying"],
  source: "Model scheme of the Indian Banks' Association",
  publishedOn: null,
  confidence: "low",
};

/** Read for more than one bank. */
export const LIST_OF_2026 = "sarkariresultold list of bank rates (2026)";
