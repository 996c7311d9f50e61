import * as z from "zod";
import { t } from "@/lib/messages/text";
import { tooLong } from "@/lib/users/schema";
import { PACK_CONSENT_VERSION, PACK_PARTS } from "./parts";

/** For how many days a link can open a file. */
export const PASS_DAYS = [3, 7, 14, 30] as const;
/** Letters and digits of a short code: none that is taken for another when it is read out. */
export const SHORT_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const SHORT_LENGTH = 8;
export const CODE_LENGTH = 6;

/** What makes a link for a named person at a lender. */
export const makePassBody = z.strictObject({
  caseId: z.string().max(40),
  name: z
    .string()
    .trim()
    .min(1, { error: () => t("passes.nameRequired", "Please say who it is for, such as the officer's name.") })
    .max(120, { error: () => tooLong(120) }),
  parts: z
    .array(z.enum(PACK_PARTS))
    .min(1, { error: () => t("passes.partsRequired", "Please tick what the lender may see.") })
    .transform((parts) => PACK_PARTS.filter((part) => parts.includes(part))),
  days: z.union(PASS_DAYS.map((days) => z.literal(days))),
  /** The words that were on screen; a page from before they changed is asked to load again. */
  consentVersion: z.literal(PACK_CONSENT_VERSION, {
    error: () => t("passes.consentChanged", "The words of the consent have changed. Please load the page again."),
  }),
});
export type MakePass = z.input<typeof makePassBody>;

export const stopPassBody = z.strictObject({ passId: z.uuid() });

const code = z
  .string()
  .transform((typed) => typed.replace(/\D/g, ""))
  .refine((digits) => digits.length === CODE_LENGTH, {
    error: () => t("passes.codeInvalid", "Enter the 6 digits that the student reads out to you."),
  });

/** Opens a pass: by its link, whose fragment has both, or by the short code that was read out. */
export const openPassBody = z
  .strictObject({
    passId: z.uuid().optional(),
    secret: z.string().max(64).optional(),
    short: z
      .string()
      .max(40)
      .transform((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, ""))
      .optional(),
    code,
  })
  .refine(({ passId, secret, short }) => (passId && secret) || short?.length === SHORT_LENGTH, {
    path: ["short"],
    error: () => t("passes.shortInvalid", "Enter the 8 letters and digits of the code."),
  });
