import type { LenderKind } from "@/lib/generated/prisma/enums";
import { byKey } from "@/lib/messages/text";

/** Kinds of lenders that we do not list, as a student chooses among them. */
export const LENDER_KIND_CHOICES: Record<LenderKind, string> = {
  publicBank: "Public sector bank",
  privateBank: "Private bank",
  cooperativeBank: "Co-operative bank",
  nbfc: "Finance company (NBFC)",
  foreignLender: "Lender outside India",
  governmentCorporation: "Corporation or scheme of the state",
};
export const LENDER_KINDS_TO_CHOOSE = Object.keys(LENDER_KIND_CHOICES) as LenderKind[];
export const lenderKindWords = (kind: LenderKind) => byKey(`cases.lenderKinds.${kind}`, LENDER_KIND_CHOICES[kind]);
