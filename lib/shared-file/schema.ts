import * as z from "zod/mini";
import type { KindBy } from "@/lib/cases/kinds";
import { REASONS } from "@/lib/cases/reasons";
import { amount, eventText } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";

const documentMissing = () => t("pack.paperRequired", "Choose the paper you need, or write which one.");
const wordsMissing = () => t("pack.wordsRequired", "Please say in a few words why.");

export const replyBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("received") }),
  z
    .strictObject({
      kind: z.literal("needPaper"),
      /** Such as "coApplicantKycDetails.0.panCard". */
      slot: z._default(z.string().check(z.maxLength(120)), ""),
      words: eventText,
    })
    .check(z.refine(({ slot, words }) => slot !== "" || words !== "", { path: ["slot"], error: documentMissing })),
  z.strictObject({
    kind: z.literal("sanctioned"),
    amount: z.optional(amount),
    words: eventText,
  }),
  z
    .strictObject({
      kind: z.literal("declined"),
      reason: z.enum(REASONS, {
        error: () => t("pack.reasonRequired", "Please choose the reason, or that you give none."),
      }),
      words: eventText,
    })
    .check(
      z.refine(({ reason, words }) => reason !== "other" || words !== "", { path: ["words"], error: wordsMissing }),
    ),
]);
export type Reply = z.input<typeof replyBody>;

export const REPLY_EVENTS = {
  received: "acknowledged",
  needPaper: "asked",
  sanctioned: "sanctioned",
  declined: "declined",
} as const satisfies Record<Reply["kind"], KindBy<"lender">>;
// Fails to compile when an officer has no reply for a kind of event that a lender may write.
true satisfies [Exclude<KindBy<"lender">, (typeof REPLY_EVENTS)[Reply["kind"]]>] extends [never] ? true : false;
