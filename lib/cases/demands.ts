import { dayOf, daysBetween } from "@/lib/dates/calendar";
import type { CaseEvent } from "./event";
import { type CaseState, sanctionOf } from "./state";

/** Something that a person is asked for and has not done, so that a case stands still. */
export type Demand = {
  /** What is to be done: give this paper, answer this offer, hand over the papers. */
  kind: "paper" | "offer" | "handOver";
  caseId: string;
  /** The lender's name, or "Dakhila" for the internal review. */
  lender: string;
  isInternalReview: boolean;
  /** The event that asks; null where nothing but the state of the case does. */
  eventId: number | null;
  /** Who has to act. What a co-applicant is asked for is the student's to pass on. */
  from: "student" | "coApplicant";
  /** The first name of the co-applicant; "" for the student, and where it is not known. */
  name: string;
  /** What the paper is called; "" for what is no paper. */
  paper: string;
  slot: string | null;
  /** YYYY-MM-DD in India. */
  since: string;
  days: number;
  askedBy: Pick<CaseEvent, "writer" | "writerName"> | null;
};

export type CaseToAsk = {
  id: string;
  lenderName: string;
  isInternalReview: boolean;
  openedAt: string;
  events: readonly (CaseEvent & { paper: string })[];
  state: CaseState;
};

const coApplicantAt = (slot: string | null) => Number(/^\w+\.(\d+)\./.exec(slot ?? "")?.[1] ?? 0);

/**
 * All that is asked for in one case: the offer or the handing over first, then the papers in the order of asking. An
 * offer asks for its answer also while the lender owes the answer to a complaint.
 * @param coApplicants their first names, in the order of the form
 */
export function demandsOf(
  { id, lenderName, isInternalReview, openedAt, events, state }: CaseToAsk,
  coApplicants: readonly string[] = [],
): Demand[] {
  const base = { caseId: id, lender: isInternalReview ? "Dakhila" : lenderName, isInternalReview };
  const own = { ...base, from: "student" as const, name: "", paper: "", slot: null, askedBy: null };
  const papers = state.open.map((open) => ({
    ...base,
    kind: "paper" as const,
    eventId: open.eventId,
    from: open.from,
    name: open.from === "coApplicant" ? (coApplicants[coApplicantAt(open.slot)] ?? "") : "",
    paper: events.find((event) => event.id === open.eventId)?.paper ?? open.item ?? "",
    slot: open.slot,
    since: open.since,
    days: open.days,
    askedBy: open.askedBy,
  }));
  if (state.step === "sanctioned") {
    const offer = sanctionOf(events);
    const since = offer?.happenedOn ?? state.since ?? dayOf(new Date(openedAt));
    const earlier = daysBetween(since, state.since ?? since);
    const asks = { kind: "offer" as const, since, days: Math.max(0, state.days + earlier), eventId: offer?.id ?? null };
    return [{ ...own, ...asks }, ...papers];
  }
  if (state.step === "chosen" && state.turn === "student" && papers.length === 0 && !isInternalReview) {
    const since = state.since ?? dayOf(new Date(openedAt));
    return [{ ...own, kind: "handOver", since, days: state.days, eventId: null }];
  }
  return papers;
}
