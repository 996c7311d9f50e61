import * as z from "zod";
import { amountInvalid, AMOUNT_MAX, lineText, REASONS_TO_CHOOSE } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";

const paperMissing = () => t("pack.paperRequired", "Choose the paper you need, or write which one.");
const wordsMissing = () => t("pack.wordsRequired", "Please say in a few words why.");

/** What an officer answers with one of the four buttons. */
export const replyBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("received") }),
  z
    .strictObject({
      kind: z.literal("needPaper"),
      /** The form's document slot, such as "coApplicantKycDetails.0.panCard". */
      slot: z.string().max(120).default(""),
      words: lineText,
    })
    .refine(({ slot, words }) => slot !== "" || words !== "", { path: ["slot"], error: paperMissing }),
  z.strictObject({
    kind: z.literal("sanctioned"),
    /** Whole rupees. */
    amount: z
      .number({ error: amountInvalid })
      .int({ error: amountInvalid })
      .min(1, { error: amountInvalid })
      .max(AMOUNT_MAX, { error: amountInvalid })
      .optional(),
    words: lineText,
  }),
  z
    .strictObject({
      kind: z.literal("declined"),
      reason: z.enum(REASONS_TO_CHOOSE, {
        error: () => t("pack.reasonRequired", "Please choose the reason, or that you give none."),
      }),
      words: lineText,
    })
    .refine(({ reason, words }) => reason !== "other" || words !== "", { path: ["words"], error: wordsMissing }),
]);
export type Reply = z.input<typeof replyBody>;
