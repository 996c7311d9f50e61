import { Tag } from "@/components/ui/tag";
import { stepWords } from "@/lib/cases/step-words";
import type { CaseStatus } from "@/lib/cases/summary";
import { t } from "@/lib/messages/text";

/** How far a case has come, in a word; coloured where the student has to move. */
export function TurnTag({ status: { step, turn, isInternalReview } }: { status: CaseStatus }) {
  const tone = turn === "student" ? "todo" : step === "paidOut" ? "ok" : step === "declined" ? "bad" : "neutral";
  return <Tag tone={tone}>{isInternalReview ? t("cases.papersCheck", "Check of papers") : stepWords(step)}</Tag>;
}
