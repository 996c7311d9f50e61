import type { Stage } from "@/lib/generated/prisma/enums";
import { byKey, t } from "@/lib/messages/text";

/** Said under the overview, word for word and fixed: it speaks of the whole four-stage journey. */
export const taskRemaining = () => t("dashboard.taskRemaining", "Task remaining: 95%");
/** % of the bank-selection bar, fixed by the same rule. */
export const BANK_SELECTION_PERCENT = 10;

/** The way from an application to the money (SPEC section 2, overview timeline). */
export const STAGES = [
  { key: "application", title: "Loan Application", promo: "Fill the loan application." },
  {
    key: "bankSelection",
    title: "Bank Selection Process",
    promo: "Complete the application to pick the ideal bank.",
  },
  { key: "processing", title: "Processing Loan Request", promo: "Track processing in real time." },
  {
    key: "disbursement",
    title: "Loan Disbursement",
    promo: "Unlock the final stage and pay the processing fee to the bank.",
  },
] as const;

/** Index of the timeline's entry that is under way; past the last one when the loan is disbursed. */
const CURRENT: Record<Stage, number> = {
  application: 0,
  underReview: 1,
  bankSelection: 1,
  processing: 2,
  disbursed: 4,
};

export type StopState = "done" | "current" | "ahead";

/**
 * The four entries with their state; the promo line belongs to those still to come, and to an application not yet sent.
 */
export function timelineOf(stage: Stage) {
  const current = CURRENT[stage];
  return STAGES.map(({ key, title, promo }, index) => ({
    key,
    title: byKey(`dashboard.stages.${key}.title`, title),
    state: (index < current ? "done" : index === current ? "current" : "ahead") as StopState,
    promo: index > current || stage === "application" ? byKey(`dashboard.stages.${key}.promo`, promo) : null,
  }));
}

/** 1 while the application is incomplete, 2 after (SPEC section 4). */
export const phaseOf = (complete: boolean) => (complete ? 2 : 1);
