import type { CaseStatus } from "@/lib/cases/summary";
import type { DeskPurpose, PaperVerdict, Stage } from "@/lib/generated/prisma/enums";
import type { Section } from "@/lib/loan-form/registry";
import { plural, t } from "@/lib/messages/text";

/** A section's heading for staff, who read of several people: the student's parts carry the name. */
export function deskHeading({ key, heading }: Pick<Section, "key" | "heading">, student: string): string {
  switch (key) {
    case "kycDetails":
      return t("desk.identityDocuments", "Identity documents of {{student}}", { student });
    case "academicDetails":
      return t("desk.academicDocuments", "Academic documents of {{student}}", { student });
    case "financialDetails":
      return t("desk.financialDocuments", "Financial documents of {{student}}", { student });
    default:
      return heading;
  }
}

export const purposeLabel = (purpose: DeskPurpose) =>
  ({
    checkPapers: t("desk.purposeCheck", "To check the papers"),
    studentAsked: t("desk.purposeStudent", "The student asked us"),
    lenderAsked: t("desk.purposeLender", "A lender asked us"),
  })[purpose];

export const verdictWords = (verdict: PaperVerdict) =>
  ({
    fine: t("desk.fine", "Fine"),
    unreadable: t("desk.unreadable", "Cannot be read"),
    wrong: t("desk.wrong", "Wrong paper"),
  })[verdict];

export const stageWords = (stage: Stage) =>
  ({
    application: t("desk.stageApplication", "Not submitted"),
    underReview: t("desk.stageUnderReview", "Under review"),
    bankSelection: t("desk.stageBankSelection", "Choosing a lender"),
    processing: t("desk.stageProcessing", "With a lender"),
    disbursed: t("desk.stageDisbursed", "Paid out"),
  })[stage];

type Turn = Pick<CaseStatus, "turn" | "days"> & { lenderName: string };

/** Whose turn a case is and for how long, for staff. */
export function staffTurnWords({ turn, days, lenderName }: Turn): string {
  if (turn === "nobody") return t("desk.turnNobody", "Nobody has to move");
  const who = {
    student: t("desk.turnStudent", "the student"),
    lender: lenderName,
    dakhila: t("desk.turnUs", "us"),
  }[turn];
  if (days === 0) return t("desk.turnToday", "Waits on {{who}}, since today", { who });
  return plural(
    "desk.turnDays",
    days,
    { one: "Waits on {{who}}, 1 day", other: "Waits on {{who}}, {{count}} days" },
    { who },
  );
}

export const waitedWords = (days: number) =>
  days === 0
    ? t("desk.waitedToday", "since today")
    : plural("desk.waitedDays", days, { one: "1 day", other: "{{count}} days" });
