import * as z from "zod/mini";
import type { KindBy } from "@/lib/cases/kinds";
import { REASONS } from "@/lib/cases/reasons";
import { amount, eventText, termFields } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";
import { fileIdOf } from "@/lib/uploads/policy";

const documentMissing = () => t("pack.paperRequired", "Choose the paper you need, or write which one.");
const wordsMissing = () => t("pack.wordsRequired", "Please say in a few words why.");

/** In one answer; a form with three co-applicants has 59 slots. */
const MOST_PAPERS = 20;
const tooManyPapers = () =>
  t("pack.tooManyPapers", "Please ask for at most {{most}} papers at once.", { most: MOST_PAPERS });

const paper = z
  .strictObject({
    /** Such as "coApplicantKycDetails.0.panCard"; "" for a paper that `words` name. */
    slot: z._default(z.string().check(z.maxLength(120)), ""),
    words: eventText,
  })
  .check(z.refine(({ slot, words }) => slot !== "" || words !== "", { path: ["words"], error: documentMissing }));

export const replyBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("received") }),
  z.strictObject({
    kind: z.literal("needPapers"),
    papers: z
      .array(paper)
      .check(z.minLength(1, { error: documentMissing }), z.maxLength(MOST_PAPERS, { error: tooManyPapers })),
  }),
  z.strictObject({
    kind: z.literal("sanctioned"),
    amount: z.optional(amount),
    ...termFields,
    words: eventText,
    /** The sanction letter, as pack/upload answered it. */
    file: z.optional(z.string().check(z.refine((url) => fileIdOf(url) !== null))),
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
export type GivenReply = z.output<typeof replyBody>;

export const REPLY_EVENTS = {
  received: "acknowledged",
  needPapers: "asked",
  sanctioned: "sanctioned",
  declined: "declined",
} as const satisfies Record<Reply["kind"], KindBy<"lender">>;
// Fails to compile when an officer has no reply for a kind of event that a lender may write.
true satisfies [Exclude<KindBy<"lender">, (typeof REPLY_EVENTS)[Reply["kind"]]>] extends [never] ? true : false;
