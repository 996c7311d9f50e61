import { NO_TYPED_TERMS, sentTerms } from "@/components/cases/term-fields";
import { t } from "@/lib/messages/text";
import type { Reply } from "@/lib/shared-file/schema";

export type ReplyKind = Reply["kind"];

/** A chosen sanction letter; `url` is "" while it is on its way. */
export type Letter = { url: string; name: string };

export type TypedReply = typeof NO_TYPED_TERMS & {
  /** The words of each ticked paper, by its slot. */
  papers: Readonly<Record<string, string>>;
  otherPaper: string;
  amount: string;
  reason: string;
  words: string;
  letter: Letter | null;
};

export type ReplyDraft = { kind: ReplyKind | null; typed: TypedReply };

/** By the name of a field of the form. */
export type Errors = Partial<Record<string, string>>;
export type ReplyPart = {
  typed: TypedReply;
  errors: Errors;
  /** @param field whose error is gone with this change */
  onChange: (part: Partial<TypedReply>, field: string) => void;
};

export const NO_ANSWER: ReplyDraft = {
  kind: null,
  typed: { ...NO_TYPED_TERMS, papers: {}, otherPaper: "", amount: "", reason: "", words: "", letter: null },
};

/** The name of a ticked paper's box for words. */
export const wordsField = (slot: string) => `words ${slot}`;

/** Each answer's button, and what is sent of what was typed: only what belongs to it. */
const REPLIES = {
  received: { label: () => t("pack.replyReceived", "Received"), body: () => ({ kind: "received" }) },
  needPapers: {
    label: () => t("pack.replyNeedPapers", "Need papers"),
    body: ({ papers, otherPaper }) => ({ kind: "needPapers", papers: askedPapers(papers, otherPaper) }),
  },
  sanctioned: {
    label: () => t("pack.replySanctioned", "Sanctioned"),
    body: (typed) => ({
      kind: "sanctioned",
      ...sentTerms(typed),
      words: typed.words,
      ...(typed.amount !== "" && { amount: Number(typed.amount) }),
      ...(typed.letter && { file: typed.letter.url }),
    }),
  },
  declined: {
    label: () => t("pack.replyDeclined", "Declined"),
    // The call says what is wrong with no reason.
    body: ({ reason, words }) => ({ kind: "declined", reason: reason as "other", words }),
  },
} satisfies {
  [Kind in ReplyKind]: { label: () => string; body: (typed: TypedReply) => Extract<Reply, { kind: Kind }> };
};
export const REPLY_KINDS = Object.keys(REPLIES) as ReplyKind[];
export const replyLabel = (kind: ReplyKind) => REPLIES[kind].label();

const askedPapers = (papers: TypedReply["papers"], otherPaper: string) => [
  ...Object.entries(papers).map(([slot, words]) => ({ slot, words })),
  ...(otherPaper.trim() ? [{ slot: "", words: otherPaper }] : []),
];

/** What is sent, and at which field of the form stands what is wrong with a part of it. */
export function replyOf(kind: ReplyKind, typed: TypedReply) {
  const slots = askedPapers(typed.papers, typed.otherPaper).map(({ slot }) => slot);
  return {
    body: REPLIES[kind].body(typed) as Extract<Reply, { kind: "needPapers" }> | Exclude<Reply, { kind: "needPapers" }>,
    fieldOf(path: string) {
      const at = /^papers\.(\d+)/.exec(path)?.[1];
      if (at === undefined) return path;
      const slot = slots[Number(at)];
      return slot ? wordsField(slot) : "otherPaper";
    },
  };
}
