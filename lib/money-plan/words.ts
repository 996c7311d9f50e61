import { t } from "@/lib/messages/text";
import type { Due } from "./plan";
import type { SharePart } from "./semesters";

export const payerWords = (part: SharePart): string =>
  ({
    family: t("moneyPlan.part.family", "Family"),
    scholarship: t("moneyPlan.part.scholarship", "Scholarship"),
    loan: t("moneyPlan.part.loan", "Loan"),
    student: t("moneyPlan.part.student", "Student"),
    unpaid: t("moneyPlan.part.unpaid", "Nobody yet"),
  })[part];

export const dueWords = ({ kind, year }: Pick<Due, "kind" | "year">): string =>
  ({
    tuition: t("moneyPlan.due.tuition", "Course fees, year {{year}}", { year }),
    deposit: t("moneyPlan.due.deposit", "Deposit to the university"),
    visaFee: t("moneyPlan.due.visaFee", "Visa fees"),
    account: t("moneyPlan.due.account", "Living money, into the account that is shown"),
    living: t("moneyPlan.due.living", "Living, half of year {{year}}", { year }),
    health: t("moneyPlan.due.health", "Health insurance"),
    travel: t("moneyPlan.due.travel", "Journey and first things"),
    other: t("moneyPlan.due.other", "Other costs"),
  })[kind];

/** Where the sum to show differs by place: what `funds-living-amount` is for, and what its other row is for. */
export const placeWords = (code: string): { main: string; alt: string } =>
  code === "CA"
    ? { main: t("moneyPlan.places.noQuebec", "Outside Quebec"), alt: t("moneyPlan.places.quebec", "In Quebec") }
    : { main: t("moneyPlan.places.london", "In London"), alt: t("moneyPlan.places.noLondon", "Outside London") };
