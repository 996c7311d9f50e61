import { t } from "@/lib/messages/text";
import type { ReadField } from "./fields";
import type { NameFit } from "./names";

type KindRow = {
  /** A heading that only this kind has, of one line. */
  title: RegExp;
  /** What its head must say too, or must not. */
  also?: RegExp;
  not?: RegExp;
  /** What in its head only a person can judge: nobody can tell then. */
  doubt?: RegExp;
  /** The caption of the name of whose paper it is. */
  names: RegExp;
  label: () => string;
};

const NOBODY = /(?!)/;
const OF_STUDENT =
  /(?:this is to )?certify that|name of (?:the )?(?:candidate|student|pupil)|(?:candidate|student)['’]?s? (?:full )?name(?: \(surname first\))?|name/;
/** A school's paper about an examination that holds no marks. */
const NO_MARKS =
  /admit card|hall ticket|migration|transfer certificate|leaving certificate no|time ?table|registration (?:form|card)|application form|fee receipt|provisional|admission notification|syllabus|pre[- ]?board|prelim|mock|unit test|half[- ]yearly|report card|progress (?:card|report)|\bterm[ -]?(?:i{1,2}|1|2|one|two)\b|periodic test|terminal exam|results? 20\d\d|original mark|published on (?:the )?(?:net|internet)|web copy/i;
const NO_TWELFTH = new RegExp(`${NO_MARKS.source}|first year|plus one|class[ -]*xi\\b|\\b11th\\b`, "i");
const PASSED =
  "pass|p\\b|success|qualif|eligible|clear|promot|first|second|third|i{1,3}\\b|dist|[a-e][12]?\\b|grade|marks|percent|division|class|total|date|declared|remarks|status";
const NOT_PASSED = new RegExp(
  `\\bresult(?:: *| *[:–-] *| {2,})(?!${PASSED})[a-z]|\\bresult\\W{0,6}(?:fail|comp|essential|absent|withheld|e\\.? ?r\\b|need|not\\b|suppl|detain|repeat|un|r\\.? ?w\\b)|improvement of performance|improvement exam|additional subject`,
  "i",
);
const MARKS = /marks|grade|subject|roll no|seat no|certify|certificate/i;
const NO_LETTER =
  /regret|unfortunately|unable to offer|not (?:been )?(?:able|successful|selected)|unsuccessful|wait(?:ing)?[- ]?list|withdrawn|employment|salary|\bctc\b|designation|date of joining|loan|sanction|(?:accommodation|hostel|housing|hall|room|residence) (?:offer|allot)|offer of (?:accommodation|housing|a room)|^scholarship (?:award|offer|letter)|application is (?:incomplete|not complete)|not (?:yet )?(?:been )?submitted/im;
const NOT_IN_FORCE = /cancel|suspen|inactive|not active|deactivat|surrender|revo[kc]|struck off|provisionally blocked/i;
/** Not what may be done one day: every second offer says that it may be revoked. */
const TAKEN_BACK = new RegExp(
  [
    "\\b(?:is|are|was|were|has|have|had|been|stands?|hereby|now)(?: \\w+){0,2} (?:rescinded|revoked|retracted|cancell?ed|lapsed|expired|terminated|annulled|declined|closed)\\b",
    "\\b(?:we|hereby|must|writing to|decided to)(?: (?!may|can|could|might|will|would|shall)\\w+)? (?:rescind|revoke|withdraw|retract|cancel)\\b",
    "\\b(?:rescission|revocation|withdrawal|cancellation) of (?:\\w+ ){0,3}(?:offer|admission|place|acceptance)\\b",
    "\\bsorry to\\b|\\bnot to proceed\\b",
    "\\bno longer (?:valid|available|able|hold|offer|open|have)\\b",
    "\\bdeclined (?:our|the|this|your) (?:offer|place)\\b",
  ].join("|"),
  "i",
);
const NO_LETTER_NOW = new RegExp(`${NO_LETTER.source}|${TAKEN_BACK.source}`, "im");
/** What is written about papers, which are not it themselves; many a letter names the paper that comes with it. */
export const ABOUT_PAPERS =
  /to whom(?:soever)? it may concern|dear sir|please find|find (?:enclosed|attached)|(?:enclosed|attached) (?:please|herewith)|yours (?:faithfully|sincerely|truly)|affidavit|solemnly affirm/i;

/**
 * What a paper can be, by its headings, never by a bank's name: narrations name other banks. The first that fits is
 * taken, so what looks like another kind stands before it.
 */
const KINDS = {
  creditCardStatement: {
    title: /credit card statement|minimum (?:amount|payment) due|\btotal dues\b|payment due date/i,
    names: NOBODY,
    label: () => t("reading.creditCard", "a credit card statement"),
  },
  mutualFundStatement: {
    title:
      /consolidated account statement|\bfolio (?:no|number)|mutual funds?\b.{0,30}statement|statement.{0,30}mutual fund/i,
    names: NOBODY,
    label: () => t("reading.mutualFund", "a statement of mutual funds"),
  },
  walletStatement: {
    title:
      /transaction statement period|google pay|phonepe|paytm statement|\bfastag\b|(?:prepaid|forex|travel|gift) card|wallet statement|upi statement/i,
    names: NOBODY,
    label: () => t("reading.wallet", "a statement of a payment app or card"),
  },
  loanStatement: {
    title:
      /loan (?:account |a\/c )?statement|statement of (?:\w+ )?(?:loan|account)|loan (?:account|a\/c) (?:no|number)|repayment schedule|amorti[sz]ation/i,
    also: /loan (?:account|a\/c|statement|amount|no\b)|statement of (?:\w+ )?loan|agreement (?:no|number)|repayment schedule|amorti[sz]ation/i,
    names: NOBODY,
    label: () => t("reading.loan", "a statement of a loan"),
  },
  depositPaper: {
    title:
      /(?:fixed|term|recurring) deposit (?:advice|receipt|certificate|account)|balance (?:confirmation )?certificate|interest certificate|\bppf\b|sukanya|national pension|public provident fund|account (?:type|description|scheme).{0,20}(?:fixed|term|recurring) deposit|statement.{0,20}(?:fixed|term|recurring) deposit|provident fund|passbook of member|member passbook|demat|holding statement/i,
    names: NOBODY,
    label: () => t("reading.deposit", "a paper about savings of another kind"),
  },
  form26AS: {
    title: /form (?:no\.? ?)?26 ?as|annual tax statement|annual information statement/i,
    names: NOBODY,
    label: () => t("reading.form26as", "a Form 26AS or AIS"),
  },
  form16A: {
    title: /form (?:no\.? ?)?16 ?[a-e]\b/i,
    names: NOBODY,
    label: () => t("reading.form16a", "a Form 16A"),
  },
  form16: {
    title: /form (?:no\.? ?)?16\b|^part[ -]*b ?\(annexure[^)]*\)$|^part[ -]*[ab]$/i,
    names:
      /name and address of the employee(?:\/specified senior citizen)?|name of (?:the )?employee|employee'?s? name/,
    label: () => t("reading.form16", "a Form 16"),
  },
  itrAcknowledgement: {
    title: /income[ -]tax return acknowledge?ment/i,
    not: /not (?:e-?)?verified|unverified|verification (?:is )?pending|pending (?:for )?(?:e-?)?verification|defective|invalid/i,
    names: /name/,
    label: () => t("reading.itr", "an income tax return"),
  },
  payslip: {
    title: /\b(?:pay|salary|wage)s?[ -]?slip\b|\bpay advice\b/i,
    also: /\b(?:earnings?|deductions?|net (?:pay|salary|amount)|gross|basic)\b/i,
    doubt:
      /full (?:and|&) final|\bprovisional(?! tax)|pro ?forma|tentative|(?:bonus|arrears?|incentive|supplementary|off[- ]?cycle|reimbursement|ex[- ]gratia)\W{0,3}(?:pay|salary|wage)?s?[ -]?slip|slip\W{0,4}(?:for |of )?(?:the )?(?:bonus|arrears?|incentive|reimbursement|ex[- ]gratia)/i,
    names: /(?:employee'?s?|emp\.?)? ?name(?: of (?:the )?employee)?/,
    label: () => t("reading.payslip", "a salary slip"),
  },
  gstReturn: {
    title: /gstr[ -]?\d|form gst cmp|gst return/i,
    names: NOBODY,
    label: () => t("reading.gstReturn", "a GST return"),
  },
  gstRegistration: {
    title: /form gst reg[ -]?0?6\b/i,
    also: /registration certificate/i,
    not: NOT_IN_FORCE,
    names: /legal name(?: of business)?|trade name(?:,? if any)?/,
    label: () => t("reading.gst", "a GST registration"),
  },
  udyam: {
    title: /udyam registration certificate/i,
    not: NOT_IN_FORCE,
    names: /name of (?:the )?(?:enterprise|unit|entrepreneur|owner)/,
    label: () => t("reading.udyam", "an Udyam registration"),
  },
  tradeLicence: {
    title: /\btrade licen[cs]e\b|shops? (?:and|&) establishments?\b|gumasta/i,
    also: /certificate|licen[cs]e (?:no|number)|registration (?:no|number)/i,
    not: /application|receipt|challan|cancel|renewal notice|status\W{0,4}(?:inactive|expired|suspended|lapsed|closed)/i,
    names: /name of (?:the )?(?:licen[cs]ee|owner|proprietor|employer|establishment|shop|firm|business)/,
    label: () => t("reading.trade", "a trade licence"),
  },
  marksheet12: {
    title:
      /(?:higher|senior|sr\.?) secondary (?:school )?(?:certificate )?(?:\([\w+ ]+\) ?)?exam|senior school certificate exam|indian school certificate(?! examinations)|intermediate exam|pre[ -]?university exam|higher secondary certificate exam/i,
    also: MARKS,
    not: NO_TWELFTH,
    doubt: NOT_PASSED,
    names: OF_STUDENT,
    label: () => t("reading.marksheet12", "a 12th marksheet"),
  },
  marksheet10: {
    title:
      /(?<!senior |higher |sr\. |sr )secondary school (?:certificate |leaving certificate )?exam|indian certificate of secondary education|(?<!senior )high school exam|matriculation exam|madhyamik pariksha|secondary school leaving certificate|secondary examination/i,
    also: MARKS,
    not: NO_MARKS,
    doubt: NOT_PASSED,
    names: OF_STUDENT,
    label: () => t("reading.marksheet10", "a 10th marksheet"),
  },
  utilityBill: {
    title:
      /\b(?:electricity|energy|gas|water|telephone|mobile|broadband|postpaid|landline|internet)\b.{0,30}\b(?:bill|invoice)\b|bill of supply/i,
    not: /disconnection|estimate|receipt|quotation/i,
    doubt: /\bduplicate\b|re-?print/i,
    names: /(?:consumer|customer)?(?:'s)? ?name(?: of (?:the )?(?:consumer|customer))?|bill(?:ed)? to/,
    label: () => t("reading.bill", "a utility bill"),
  },
  offerLetter: {
    title:
      /offer of (?:admission|a place)|letter of (?:acceptance|admission|offer)|admi(?:ssion|t) (?:letter|offer)|(?:un)?conditional offer|offer letter|provisional admission|pleased to (?:inform|notify|advise) you (?:of|that)\b.{0,40}\b(?:your admission|you have been (?:admitted|accepted)|you are admitted)/i,
    also: /university|college|institute|school|faculty|programme|program\b|course/i,
    not: NO_LETTER_NOW,
    names: /dear|(?:student|applicant|candidate)'?s? name|name(?: of (?:the )?(?:student|applicant|candidate))?|to/,
    label: () => t("reading.offer", "a letter of admission"),
  },
  applicationLetter: {
    title:
      /application (?:received|acknowledge?ment|submitted|confirmation)|acknowledge?ment of (?:your )?application/i,
    also: /university|college|institute|school|faculty|programme|program\b|course/i,
    not: NO_LETTER_NOW,
    names: /dear|(?:student|applicant|candidate)'?s? name|name(?: of (?:the )?(?:student|applicant|candidate))?|to/,
    label: () => t("reading.application", "a letter about an application"),
  },
  bankStatement: {
    title:
      /statement of (?:\w+ )?(?:account|a\/c)|account statement|statement of transactions|statement for a\/c|\bstatement (?:from|period|between)\b/i,
    not: /loan account|overdraft against|sanctioned (?:amount|limit)|ledger|cash ?book|day ?book|\bvch\b|voucher|mini statement/i,
    doubt:
      /last \d+ transactions|recent transactions|(?:credits?|debits?) only|transaction type\W+(?:credit|debit)|cash credit|drawing power|account status\W+(?:closed|dormant|inoperative|inactive|frozen)/i,
    names:
      /(?:(?:primary|first|second|joint|account|a\/c|customer|client) )*(?:holder(?:'?s|\(s\))?(?: name)?|name(?:\(s\))?)/,
    label: () => t("reading.bank", "a bank statement"),
  },
} as const satisfies Record<string, KindRow>;

export const BANKS = /\bbank\b|\bifsc?\b|\b(?:account|a\/c) (?:no|number)\b|\ba\/c\s*:/i;

export type Kind = keyof typeof KINDS;
export const KIND_ROWS: Readonly<Record<Kind, KindRow>> = KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

type SlotRow = {
  kinds: readonly Kind[];
  /** Further kinds that do no harm in it. */
  besides?: readonly Kind[];
  account?: "savings" | "current";
  /** Whose name fits beside the person's own. */
  names: readonly NameFit[];
  /** What to look for where the paper cannot be read. */
  ask: () => string;
};

const own: readonly NameFit[] = ["yes"];
const ofFirm: readonly NameFit[] = ["yes", "business"];
const askStatement = () =>
  t("reading.askStatement", "Does it show the latest 6 months, all pages, and the name of the account's holder?");

export const SLOTS: Readonly<Record<ReadField, SlotRow>> = {
  savingAccountStatement: { kinds: ["bankStatement"], account: "savings", names: own, ask: askStatement },
  currentAccountStatement: { kinds: ["bankStatement"], account: "current", names: ofFirm, ask: askStatement },
  paySlips: {
    kinds: ["payslip"],
    names: own,
    ask: () => t("reading.askSlips", "Are they the slips of the latest 3 months, with the name on each?"),
  },
  form16: {
    kinds: ["form16"],
    names: own,
    ask: () => t("reading.askForm16", "Are both years there, each with Part A and Part B?"),
  },
  itr: {
    kinds: ["itrAcknowledgement"],
    besides: ["form26AS", "form16"],
    names: own,
    ask: () => t("reading.askItr", "Are the returns of both years there, with the tax worked out?"),
  },
  utilityBill: {
    kinds: ["utilityBill"],
    names: ["yes", "family"],
    ask: () => t("reading.askBill", "Is it last month's bill, and can the name and the address be read?"),
  },
  businessProof: {
    kinds: ["gstRegistration", "udyam", "tradeLicence"],
    names: ofFirm,
    ask: () => t("reading.askBusiness", "Is it the GST or Udyam paper itself, or the trade licence?"),
  },
  tenthGrade: {
    kinds: ["marksheet10"],
    names: own,
    ask: () => t("reading.ask10", "Is it the marksheet of the 10th, with the student's name?"),
  },
  twelfthGrade: {
    kinds: ["marksheet12"],
    names: own,
    ask: () => t("reading.ask12", "Is it the marksheet of the 12th, with the student's name?"),
  },
  "proofOfIntent.url": {
    kinds: ["offerLetter", "applicationLetter"],
    names: own,
    ask: () => t("reading.askLetter", "Is it from the university? Does it name the student?"),
  },
};
