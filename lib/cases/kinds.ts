import { rupees } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import type { CaseEvent, CaseEventKind, CaseWriter, SanctionTerms } from "./event";
import { reasonWords } from "./reasons";
import { withTerms } from "./term-words";

/** `withLender`: handed over, or anything later that is no decision. */
export type CaseStep = "chosen" | "withLender" | "sanctioned" | "accepted" | "paidOut" | "declined" | "withdrawn";

type Names = {
  lender: string;
  /** What the event asks for or answers (`documentName`); "" where not known. */
  paper: string;
};

type Field = "item" | "reason" | "amount" | "answersId" | "correctsId" | keyof SanctionTerms;

type Kind = {
  label: () => string;
  /** To the student, without a full stop. */
  sentence: (event: CaseEvent, names: Names) => string;
  toLender?: (event: CaseEvent, paper: string) => string;
  writers: readonly Exclude<CaseWriter, "app">[];
  /** Who writes it also in an internal review. */
  inCheck?: readonly CaseWriter[];
  /** As the student chooses it; `often`: among what happens most. */
  choice?: { words: () => string; often: boolean };
  /** As staff choose it; `note`: why there must be one. */
  staff?: { words?: () => string; note?: () => string };
  fields?: Partial<Record<Field, "required" | "optional">>;
  effect: {
    step?: (step: CaseStep, event: CaseEvent) => CaseStep;
    /** `adds`: a document that nobody asked for; `closes`: nothing that is open is missing any longer. */
    documents?: "opens" | "answers" | "adds" | "closes";
    complaint?: "opens" | "ends";
  };
  /** Counts as a word of the lender, for letters that complain of its silence. */
  isHeard?: true;
  /** The student's mail says that there is an answer, not news. */
  isDecision?: true;
};

const isOver = (step: CaseStep) => step === "declined" || step === "withdrawn";
const begins = (step: CaseStep): CaseStep => (step === "chosen" ? "withLender" : step);
const always = (step: CaseStep) => () => step;

const TERMS = {
  rate: "optional",
  rateType: "optional",
  termMonths: "optional",
  processingFee: "optional",
  conditions: "optional",
  validUntil: "optional",
} as const satisfies Record<keyof SanctionTerms, "optional">;

/** The one table of case event kinds: schema, forms, letters and state read it; its order is the forms' order. */
const CASE_EVENT_KINDS = {
  chosen: {
    label: () => t("cases.kinds.chosen", "Lender chosen"),
    sentence: (_, { lender }) => t("cases.chosen", "You chose {{lender}}", { lender }),
    writers: [],
    effect: {},
  },
  handedOver: {
    label: () => t("cases.kinds.handedOver", "Papers handed over"),
    sentence: ({ channel, writer }, { lender }) => {
      if (channel === "pass") return t("cases.openedByLink", "{{lender}} opened your file by your link", { lender });
      if (writer === "student") return t("cases.handedOver", "You handed over your papers");
      return writer === "dakhila"
        ? t("cases.handedOverByDakhila", "Dakhila handed over your papers")
        : t("cases.wereHandedOver", "Your papers were handed over");
    },
    writers: ["student", "dakhila"],
    choice: { words: () => t("cases.happened.handedOver", "I handed over my papers"), often: true },
    staff: { words: () => t("desk.kindHandedOver", "We handed over the papers") },
    effect: { step: begins },
  },
  acknowledged: {
    label: () => t("cases.kinds.acknowledged", "Papers received by the lender"),
    sentence: (_, { lender }) => t("cases.acknowledged", "{{lender}} has your papers", { lender }),
    toLender: () => t("pack.received", "Papers received"),
    writers: ["student", "dakhila", "lender"],
    choice: { words: () => t("cases.happened.acknowledged", "They confirmed that they have them"), often: true },
    staff: { words: () => t("desk.kindAcknowledged", "The lender has the papers") },
    effect: { step: begins },
    isHeard: true,
  },
  asked: {
    label: () => t("cases.kinds.asked", "Paper asked for"),
    sentence: ({ writer }, { paper }) => {
      // Dakhila writes both what a lender asked for and what it asks for itself.
      if (writer === "dakhila")
        return paper
          ? t("cases.askedFor", "Asked for: {{paper}}", { paper })
          : t("cases.paperAskedFor", "A paper is asked for");
      return paper
        ? t("cases.theyAskedFor", "They asked for: {{paper}}", { paper })
        : t("cases.theyAskedForPaper", "They asked for a paper");
    },
    toLender: (_, paper) => t("pack.asked", "Paper asked for: {{paper}}", { paper }),
    writers: ["student", "dakhila", "lender"],
    inCheck: ["dakhila"],
    choice: { words: () => t("cases.happened.asked", "They asked for a paper"), often: true },
    staff: { words: () => t("desk.kindAsked", "A paper is asked for") },
    fields: { item: "required" },
    effect: {
      // Dakhila may look at documents before any lender has them.
      step: (step, { writer }) =>
        step === "declined" || (step === "chosen" && writer !== "dakhila") ? "withLender" : step,
      documents: "opens",
      complaint: "ends",
    },
    isHeard: true,
  },
  answered: {
    label: () => t("cases.kinds.answered", "Paper given"),
    sentence: ({ writer }, { paper }) => {
      if (writer === "student")
        return paper
          ? t("cases.youGave", "You gave: {{paper}}", { paper })
          : t("cases.youGaveWhatWasAsked", "You gave what was asked for");
      return paper
        ? t("cases.given", "Given: {{paper}}", { paper })
        : t("cases.givenWhatWasAsked", "What was asked for is given");
    },
    writers: ["student"],
    inCheck: ["student"],
    fields: { answersId: "required" },
    effect: { documents: "answers" },
  },
  // Like a choice, written by a call of its own (cases/add), which knows what is missing.
  added: {
    label: () => t("cases.kinds.added", "Paper added"),
    sentence: (_, { paper }) =>
      paper
        ? t("cases.youAdded", "You added: {{paper}}", { paper })
        : t("cases.youAddedPaper", "You added a paper that was left out"),
    writers: [],
    effect: { documents: "adds" },
  },
  spoke: {
    label: () => t("cases.kinds.spoke", "Call or talk"),
    sentence: ({ writer }, { lender }) => {
      if (writer === "student") return t("cases.spoke", "You spoke with {{lender}}", { lender });
      return writer === "dakhila"
        ? t("cases.spokeByDakhila", "Dakhila was in touch")
        : t("cases.wasInTouch", "{{lender}} was in touch", { lender });
    },
    writers: ["student", "dakhila"],
    inCheck: ["student", "dakhila"],
    choice: { words: () => t("cases.happened.spoke", "We spoke, or they wrote"), often: true },
    staff: { words: () => t("desk.kindSpoke", "A message to the student, or what was said"), note: noteOfTalk },
    effect: {},
    isHeard: true,
  },
  wrote: {
    label: () => t("cases.kinds.wrote", "Letter sent"),
    sentence: (_, { lender }) => t("cases.wrote", "You wrote to {{lender}}", { lender }),
    writers: ["student"],
    choice: { words: () => t("cases.happened.wrote", "I wrote to them"), often: false },
    effect: {},
  },
  sanctioned: {
    label: () => t("cases.kinds.sanctioned", "Lender said yes"),
    sentence: ({ amount, ...terms }, { lender }) =>
      withTerms(
        amount === null
          ? t("cases.saidYes", "{{lender}} said yes", { lender })
          : t("cases.saidYesTo", "{{lender}} said yes to a loan of {{amount}}", { lender, amount: rupees(amount) }),
        terms,
      ),
    toLender: ({ amount, ...terms }) =>
      withTerms(
        amount === null
          ? t("pack.sanctioned", "Sanctioned")
          : t("pack.sanctionedAmount", "Sanctioned: {{amount}}", { amount: rupees(amount) }),
        terms,
      ),
    writers: ["student", "dakhila", "lender"],
    choice: { words: () => t("cases.happened.sanctioned", "They said yes"), often: true },
    staff: { words: () => t("desk.kindSanctioned", "The lender said yes") },
    fields: { amount: "optional", ...TERMS },
    effect: { step: always("sanctioned"), complaint: "ends" },
    isDecision: true,
  },
  declined: {
    label: () => t("cases.kinds.declined", "Lender said no"),
    sentence: ({ reason }, { lender }) => {
      switch (reason) {
        case null:
          return t("cases.saidNo", "{{lender}} said no", { lender });
        case "noneGiven":
          return t("cases.saidNoWithoutReason", "{{lender}} said no and gave no reason", { lender });
        case "other":
          return t("cases.saidNoForOther", "{{lender}} said no, for another reason", { lender });
        default:
          return t("cases.saidNoBecause", "{{lender}} said no: {{reason}}", {
            lender,
            reason: reasonWords(reason).label,
          });
      }
    },
    toLender: ({ reason }) =>
      reason
        ? t("pack.declinedBecause", "Declined: {{reason}}", { reason: reasonWords(reason).label })
        : t("pack.declined", "Declined"),
    writers: ["student", "dakhila", "lender"],
    choice: { words: () => t("cases.happened.declined", "They said no"), often: true },
    staff: { words: () => t("desk.kindDeclined", "The lender said no") },
    fields: { reason: "required" },
    // A lender may not have heard of a withdrawal yet.
    effect: { step: (step) => (step === "withdrawn" ? step : "declined"), documents: "closes", complaint: "ends" },
    isDecision: true,
  },
  statement: {
    label: () => t("cases.kinds.statement", "Key facts statement"),
    sentence: (_, { lender }) => t("cases.statement", "{{lender}} gave you the key facts statement", { lender }),
    writers: ["student", "dakhila"],
    choice: { words: () => t("cases.happened.statement", "They gave me the Key Facts Statement"), often: false },
    staff: { words: () => t("desk.kindStatement", "The lender gave the key facts statement") },
    effect: { step: begins },
    isHeard: true,
  },
  accepted: {
    label: () => t("cases.kinds.accepted", "Offer accepted"),
    sentence: () => t("cases.accepted", "You accepted the offer"),
    writers: ["student"],
    choice: { words: () => t("cases.happened.accepted", "I accepted their offer"), often: false },
    // The offer that was read, where one is written down.
    fields: { answersId: "optional" },
    effect: { step: (step) => (isOver(step) ? step : "accepted") },
  },
  paidOut: {
    label: () => t("cases.kinds.paidOut", "Money paid out"),
    sentence: ({ amount }, { lender }) =>
      amount === null
        ? t("cases.paidOut", "{{lender}} paid out", { lender })
        : t("cases.paidOutAmount", "{{lender}} paid out {{amount}}", { lender, amount: rupees(amount) }),
    writers: ["student", "dakhila"],
    choice: { words: () => t("cases.happened.paidOut", "They paid out"), often: false },
    staff: { words: () => t("desk.kindPaidOut", "The lender paid out") },
    fields: { amount: "optional" },
    effect: { step: always("paidOut"), documents: "closes", complaint: "ends" },
  },
  complained: {
    label: () => t("cases.kinds.complained", "Complaint sent"),
    sentence: (_, { lender }) => t("cases.complained", "You complained to {{lender}}", { lender }),
    writers: ["student"],
    choice: { words: () => t("cases.happened.complained", "I complained in writing"), often: false },
    effect: { step: begins, complaint: "opens" },
  },
  replied: {
    label: () => t("cases.kinds.replied", "Complaint answered"),
    sentence: (_, { lender }) => t("cases.replied", "{{lender}} replied to your complaint", { lender }),
    writers: ["student", "dakhila"],
    choice: { words: () => t("cases.happened.replied", "They answered my complaint"), often: false },
    staff: { words: () => t("desk.kindReplied", "The lender answered a complaint"), note: noteOfTalk },
    effect: { step: begins, complaint: "ends" },
    isHeard: true,
  },
  withdrawn: {
    label: () => t("cases.kinds.withdrawn", "Application withdrawn"),
    sentence: () => t("cases.withdrew", "You withdrew your application"),
    writers: ["student"],
    choice: { words: () => t("cases.happened.withdrawn", "I do not go on with this lender"), often: false },
    effect: { step: always("withdrawn"), documents: "closes", complaint: "ends" },
  },
  goesOn: {
    label: () => t("cases.kinds.goesOn", "Goes on"),
    sentence: () => t("cases.goesOn", "You said that it goes on"),
    // Answers the question after long silence (lib/cases/reminders.ts); no word of the lender.
    writers: ["student"],
    effect: {},
  },
  corrected: {
    label: () => t("cases.kinds.corrected", "Line corrected"),
    sentence: () => t("cases.corrected", "A line was wrong and counts no longer"),
    writers: ["student", "dakhila"],
    inCheck: ["student", "dakhila"],
    staff: { note: () => t("desk.whyRequired", "Please say to the student what was wrong with it.") },
    fields: { correctsId: "required" },
    effect: {},
  },
} as const satisfies Record<CaseEventKind, Kind>;

export type KindBy<Writer extends CaseWriter> = {
  [Kind in CaseEventKind]: Writer extends (typeof CASE_EVENT_KINDS)[Kind]["writers"][number] ? Kind : never;
}[CaseEventKind];

function noteOfTalk() {
  return t("desk.noteRequired", "Please say to the student what it was about.");
}

export const CASE_KINDS = Object.keys(CASE_EVENT_KINDS) as CaseEventKind[];

export const kindOf = (kind: CaseEventKind): Kind => CASE_EVENT_KINDS[kind];

/** The kinds that this writer may write; in an internal review only those of `inCheck`. */
export const kindsBy = (writer: Exclude<CaseWriter, "app">, { isInternalReview = false } = {}) =>
  CASE_KINDS.filter((kind) =>
    (isInternalReview ? (kindOf(kind).inCheck ?? []) : kindOf(kind).writers).includes(writer),
  );

/** The kinds that the student's form offers: what happens most (`often`), or the rest. */
export const studentChoices = (often: boolean) =>
  CASE_KINDS.flatMap((value) => {
    const { choice } = kindOf(value);
    return choice && choice.often === often ? [{ value, label: choice.words() }] : [];
  });

/** The kinds that the desk's form offers; without words of its own a kind is written by another control. */
export const staffChoices = (isInternalReview: boolean) =>
  kindsBy("dakhila", { isInternalReview }).flatMap((value) => {
    const words = kindOf(value).staff?.words;
    return words ? [{ value, label: words() }] : [];
  });

/** False for "", the kind that is not chosen yet. */
export const hasField = (kind: string, field: Field) =>
  kind in CASE_EVENT_KINDS && field in (kindOf(kind as CaseEventKind).fields ?? {});

export const kindWords = (kind: CaseEventKind) => kindOf(kind).label();

/** What the student reads of an event, without a full stop. */
export const eventSentence = (event: CaseEvent, names: Names) => kindOf(event.kind).sentence(event, names);

/** What a lender's officer reads of an event, without notes. @param paper `documentName` of what was asked for */
export const eventToLender = (event: CaseEvent, paper: string) =>
  kindOf(event.kind).toLender?.(event, paper) ?? kindWords(event.kind);
