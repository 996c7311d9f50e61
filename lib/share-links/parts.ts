import type { PackPart } from "@/lib/generated/prisma/enums";
import type { SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";

/**
 * What a student can share with a lender: parts of the application, `PART_OF` says which section is in which, and the
 * loan offer that is kept at the lender. None is ticked at first.
 */
export const SHARED_PARTS = ["you", "study", "money", "coApplicants", "offer"] as const satisfies readonly PackPart[];
/** Those that the application is made of. */
export const APPLICATION_PARTS = SHARED_PARTS.filter((part) => part !== "offer");
export type { PackPart };

/** The part in which each of the form's sections stands. An officer sees no other answer or document of the form. */
const PART_OF = {
  generalDetails: "you",
  kycDetails: "you",
  admissionDetails: "study",
  loanDetails: "study",
  academicDetails: "study",
  financialDetails: "money",
  coApplicantDetails: "coApplicants",
  coApplicantKycDetails: "coApplicants",
  coApplicantFinancialDetails: "coApplicants",
} as const satisfies Record<SectionKey, PackPart>;

export const sectionsIn = (part: PackPart) =>
  (Object.keys(PART_OF) as SectionKey[]).filter((key) => PART_OF[key] === part);

/** A changed text needs a new `SHARE_CONSENT_VERSION`. */
export const partLabel = (part: PackPart) =>
  ({
    you: t("passes.partYou", "About you: your answers, and your identity papers such as PAN and Aadhaar"),
    study: t("passes.partStudy", "Your course and loan: admission, amount, marksheets and test scores"),
    money: t("passes.partMoney", "Your family's money: income papers and bank statements"),
    coApplicants: t(
      "passes.partCoApplicants",
      "Your co-applicants: their answers and papers. Ask them before you tick this.",
    ),
    offer: t(
      "passes.partOffer",
      "The loan offer: what you typed of this lender's offer, if you keep one here, and its letter. Our desk can read what you typed too.",
    ),
  })[part];

/** Changed words, in any language, need a new version. */
export const SHARE_CONSENT_VERSION = "2026-11-28";

/** The sentence that the student agrees to; a changed one needs a new `SHARE_CONSENT_VERSION`. */
export const shareConsent = (lender: string) =>
  t(
    "passes.consent",
    "I agree that {{lender}} may see what I tick here, to decide on my loan, until the link ends or I stop it.",
    { lender },
  );

/** All that the student agreed to, the sentence and the ticked parts, as `ConsentEvent.text` keeps it for good. */
export const shareConsentText = (lender: string, parts: readonly PackPart[]) =>
  [shareConsent(lender), ...parts.map(partLabel)].join(" ");
