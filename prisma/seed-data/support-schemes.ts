import type { Confidence, StudyPlace, SupportKind, SupportStatus } from "@/lib/generated/prisma/enums";
import schemes from "./support-schemes.json";

/** Rupees, % a year, days as 2026-11-25; the page's date as it is printed. */
type SupportSeed = {
  id: string;
  name: string;
  state: string;
  kind: SupportKind;
  status: SupportStatus;
  forWhom: string;
  benefit: string;
  place: StudyPlace;
  incomeMax?: number;
  amountMax?: number;
  ratePct?: number;
  how?: string;
  statusText: string;
  validFrom?: string;
  validTo?: string;
  reviewBy: string;
  confidence: Confidence;
  source: string;
  sourceUrl?: string;
  publishedOn: string;
  readOn: string;
  isConfirmed: boolean;
  conflict?: string;
};

/** Help of the state, open or closed: only what has a source that carries a date. */
export const SUPPORT_SCHEMES = schemes as readonly SupportSeed[];
