import type { CaseEvent } from "./event";
import { caseState, linesThatCount } from "./state";

/**
 * The days that a case's clocks run from; all null where they do not run: before it was handed over, after a yes, and
 * where the student withdrew, unless a complaint is without an end.
 * @param today YYYY-MM-DD in India
 */
export function caseDays(events: readonly CaseEvent[], today: string) {
  const lines = linesThatCount(events);
  const { step } = caseState(events, { today });
  const runs = step === "withLender" || step === "declined";
  const declined = step === "declined" ? lines.findLast(({ kind }) => kind === "declined") : undefined;
  const complained = lines.find(
    ({ kind, happenedOn }) => kind === "complained" && (!declined || happenedOn >= declined.happenedOn),
  );
  const replied = lines.findLast(
    ({ kind, happenedOn }) => kind === "replied" && complained !== undefined && happenedOn >= complained.happenedOn,
  );
  return {
    handedOverOn: (runs && lines.find(({ kind }) => kind === "handedOver")?.happenedOn) || null,
    declinedOn: declined?.happenedOn ?? null,
    declineReason: declined?.reason ?? null,
    complainedOn: complained?.happenedOn ?? null,
    repliedOn: replied?.happenedOn ?? null,
  };
}
