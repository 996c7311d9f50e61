import * as z from "zod/mini";
import { fileIdOf } from "@/lib/uploads/policy";
import { consentVersion } from "@/lib/users/schema";

const slot = z.string().check(z.maxLength(160));
const url = z.string().check(z.refine((text) => fileIdOf(text) !== null));

/** `slot`: by its name in the store of uploads. `isRight`: what the student says after looking. */
export const readingBody = z.strictObject({ url, slot, isRight: z.optional(z.boolean()) });
export const switchBody = z
  .strictObject({ readsPapers: z.optional(z.boolean()), consentVersion })
  .check(z.refine((body) => body.readsPapers !== true || body.consentVersion !== undefined));
