import { ADMISSION_STATUS, type AdmissionStatus, valuesOf } from "@/lib/admission";
import type { RuleSubject } from "@/lib/generated/prisma/client";

/**
 * What a lender's known facts allow, one condition per row. A lender fits when all its rows hold; a fact that is not
 * known has no row. Where a limit depends on something that is not asked (a premier list, a category, India or abroad),
 * the row holds the widest published figure and its `reason` names the dependence.
 *
 * | subject     | the student's answer                               | operators       | value                        |
 * |-------------|----------------------------------------------------|-----------------|------------------------------|
 * | studyIn     | ISO 3166-1 alpha-2 code of the country of study,   | in              | codes; `abroad` stands for   |
 * |             | upper case                                         |                 | all but IN                   |
 * | amount      | loan wanted, in rupees                             | atLeast, atMost | whole units of the lender's  |
 * |             |                                                    |                 | `currency`                   |
 * | collateral  | whether security is offered, and the loan wanted   | atMost          | largest loan without any, in |
 * |             |                                                    |                 | the same units; holds when   |
 * |             |                                                    |                 | some is given, or within it  |
 * | admission   | competitive_exams, offer_letter, received_offer or | in              | the statuses the lender      |
 * |             | confirmed_admission (the wizard's list)            |                 | accepts                      |
 * | coApplicant | earning, notEarning or none                        | equals, in      | the answers it accepts       |
 * | courseLevel | undergraduate, postgraduate, postgraduate_diploma  | equals, in      | the levels it finances       |
 * |             | or doctorate                                       |                 |                              |
 *
 * Allowed answers are separated by commas without spaces. A dollar limit needs an exchange rate to be compared with
 * rupees; without one, it can only be shown.
 */
export type RuleSeed = {
  subject: RuleSubject;
  operator: "equals" | "in" | "atLeast" | "atMost";
  value: string;
  /** Shown when the rule holds, and under the difference when it fails: what the lender asks, true either way. */
  reason: string;
  /** Shown when it fails: what would change the answer. */
  remedy: string;
  source: string;
};

/** The day the facts were last read. */
export const RULES_VERSION = "2026-11-21";

const EVERYWHERE = "IN,abroad";
/** Europe in a lender's list, as codes of our country list. */
export const EUROPE = "GB,DE,IE,FR,NL,IT,ES,SE,CH,FI,DK,NO,BE,AT,PL,PT,CZ,HU,LV,LT,EE,MT,CY,GR,RO,BG,IS";
const ADMITTED = (["received_offer", "confirmed_admission"] satisfies AdmissionStatus[]).join();
const ANY_STAGE = valuesOf(ADMISSION_STATUS).join();
const USUAL_PAPERS = "Common document list of lenders and brokers, read 2026-11";

export const studyIn = (value: string, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "studyIn",
  operator: "in",
  value,
  reason,
  remedy,
  source,
});

export const indiaAndAbroad = (source: string) =>
  studyIn(
    EVERYWHERE,
    "Lends for study in India and abroad.",
    "Ask the lender whether it lends for your country.",
    source,
  );

export const atMost = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "amount",
  operator: "atMost",
  value: String(value),
  reason,
  remedy,
  source,
});
export const atLeast = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "amount",
  operator: "atLeast",
  value: String(value),
  reason,
  remedy,
  source,
});
export const withoutSecurity = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "collateral",
  operator: "atMost",
  value: String(value),
  reason,
  remedy,
  source,
});

export const admitted = (
  source: string,
  reason = "Lends once you have admission: an offer or an admit letter.",
): RuleSeed => ({
  subject: "admission",
  operator: "in",
  value: ADMITTED,
  reason,
  remedy: "Come back with the offer or admit letter, or look at a lender that sanctions before admission.",
  source,
});
export const beforeAdmission = (source: string): RuleSeed => ({
  subject: "admission",
  operator: "in",
  value: ANY_STAGE,
  reason: "Can sanction the loan before you have admission.",
  remedy: "Tell us how far your admission is.",
  source,
});

export const someCoApplicant = (source = USUAL_PAPERS): RuleSeed => ({
  subject: "coApplicant",
  operator: "in",
  value: "earning,notEarning",
  reason: "Asks for a co-applicant's papers.",
  remedy: "Add a parent or another close relative as co-applicant.",
  source,
});
export const earningCoApplicant = (reason: string, source: string): RuleSeed => ({
  subject: "coApplicant",
  operator: "equals",
  value: "earning",
  reason,
  remedy: "Add a co-applicant who has an income.",
  source,
});
export const noCoApplicantNeeded = (source: string): RuleSeed => ({
  subject: "coApplicant",
  operator: "in",
  value: "earning,notEarning,none",
  reason: "Asks for no co-signer.",
  remedy: "Tell us whether you have a co-applicant.",
  source,
});

export const GIVE_SECURITY = "Offer security such as property or a fixed deposit, or ask for less.";
export const PREMIER_OR_SECURITY =
  "Offer security such as property or a fixed deposit, ask for less, or ask the bank whether your institute is on its list for more.";

/** Read for more than one bank. */
export const PROPELLD_BLOG = "propelld.com";
