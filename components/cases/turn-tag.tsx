import { Tag } from "@/components/ui/tag";
import type { CaseState } from "@/lib/cases/state";
import { stepWords } from "@/lib/cases/step-words";
import { t } from "@/lib/messages/text";

/** How far a case has come, in a word; coloured where the student has to move. */
export function TurnTag({ state: { step, turn }, isInternalReview }: { state: CaseState; isInternalReview: boolean }) {
  const tone = turn === "student" ? "todo" : step === "paidOut" ? "ok" : step === "declined" ? "bad" : "neutral";
  return <Tag tone={tone}>{isInternalReview ? t("cases.papersCheck", "Check of papers") : stepWords(step)}</Tag>;
}
