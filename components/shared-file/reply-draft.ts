import { NO_TYPED_TERMS, sentTerms } from "@/components/cases/term-fields";
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

/** An answer that is being written. */
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

/** What is sent of what was typed: only what belongs to the kind of reply. */
const BODIES = {
  received: () => ({ kind: "received" }),
  needPapers: ({ papers, otherPaper }) => ({ kind: "needPapers", papers: askedPapers(papers, otherPaper) }),
  sanctioned: (typed) => ({
    kind: "sanctioned",
    ...sentTerms(typed),
    words: typed.words,
    ...(typed.amount !== "" && { amount: Number(typed.amount) }),
    ...(typed.letter && { file: typed.letter.url }),
  }),
  // The call says what is wrong with no reason.
  declined: ({ reason, words }) => ({ kind: "declined", reason: reason as "other", words }),
} satisfies { [Kind in ReplyKind]: (typed: TypedReply) => Extract<Reply, { kind: Kind }> };

const askedPapers = (papers: TypedReply["papers"], otherPaper: string) => [
  ...Object.entries(papers).map(([slot, words]) => ({ slot, words })),
  ...(otherPaper.trim() ? [{ slot: "", words: otherPaper }] : []),
];

/** What is sent, and at which field of the form stands what is wrong with a part of it. */
export function replyOf(kind: ReplyKind, typed: TypedReply) {
  const slots = askedPapers(typed.papers, typed.otherPaper).map(({ slot }) => slot);
  return {
    body: BODIES[kind](typed) as Extract<Reply, { kind: "needPapers" }> | Exclude<Reply, { kind: "needPapers" }>,
    fieldOf(path: string) {
      const at = /^papers\.(\d+)/.exec(path)?.[1];
      if (at === undefined) return path;
      const slot = slots[Number(at)];
      return slot ? wordsField(slot) : "otherPaper";
    },
  };
}
