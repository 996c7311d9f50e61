import * as z from "zod";
import { LEAD_ADMISSION } from "@/lib/admission";
import { consentBox, consentVersion, email, fullName, phone, planAnswers, tooLong } from "@/lib/users/schema";

/** The apply form of SPEC section 5, and where it was opened: the last three keys are ours and may be absent. */
export const leadSchema = z.strictObject({
  name: fullName,
  email,
  phone,
  reference: z
    .string()
    .trim()
    .max(500, { error: () => tooLong(500) })
    .optional(),
  ...planAnswers(LEAD_ADMISSION),
  consentVersion,
  /** The lender whose page the form was opened from. */
  partnerId: z.string().trim().max(100).optional(),
  /** The path of that page. */
  page: z.string().trim().startsWith("/").max(200).optional(),
});

/** The same as a form: the person ticks a box, and the page adds where it is. */
export const leadForm = leadSchema
  .omit({ consentVersion: true, partnerId: true, page: true })
  .extend({ consent: consentBox });
