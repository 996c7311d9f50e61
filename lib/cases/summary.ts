import type { Stage } from "@/lib/generated/prisma/enums";
import { type CaseToAsk, type Demand, demandsOf } from "./demands";
import { type CaseStep, effectiveEvents } from "./state";

type Turn = "student" | "lender" | "dakhila" | "nobody";

/** A case and what is asked in it: what every place reads of it. */
export type CaseStatus = {
  id: string;
  /** The lender's name; of the internal review what it is opened with. */
  name: string;
  isInternalReview: boolean;
  step: CaseStep;
  /** The student's as long as anything is asked for, of a co-applicant too: that is the student's to pass on. */
  turn: Turn;
  days: number;
  demands: Demand[];
  /** YYYY-MM-DD in India; null where staff opened the case. */
  chosenOn: string | null;
};

/** @param coApplicants their first names, in the order of the form */
export function caseStatus(each: CaseToAsk, coApplicants: readonly string[] = []): CaseStatus {
  const { step, turn, days } = each.state;
  const demands = demandsOf(each, coApplicants);
  return {
    id: each.id,
    name: each.lenderName,
    isInternalReview: each.isInternalReview,
    step,
    turn: demands.length > 0 || turn === "coApplicant" ? "student" : turn,
    days: demands.length > 0 ? Math.max(...demands.map((demand) => demand.days)) : days,
    demands,
    chosenOn: effectiveEvents(each.events).find(({ kind }) => kind === "chosen")?.happenedOn ?? null,
  };
}

/** Neither refused nor withdrawn; the internal review is no lender. */
export const isLive = ({ isInternalReview, step }: Pick<CaseStatus, "isInternalReview" | "step">) =>
  !isInternalReview && step !== "declined" && step !== "withdrawn";

export type ApplicationSummary<Status extends CaseStatus = CaseStatus> = {
  /** Lenders and the internal review, in the order of opening. */
  cases: readonly Status[];
  /** What waits on the student over all cases, what is asked longest first. */
  demands: readonly Demand[];
  /** The one to do first; null where nothing is asked for. */
  next: Demand | null;
  waiting: {
    /** All that waits on the student, what is to be passed on included. */
    student: number;
    /** Of that, what a person without a login has to give. */
    passOn: number;
    lenders: number;
    dakhila: number;
  };
  turn: Turn;
  /** A lender is still to be chosen: there is none, or all have said no. */
  toChoose: boolean;
  /** The day on which the first lender was chosen that has not said no, YYYY-MM-DD in India; null where not known. */
  chosenOn: string | null;
  /** Dakhila has read the application, or a lender has it, and nothing is open in the review. */
  isRead: boolean;
  stage: Stage;
};

/**
 * One application over all its cases. Before the submit nobody is asked to hand over papers.
 * @param stage `stageOf` its cases
 * @param isChecked staff have ended the review
 */
export function summaryOf<Status extends CaseStatus>(
  all: readonly Status[],
  { stage, isChecked }: { stage: Stage; isChecked: boolean },
): ApplicationSummary<Status> {
  const isSent = stage !== "application";
  const cases = isSent ? all : all.map(withoutHandOver);
  const demands = cases.flatMap((each) => each.demands).sort((a, b) => a.since.localeCompare(b.since));
  const review = cases.find(({ isInternalReview }) => isInternalReview);
  const live = cases.filter(isLive);
  const isHeld = live.some(({ step }) => step !== "chosen");
  const isRead = (isChecked || isHeld) && (review === undefined || review.turn === "nobody");
  const refused = cases.some((each) => !each.isInternalReview && !isLive(each));
  const toChoose = isSent && stage !== "disbursed" && live.length === 0 && (stage !== "processing" || refused);
  const at = (turn: Turn) => cases.filter((each) => each.turn === turn).length;
  const isOurs = isSent && (!isRead || at("dakhila") > 0);
  const isTheirs = at("lender") > 0 || (stage === "processing" && live.length === 0 && !toChoose);
  return {
    cases,
    demands,
    next: demands[0] ?? null,
    waiting: {
      student: demands.length,
      passOn: demands.filter(({ from }) => from === "coApplicant").length,
      lenders: at("lender"),
      dakhila: at("dakhila"),
    },
    turn:
      demands.length > 0 || !isSent || (isRead && toChoose)
        ? "student"
        : isTheirs
          ? "lender"
          : isOurs
            ? "dakhila"
            : "nobody",
    toChoose,
    chosenOn: live.flatMap((each) => each.chosenOn ?? []).sort()[0] ?? null,
    isRead,
    stage,
  };
}

function withoutHandOver<Status extends CaseStatus>(each: Status): Status {
  const demands = each.demands.filter(({ kind }) => kind !== "handOver");
  return demands.length === each.demands.length ? each : { ...each, demands, turn: "nobody" };
}
