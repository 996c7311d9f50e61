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
const EUROPE = "GB,DE,IE,FR,NL,IT,ES,SE,CH,FI,DK,NO,BE,AT,PL,PT,CZ,HU,LV,LT,EE,MT,CY,GR,RO,BG,IS";
const ADMITTED = (["received_offer", "confirmed_admission"] satisfies AdmissionStatus[]).join();
const ANY_STAGE = valuesOf(ADMISSION_STATUS).join();
const USUAL_PAPERS = "Common document list of lenders and brokers, read 2026-11";

const studyIn = (value: string, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "studyIn",
  operator: "in",
  value,
  reason,
  remedy,
  source,
});

const indiaAndAbroad = (source: string) =>
  studyIn(
    EVERYWHERE,
    "Lends for study in India and abroad.",
    "Ask the lender whether it lends for your country.",
    source,
  );

const atMost = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "amount",
  operator: "atMost",
  value: String(value),
  reason,
  remedy,
  source,
});
const atLeast = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "amount",
  operator: "atLeast",
  value: String(value),
  reason,
  remedy,
  source,
});
const withoutSecurity = (value: number, reason: string, remedy: string, source: string): RuleSeed => ({
  subject: "collateral",
  operator: "atMost",
  value: String(value),
  reason,
  remedy,
  source,
});

const admitted = (
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
const beforeAdmission = (source: string): RuleSeed => ({
  subject: "admission",
  operator: "in",
  value: ANY_STAGE,
  reason: "Can sanction the loan before you have admission.",
  remedy: "Tell us how far your admission is.",
  source,
});

const someCoApplicant = (source = USUAL_PAPERS): RuleSeed => ({
  subject: "coApplicant",
  operator: "in",
  value: "earning,notEarning",
  reason: "Asks for a co-applicant's papers.",
  remedy: "Add a parent or another close relative as co-applicant.",
  source,
});
const earningCoApplicant = (reason: string, source: string): RuleSeed => ({
  subject: "coApplicant",
  operator: "equals",
  value: "earning",
  reason,
  remedy: "Add a co-applicant who has an income.",
  source,
});
const noCoApplicantNeeded = (source: string): RuleSeed => ({
  subject: "coApplicant",
  operator: "in",
  value: "earning,notEarning,none",
  reason: "Asks for no co-signer.",
  remedy: "Tell us whether you have a co-applicant.",
  source,
});

const GIVE_SECURITY = "Offer security such as property or a fixed deposit, or ask for less.";
const PREMIER_OR_SECURITY =
  "Offer security such as property or a fixed deposit, ask for less, or ask the bank whether your institute is on its list for more.";

const SBI = "https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme";
const UNION = "https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq";
const PNB = "https://www.pnbindia.in/hi/pnb-udaan.html";
const CANARA_INDIA = "https://canarabank.com/vidya-turant";
const CANARA_ABROAD = "https://wise.com/in/blog/canara-bank-education-loan-for-abroad";
const BOI = "https://abroadcube.com/study-abroad-education-loans/bank-of-india";
const ICICI = "https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates";
const HDFC = "hdfcbank.com tools page";
const AXIS = "https://www.gyandhan.com/blogs/axis-bank-education-loan-process";
const IDFC = "propelld.com IDFC page";
const TATA = "https://www.tatacapital.com/education-loan.html";
const CREDILA = "https://www.credila.com/education-loan-application-process";
const AVANSE = "https://www.avanse.com/education-loan/interest-rate";
const AUXILO = "https://nomadcredit.com/blog/auxilo-education-loan";
const INCRED = "https://www.incred.com/faq/education-loans";
const INCRED_CAPS = "https://www.wemakescholars.com/education-loan/incred";
const PROPELLD = "https://propelld.com/blog/education-loan-interest-rates-at-propelld";
const PRODIGY = "https://prodigyfinance.com FAQ";
const MPOWER = "https://us.mpowerfinancing.com/repayment-examples";
const BARODA = "propelld.com";

/** Rules by lender id, in the order they are shown. */
export const RULES: Readonly<Record<string, readonly RuleSeed[]>> = {
  "state-bank-of-india": [
    studyIn(
      `US,CA,AU,SG,JP,HK,NZ,${EUROPE}`,
      "Lends for the USA, UK, Canada, Australia, Singapore, Japan, Hong Kong, New Zealand and Europe.",
      "This scheme is for study abroad in the countries named. For India or another country look at other lenders.",
      SBI,
    ),
    atLeast(
      750_001,
      "Global Ed-Vantage starts above ₹7.5 lakh.",
      "Ask for more than ₹7.5 lakh, or use a government portal for a smaller loan.",
      SBI,
    ),
    atMost(30_000_000, "Lends up to ₹3 crore with security.", "Ask for ₹3 crore or less.", SBI),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security, only for institutes on the bank's premier list; for others security is asked above ₹7.5 lakh.",
      GIVE_SECURITY,
      SBI,
    ),
    admitted(SBI, "Lends on confirmed admission; the sanction can come before the visa."),
    someCoApplicant(),
  ],
  "bank-of-baroda": [
    indiaAndAbroad(BARODA),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", BARODA),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", PREMIER_OR_SECURITY, BARODA),
    admitted(BARODA),
    someCoApplicant(),
  ],
  "union-bank-of-india": [
    indiaAndAbroad(UNION),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", BARODA),
    withoutSecurity(
      4_000_000,
      "Up to ₹40 lakh without security by one source; under the model scheme security is asked above ₹7.5 lakh.",
      GIVE_SECURITY,
      BARODA,
    ),
    admitted(UNION),
    someCoApplicant(),
  ],
  "punjab-national-bank": [
    indiaAndAbroad(PNB),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", GIVE_SECURITY, PNB),
    admitted(PNB),
    someCoApplicant(),
  ],
  "canara-bank": [
    indiaAndAbroad(CANARA_INDIA),
    atMost(
      10_000_000,
      "Lends up to ₹1 crore for study abroad, ₹50 lakh for listed institutes in India.",
      "Ask for ₹1 crore or less.",
      CANARA_ABROAD,
    ),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security at listed institutes in India; for study abroad security of at least 50% is asked.",
      GIVE_SECURITY,
      CANARA_INDIA,
    ),
    admitted(CANARA_INDIA, "Lends on admission to an institute on the bank's list."),
    someCoApplicant(),
  ],
  "bank-of-india": [
    indiaAndAbroad(BOI),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", BOI),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", GIVE_SECURITY, BOI),
    admitted(BOI),
    someCoApplicant(),
  ],
  "icici-bank": [
    indiaAndAbroad(ICICI),
    atMost(30_000_000, "Lends up to ₹3 crore for study abroad, ₹1 crore in India.", "Ask for ₹3 crore or less.", ICICI),
    withoutSecurity(
      10_000_000,
      "Up to ₹1 crore without security at premier institutes; for others a fixed deposit or property is asked.",
      GIVE_SECURITY,
      ICICI,
    ),
    admitted(ICICI, "Lends on an admission letter or an invite."),
    someCoApplicant(ICICI),
  ],
  "hdfc-bank": [
    indiaAndAbroad(HDFC),
    atMost(15_000_000, "Lends up to ₹1.5 crore.", "Ask for ₹1.5 crore or less.", HDFC),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security at institutes the bank selected; for others it depends on institute and amount.",
      GIVE_SECURITY,
      HDFC,
    ),
    admitted(HDFC),
    someCoApplicant(),
  ],
  "axis-bank": [
    indiaAndAbroad(AXIS),
    atMost(10_000_000, "Lends up to ₹1 crore.", "Ask for ₹1 crore or less.", AXIS),
    withoutSecurity(
      7_500_000,
      "Up to ₹75 lakh without security for institutes on the Prime A list, ₹50 lakh on Prime B.",
      GIVE_SECURITY,
      AXIS,
    ),
    admitted(AXIS),
    someCoApplicant(),
  ],
  "idfc-first-bank": [
    studyIn(
      "IN,US,GB,AU,CA,NZ,SG,DE",
      "Lends for India, the USA, UK, Australia, Canada, New Zealand, Singapore and Germany.",
      "Your country is not among those named. Ask the bank, or look at a lender without such a list.",
      "wise.com",
    ),
    atMost(20_000_000, "Lends up to ₹2 crore with security.", "Ask for ₹2 crore or less.", IDFC),
    withoutSecurity(10_000_000, "Lends up to ₹1 crore without security.", GIVE_SECURITY, IDFC),
    beforeAdmission(IDFC),
    someCoApplicant(),
  ],
  "tata-capital": [
    indiaAndAbroad(TATA),
    atMost(20_000_000, "Lends up to ₹2 crore with security.", "Ask for ₹2 crore or less.", TATA),
    withoutSecurity(8_500_000, "Lends up to ₹85 lakh without security.", GIVE_SECURITY, TATA),
    admitted(TATA),
    someCoApplicant(),
  ],
  credila: [indiaAndAbroad(CREDILA), earningCoApplicant("Asks for a co-borrower who earns.", CREDILA)],
  avanse: [indiaAndAbroad(AVANSE), earningCoApplicant("Asks for a co-borrower who earns in India.", AVANSE)],
  auxilo: [
    indiaAndAbroad(AUXILO),
    withoutSecurity(
      4_000_000,
      "Lends up to ₹40 lakh without security by the more careful of two sources; the other says ₹65 lakh.",
      GIVE_SECURITY,
      AUXILO,
    ),
    beforeAdmission(AUXILO),
    someCoApplicant(),
  ],
  incred: [
    studyIn(
      "IN,US,CA,AU,DE,IE,NZ,SG,HK,NL",
      "Lends for India, the USA, Canada, Australia, Germany, Ireland, New Zealand, Singapore, Hong Kong and the Netherlands.",
      "Your country is not among those named. Ask the lender, or look at one without such a list.",
      INCRED,
    ),
    atLeast(200_000, "Lends from ₹2 lakh.", "Ask for ₹2 lakh or more.", INCRED),
    atMost(10_000_000, "Lends up to ₹1 crore.", "Ask for ₹1 crore or less.", INCRED),
    withoutSecurity(
      8_000_000,
      "Up to ₹75-80 lakh without security in the best category; ₹45-60 lakh in others.",
      GIVE_SECURITY,
      INCRED_CAPS,
    ),
    someCoApplicant(INCRED),
  ],
  propelld: [
    indiaAndAbroad(PROPELLD),
    atMost(
      10_000_000,
      "Lends up to ₹1 crore for study abroad, ₹40 lakh in India, without security.",
      "Ask for ₹1 crore or less.",
      PROPELLD,
    ),
    admitted(PROPELLD, "Lends on admission at an institute on its list."),
    someCoApplicant(),
  ],
  "prodigy-finance": [
    studyIn("abroad", "Lends for study abroad.", "For study in India look at Indian lenders.", PRODIGY),
    {
      subject: "courseLevel",
      operator: "equals",
      value: "postgraduate",
      reason: "Finances masters courses at supported schools.",
      remedy: "This lender is for masters courses only.",
      source: PRODIGY,
    },
    atLeast(10_000, "Lends from US$10,000.", "Ask for US$10,000 or more.", PRODIGY),
    atMost(220_000, "Lends up to US$220,000.", "Ask for US$220,000 or less.", PRODIGY),
    admitted(PRODIGY, "Lends on admission to a supported course."),
    noCoApplicantNeeded(PRODIGY),
  ],
  "mpower-financing": [
    studyIn(
      "US,CA",
      "Lends for supported schools in the USA and Canada.",
      "This lender is for the USA and Canada only.",
      MPOWER,
    ),
    admitted(MPOWER, "Lends for a supported school in the USA or Canada."),
    noCoApplicantNeeded(MPOWER),
  ],
};
