import { t } from "@/lib/messages/text";
import type { CaseStep } from "./kinds";
import type { CaseState } from "./state";

/** What the page of a case is arranged for: a step, papers that are asked for, or Dakhila's own check. */
export type PageState = CaseStep | "asked" | "check";

/** What stands below the first block, each folded. */
export type Block = "kept" | "links" | "openings" | "rights" | "write" | "diary";

type Row = {
  heading: (lender: string) => string;
  /** Its button; null where there is nothing to press. */
  button: (() => string) | null;
  /** What that costs in time; null where nothing is to be done. */
  time: (() => string) | null;
  below: readonly Block[];
};

const letterTime = () => t("cases.time.letter", "About 5 minutes: the letter is written for you.");

/** One row for each state of a case's page: what comes first, what it costs, and in which order the rest follows. */
export const CASE_PAGE = {
  chosen: {
    heading: (lender) => t("passes.handOver", "Hand your file to {{lender}}", { lender }),
    button: () => t("passes.makeFirst", "Make a link for this lender"),
    time: () => t("cases.time.link", "About 2 minutes. Have the officer's name at hand."),
    below: ["write", "kept", "rights", "openings", "diary"],
  },
  withLender: {
    heading: (lender) => t("cases.first.withLender", "{{lender}} has to answer", { lender }),
    button: () => t("cases.writeLetter", "Write the letter"),
    time: letterTime,
    below: ["write", "kept", "rights", "links", "openings", "diary"],
  },
  asked: {
    heading: (lender) => t("cases.first.asked", "{{lender}} waits for this", { lender }),
    button: null,
    time: () => t("cases.time.paper", "About a minute for each paper, with the camera or a file."),
    below: ["links", "write", "kept", "openings", "rights", "diary"],
  },
  sanctioned: {
    heading: (lender) => t("cases.first.sanctioned", "The offer of {{lender}}", { lender }),
    button: () => t("cases.offer.accept", "Accept the offer"),
    time: () => t("cases.time.offer", "Answering takes a minute. Read the lender's own papers first."),
    below: ["kept", "diary", "write", "links", "openings", "rights"],
  },
  accepted: {
    heading: () => t("cases.first.accepted", "What comes until the money"),
    button: () => t("cases.actWrite", "Write down what happened"),
    time: () => t("cases.time.line", "About a minute for each line."),
    below: ["write", "kept", "links", "openings", "rights", "diary"],
  },
  declined: {
    heading: (lender) => t("cases.saidNo", "{{lender}} said no", { lender }),
    button: () => t("cases.writeLetter", "Write the letter"),
    time: letterTime,
    below: ["rights", "links", "openings", "write", "kept", "diary"],
  },
  paidOut: {
    heading: () => t("cases.first.paidOut", "The money is paid out"),
    button: () => t("cases.stopLinks", "Stop all links"),
    time: () => t("cases.time.stop", "One press. Nobody there can open your file after it."),
    below: ["links", "openings", "diary", "write", "kept", "rights"],
  },
  withdrawn: {
    heading: (lender) => t("cases.first.withdrawn", "You do not go on with {{lender}}", { lender }),
    button: () => t("cases.goOnAgain", "Go on with this lender again"),
    time: () => t("cases.time.again", "One press, and then a new link."),
    below: ["diary", "links", "openings", "write", "kept", "rights"],
  },
  check: {
    heading: () => t("cases.first.check", "What we look at"),
    button: null,
    time: null,
    below: ["diary"],
  },
} as const satisfies Record<CaseStep, Row> & Record<PageState, Row>;

export const pageRow = (state: PageState): Row => CASE_PAGE[state];

/** An offer comes before papers, papers before all else. */
export function pageStateOf({ step, open }: Pick<CaseState, "step" | "open">, isInternalReview: boolean): PageState {
  if (step === "sanctioned") return step;
  if (open.length > 0) return "asked";
  return isInternalReview ? "check" : step;
}
