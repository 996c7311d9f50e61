import type { LenderKind } from "@/lib/generated/prisma/enums";

/** The kinds of lender, in words. */
export const LENDER_KINDS = {
  publicBank: "Public bank",
  privateBank: "Private bank",
  nbfc: "NBFC",
  foreignLender: "Foreign lender",
} as const satisfies Record<LenderKind, string>;
