import { byKey } from "@/lib/messages/text";
import type { LENDER_KINDS_TO_CHOOSE } from "./schema";

/** What happens most at a lender, and then the rest; papers are answered where they are asked for. */
export const OFTEN_HAPPENED = ["handedOver", "acknowledged", "asked", "spoke", "sanctioned", "declined"] as const;
export const SELDOM_HAPPENED = ["statement", "accepted", "paidOut", "complained", "replied", "withdrawn"] as const;
export type Happened = (typeof OFTEN_HAPPENED | typeof SELDOM_HAPPENED)[number];

/** The kinds of a line as a student chooses among them. */
export const HAPPENED: Record<Happened, string> = {
  handedOver: "I handed over my papers",
  acknowledged: "They confirmed that they have them",
  asked: "They asked for a paper",
  spoke: "We spoke, or they wrote",
  sanctioned: "They said yes",
  declined: "They said no",
  statement: "They gave me the Key Facts Statement",
  accepted: "I accepted their offer",
  paidOut: "They paid out",
  complained: "I complained in writing",
  replied: "They answered my complaint",
  withdrawn: "I do not go on with this lender",
};
export const happenedWords = (kind: Happened) => byKey(`cases.happened.${kind}`, HAPPENED[kind]);

type LenderKind = (typeof LENDER_KINDS_TO_CHOOSE)[number];
/** Kinds of lenders that we do not list, as a student chooses among them. */
export const LENDER_KIND_CHOICES: Record<LenderKind, string> = {
  publicBank: "Public sector bank",
  privateBank: "Private or cooperative bank",
  nbfc: "Finance company (NBFC)",
  foreignLender: "Lender outside India",
};
export const lenderKindWords = (kind: LenderKind) => byKey(`cases.lenderKinds.${kind}`, LENDER_KIND_CHOICES[kind]);
