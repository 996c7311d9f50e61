import { daysBetween } from "@/lib/dates/calendar";
import { activeCorrections } from "@/lib/events/corrections";
import type { Stage } from "@/lib/generated/prisma/enums";
import type { Section } from "@/lib/loan-form/registry";
import type { CaseEvent } from "./event";
import { type CaseStep, kindOf } from "./kinds";

export { activeCorrections };
export type { CaseStep };

type CaseTurn = "student" | "coApplicant" | "lender" | "dakhila" | "nobody";

/** A document that was asked for and is missing. */
export type OpenDocument = Pick<CaseEvent, "item" | "slot"> & {
  eventId: number;
  from: "student" | "coApplicant";
  /** YYYY-MM-DD in India. */
  since: string;
  days: number;
  askedBy: Pick<CaseEvent, "writer" | "writerName">;
};

export type CaseState = {
  step: CaseStep;
  turn: CaseTurn;
  /** Since when it has been their turn without a break, YYYY-MM-DD; null where no event counts. */
  since: string | null;
  days: number;
  open: OpenDocument[];
  last: CaseEvent | null;
  /** Nothing happened for SILENT_DAYS though somebody has to act. */
  stale: boolean;
};

export const SILENT_DAYS = 90;
// The registry has them too, but brings the whole loan form with it.
const CO_APPLICANT_SECTIONS = Object.keys({
  coApplicantKycDetails: true,
  coApplicantFinancialDetails: true,
} satisfies Record<Extract<Section, { about: "each-person" }>["key"], true>);

type Progress = {
  step: CaseStep;
  asked: readonly CaseEvent[];
  answered: ReadonlySet<number | null>;
  complained: boolean;
  toCheck: boolean;
};

const START: Progress = { step: "chosen", asked: [], answered: new Set(), complained: false, toCheck: false };

/**
 * Where a case stands by its events, which may come in any order.
 * - Events count by the day they happened, then by id. A corrected event does not count.
 * - Open documents: the student's turn, or the co-applicant's where all are the co-applicant's; until answered, or the
 * lender declines or pays out, or the student withdraws.
 * - Otherwise: chosen, the student's (Dakhila's from an answer until Dakhila writes); with the lender or accepted, the
 * lender's; sanctioned, the student's.
 * - A complaint: the lender's turn until it replies, asks, decides or pays out, also after the end of a case.
 * - After `declined` a case goes on when sanctioned, paid out or asked; after `withdrawn` when sanctioned or paid out.
 * - In an internal review: the student's turn while a document is missing, then Dakhila's, also for one that was added,
 * then nobody's.
 * @param today YYYY-MM-DD in India
 */
export function caseState(
  events: readonly CaseEvent[],
  { today, isInternalReview = false }: { today: string; isInternalReview?: boolean },
): CaseState {
  const daysSince = (day: string) => Math.max(0, daysBetween(day, today));
  const effective = effectiveEvents(events);
  let progress = START;
  let turn: CaseTurn = "student";
  let since: string | null = null;
  for (const event of effective) {
    progress = after(progress, event);
    const next = turnOf(progress, isInternalReview);
    if (since === null || next !== turn) since = event.happenedOn;
    turn = next;
  }
  const last = effective.at(-1) ?? null;
  return {
    step: progress.step,
    turn,
    since,
    days: since === null ? 0 : daysSince(since),
    open: progress.asked.map(({ id, item, slot, happenedOn, writer, writerName }) => ({
      eventId: id,
      item,
      slot,
      from: whomFrom(slot),
      since: happenedOn,
      days: daysSince(happenedOn),
      askedBy: { writer, writerName },
    })),
    last,
    stale: turn !== "nobody" && last !== null && daysSince(last.happenedOn) >= SILENT_DAYS,
  };
}

/** What a lender does with a request that it holds: a step on from "chosen" that is no act of the student alone. */
function isLendersAct(event: CaseEvent) {
  const { writers, effect } = kindOf(event.kind);
  return writers.some((writer) => writer !== "student") && (effect.step?.(START.step, event) ?? "chosen") !== "chosen";
}

/**
 * The events that a case's clocks and letters run from. `start`: the first by which the lender has the papers, or else
 * by which it acts on the request.
 */
export function milestones(events: readonly CaseEvent[]) {
  const effective = effectiveEvents(events);
  const { step } = effective.reduce(after, START);
  const declined = step === "declined" ? effective.findLast(({ kind }) => kind === "declined") : undefined;
  const complained = effective.find(
    ({ kind, happenedOn }) => kind === "complained" && (!declined || happenedOn >= declined.happenedOn),
  );
  return {
    step,
    effective,
    start:
      effective.find(({ kind }) => kind === "handedOver" || kind === "acknowledged") ?? effective.find(isLendersAct),
    declined,
    complained,
    replied: effective.findLast(
      ({ kind, happenedOn }) => kind === "replied" && complained !== undefined && happenedOn >= complained.happenedOn,
    ),
  };
}

/** Without what was corrected, by the day it happened. */
export function effectiveEvents<Event extends CaseEvent>(events: readonly Event[]): Event[] {
  const corrections = activeCorrections(events);
  return events
    .filter(({ id, kind }) => kind !== "corrected" && !corrections.has(id))
    .sort((a, b) => Date.parse(a.happenedOn) - Date.parse(b.happenedOn) || a.id - b.id);
}

/** The slots for which a paper that was asked for was given. */
export function answeredSlots(events: readonly CaseEvent[]): string[] {
  const answers = effectiveEvents(events).filter(({ kind }) => kind === "answered");
  const answered = new Set(answers.map(({ answersId }) => answersId));
  return events.flatMap(({ id, kind, slot }) => (kind === "asked" && slot && answered.has(id) ? [slot] : []));
}

/** The sanction of a case that counts, the latest. */
export const sanctionOf = <Event extends CaseEvent>(events: readonly Event[]): Event | undefined =>
  effectiveEvents(events).findLast(({ kind }) => kind === "sanctioned");

function after(before: Progress, event: CaseEvent): Progress {
  const { step, documents, complaint } = kindOf(event.kind).effect;
  const answered = documents === "answers" ? new Set(before.answered).add(event.answersId) : before.answered;
  const opens = documents === "opens" && before.step !== "withdrawn";
  const asked = [...before.asked, ...(opens ? [event] : [])].filter(({ id }) => !answered.has(id));
  return {
    // Only a correction takes back what was paid out.
    step: before.step === "paidOut" ? before.step : (step?.(before.step, event) ?? before.step),
    asked: documents === "closes" ? [] : asked,
    answered,
    complained: complaint === "opens" || (before.complained && complaint !== "ends"),
    toCheck:
      documents === "adds" ||
      (documents === "answers"
        ? before.asked.some(({ id }) => id === event.answersId)
        : before.toCheck && event.writer !== "dakhila"),
  };
}

function turnOf({ step, asked, complained, toCheck }: Progress, isInternalReview: boolean): CaseTurn {
  if (complained) return "lender";
  if (step === "sanctioned") return "student";
  if (asked.length > 0) return asked.every(({ slot }) => whomFrom(slot) === "coApplicant") ? "coApplicant" : "student";
  if (step === "chosen") return toCheck ? "dakhila" : isInternalReview ? "nobody" : "student";
  return step === "withLender" || step === "accepted" ? "lender" : "nobody";
}

const whomFrom = (slot: string | null) =>
  CO_APPLICANT_SECTIONS.some((section) => slot?.startsWith(`${section}.`)) ? "coApplicant" : "student";

const STAGES: readonly Stage[] = ["application", "underReview", "bankSelection", "processing", "disbursed"];
const IMPLIED: Partial<Record<CaseStep, Stage>> = {
  chosen: "bankSelection",
  withLender: "processing",
  sanctioned: "processing",
  accepted: "processing",
  paidOut: "disbursed",
};

/** The application's stage: its own, or what its furthest case implies. Declined and withdrawn cases imply nothing. */
export function stageOf(cases: readonly Pick<CaseState, "step">[], formStage: Stage): Stage {
  if (formStage === "application") return formStage;
  return [formStage, ...cases.flatMap(({ step }) => IMPLIED[step] ?? [])].sort(byStage).at(-1)!;
}

/** The stages that nothing in the cases speaks against, in their order; none before the submit. */
export function stagesFrom(cases: readonly Pick<CaseState, "step">[]): Stage[] {
  const least = stageOf(cases, "underReview");
  return STAGES.filter((stage) => byStage(stage, least) >= 0);
}

const byStage = (a: Stage, b: Stage) => STAGES.indexOf(a) - STAGES.indexOf(b);

/**
 * Whether Dakhila's check of the papers has ended: a colleague moved the application on, or a lender holds the file and
 * the check waits for no paper.
 * @param stage with what the cases imply (`stageOf`)
 */
export const isCheckOver = (
  cases: readonly { isInternalReview: boolean; state: Pick<CaseState, "open"> }[],
  { formStage, stage }: { formStage: Stage; stage: Stage },
) =>
  STAGES.indexOf(formStage) > STAGES.indexOf("underReview") ||
  (STAGES.indexOf(stage) >= STAGES.indexOf("processing") &&
    cases.every(({ isInternalReview, state }) => !isInternalReview || state.open.length === 0));
