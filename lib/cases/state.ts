import { DAY } from "@/lib/calendar";
import type { Stage } from "@/lib/generated/prisma/enums";
import type { SectionKey } from "@/lib/loan-form/steps";
import type { CaseEvent } from "./event";
import { type CaseStep, kindOf } from "./kinds";

export type { CaseStep };

/** Who has to move. */
type CaseTurn = "student" | "coApplicant" | "lender" | "dakhila" | "nobody";

/** A paper that was asked for and is still missing. */
export type OpenDocument = Pick<CaseEvent, "item" | "slot"> & {
  /** The event that asks. */
  eventId: number;
  from: "student" | "coApplicant";
  /** The day it was asked for, YYYY-MM-DD in India. */
  since: string;
  /** Calendar days since then. */
  days: number;
  askedBy: Pick<CaseEvent, "writer" | "writerName">;
};

export type CaseState = {
  step: CaseStep;
  turn: CaseTurn;
  /** The day from which it has been their turn without a break, YYYY-MM-DD in India; null where no event counts. */
  since: string | null;
  /** Calendar days since then, 0 on the day itself. */
  days: number;
  /** By the day they were asked for. */
  open: OpenDocument[];
  /** The newest event that counts. */
  last: CaseEvent | null;
  /** Nothing has happened for SILENT_DAYS though somebody has to move: ask once whether the case is still alive. */
  stale: boolean;
};

const SILENT_DAYS = 90;
// The registry has them too, but brings the whole loan form with it.
const CO_APPLICANT_SECTIONS = ["coApplicantKycDetails", "coApplicantFinancialDetails"] satisfies SectionKey[];

/** A case while its events are gone through. */
type Progress = {
  step: CaseStep;
  /** The events whose papers are missing. */
  asked: readonly CaseEvent[];
  answered: ReadonlySet<number | null>;
  /** A complaint is without an answer. */
  complained: boolean;
  /** A paper was given and Dakhila has written nothing since. Before a lender has the papers, Dakhila asked for it. */
  toCheck: boolean;
};

const START: Progress = { step: "chosen", asked: [], answered: new Set(), complained: false, toCheck: false };

/**
 * Where a case stands by its events, which may come in any order. No date is predicted.
 *
 * - Events count by the day they happened, those of one day by their id: what is written late overrides nothing newer.
 *   A corrected event does not count; when its correction is corrected, it does again.
 * - Open papers: the student's turn, or the co-applicant's where all of them are documents of a co-applicant. They are
 *   open until answered, or until the lender declines or pays out or the student withdraws.
 * - Without open papers: chosen, the student's turn (Dakhila's from the answer to a paper that Dakhila asked for until
 *   Dakhila writes); with the lender or accepted, the lender's; sanctioned, always the student's, who has to accept.
 * - A complaint: the lender's turn until it replies, asks, decides or pays out, also after the end of a case. Papers
 *   that were open stay open.
 * - After `declined` a case goes on when it is sanctioned or paid out, or when a paper is asked for; after `withdrawn`
 *   only when it is sanctioned or paid out, as a lender may not have heard yet. A withdrawal by mistake is corrected.
 *   `paidOut` is taken back by a correction only; papers for a later part of the money can be open.
 *
 * - In Dakhila's own check of the papers: the student's turn while a paper is missing, then Dakhila's until it writes,
 *   then nobody's.
 *
 * @param today the day in India, YYYY-MM-DD (`dayOf`)
 * @param isInternalReview the case is Dakhila's own check, and no lender's
 */
export function caseState(
  events: readonly CaseEvent[],
  { today, isInternalReview = false }: { today: string; isInternalReview?: boolean },
): CaseState {
  const daysSince = (day: string) => Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY);
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

/**
 * The events of a case that its clocks and letters run from; undefined where there is none.
 * @param events in any order, corrected ones among them
 */
export function milestones(events: readonly CaseEvent[]) {
  const effective = effectiveEvents(events);
  const { step } = effective.reduce(after, START);
  const declined = step === "declined" ? effective.findLast(({ kind }) => kind === "declined") : undefined;
  // After a refusal, the complaint about the refusal.
  const complained = effective.find(
    ({ kind, happenedOn }) => kind === "complained" && (!declined || happenedOn >= declined.happenedOn),
  );
  return {
    step,
    effective,
    handedOver: effective.find(({ kind }) => kind === "handedOver"),
    declined,
    complained,
    replied: effective.findLast(
      ({ kind, happenedOn }) => kind === "replied" && complained !== undefined && happenedOn >= complained.happenedOn,
    ),
  };
}

/** Of each corrected event, by its id, the correction. When that is corrected too, the event counts again. */
export function activeCorrections<Event extends Pick<CaseEvent, "id" | "correctsId">>(events: readonly Event[]) {
  const corrections = new Map<number, Event>();
  // A correction is always younger than what it corrects, so from the youngest on each is known to count or not.
  for (const event of [...events].sort((a, b) => b.id - a.id))
    if (event.correctsId !== null && !corrections.has(event.id)) corrections.set(event.correctsId, event);
  return corrections;
}

/** Without what was corrected, by the day it happened. */
export function effectiveEvents<Event extends CaseEvent>(events: readonly Event[]): Event[] {
  const corrections = activeCorrections(events);
  return events
    .filter(({ id, kind }) => kind !== "corrected" && !corrections.has(id))
    .sort((a, b) => Date.parse(a.happenedOn) - Date.parse(b.happenedOn) || a.id - b.id);
}

function after(before: Progress, event: CaseEvent): Progress {
  const { step, documents, complaint } = kindOf(event.kind).effect;
  const answered = documents === "answers" ? new Set(before.answered).add(event.answersId) : before.answered;
  const opens = documents === "opens" && before.step !== "withdrawn";
  const asked = [...before.asked, ...(opens ? [event] : [])].filter(({ id }) => !answered.has(id));
  return {
    // What was paid out is taken back by a correction only.
    step: before.step === "paidOut" ? before.step : (step?.(before.step, event) ?? before.step),
    asked: documents === "closes" ? [] : asked,
    answered,
    complained: complaint === "opens" || (before.complained && complaint !== "ends"),
    toCheck:
      documents === "answers"
        ? before.asked.some(({ id }) => id === event.answersId)
        : before.toCheck && event.writer !== "dakhila",
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

/**
 * Where the application stands: what the desk has set, or what the furthest case implies, whichever is further. Cases
 * that are declined or withdrawn imply nothing, and before the submit none does.
 */
export function stageOf(cases: readonly Pick<CaseState, "step">[], formStage: Stage): Stage {
  if (formStage === "application") return formStage;
  const stages = [formStage, ...cases.flatMap(({ step }) => IMPLIED[step] ?? [])];
  return STAGES[Math.max(...stages.map((stage) => STAGES.indexOf(stage)))]!;
}
