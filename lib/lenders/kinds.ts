import type { LenderKind } from "@/lib/generated/prisma/enums";

export const LENDER_KINDS = {
  publicBank: "Public bank",
  privateBank: "Private bank",
  nbfc: "NBFC",
  foreignLender: "Foreign lender",
} as const satisfies Record<LenderKind, string>;
