import type { CaseEvent } from "@/lib/cases/event";
import { type CaseState, effectiveEvents } from "@/lib/cases/state";
import { nextAct } from "@/lib/cases/step-words";
import { turnWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import type { Stage } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { isLive } from "./live";

/** A lender of the student's, or the internal review, and whose turn it is there. */
export type LenderStatus = Pick<CaseState, "step" | "turn"> & {
  id: string;
  name: string;
  isInternalReview: boolean;
  says: string;
  act: string;
  /** YYYY-MM-DD in India; null where staff opened the case. */
  chosenOn: string | null;
  /** The time that the lender states, on its turn, and when that was read. */
  stated: { words: string; readOn: string } | null;
};

type Case = {
  id: string;
  lenderName: string;
  isInternalReview: boolean;
  events: readonly CaseEvent[];
  state: CaseState;
};

export function lenderStatus(
  { id, lenderName: name, isInternalReview, events, state }: Case,
  stated: LenderStatus["stated"],
): LenderStatus {
  return {
    id,
    name,
    isInternalReview,
    step: state.step,
    turn: state.turn,
    says: turnWords(state, name),
    act: nextAct(state, isInternalReview),
    chosenOn: effectiveEvents(events).find(({ kind }) => kind === "chosen")?.happenedOn ?? null,
    stated,
  };
}

export type JourneyStep = {
  key: "read" | "choose" | "decide" | "money";
  title: string;
  state: "done" | "now" | "later";
  who: string;
  says: string[];
  links: { href: string; words: string }[];
};

type Known = {
  stage: Stage;
  isRead: boolean;
  /** YYYY-MM-DD in India. */
  submittedOn: string | null;
  lenders: readonly LenderStatus[];
};

const ours = () => t("dashboard.turnOurs", "Our turn");
const yours = () => t("dashboard.turnYours", "Your turn");
const theirs = () => t("dashboard.turnTheirs", "The lender's turn");
const coApplicants = () => t("dashboard.turnCoApplicant", "Your co-applicant's turn");
const over = () => t("dashboard.turnOver", "Done");

/** The four steps after the submit; two can be current at once. Nothing here predicts a day. */
export function journeySteps(known: Known): JourneyStep[] {
  const sent = known.stage !== "application";
  const live = known.lenders.filter(isLive);
  const accepted = live.filter(({ step }) => step === "accepted" || step === "paidOut");
  return [reading(known, sent), choosing(known, live, sent), deciding(known, live, accepted), paying(known, accepted)];
}

function reading({ isRead, submittedOn, lenders }: Known, sent: boolean): JourneyStep {
  const base = { key: "read" as const, title: t("dashboard.turnRead", "We read your file") };
  if (!sent)
    return {
      ...base,
      state: "later",
      who: ours(),
      says: [t("dashboard.readLater", "Begins on the day you send your application.")],
      links: [],
    };
  if (isRead) return { ...base, state: "done", who: over(), says: [], links: [] };
  const waiting = lenders.find(
    ({ isInternalReview, turn }) => isInternalReview && (turn === "student" || turn === "coApplicant"),
  );
  if (waiting)
    return {
      ...base,
      state: "now",
      who: waiting.turn === "student" ? yours() : coApplicants(),
      says: [waiting.says],
      links: [linkTo(waiting)],
    };
  return {
    ...base,
    state: "now",
    who: ours(),
    says: [
      ...(submittedOn ? [t("dashboard.readSince", "Since {{date}}.", { date: formatDate(submittedOn) })] : []),
      t("dashboard.readNow", "If a paper cannot be read, we write to you here or call."),
      t("dashboard.readNoDay", "We promise no day. You may ask us at any time."),
    ],
    links: [],
  };
}

function choosing({ stage }: Known, live: readonly LenderStatus[], sent: boolean): JourneyStep {
  const base = { key: "choose" as const, title: t("dashboard.turnChoose", "You choose a lender") };
  const nothingSent = t("dashboard.chooseSendsNothing", "Nothing is sent before you make a link to your file.");
  const choose = { href: routes.myLenders, words: t("dashboard.chooseLink", "Choose a lender") };
  if (!sent) return { ...base, state: "later", who: yours(), says: [nothingSent], links: [] };
  if (stage === "processing" || stage === "disbursed")
    return {
      ...base,
      state: "done",
      who: over(),
      says: live.length > 0 ? [t("dashboard.chosen", "You chose {{lenders}}.", { lenders: namesOf(live) })] : [],
      links: [],
    };
  if (live.length === 0)
    return {
      ...base,
      state: stage === "bankSelection" ? "now" : "later",
      who: yours(),
      says: [
        ...(stage === "underReview" ? [t("dashboard.chooseAlready", "You may choose already, while we read.")] : []),
        nothingSent,
      ],
      links: [choose],
    };
  return {
    ...base,
    state: "now",
    who: whose(live),
    says: [t("dashboard.chosen", "You chose {{lenders}}.", { lenders: namesOf(live) }), nothingSent],
    links: live.filter(({ turn }) => turn === "student").map(linkTo),
  };
}

function deciding(
  { stage, lenders }: Known,
  live: readonly LenderStatus[],
  accepted: readonly LenderStatus[],
): JourneyStep {
  const base = { key: "decide" as const, title: t("dashboard.turnDecide", "The lender decides") };
  if (stage === "disbursed" || accepted.length > 0) return { ...base, state: "done", who: over(), says: [], links: [] };
  if (stage !== "processing")
    return {
      ...base,
      state: "later",
      who: theirs(),
      says: [t("dashboard.decideLater", "The time that its own page states will stand here.")],
      links: [],
    };
  const at = live.filter(({ step }) => step !== "chosen");
  if (at.length === 0 && lenders.some(({ step }) => step === "declined"))
    return {
      ...base,
      state: "now",
      who: yours(),
      says: [t("dashboard.allDeclined", "No lender has said yes so far. You may choose another.")],
      links: [{ href: routes.myLenders, words: t("cases.myLenders", "My lenders") }],
    };
  return {
    ...base,
    state: "now",
    who: at.length > 0 ? whose(at) : theirs(),
    says:
      at.length > 0
        ? at.flatMap((lender) => [at.length > 1 ? `${lender.name}: ${lender.says}` : lender.says, ...statedBy(lender)])
        : [t("dashboard.sent.processing", "The lender is working on your request.")],
    links: at.filter(({ turn }) => turn === "student").map(linkTo),
  };
}

function paying({ stage }: Known, accepted: readonly LenderStatus[]): JourneyStep {
  const base = { key: "money" as const, title: t("dashboard.turnMoney", "Money goes to your university") };
  if (stage === "disbursed")
    return {
      ...base,
      state: "done",
      who: over(),
      says: [t("dashboard.sent.disbursed", "Your loan has been disbursed.")],
      links: [],
    };
  const fee = t("dashboard.moneyFee", "Its own processing fee, where it has one, comes before.");
  if (accepted.length === 0) return { ...base, state: "later", who: theirs(), says: [fee], links: [] };
  return { ...base, state: "now", who: whose(accepted), says: [...accepted.map(({ says }) => says), fee], links: [] };
}

/** The student's own turn comes first: the student can act on it. */
function whose(lenders: readonly LenderStatus[]): string {
  if (lenders.some(({ turn }) => turn === "student")) return yours();
  if (lenders.some(({ turn }) => turn === "coApplicant")) return coApplicants();
  if (lenders.every(({ turn }) => turn === "dakhila")) return ours();
  return lenders.length === 1
    ? t("dashboard.turnOfLender", "{{lender}}'s turn", { lender: lenders[0]!.name })
    : t("dashboard.turnOfLenders", "The lenders' turn");
}

const statedBy = ({ stated }: LenderStatus) =>
  stated
    ? [
        t("dashboard.statedTime", "Its page says: {{words}} (read on {{date}}).", {
          words: stated.words,
          date: formatDate(stated.readOn),
        }),
      ]
    : [];

const namesOf = (lenders: readonly LenderStatus[]) => lenders.map(({ name }) => name).join(", ");

const linkTo = ({ id, name, act, isInternalReview }: LenderStatus) => ({
  href: routes.myLender(id),
  words: isInternalReview ? act : `${act}: ${name}`,
});
