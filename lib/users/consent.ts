import { t } from "@/lib/messages/text";

/** The notice shown before an account or a lead is made. Changed words, in any language, need a new version. */
export const CONSENT_VERSION = "2026-11-27";

export type ConsentFor = "account" | "lead";

/** The item about the reading of papers, also asked for by itself and taken back by itself. */
export const consentReading = () =>
  t(
    "forms.consentReading",
    "PDFs of your statements, tax papers, salary slips, bills, business papers, marksheets and letters: a program on our server reads what kind of paper it is, its period, years or months, the names on it and its page numbers, to tell you what a lender may send back. Nobody looks at it for this, no amount is read, and papers that show who you are, such as a PAN card or passport, are never read. What it saw stays beside the paper, without the names. We send it nowhere else: only those who may open the paper see it. You can turn this off under “Where you are logged in”.",
  );

/** Item by item: what is asked for, and the one purpose of each (DPDP Act, sections 5 and 6). */
export const consentItems = (purpose: ConsentFor) => [
  purpose === "account"
    ? t(
        "forms.consentContact",
        "Your name, e-mail and phone number: to open your account and to reach you about your loan.",
      )
    : t(
        "forms.consentCallContact",
        "Your name, e-mail and phone number: to call you back about a loan. This opens no account.",
      ),
  purpose === "account"
    ? t(
        "forms.consentPlan",
        "Your loan amount, city, country of study, admission status and intake: to find lenders that fit your plan.",
      )
    : t(
        "forms.consentCallPlan",
        "Your loan amount, city, country of study, admission status and intake, and what else you answer here: to have answers ready when we call.",
      ),
  ...(purpose === "account" ? [consentReading()] : []),
];

export const consentStatement = () =>
  t(
    "forms.consentStatement",
    "I agree that Dakhila may use these details for the purposes listed here. I can withdraw this at any time.",
  );

export const consentMissing = () => t("rules.consentMissing", "Please tick the box to agree before you continue.");

/** The whole notice in the language of the page, as it is stored beside a lead. */
export const consentText = (purpose: ConsentFor) => [...consentItems(purpose), consentStatement()].join(" ");
