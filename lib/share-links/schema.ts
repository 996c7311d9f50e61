import * as z from "zod/mini";
import { uuid } from "@/lib/text/checks";
import { codeIn, typedText } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import { personsName } from "@/lib/users/schema";
import { SHARE_CONSENT_VERSION, SHARED_PARTS } from "./parts";

export const LINK_DAYS = [3, 7, 14, 30] as const;
/** No letters or digits that are mistaken for others when read out. */
export const SHORT_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const SHORT_LENGTH = 8;
export const CODE_LENGTH = 6;

export const makeShareLinkBody = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  name: personsName(() => t("passes.nameRequired", "Please say who it is for, such as the officer's name."), 120),
  parts: z.pipe(
    z
      .array(z.enum(SHARED_PARTS))
      .check(z.minLength(1, { error: () => t("passes.partsRequired", "Please tick what the lender may see.") })),
    z.transform((parts) => SHARED_PARTS.filter((part) => parts.includes(part))),
  ),
  days: z.union(LINK_DAYS.map((days) => z.literal(days))),
  /** A page from before the words changed is asked to load again. */
  consentVersion: z.literal(SHARE_CONSENT_VERSION, {
    error: () => t("passes.consentChanged", "The words of the consent have changed. Please load the page again."),
  }),
});
export type MakeShareLink = z.input<typeof makeShareLinkBody>;

export const stopShareLinkBody = z.strictObject({ passId: uuid() });

const code = z
  .pipe(
    z.string(),
    z.transform((typed) => codeIn(typed, CODE_LENGTH) ?? ""),
  )
  .check(
    z.refine((digits) => digits.length === CODE_LENGTH, {
      error: () => t("passes.codeInvalid", "Enter the 6 digits that the student reads out to you."),
    }),
  );

/** By the link's fragment (id and secret), or by the short code. */
export const openShareLinkBody = z
  .strictObject({
    passId: z.optional(uuid()),
    secret: z.optional(z.string().check(z.maxLength(64))),
    short: z.optional(
      z.pipe(
        z.string().check(z.maxLength(40)),
        z.transform((typed) =>
          typedText(typed)
            .toUpperCase()
            .replace(/[^0-9A-Z]/g, ""),
        ),
      ),
    ),
    code,
  })
  .check(
    z.refine(({ passId, secret, short }) => (passId && secret) || short?.length === SHORT_LENGTH, {
      path: ["short"],
      error: () => t("passes.shortInvalid", "Enter the 8 letters and digits of the code."),
    }),
  );
