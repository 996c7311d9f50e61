import type { Stage } from "@/lib/generated/prisma/enums";
import { byKey, t } from "@/lib/messages/text";

/** Fixed by the specification, word for word. */
export const taskRemaining = () => t("dashboard.taskRemaining", "Task remaining: 95%");
/** Per cent, fixed by the specification. */
export const BANK_SELECTION_PERCENT = 10;

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

/** Past the last one when the loan is disbursed. */
const CURRENT: Record<Stage, number> = {
  application: 0,
  underReview: 1,
  bankSelection: 1,
  processing: 2,
  disbursed: 4,
};

export type StopState = "done" | "current" | "ahead";

/** The promo line belongs to entries still to come, and to an application not yet sent. */
export function timelineOf(stage: Stage) {
  const current = CURRENT[stage];
  return STAGES.map(({ key, title, promo }, index) => ({
    key,
    title: byKey(`dashboard.stages.${key}.title`, title),
    state: (index < current ? "done" : index === current ? "current" : "ahead") as StopState,
    promo: index > current || stage === "application" ? byKey(`dashboard.stages.${key}.promo`, promo) : null,
  }));
}

/** 1 while incomplete, 2 after (SPEC section 4). */
export const phaseOf = (complete: boolean) => (complete ? 2 : 1);
