import type { CaseEvent } from "./event";
import { milestones } from "./state";

/** The days a case's clocks run from (YYYY-MM-DD); null where they do not run. */
export function caseDays(events: readonly CaseEvent[]) {
  const { step, start, declined, complained, replied } = milestones(events);
  const runs = step === "withLender" || step === "declined";
  return {
    startedOn: (runs && start?.happenedOn) || null,
    declinedOn: declined?.happenedOn ?? null,
    declineReason: declined?.reason ?? null,
    complainedOn: complained?.happenedOn ?? null,
    repliedOn: replied?.happenedOn ?? null,
  };
}
