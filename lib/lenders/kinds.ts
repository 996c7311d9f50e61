import type { LenderKind } from "@/lib/generated/prisma/enums";

export const LENDER_KINDS = {
  publicBank: "Public bank",
  privateBank: "Private bank",
  cooperativeBank: "Co-operative bank",
  nbfc: "NBFC",
  foreignLender: "Foreign lender",
  governmentCorporation: "Government corporation",
} as const satisfies Record<LenderKind, string>;
