import type { Prisma } from "@/lib/generated/prisma/client";
import type { Confidence, LenderKind } from "@/lib/generated/prisma/enums";
import rules from "./law-rules.json";

/** Days as 2026-11-21. `forOthers` names in words who is no lender of ours: housing finance companies, charities. */
type RuleRow = {
  id: string;
  topic: string;
  text: string;
  value: Prisma.JsonObject;
  source: string;
  sourceDate: string;
  sourceDateExact?: boolean;
  confidence: Confidence;
  lenders: readonly LenderKind[];
  forOthers?: string;
  usedBy: readonly ("tracker" | "letters" | "offer" | "plan")[];
  validFrom?: string;
  validTo?: string;
  reviewBy?: string;
  mustReadOriginal?: string;
  secondSource?: string;
  note?: string;
};

/** The rules of law and of schemes, each once, with the columns of LawRule. */
export const LAW_RULES = (rules as unknown as readonly RuleRow[]).map(({ lenders, usedBy, ...row }) => ({
  ...row,
  usedBy: usedBy.join(),
  forPublicBank: lenders.includes("publicBank"),
  forPrivateBank: lenders.includes("privateBank"),
  forNbfc: lenders.includes("nbfc"),
  forForeignLender: lenders.includes("foreignLender"),
  forCooperative: lenders.includes("cooperativeBank"),
  forGovernment: lenders.includes("governmentCorporation"),
}));
