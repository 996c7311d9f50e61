import { DAY } from "@/lib/calendar";
import type { Stage } from "@/lib/generated/prisma/enums";
import type { SectionKey } from "@/lib/loan-form/steps";
import type { CaseEvent } from "./event";

/** How far a case has come. `withLender`: handed over, or anything later that is no decision. */
export type CaseStep = "chosen" | "withLender" | "sanctioned" | "accepted" | "paidOut" | "declined" | "withdrawn";

/** Who has to move. */
type CaseTurn = "student" | "coApplicant" | "lender" | "dakhila" | "nobody";

/** A paper that was asked for and is still missing. */
export type OpenPaper = Pick<CaseEvent, "item" | "slot"> & {
  /** The line that asks. */
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
  /** The day from which it has been that one's turn without a break, YYYY-MM-DD in India; null where no line counts. */
  since: string | null;
  /** Calendar days since then, 0 on the day itself. */
  days: number;
  /** By the day they were asked for. */
  open: OpenPaper[];
  /** The newest line that counts. */
  last: CaseEvent | null;
  /** Nothing has happened for SILENT_DAYS though somebody has to move: ask once whether the case is still alive. */
  stale: boolean;
};

const SILENT_DAYS = 90;
// The registry has them too, but brings the whole loan form with it.
const CO_APPLICANT_SECTIONS = ["coApplicantKycDetails", "coApplicantFinancialDetails"] satisfies SectionKey[];

/** A case while its lines are gone through. */
type Progress = {
  step: CaseStep;
  /** The lines whose papers are missing. */
  asked: readonly CaseEvent[];
  answered: ReadonlySet<number | null>;
  /** A complaint is without an answer. */
  complained: boolean;
  /** A paper was given and Dakhila has written nothing since. Before a lender has the papers, Dakhila asked for it. */
  toCheck: boolean;
};

const isOver = (step: CaseStep) => step === "declined" || step === "withdrawn";

/**
 * Where a case stands by its lines, which may come in any order. No date is predicted.
 *
 * - Lines count by the day they happened, those of one day by their id: what is written late overrides nothing newer.
 *   A corrected line does not count; when its correction is corrected, it does again.
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
 * @param isCheck the case is Dakhila's own check, and no lender's
 */
export function caseState(
  events: readonly CaseEvent[],
  { today, isCheck = false }: { today: string; isCheck?: boolean },
): CaseState {
  const daysSince = (day: string) => Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY);
  const lines = linesThatCount(events);
  let progress: Progress = { step: "chosen", asked: [], answered: new Set(), complained: false, toCheck: false };
  let turn: CaseTurn = "student";
  let since: string | null = null;
  for (const line of lines) {
    progress = after(progress, line);
    const next = turnOf(progress, isCheck);
    if (since === null || next !== turn) since = line.happenedOn;
    turn = next;
  }
  const last = lines.at(-1) ?? null;
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

/** Of each line that counts no longer, by its id, the correction. When that is corrected too, the line counts again. */
export function correctionsThatCount<Line extends Pick<CaseEvent, "id" | "correctsId">>(events: readonly Line[]) {
  const corrections = new Map<number, Line>();
  // A correction is always younger than what it corrects, so from the youngest on each is known to count or not.
  for (const event of [...events].sort((a, b) => b.id - a.id))
    if (event.correctsId !== null && !corrections.has(event.id)) corrections.set(event.correctsId, event);
  return corrections;
}

/** Without what was corrected, by the day it happened. */
export function linesThatCount<Line extends CaseEvent>(events: readonly Line[]): Line[] {
  const corrections = correctionsThatCount(events);
  return events
    .filter(({ id, kind }) => kind !== "corrected" && !corrections.has(id))
    .sort((a, b) => Date.parse(a.happenedOn) - Date.parse(b.happenedOn) || a.id - b.id);
}

function after(before: Progress, line: CaseEvent): Progress {
  const answered = line.kind === "answered" ? new Set(before.answered).add(line.answersId) : before.answered;
  const opens = before.step !== "withdrawn" && line.kind === "asked";
  const settles = ["declined", "paidOut", "withdrawn"].includes(line.kind);
  const asked = settles ? [] : [...before.asked, ...(opens ? [line] : [])].filter(({ id }) => !answered.has(id));
  return {
    step: stepAfter(before.step, line),
    asked,
    answered,
    complained:
      line.kind === "complained" ||
      (before.complained && !settles && !["replied", "asked", "sanctioned"].includes(line.kind)),
    toCheck:
      line.kind === "answered"
        ? before.asked.some(({ id }) => id === line.answersId)
        : before.toCheck && line.writer !== "dakhila",
  };
}

function stepAfter(step: CaseStep, { kind, writer }: CaseEvent): CaseStep {
  if (step === "paidOut") return step;
  switch (kind) {
    case "sanctioned":
    case "paidOut":
    case "withdrawn":
      return kind;
    case "declined":
      return step === "withdrawn" ? step : kind;
    case "accepted":
      return isOver(step) ? step : kind;
    case "asked":
      // Dakhila may look at the papers before any lender has them.
      return step === "declined" || (step === "chosen" && writer !== "dakhila") ? "withLender" : step;
    case "handedOver":
    case "acknowledged":
    case "statement":
    case "complained":
    case "replied":
      return step === "chosen" ? "withLender" : step;
    default:
      return step;
  }
}

function turnOf({ step, asked, complained, toCheck }: Progress, isCheck: boolean): CaseTurn {
  if (complained) return "lender";
  if (step === "sanctioned") return "student";
  if (asked.length > 0) return asked.every(({ slot }) => whomFrom(slot) === "coApplicant") ? "coApplicant" : "student";
  if (step === "chosen") return toCheck ? "dakhila" : isCheck ? "nobody" : "student";
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
 * Where the application stands: what an editor has set, or what the furthest case implies, whichever is further. Cases
 * that are declined or withdrawn imply nothing, and before the submit none does.
 */
export function stageOf(cases: readonly Pick<CaseState, "step">[], formStage: Stage): Stage {
  if (formStage === "application") return formStage;
  const stages = [formStage, ...cases.flatMap(({ step }) => IMPLIED[step] ?? [])];
  return STAGES[Math.max(...stages.map((stage) => STAGES.indexOf(stage)))]!;
}
