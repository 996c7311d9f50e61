import { HARISH, MEERA, NILESH, type SamplePaper } from "@/tests/samples/papers";

const TODAY = "2026-11-26";
export const TABLE = "Date | Narration | Withdrawal Amt. | Closing Balance";
const DAYS = ["02", "06", "10", "14", "18", "22", "26", "28"];
/** Lines of a table in these months, eight in each. */
export const rows = (months: string[]) =>
  `rows: ${months.flatMap((month) => DAYS.map((day) => `${day}/${month}`)).join("; ")}`;
export const HALF = ["05/26", "06/26", "07/26", "08/26", "09/26", "10/26"];

export const statement = (name: string, from: string, to: string, lines = rows(HALF)) => [
  "THE PEOPLE'S BANK LTD",
  name,
  `Statement From : ${from} To : ${to}`,
  TABLE,
  lines,
];
export const slip = (title: string, name = "Nilesh Desai") => [
  "SURAT TEXTILES PRIVATE LIMITED",
  title,
  `Employee Name | ${name}`,
  "Earnings | Amount | Deductions | Amount",
  "Basic | 42,000.00 | PF | 5,040.00",
  "Net Pay | 68,310.00",
];
export const partA = (year: string, from: string, to: string) => [
  "FORM NO. 16",
  "PART A",
  "Name and address of the Employer | Name and address of the Employee",
  "SURAT TEXTILES | NILESH DESAI",
  "Assessment Year | Period with the Employer",
  `${year} | From ${from} | To ${to}`,
];
export const partB = ["PART B (Annexure)", "Details of Salary Paid and any other income and tax deducted"];
export const itr = (year: string, name = "HARISH JOSHI") => [
  "Acknowledgement Number:471253000100626",
  "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT",
  "Assessment | Year",
  year,
  "PAN",
  "AFXPJ1177M",
  "Name",
  name,
  "Form Number | ITR-3",
];
export const bill = (name: string, date: string) => [
  "TORRENT POWER LIMITED",
  "Electricity Bill",
  `Consumer Name | ${name}`,
  ...(date ? [`Bill Date | ${date}`] : []),
  "Amount payable | 2,310.00",
];
export const letter = (title: string, dear: string, words: string) => ["University of Toronto", title, dear, words];

type Expected = SamplePaper["expect"];
export const paper =
  (slot: string, person: SamplePaper["person"], kind: string) =>
  (id: string, pages: string[][], expect: Partial<Expected> & Pick<Expected, "verdict">, more = {}): SamplePaper => ({
    ...{ id, slot, person, today: TODAY, pages },
    ...more,
    expect: { kind, ...expect },
  });
export const fits = { verdict: "fits" } as const;
export const cannotTell = { verdict: "cannotTell" } as const;
export const check = (reason: string, more: Partial<Expected> = {}) => ({ verdict: "check", reason, ...more }) as const;

const bank = paper("savingAccountStatement", HARISH, "bankStatement");
const current = paper("currentAccountStatement", HARISH, "bankStatement");
const slips = paper("paySlips", NILESH, "payslip");
const form16 = paper("form16", NILESH, "form16");
const returns = paper("itr", HARISH, "itrAcknowledgement");
const bills = paper("utilityBill", HARISH, "utilityBill");
const tenth = paper("tenthGrade", MEERA, "marksheet10");
const twelfth = paper("twelfthGrade", MEERA, "marksheet12");
const letters = paper("proofOfIntent.url", MEERA, "offerLetter");

/** What lenders would say of these was reasoned by hand, before the reader saw them. */
export const MORE_PAPERS: readonly SamplePaper[] = [
  bank(
    "canara's words",
    [
      [
        "Canara Bank",
        "Name | HARISH JOSHI",
        "statement for a/c 39 between 01-May-2026 and 31-Oct-2026",
        TABLE,
        rows(HALF),
      ],
    ],
    { ...fits, from: "2026-05-01", to: "2026-10-31", name: "yes" },
  ),
  bank(
    "small letters",
    [
      [
        "SHRI HARISH JOSHI",
        "statement of transactions in savings account number: 3 in inr for the period may 01, 2026 - october 31, 2026",
        TABLE,
        rows(HALF),
      ],
    ],
    fits,
  ),
  bank("a wife under her husband's name", [statement("MRS KOKILA HARISH JOSHI", "01/05/2026", "31/10/2026")], {
    ...check("nameUnsure"),
    name: "perhaps",
  }),
  bank("somebody else's", [statement("MR RAMESH SHAH", "01/05/2026", "31/10/2026")], check("otherPerson")),
  bank("somebody else's, and old", [statement("MR RAMESH SHAH", "01/04/2026", "31/08/2026", rows(["04/26"]))], {
    ...check("otherPerson"),
  }),
  bank("of the same surname", [statement("MRS KOKILA JOSHI", "01/05/2026", "31/10/2026")], check("otherPerson")),
  bank(
    "a holder in whose relation the person stands",
    [statement("MRS KOKILA JOSHI W/O HARISH JOSHI", "01/05/2026", "31/10/2026")],
    check("otherPerson"),
  ),
  bank("initials", [statement("MR H M JOSHI", "01/05/2026", "31/10/2026")], check("nameUnsure")),
  bank("nobody's name", [statement("Your Base Branch : RAJKOT", "01/05/2026", "31/10/2026")], check("nameUnsure")),
  bank(
    "a month left out",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/07/2026", rows(["05/26", "06/26", "07/26"])),
      statement("MR HARISH JOSHI", "01/09/2026", "31/10/2026", rows(["09/26", "10/26"])),
    ],
    check("periodGap"),
  ),
  bank(
    "two people's statements",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/07/2026", rows(["05/26", "06/26", "07/26"])),
      statement("MR RAMESH SHAH", "01/08/2026", "31/10/2026", rows(["08/26", "09/26", "10/26"])),
    ],
    check("otherPerson"),
  ),
  bank(
    "a page left out in the middle",
    [
      [...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26"])), "Page 1 of 3"],
      [TABLE, rows(["10/26"]), "Page 3 of 3"],
    ],
    check("pagesMissing"),
  ),
  bank(
    "all its pages",
    [
      [...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26"])), "Page 1 of 2"],
      [TABLE, rows(["08/26", "09/26", "10/26"]), "Page 2 of 2"],
    ],
    fits,
  ),
  bank(
    "lines of 171 days",
    [
      [
        "RAJKOT SAHAKARI BANK",
        "Name | HARISH JOSHI",
        TABLE,
        "rows: 12/05/2026; 04/06/2026; 04/07/2026; 01/08/2026; 04/09/2026; 29/09/2026; 29/10/2026",
      ],
    ],
    check("periodShort"),
  ),
  bank(
    "a current account",
    [
      [
        "MR HARISH JOSHI",
        "Statement of Transactions in Current Account Number: 3 for the period May 01, 2026 - October 31, 2026",
        TABLE,
        rows(HALF),
      ],
    ],
    check("otherKind"),
  ),
  current("a firm without their name", [statement("M/S SHREE GANESH STORES", "01/05/2026", "31/10/2026")], {
    ...check("nameUnsure"),
    name: "perhaps",
  }),
  bank(
    "mutual funds",
    [
      [
        "Consolidated Account Statement",
        "01-May-2026 To 31-Oct-2026",
        "HARISH JOSHI",
        "Folio No: 12",
        TABLE,
        rows(HALF),
      ],
    ],
    { ...check("otherKind"), kind: "mutualFundStatement" },
  ),
  bank("a payment app", [["Google Pay", "Transaction statement period", "01 May 2026 - 31 October 2026"]], {
    ...check("otherKind"),
    kind: "walletStatement",
  }),
  bank(
    "a loan",
    [["Loan Account Statement", "MR HARISH JOSHI", "Statement From : 01/05/2026 To : 31/10/2026", TABLE, rows(HALF)]],
    { ...check("otherKind"), kind: "loanStatement" },
  ),
  bank(
    "May and October without a stated period",
    [["RAJKOT SAHAKARI BANK", "Name | HARISH JOSHI", TABLE, rows(["05/26", "10/26"])]],
    cannotTell,
  ),
  bank(
    "two months of lines left out",
    [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "09/26", "10/26"]))],
    cannotTell,
  ),
  bank(
    "a trader's own book of the bank",
    [["HDFC Bank Ledger Account", "HARISH JOSHI", "1-May-2026 to 31-Oct-2026", TABLE, rows(HALF)]],
    { ...cannotTell, kind: "unknown" },
  ),
  bank("a table of nobody knows what", [["HARISH JOSHI", "Particulars of goods", TABLE, rows(HALF)]], {
    ...cannotTell,
    kind: "unknown",
  }),
  bank(
    "a recurring deposit",
    [["Account Type : RECURRING DEPOSIT", ...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026")]],
    { ...check("otherKind"), kind: "depositPaper" },
  ),
  bank("no dates at all", [["Statement of account", "MR HARISH JOSHI", TABLE]], cannotTell),
  bank(
    "pages that are pictures",
    [statement("MR HARISH JOSHI", "01/10/2026", "31/10/2026", rows(["10/26"]))],
    cannotTell,
    {
      scans: 2,
    },
  ),
  bank(
    "a table that ends in July",
    [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26"]))],
    cannotTell,
  ),
  bank(
    "a credit card behind it",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"),
      ["Credit Card Statement", "Payment Due Date | Total Dues", "07/11/2026 | 18,220.00"],
    ],
    cannotTell,
  ),
  bank("an end next year", [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2027")], cannotTell),
  bank("lines of another time", [statement("MR HARISH JOSHI", "01/10/2026", "31/10/2026")], cannotTell),

  slips(
    "short months",
    [slip("SALARY SLIP FOR OCT-26"), slip("SALARY SLIP FOR SEP-26"), slip("SALARY SLIP FOR AUG-26")],
    { ...fits, months: ["2026-08", "2026-09", "2026-10"] },
  ),
  slips(
    "September left out",
    [slip("Payslip for the month of October 2026"), slip("Pay Slip - Aug 2026"), slip("Pay Slip - Jul 2026")],
    check("monthMissing", { missing: ["2026-09"] }),
  ),
  slips(
    "old ones",
    [slip("Pay Slip - May 2026"), slip("Pay Slip - Jun 2026"), slip("Pay Slip - Jul 2026")],
    check("monthMissing", { missing: ["2026-08", "2026-09", "2026-10"] }),
  ),
  slips(
    "a pay period",
    ["10", "09", "08"].map((month) => [...slip("Pay Slip"), `Pay Period | 01-${month}-2026 to 30-${month}-2026`]),
    fits,
  ),
  slips("another's", [slip("Pay Slip - Oct 2026", "RAMESH SHAH")], check("otherPerson")),
  slips("a slip without its month", [slip("Pay Slip"), slip("Pay Slip - Oct 2026")], cannotTell),
  slips("a slip and two photos", [slip("Pay Slip - Oct 2026")], cannotTell, { scans: 2 }),
  slips("a letter about slips", [["To whom it may concern", "He gets a monthly salary slip."]], {
    ...cannotTell,
    kind: "unknown",
  }),

  form16(
    "both years, both parts",
    [partA("2026-27", "01-Apr-2025", "31-Mar-2026"), partB, partA("2025-26", "01-Apr-2024", "31-Mar-2025"), partB],
    { ...fits, years: ["2024-25", "2025-26"], parts: ["A", "B"] },
  ),
  form16(
    "one Part B for two years",
    [partA("2026-27", "01-Apr-2025", "31-Mar-2026"), partB, partA("2025-26", "01-Apr-2024", "31-Mar-2025")],
    check("partMissing"),
  ),
  form16(
    "before June the year before counts",
    [partA("2026-27", "01-Apr-2025", "31-Mar-2026"), partB, partA("2025-26", "01-Apr-2024", "31-Mar-2025"), partB],
    check("yearMissing", { missing: ["2026-27"] }),
    { today: "2027-06-15" },
  ),
  form16(
    "Part A whose notes speak of Part B",
    [
      [
        ...partA("2026-27", "01-Apr-2025", "31-Mar-2026"),
        "Part B (Annexure) of the certificate shall be issued by the employer.",
      ],
      [...partA("2025-26", "01-Apr-2024", "31-Mar-2025"), "1. | Part B (Annexure) of the certificate in Form No.16"],
    ],
    check("partMissing"),
  ),
  form16("a Form 16A", [["FORM NO. 16A", "Certificate under section 203", "Assessment Year | 2026-27"]], {
    ...check("otherKind"),
    kind: "form16A",
  }),
  form16("a Form 26AS", [["Form 26AS", "Annual Tax Statement", "Assessment Year | 2026-27"]], {
    ...check("otherKind"),
    kind: "form26AS",
  }),
  form16(
    "a form of the new Act",
    [["FORM NO. 130", "Certificate for tax deducted at source on salary", "Tax Year | 2026-27", "NILESH DESAI"]],
    { ...cannotTell, kind: "unknown" },
  ),
  form16(
    "half a year with this employer",
    [partA("2026-27", "01-Oct-2025", "31-Mar-2026"), partB, partA("2025-26", "01-Apr-2024", "31-Mar-2025"), partB],
    cannotTell,
  ),

  returns("before the due date", [itr("2025-26"), itr("2024-25")], fits, { today: "2026-06-20" }),
  returns("filed early", [itr("2026-27"), itr("2025-26")], fits, { today: "2026-07-05" }),
  returns("the latest not there", [itr("2025-26"), itr("2024-25")], check("yearMissing", { missing: ["2025-26"] }), {
    today: "2026-09-10",
  }),
  returns("a brother's", [itr("2026-27", "MAHESH JOSHI"), itr("2025-26", "MAHESH JOSHI")], check("otherPerson")),
  returns(
    "not verified",
    [
      [...itr("2026-27"), "filed but NOT verified electronically"],
      [...itr("2025-26"), "filed but NOT verified electronically"],
    ],
    { ...cannotTell, kind: "unknown" },
  ),
  returns("no year to be read", [itr("20X6"), itr("2025-26")], cannotTell),

  bills("three months old", [bill("HARISH JOSHI", "05-08-2026")], check("periodOld")),
  bills("62 days old", [bill("HARISH JOSHI", "25-09-2026")], fits),
  bills("another household's", [bill("RAMESH SHAH", "05-11-2026")], check("otherPerson")),
  bills("no date", [bill("HARISH JOSHI", "")], cannotTell),
  bills("a date to come", [bill("HARISH JOSHI", "05-12-2026")], cannotTell),

  paper("businessProof", HARISH, "udyam")(
    "udyam",
    [["UDYAM REGISTRATION CERTIFICATE", "NAME OF ENTERPRISE | M/S JOSHI TRADERS"]],
    { ...fits, name: "business" },
  ),
  paper("businessProof", HARISH, "unknown")(
    "an application for a trade licence",
    [["Trade Licence", "Application receipt", "Name of owner | HARISH JOSHI"]],
    cannotTell,
  ),

  tenth(
    "gujarat's 10th",
    [
      [
        "GUJARAT SECONDARY AND HIGHER SECONDARY EDUCATION BOARD, GANDHINAGAR",
        "STATEMENT OF MARKS",
        "SECONDARY SCHOOL CERTIFICATE EXAMINATION, MARCH 2021",
        "Candidate's Name | JOSHI MEERA HARISH",
      ],
    ],
    fits,
  ),
  twelfth(
    "gujarat's 12th",
    [
      [
        "GUJARAT SECONDARY AND HIGHER SECONDARY EDUCATION BOARD, GANDHINAGAR",
        "STATEMENT OF MARKS",
        "HIGHER SECONDARY CERTIFICATE EXAMINATION, MARCH 2023",
        "Candidate's Name | JOSHI MEERA HARISH",
      ],
    ],
    fits,
  ),
  twelfth(
    "gujarat's 10th in the slot of the 12th",
    [["STATEMENT OF MARKS", "SECONDARY SCHOOL CERTIFICATE EXAMINATION, MARCH 2021", "Name | MEERA JOSHI"]],
    { ...check("otherKind"), kind: "marksheet10" },
  ),
  tenth(
    "icse",
    [
      [
        "COUNCIL FOR THE INDIAN SCHOOL CERTIFICATE EXAMINATIONS",
        "INDIAN CERTIFICATE OF SECONDARY EDUCATION EXAMINATION, YEAR 2021",
        "STATEMENT OF MARKS",
        "Name | MEERA JOSHI",
      ],
    ],
    fits,
  ),
  tenth(
    "an admit card",
    [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "ADMIT CARD",
        "SECONDARY SCHOOL EXAMINATION, 2021",
        "Name | MEERA JOSHI",
      ],
    ],
    { ...cannotTell, kind: "unknown" },
  ),
  tenth(
    "a brother's marksheet",
    [["MARKS STATEMENT", "SECONDARY SCHOOL EXAMINATION, 2021", "This is to certify that | ROHAN JOSHI"]],
    check("otherPerson"),
  ),

  letters(
    "to somebody else",
    [letter("Offer of Admission", "Dear Rohan Shah,", "We are pleased to offer you admission.")],
    check("otherPerson"),
  ),
  letters(
    "to any applicant",
    [letter("Offer of Admission", "Dear Applicant,", "We are pleased to offer you admission.")],
    check("nameUnsure"),
  ),
  letters(
    "to a surname",
    [letter("Letter of Acceptance", "Dear Ms. Joshi,", "We are pleased to offer you admission.")],
    check("nameUnsure"),
  ),
  letters(
    "a refusal",
    [letter("Letter of Admission", "Dear Meera Joshi,", "We regret that we cannot offer you a place.")],
    { ...cannotTell, kind: "unknown" },
  ),
  letters(
    "an employer's offer",
    [["Offer Letter", "Dear Meera Joshi,", "We offer you the position of trainee at our institute.", "Your CTC"]],
    { ...cannotTell, kind: "unknown" },
  ),
  paper("proofOfIntent.url", MEERA, "applicationLetter")(
    "an application",
    [letter("Acknowledgement of your application", "Dear Meera Joshi,", "We have your application.")],
    fits,
  ),
];
