import { type ApplicationSummary, type CaseStatus, isLive } from "@/lib/cases/summary";
import { listed, outcomeWords } from "@/lib/cases/summary-words";
import { demandWords, sinceWords, turnWords } from "@/lib/cases/words";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** A case, and the time that its lender states, on its turn, with the day when that was read. */
export type LenderStatus = CaseStatus & { stated: { words: string; readOn: string } | null };

export type JourneyStep = {
  key: "read" | "choose" | "decide" | "money";
  title: string;
  state: "done" | "now" | "later";
  who: string;
  says: string[];
  links: { href: string; words: string; note?: string }[];
};

type Known = ApplicationSummary<LenderStatus> & {
  /** YYYY-MM-DD in India. */
  submittedOn: string | null;
};
type Step = Omit<JourneyStep, "key" | "title">;

const ours = () => t("dashboard.turnOurs", "Our turn");
const yours = () => t("dashboard.turnYours", "Your turn");
const theirs = () => t("dashboard.turnTheirs", "The lender's turn");
const done = (says: string[] = []): Step => ({
  state: "done",
  who: t("dashboard.turnOver", "Done"),
  says,
  links: [],
});

/**
 * The four steps after the submit; several can be current at once. What is asked for stands in the step of its case,
 * with its link. Nothing here predicts a day.
 */
export function journeySteps(known: Known): JourneyStep[] {
  return [
    { key: "read", title: t("dashboard.turnRead", "We read your file"), ...reading(known) },
    { key: "choose", title: t("dashboard.turnChoose", "You choose a lender"), ...choosing(known) },
    { key: "decide", title: t("dashboard.turnDecide", "The lender decides"), ...deciding(known) },
    { key: "money", title: t("dashboard.turnMoney", "Money goes to your university"), ...paying(known) },
  ];
}

const isSent = ({ stage }: Known) => stage !== "application";
const liveIn = ({ cases }: Known) => cases.filter(isLive);

/** The student's turn, with a link for each of what is asked for in these cases; null where nothing is. */
function asked(cases: readonly LenderStatus[], says: string[] = []): Step | null {
  const demands = cases.flatMap((each) => each.demands);
  if (demands.length === 0) return null;
  const links = demands.map((demand) => ({
    href: routes.myLender(demand.caseId),
    words: demandWords(demand),
    note: sinceWords(demand),
  }));
  const others = cases.filter((each) => each.demands.length === 0);
  return { state: "now", who: yours(), says: [...says, ...others.flatMap(saidOf(cases.length))], links };
}

function reading(known: Known): Step {
  const { isRead, submittedOn, cases } = known;
  const toUs = asked(cases.filter(({ isInternalReview }) => isInternalReview));
  if (toUs) return toUs;
  if (!isSent(known)) {
    const says = [t("dashboard.readLater", "Begins on the day you send your application.")];
    return { state: "later", who: ours(), says, links: [] };
  }
  const isHeld = liveIn(known).some(({ step }) => step !== "chosen");
  if (isRead) return done(isHeld ? [t("dashboard.readEnds", "A lender has your file: our check has ended.")] : []);
  return {
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

function choosing(known: Known): Step {
  const { stage, toChoose } = known;
  const live = liveIn(known);
  const nothingSent = t("dashboard.chooseSendsNothing", "Nothing is sent before you make a link to your file.");
  const chosen = live.length > 0 ? [t("dashboard.chosen", "You chose {{lenders}}.", { lenders: namesOf(live) })] : [];
  const waiting = asked(
    live.filter(({ step }) => step === "chosen"),
    [...chosen, nothingSent],
  );
  if (waiting) return waiting;
  if (!isSent(known)) return { state: "later", who: yours(), says: [nothingSent], links: [] };
  if (!toChoose && (stage === "processing" || stage === "disbursed")) return done(chosen);
  if (live.length > 0) return { state: "now", who: whose(live), says: [...chosen, nothingSent], links: [] };
  const isRefused = known.cases.some(({ step }) => step === "declined");
  return {
    state: stage === "underReview" ? "later" : "now",
    who: yours(),
    says: [
      ...(isRefused ? [t("dashboard.allDeclined", "No lender has said yes so far. You may choose another.")] : []),
      ...(stage === "underReview" ? [t("dashboard.chooseAlready", "You may choose already, while we read.")] : []),
      nothingSent,
    ],
    links: [{ href: routes.myLenders, words: t("dashboard.chooseLink", "Choose a lender") }],
  };
}

function deciding(known: Known): Step {
  const { stage, toChoose } = known;
  const live = liveIn(known);
  const at = live.filter(({ step }) => step === "withLender" || step === "sanctioned");
  const refused = known.cases.filter(({ step }) => step === "declined").map(decided);
  const waiting = asked(at, refused);
  if (waiting) return waiting;
  if (stage === "disbursed" || live.some(isAccepted)) return done(refused);
  if (stage !== "processing" || toChoose) {
    const later = t("dashboard.decideLater", "The time that its own page states will stand here.");
    return { state: "later", who: theirs(), says: [...refused, later], links: [] };
  }
  return {
    state: "now",
    who: at.length > 0 ? whose(at) : theirs(),
    says: [
      ...(at.length > 0
        ? at.flatMap(saidOf(at.length))
        : [t("dashboard.sent.processing", "The lender is working on your request.")]),
      ...refused,
    ],
    links: [],
  };
}

function paying(known: Known): Step {
  const accepted = liveIn(known).filter(isAccepted);
  const fee = t("dashboard.moneyFee", "Its own processing fee, where it has one, comes before.");
  const waiting = asked(accepted, accepted.map(decided));
  if (waiting) return waiting;
  if (known.stage === "disbursed")
    return done(
      accepted.length > 0 ? accepted.map(decided) : [t("dashboard.sent.disbursed", "Your loan has been disbursed.")],
    );
  if (accepted.length === 0) return { state: "later", who: theirs(), says: [fee], links: [] };
  return {
    state: "now",
    who: whose(accepted),
    says: [...accepted.map(decided), ...accepted.map(turnWords), fee],
    links: [],
  };
}

const isAccepted = ({ step }: LenderStatus) => step === "accepted" || step === "paidOut";

/** Of lenders that are not waiting on the student. */
function whose(lenders: readonly LenderStatus[]): string {
  if (lenders.every(({ turn }) => turn === "dakhila")) return ours();
  return lenders.length === 1
    ? t("dashboard.turnOfLender", "{{lender}}'s turn", { lender: lenders[0]!.name })
    : t("dashboard.turnOfLenders", "The lenders' turn");
}

const saidOf = (count: number) => (lender: LenderStatus) => [
  count > 1 ? `${lender.name}: ${turnWords(lender)}` : turnWords(lender),
  ...statedBy(lender),
];

const statedBy = ({ stated, turn }: LenderStatus) =>
  stated && turn === "lender"
    ? [
        t("dashboard.statedTime", "Its page says: {{words}} (read on {{date}}).", {
          words: stated.words,
          date: formatDate(stated.readOn),
        }),
      ]
    : [];

const decided = (each: LenderStatus) => `${outcomeWords(each)}.`;

const namesOf = (lenders: readonly LenderStatus[]) => listed(lenders.map(({ name }) => name));
