import { rupees } from "@/lib/format";
import { byKey, plural, t } from "@/lib/messages/text";
import type { CaseChannel, CaseEvent, CaseEventKind, DeclineReason } from "./event";
import type { CaseState } from "./state";

/** What a line is about, as a heading or a choice. */
export const CASE_KINDS: Record<CaseEventKind, string> = {
  chosen: "Lender chosen",
  handedOver: "Papers handed over",
  acknowledged: "Papers received by the lender",
  spoke: "Call or talk",
  asked: "Paper asked for",
  answered: "Paper given",
  declined: "Lender said no",
  sanctioned: "Lender said yes",
  statement: "Key facts statement",
  accepted: "Offer accepted",
  paidOut: "Money paid out",
  withdrawn: "Application withdrawn",
  complained: "Complaint sent",
  replied: "Complaint answered",
  corrected: "Line corrected",
};

/** How it was said or sent. */
export const CASE_CHANNELS: Record<CaseChannel, string> = {
  page: "on Dakhila",
  phone: "by phone",
  email: "by email",
  portal: "on the lender's website",
  branch: "at the branch",
  letter: "by letter",
  pass: "by link",
};

/** Why a lender declines, what that usually means, and what would change it: common sense, no rule of any lender. */
export const DECLINE_REASONS: Record<DeclineReason, { label: string; means: string; change: string }> = {
  incomeLow: {
    label: "income too low",
    means: "After the loans that already run, the co-applicant's income leaves too little for this instalment.",
    change: "A second co-applicant with an income, a smaller loan, more years to repay, or security such as property.",
  },
  incomeProof: {
    label: "income not proved",
    means: "The income may be enough, but the papers do not show it. This is common with cash and with a new business.",
    change: "Tax returns, bank statements that show the money coming in, or a co-applicant with pay slips.",
  },
  creditHistory: {
    label: "credit history",
    means: "Somebody on the application has paid a loan or a card late, or has never borrowed and so has no record.",
    change: "Read the credit report, have mistakes put right, pay what is overdue, or name another co-applicant.",
  },
  existingLoans: {
    label: "too many loans already",
    means: "The instalments that the family pays now take up too much of its income.",
    change: "Close a small loan or a card first, borrow less, or name another co-applicant.",
  },
  security: {
    label: "the security is not enough",
    means: "The property or deposit is worth less than the lender wants for this sum, or its papers are not in order.",
    change: "Other or further security, papers that show clearly who owns it, or a loan that needs none.",
  },
  institution: {
    label: "the college or university",
    means: "This lender does not lend for this college, or not on these terms.",
    change: "Ask whether another of its schemes takes it. Other lenders have other lists.",
  },
  course: {
    label: "the course",
    means: "This lender does not lend for this kind of course, often because it is short, part-time or by distance.",
    change: "Ask whether another of its schemes takes it. Other lenders take other courses.",
  },
  country: {
    label: "the country",
    means: "This lender does not lend for studies in this country.",
    change: "Choose a lender that does.",
  },
  marks: {
    label: "marks or test scores",
    means: "Earlier marks, gaps in the studies or a test score are below what this lender wants for this loan.",
    change: "A better test score, a letter that explains a gap, security, or a lender that asks for less.",
  },
  margin: {
    label: "the family's own share",
    means:
      "Many lenders want the family to pay a part of the costs itself, and it was not shown where that comes from.",
    change: "Show savings, a scholarship or fees that are already paid, or choose a lender that finances all costs.",
  },
  coApplicant: {
    label: "the co-applicant",
    means: "The lender does not take this person, for example because of age, relation, work or place of living.",
    change: "Ask what was wrong, and name another co-applicant.",
  },
  papersMissing: {
    label: "papers missing",
    means: "Something that the lender asked for did not arrive, or not in time.",
    change: "Ask for a list of what is missing, hand it in together, and ask them to confirm it in writing.",
  },
  papersDiffer: {
    label: "papers do not match",
    means: "A name, a date, an address or a sum is not the same in all papers.",
    change: "Have the wrong paper corrected, or add a short letter or an affidavit that explains the difference.",
  },
  serviceArea: {
    label: "outside the service area",
    means: "The branch says that your address is not one that it serves.",
    change: "Ask in writing which branch serves you, and hand in your papers there or on the lender's website.",
  },
  other: {
    label: "another reason",
    means: "The lender gave a reason that is not in this list.",
    change: "Ask what would have to be different for a yes.",
  },
  noneGiven: {
    label: "no reason given",
    means: "Without a reason, nobody can say what would help.",
    change: "Ask for the main reason in writing, before you change anything or go to the next lender.",
  },
};

export const kindWords = (kind: CaseEventKind) => byKey(`cases.kinds.${kind}`, CASE_KINDS[kind]);
export const channelWords = (channel: CaseChannel) => byKey(`cases.channels.${channel}`, CASE_CHANNELS[channel]);

/** A reason as it stands in a `select`, where it begins with a capital; in a sentence it has none. */
export function reasonChoice(value: DeclineReason) {
  const { label } = reasonWords(value);
  return { value, label: `${label.charAt(0).toUpperCase()}${label.slice(1)}` };
}

export function reasonWords(reason: DeclineReason) {
  const { label, means, change } = DECLINE_REASONS[reason];
  const key = `cases.reasons.${reason}`;
  return {
    label: byKey(`${key}.label`, label),
    means: byKey(`${key}.means`, means),
    change: byKey(`${key}.change`, change),
  };
}

/** What a case is called: after its lender, but for Dakhila's own check of the papers. */
export const caseTitle = ({ isCheck, lenderName }: { isCheck: boolean; lenderName: string }) =>
  isCheck ? t("cases.checkOfPapers", "Dakhila's check of your papers") : lenderName;

/** Who signs a line: "You", "Dakhila (Meera)", "A. Shah, SBI officer by link", "Automatic". */
export function writerWords(
  { writer, writerName: name }: Pick<CaseEvent, "writer" | "writerName">,
  lender: string,
): string {
  switch (writer) {
    case "student":
      return t("cases.writerYou", "You");
    case "dakhila":
      return name ? t("cases.writerDakhila", "Dakhila ({{name}})", { name }) : "Dakhila";
    case "lender":
      return name
        ? t("cases.writerOfficer", "{{name}}, {{lender}} officer by link", { name, lender })
        : t("cases.writerSomeOfficer", "{{lender}} officer by link", { lender });
    case "app":
      return t("cases.writerApp", "Automatic");
  }
}

/**
 * A line as a sentence without its full stop, to the student. Its note, channel, day and writer are shown beside it.
 *
 * @param paper what it asks for or answers (`paperName`); "" where that is not known
 */
export function lineWords(line: CaseEvent, { lender, paper }: { lender: string; paper: string }): string {
  const { kind, writer, amount, channel } = line;
  const byStudent = writer === "student";
  switch (kind) {
    case "chosen":
      return t("cases.chosen", "You chose {{lender}}", { lender });
    case "handedOver":
      if (channel === "pass") return t("cases.openedByLink", "{{lender}} opened your file by your link", { lender });
      if (byStudent) return t("cases.handedOver", "You handed over your papers");
      return writer === "dakhila"
        ? t("cases.handedOverByDakhila", "Dakhila handed over your papers")
        : t("cases.wereHandedOver", "Your papers were handed over");
    case "acknowledged":
      return t("cases.acknowledged", "{{lender}} has your papers", { lender });
    case "spoke":
      if (byStudent) return t("cases.spoke", "You spoke with {{lender}}", { lender });
      return writer === "dakhila"
        ? t("cases.spokeByDakhila", "Dakhila was in touch")
        : t("cases.wasInTouch", "{{lender}} was in touch", { lender });
    case "asked":
      // Dakhila writes both what a lender asked for and what it asks for itself.
      if (writer === "dakhila")
        return paper
          ? t("cases.askedFor", "Asked for: {{paper}}", { paper })
          : t("cases.paperAskedFor", "A paper is asked for");
      return paper
        ? t("cases.theyAskedFor", "They asked for: {{paper}}", { paper })
        : t("cases.theyAskedForPaper", "They asked for a paper");
    case "answered":
      if (byStudent)
        return paper
          ? t("cases.youGave", "You gave: {{paper}}", { paper })
          : t("cases.youGaveWhatWasAsked", "You gave what was asked for");
      return paper
        ? t("cases.given", "Given: {{paper}}", { paper })
        : t("cases.givenWhatWasAsked", "What was asked for is given");
    case "declined":
      return declinedWords(line, lender);
    case "sanctioned":
      return amount === null
        ? t("cases.saidYes", "{{lender}} said yes", { lender })
        : t("cases.saidYesTo", "{{lender}} said yes to a loan of {{amount}}", { lender, amount: rupees(amount) });
    case "statement":
      return t("cases.statement", "{{lender}} gave you the key facts statement", { lender });
    case "accepted":
      return t("cases.accepted", "You accepted the offer");
    case "paidOut":
      return amount === null
        ? t("cases.paidOut", "{{lender}} paid out", { lender })
        : t("cases.paidOutAmount", "{{lender}} paid out {{amount}}", { lender, amount: rupees(amount) });
    case "withdrawn":
      return t("cases.withdrew", "You withdrew your application");
    case "complained":
      return t("cases.complained", "You complained to {{lender}}", { lender });
    case "replied":
      return t("cases.replied", "{{lender}} replied to your complaint", { lender });
    case "corrected":
      return t("cases.corrected", "A line was wrong and counts no longer");
  }
}

function declinedWords({ reason }: CaseEvent, lender: string) {
  switch (reason) {
    case null:
      return t("cases.saidNo", "{{lender}} said no", { lender });
    case "noneGiven":
      return t("cases.saidNoWithoutReason", "{{lender}} said no and gave no reason", { lender });
    case "other":
      return t("cases.saidNoForOther", "{{lender}} said no, for another reason", { lender });
    default:
      return t("cases.saidNoBecause", "{{lender}} said no: {{reason}}", { lender, reason: reasonWords(reason).label });
  }
}

/** Whose turn it is, and with what or since when: "Waiting on: you · 1 paper", "Waiting on SBI, 12 days". */
export function turnWords({ step, turn, days, open }: CaseState, lender: string): string {
  switch (turn) {
    case "student": {
      if (step === "sanctioned") return t("cases.waitingOnYouToAccept", "Waiting on: you · accept the offer or not");
      const papers = open.filter(({ from }) => from === "student").length;
      if (papers === 0) return t("cases.waitingOnYou", "Waiting on: you · hand over your papers");
      return plural("cases.waitingOnYouForPapers", papers, {
        one: "Waiting on: you · 1 paper",
        other: "Waiting on: you · {{count}} papers",
      });
    }
    case "coApplicant":
      return plural("cases.waitingOnCoApplicant", open.length, {
        one: "Waiting on: your co-applicant · 1 paper",
        other: "Waiting on: your co-applicant · {{count}} papers",
      });
    case "lender":
      return waitingFor(lender, days);
    case "dakhila":
      return waitingFor("Dakhila", days);
    case "nobody":
      if (step === "paidOut") return t("cases.overPaidOut", "The money is paid out");
      // Only Dakhila's own check waits on nobody before a lender has the papers.
      if (step === "chosen") return t("cases.overChecked", "Dakhila has looked at the papers that it asked for");
      return step === "declined"
        ? t("cases.saidNo", "{{lender}} said no", { lender })
        : t("cases.overWithdrawn", "You withdrew");
  }
}

function waitingFor(name: string, days: number) {
  if (days === 0) return t("cases.waitingSinceToday", "Waiting on {{name}}, since today", { name });
  return plural(
    "cases.waitingForDays",
    days,
    { one: "Waiting on {{name}}, 1 day", other: "Waiting on {{name}}, {{count}} days" },
    { name },
  );
}
