/** Whose drafts those are that somebody left without an account, such as the figures of a loan offer. */
export const VISITOR = "visitor";
