import * as z from "zod/mini";
import { today } from "@/lib/dates/now";
import { offerSchema } from "@/lib/offers/schema";
import { fileIdOf } from "@/lib/uploads/policy";

const caseId = z.string().check(z.maxLength(40));

/** An offer as it was typed, with the letter's address where it was uploaded. */
export const keepOfferBody = z.strictObject({
  caseId,
  offer: offerSchema(today),
  file: z.optional(z.string().check(z.refine((url) => fileIdOf(url) !== null))),
});

export const withdrawOfferBody = z.strictObject({ caseId, id: z.uuid() });
