import { byKey, t } from "@/lib/messages/text";
import type { CaseState, CaseStep } from "./state";

export const CASE_STEPS: Record<CaseStep, string> = {
  chosen: "Chosen",
  withLender: "With the lender",
  sanctioned: "Sanctioned",
  accepted: "Offer accepted",
  paidOut: "Paid out",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

export const stepWords = (step: CaseStep) => byKey(`cases.steps.${step}`, CASE_STEPS[step]);

/** The words of a case's button: what the student is to do next. */
export function nextAct({ step, turn, open }: CaseState, isInternalReview = false): string {
  if (turn === "student" && open.length > 0) return t("cases.actGivePaper", "Give the paper");
  if (isInternalReview) return t("cases.actRead", "Read what happened");
  if (step === "sanctioned") return t("cases.actAnswer", "Answer the offer");
  if (step === "chosen") return t("cases.actHandOver", "Hand over your papers");
  if (turn === "nobody") return t("cases.actRead", "Read what happened");
  return t("cases.actWrite", "Write down what happened");
}
