import { byKey, t } from "@/lib/messages/text";
import type { CaseStep } from "./state";
import type { CaseStatus } from "./summary";

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
export function nextAct({ step, turn, demands, isInternalReview }: CaseStatus): string {
  const [first] = demands;
  switch (first?.kind) {
    case "offer":
      return t("cases.actAnswer", "Answer the offer");
    case "handOver":
      return t("cases.actHandOver", "Hand over your papers");
    case "paper":
      return demands.some(({ from }) => from === "student")
        ? t("cases.actGivePaper", "Give the paper")
        : t("cases.actAddIt", "Add it yourself");
    default:
      return isInternalReview || turn === "nobody" || step === "declined"
        ? t("cases.actRead", "Read what happened")
        : t("cases.actWrite", "Write down what happened");
  }
}
