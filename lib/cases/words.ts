import { formatDate } from "@/lib/dates/dates";
import { daysSince } from "@/lib/dates/since";
import { byKey, plural, t } from "@/lib/messages/text";
import { masked } from "@/lib/text/mask";
import type { CaseChannel, CaseEvent } from "./event";
import type { Demand } from "./demands";
import type { CaseStatus } from "./summary";

export const CASE_CHANNELS: Record<CaseChannel, string> = {
  page: "on Dakhila",
  phone: "by phone",
  email: "by email",
  portal: "on the lender's website",
  branch: "at the branch",
  letter: "by letter",
  pass: "by link",
};

export const channelWords = (channel: CaseChannel) => byKey(`cases.channels.${channel}`, CASE_CHANNELS[channel]);

export const caseTitle = ({ isInternalReview, lenderName }: { isInternalReview: boolean; lenderName: string }) =>
  isInternalReview ? t("cases.checkOfPapers", "Dakhila's check of your papers") : lenderName;

/** Who signs an event: "You", "Dakhila (Meera)", "A. Shah, SBI officer by link", "Automatic". */
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

/** Whose turn it is: "Waiting on: you · 1 paper, since 3 Jun (8 days): PAN Card", "Waiting on SBI, 12 days". */
export function turnWords({ step, turn, days, demands, name: lender }: CaseStatus): string {
  switch (turn) {
    case "student":
      return onStudent(demands);
    case "lender":
      return waitingFor(lender, days);
    case "dakhila":
      return waitingFor("Dakhila", days);
    case "nobody":
      if (step === "paidOut") return t("cases.overPaidOut", "The money is paid out");
      if (step === "declined") return t("cases.saidNo", "{{lender}} said no", { lender });
      if (step === "withdrawn") return t("cases.overWithdrawn", "You withdrew");
      // Only an internal review waits on nobody before a lender has the documents.
      return t("cases.overChecked", "Dakhila has looked at the papers that it asked for");
  }
}

function onStudent(demands: readonly Demand[]): string {
  const [first] = demands;
  const asked = demands.filter(({ kind }) => kind === "paper");
  if (!first) return t("cases.waitingOnYouOnly", "Waiting on: you");
  if (first.kind === "handOver")
    return t("cases.waitingOnYou", "Waiting on: you · hand over your papers, {{since}}", {
      since: askedSince([first]),
    });
  const papers = asked.map(paperWords).join("; ");
  if (first.kind === "offer")
    return asked.length === 0
      ? t("cases.waitingOnYouToAccept", "Waiting on: you · accept the offer or not, {{since}}", {
          since: askedSince([first]),
        })
      : t(
          "cases.waitingOnYouToAcceptAndGive",
          "Waiting on: you · accept the offer or not, {{since}}, and give: {{papers}}",
          { since: askedSince([first]), papers },
        );
  return plural(
    "cases.waitingOnYouForPapers",
    asked.length,
    {
      one: "Waiting on: you · 1 paper, {{since}}: {{papers}}",
      other: "Waiting on: you · {{count}} papers, {{since}}: {{papers}}",
    },
    { since: askedSince(asked), papers },
  );
}

/** "since 3 Nov (8 days)", of what is asked for longest. */
export function askedSince(demands: readonly Demand[]): string {
  const { since, days } = demands.reduce((oldest, each) => (each.since < oldest.since ? each : oldest));
  return daysSince(since, days);
}

/** "PAN Card, Primary Co-applicant (ask Harish for it)" */
function paperWords({ paper, from, name }: Demand): string {
  if (from === "student") return paper;
  return name
    ? t("cases.paperOfPerson", "{{paper}} (ask {{name}} for it)", { paper, name })
    : t("cases.paperOfCoApplicant", "{{paper}} (ask your co-applicant for it)", { paper });
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

/** What is asked, of whom and by which lender, without a full stop. */
export function demandWords({ kind, lender, paper, from, name }: Demand): string {
  switch (kind) {
    case "offer":
      return t("cases.answerTheOffer", "{{lender}} said yes: answer the offer", { lender });
    case "handOver":
      return t("cases.handOverTo", "Hand over your papers: {{lender}}", { lender });
    case "paper":
      if (from === "student") return t("cases.lenderAsks", "{{lender}} asks for: {{paper}}", { lender, paper });
      return name
        ? t("cases.lenderAsksPerson", "{{lender}} asks {{name}} for: {{paper}}", { name, paper, lender })
        : t("cases.lenderAsksCoApplicant", "{{lender}} asks your co-applicant for: {{paper}}", { paper, lender });
  }
}

/** Since when it is asked, and by whom where somebody wrote it. */
export const sinceWords = ({ since, askedBy, lender }: Demand): string =>
  askedBy
    ? t("cases.askedOn", "Asked for on {{date}} by {{who}}", {
        date: formatDate(since),
        who: writerWords(askedBy, lender),
      })
    : t("cases.sinceDay", "Since {{date}}", { date: formatDate(since) });

/** To pass on to a co-applicant: the button, and the message, which names no lender and no number. */
export const passOnWords = ({ name, paper }: Demand) => ({
  button: name
    ? t("cases.askPerson", "Ask {{name}} for it", { name })
    : t("cases.askCoApplicant", "Ask your co-applicant for it"),
  paper,
  message: t(
    "cases.passOn",
    "For my education loan a paper of yours is asked for: {{paper}}. Please give it to me, so that I can add it.",
    { paper: masked(paper) },
  ),
});
export type PassOn = ReturnType<typeof passOnWords>;
