import { byKey, plural, t } from "@/lib/messages/text";
import type { CaseChannel, CaseEvent } from "./event";
import type { CaseState } from "./state";

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

/** Whose turn it is: "Waiting on: you · 1 paper", "Waiting on SBI, 12 days". */
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
      // Only an internal review waits on nobody before a lender has the documents.
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
