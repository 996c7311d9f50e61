import "server-only";
import type * as z from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import type { SanctionTerms } from "./event";
import type { termFields } from "./schema";

type SaidTerms = { [Field in keyof SanctionTerms]?: z.output<(typeof termFields)[Field]> };

/** A sanction's terms as columns of its event. */
export const termColumns = ({ rate, rateType, termMonths, processingFee, conditions, validUntil }: SaidTerms) => ({
  rate: rate === undefined ? null : new Prisma.Decimal(rate),
  rateType: rateType || null,
  termMonths: termMonths ?? null,
  processingFee: processingFee ?? null,
  conditions: conditions || null,
  validUntil: validUntil === undefined ? null : new Date(`${validUntil}T00:00:00Z`),
});
