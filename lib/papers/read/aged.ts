import { t } from "@/lib/messages/text";
import type { PaperFindings } from "./in-application";
import { maySendBack } from "./send-back";
import { type Reason, WITH_TIME } from "./reasons";

/** `why`: what it lacks now, in sentences. */
export type AgedPaper = Pick<PaperFindings, "key" | "path" | "label"> & { why: string };

/** Those that were recent enough on the day of their upload, and that a lender may send back for their age now. */
export const agedPapers = (papers: readonly PaperFindings[]): AgedPaper[] =>
  maySendBack(papers).flatMap(({ key, path, label, isAged, findings }) =>
    isAged && findings.verdict === "check" ? [{ key, path, label, why: wordsOf(findings).join(" ") }] : [],
  );

/** What to say first of one that may be sent back. */
export const firstOf = ({ isAged, findings }: PaperFindings): string | undefined =>
  isAged && findings.verdict === "check"
    ? t("reading.hasAged", "{{why}} It was recent enough when you uploaded it.", { why: wordsOf(findings).join(" ") })
    : findings.words[0];

const wordsOf = ({ reasons, words }: { reasons: readonly Reason[]; words: readonly string[] }) =>
  words.filter((_, at) => WITH_TIME.includes(reasons[at]!));
