import { addDays } from "@/lib/dates/calendar";
import {
  bill,
  cannotTell,
  check,
  fits,
  HALF,
  itr,
  letter,
  paper,
  partA,
  partB,
  rows,
  slip,
  statement,
  TABLE,
} from "./more-papers";
import { HARISH, MEERA, NILESH, type SamplePaper } from "./papers";

const bank = paper("savingAccountStatement", HARISH, "bankStatement");
const noBank = paper("savingAccountStatement", HARISH, "unknown");
const current = paper("currentAccountStatement", HARISH, "bankStatement");
const slips = paper("paySlips", NILESH, "payslip");
const noSlip = paper("paySlips", NILESH, "unknown");
const form16 = paper("form16", NILESH, "form16");
const returns = paper("itr", HARISH, "itrAcknowledgement");
const noReturn = paper("itr", HARISH, "unknown");
const bills = paper("utilityBill", HARISH, "utilityBill");
const noBill = paper("utilityBill", HARISH, "unknown");
const gst = paper("businessProof", HARISH, "gstRegistration");
const trade = paper("businessProof", HARISH, "tradeLicence");
const noBusiness = paper("businessProof", HARISH, "unknown");
const tenth = paper("tenthGrade", MEERA, "marksheet10");
const noTenth = paper("tenthGrade", MEERA, "unknown");
const twelfth = paper("twelfthGrade", MEERA, "marksheet12");
const noTwelfth = paper("twelfthGrade", MEERA, "unknown");
const letters = paper("proofOfIntent.url", MEERA, "offerLetter");
const noLetter = paper("proofOfIntent.url", MEERA, "unknown");

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const parts = (day: string) => [day.slice(8), day.slice(5, 7), day.slice(0, 4)] as const;
const slashes = (day: string) => parts(day).join("/");
const words = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]!} ${day.slice(0, 4)}`;

/** Every so many days from the first to the last. */
function days(from: string, to: string, step: number): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) found.push(day);
  return found;
}
const on = (days: readonly string[], months: readonly string[]) =>
  `rows: ${months.flatMap((month) => days.map((day) => `${day}/${month}`)).join("; ")}`;
const newestFirst = (lines: string) => `rows: ${lines.slice("rows: ".length).split("; ").reverse().join("; ")}`;
const listed = (found: readonly string[]) => `rows: ${found.join("; ")}`;
/** Lines that begin with their number, as net banking prints them. */
const numbered = (found: readonly string[]) =>
  found.map((day, at) => `${at + 1} | ${slashes(day)} | UPI/RENT/0${4000 + at} | ${500 + at}.00  ${90000 + at}.00`);

const slipsOf = (name: string, ...months: string[]) =>
  months.map((month) => slip(`Payslip for the month of ${month}`, name));
const LATEST = ["August 2026", "September 2026", "October 2026"];
const fee = (...lines: string[]) => ["TORRENT POWER LIMITED", "Consumer Name | HARISH JOSHI", ...lines];
const reg06 = (legal: string, ...lines: string[]) => [
  "Government of India",
  "Form GST REG-06",
  "[See Rule 10(1)]",
  "Registration Certificate",
  "Registration Number | 24AFXPJ1177M1Z5",
  `1. Legal Name | ${legal}`,
  "2. Trade Name, if any | JOSHI TRADERS",
  "5. Date of Liability | 01/07/2017",
  ...lines,
];
const marks = (board: string, title: string, ...lines: string[]) => [board, title, "STATEMENT OF MARKS", ...lines];
const wholeForm16 = [
  partA("2026-27", "01-Apr-2025", "31-Mar-2026"),
  partB,
  partA("2025-26", "01-Apr-2024", "31-Mar-2025"),
  partB,
];

/**
 * What misleads a reader: papers of every kind as banks, offices, employers and schools print them, and others in
 * their places. What an officer would say was reasoned before the reader saw them; "cannotTell" where only one can.
 */
export const HARD_PAPERS: readonly SamplePaper[] = [
  // Layouts of statements.
  bank(
    "sbi: captions in the middle, days in words, to mid-November",
    [
      [
        "Account Name : Mr. HARISH MOHANLAL JOSHI",
        "Address : 12 STATION ROAD RAJKOT",
        "Date : 20 Nov 2026",
        "Account Number : 00000030512345678",
        "Account Description : REGULAR SB CHQ-INDIVIDUALS",
        "IFS Code : SBIN0000462",
        "Account Statement from 15 May 2026 to 14 Nov 2026",
        "Txn Date | Description | Debit | Balance",
        listed(days("2026-05-15", "2026-11-14", 9).map(words)),
      ],
    ],
    { ...fits, from: "2026-05-15", to: "2026-11-14", name: "yes" },
  ),
  bank(
    "union bank: From - … To - …",
    [
      [
        "Union Bank of India",
        "Name : HARISH JOSHI",
        "Statement Period From - 01/05/2026 To - 31/10/2026",
        "Tran Date | Remarks | Amount (Rs.) | Balance (Rs.)",
        rows(HALF),
      ],
    ],
    { ...fits, from: "2026-05-01", to: "2026-10-31" },
  ),
  bank(
    "icici's detailed statement: lines begin with a number",
    [
      [
        "ICICI Bank",
        "DETAILED STATEMENT",
        "Name: HARISH JOSHI",
        "A/C No: 343901513458",
        "Transaction Period: From 01/05/2026 To 31/10/2026",
        "Statement of Transactions in Savings Account",
        "S No. | Transaction Date | Transaction Remarks | Withdrawal Amount  Balance",
        ...numbered(days("2026-05-02", "2026-10-30", 6)),
      ],
    ],
    { ...fits, from: "2026-05-01", to: "2026-10-31" },
  ),
  bank(
    "the same, its first page only and no page numbers",
    [
      [
        "ICICI Bank",
        "DETAILED STATEMENT",
        "Name: HARISH JOSHI",
        "Transaction Period: From 01/05/2026 To 31/10/2026",
        "Statement of Transactions in Savings Account",
        "S No. | Transaction Date | Transaction Remarks | Withdrawal Amount  Balance",
        ...numbered(days("2026-05-02", "2026-05-30", 1)),
      ],
    ],
    cannotTell,
  ),
  bank(
    "kotak: a period without a word in front, by its lines",
    [
      [
        "Kotak Mahindra Bank",
        "Account Statement",
        "01 May 2026 - 31 Oct 2026",
        "HARISH MOHANLAL JOSHI",
        "IFSC Code | KKBK0000843",
        "Date | Narration | Withdrawal (Dr) | Balance",
        rows(HALF),
      ],
    ],
    { ...fits, name: "yes" },
  ),
  bank(
    "idfc first: months in capitals",
    [
      [
        "IDFC FIRST BANK",
        "STATEMENT OF ACCOUNT",
        "CUSTOMER NAME : MR HARISH JOSHI",
        "STATEMENT PERIOD : 01-MAY-2026 TO 31-OCT-2026",
        "Transaction Date | Particulars | Debit | Balance",
        listed(days("2026-05-01", "2026-10-31", 7).map((day) => words(day).toUpperCase().replaceAll(" ", "-"))),
      ],
    ],
    { ...fits, from: "2026-05-01", to: "2026-10-31" },
  ),
  bank(
    "a whole year, over three numbered pages",
    [
      [
        ...statement(
          "MR HARISH JOSHI",
          "01/12/2025",
          "20/11/2026",
          listed(days("2025-12-01", "2026-03-28", 5).map(slashes)),
        ),
        "Page 1 of 3",
      ],
      [TABLE, listed(days("2026-04-02", "2026-07-28", 5).map(slashes)), "Page 2 of 3"],
      [TABLE, listed(days("2026-08-01", "2026-11-20", 5).map(slashes)), "Page 3 of 3"],
    ],
    fits,
  ),
  bank(
    "six that were mailed, one for each month",
    Object.entries({ "05": 31, "06": 30, "07": 31, "08": 31, "09": 30, "10": 31 })
      .sort()
      .map(([month, last]) => [
        "AXIS BANK",
        "MR HARISH JOSHI",
        `STATEMENT BETWEEN 01/${month}/2026 AND ${last}/${month}/2026 FOR A/C: 92002`,
        TABLE,
        rows([`${month}/26`]),
      ]),
    { ...fits, from: "2026-05-01", to: "2026-10-31" },
  ),
  bank(
    "an advert for mutual funds in its head",
    [["Invest in Mutual Funds through NetBanking today!", ...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026")]],
    fits,
  ),
  bank(
    "two holders in one line",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "Account Holders | HARISH JOSHI / KOKILA JOSHI",
        ...statement("", "01/05/2026", "31/10/2026").slice(2),
      ],
    ],
    { ...fits, name: "yes" },
  ),

  bank(
    "the holder in small letters, without a caption",
    [
      [
        "Harish Mohanlal Joshi | Period : 01-05-2026 To 31-10-2026",
        "12 Station Road | Cust.Reln.No : 123456",
        "Rajkot | Account No : 1234567890",
        "Account Statement",
        TABLE,
        rows(HALF),
      ],
    ],
    { ...fits, name: "yes" },
  ),
  bank(
    "another holder in small letters, without a caption",
    [
      [
        "Ramesh Shah | Period : 01-05-2026 To 31-10-2026",
        "Account No : 1234567890",
        "Account Statement",
        TABLE,
        rows(HALF),
      ],
    ],
    check("nameUnsure"),
  ),
  bank(
    "a bank that does not name itself",
    [["Name | HARISH JOSHI", "statement for a/c 39 between 01-May-2026 and 31-Oct-2026", TABLE, rows(HALF)]],
    { ...fits, from: "2026-05-01", to: "2026-10-31" },
  ),
  bank(
    "a demand draft among its lines",
    [[...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"), "30/10/2026 | DRAFT | 500.00 | 90000.00"]],
    fits,
  ),

  // Statements that give a false comfort.
  bank(
    "printed today, its period ends in July",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Statement Date : 25/11/2026",
        "Generated On : 25-Nov-2026 10:31",
        "Statement From : 01/02/2026 To : 31/07/2026",
        TABLE,
        rows(["02/26", "03/26", "04/26", "05/26", "06/26", "07/26"]),
      ],
    ],
    { ...check("periodOld"), from: "2026-02-01", to: "2026-07-31" },
  ),
  bank(
    "printed today, without a period, its lines end in July",
    [
      [
        "RAJKOT SAHAKARI BANK",
        "Name | HARISH JOSHI",
        "As on | 25/11/2026",
        TABLE,
        rows(["02/26", "03/26", "04/26", "05/26", "06/26", "07/26"]),
      ],
    ],
    check("periodOld"),
  ),
  bank(
    "interest of half a year above a statement of October",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Interest paid for the period from 01/04/2026 to 31/10/2026 | 1,204.00",
        "Statement Period: 01/10/2026 To 31/10/2026",
        TABLE,
        rows(["10/26"]),
      ],
    ],
    { ...check("periodShort"), from: "2026-10-01", to: "2026-10-31" },
  ),
  bank(
    "two periods, and nobody knows which is its own",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Account Statement",
        "Period : 01/05/2026 to 31/10/2026",
        "From 01/10/2026 To 31/10/2026",
        TABLE,
        rows(["10/26"]),
      ],
    ],
    cannotTell,
  ),
  bank(
    "the whole period on the front page, October's transactions behind it",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Account Statement from 01/05/2026 to 31/10/2026",
        "Account Type | Balance",
        "Savings Account | 90,000.00",
      ],
      ["Statement of Transactions from 01/10/2026 to 31/10/2026", TABLE, rows(["10/26"])],
    ],
    cannotTell,
  ),
  bank(
    "a summary of balances without a line",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Account Statement from 01/05/2026 to 31/10/2026",
        "Account Type | Balance",
        "Savings Account | 90,000.00",
        "Fixed Deposits | 2,00,000.00",
      ],
    ],
    cannotTell,
  ),
  bank(
    "the first page of some, no page numbers, few lines",
    [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26"]))],
    cannotTell,
  ),
  bank(
    "a line each day, and thirty days left out",
    [
      statement(
        "MR HARISH JOSHI",
        "01/05/2026",
        "31/10/2026",
        listed(days("2026-05-01", "2026-05-31", 1).map(slashes)),
      ),
      [TABLE, listed(days("2026-07-01", "2026-07-31", 1).map(slashes))],
      [TABLE, listed(days("2026-08-01", "2026-08-31", 1).map(slashes))],
      [TABLE, listed(days("2026-09-01", "2026-09-30", 1).map(slashes))],
      [TABLE, listed(days("2026-10-01", "2026-10-31", 1).map(slashes))],
    ],
    cannotTell,
  ),
  bank(
    "one page of six: Pg. 1 of 6",
    [[...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"), "Pg. 1 of 6"]],
    check("pagesMissing"),
  ),
  bank(
    "one page of six: 1 of 6 at the top",
    [["1 of 6", ...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026")]],
    check("pagesMissing"),
  ),
  bank(
    "first and last page, numbered without a sum",
    [
      [...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26"])), "Page No .: 1"],
      [TABLE, rows(["09/26", "10/26"]), "Page No .: 6"],
    ],
    check("pagesMissing"),
  ),
  noBank(
    "a mini statement",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MINI STATEMENT",
        "MR HARISH JOSHI",
        "Last 10 transactions",
        "Statement From : 01/05/2026 To : 31/10/2026",
        TABLE,
        rows(HALF),
      ],
    ],
    cannotTell,
  ),
  bank(
    "the last ten transactions, which reach back to May",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "Account Statement",
        "Name | HARISH JOSHI",
        "Last 10 Transactions",
        TABLE,
        listed(days("2026-05-04", "2026-11-20", 20).map(slashes)),
      ],
    ],
    cannotTell,
  ),
  bank(
    "only what came in",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "Name | HARISH JOSHI",
        "Account Statement",
        "Transaction Type : Credit Only",
        "Period : 01/05/2026 To 31/10/2026",
        TABLE,
        rows(HALF),
      ],
    ],
    cannotTell,
  ),
  bank("a specimen", [[...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"), "SPECIMEN"]], cannotTell),
  noBank(
    "a letter about the statement that comes with it",
    [
      [
        "HARISH JOSHI",
        "12 Station Road, Rajkot",
        "Dear Sir,",
        "Please find attached my bank account statement from 01/05/2026 to 31/10/2026.",
        "Account No 30512345678, State Bank, Rajkot",
        "Yours faithfully,",
        "HARISH JOSHI",
      ],
    ],
    cannotTell,
  ),
  bank(
    "that letter in front of the statement itself",
    [
      ["Dear Sir,", "Please find attached my bank account statement from 01/05/2026 to 31/10/2026."],
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"),
    ],
    fits,
  ),
  noBank(
    "an affidavit about the account",
    [
      [
        "AFFIDAVIT",
        "I, Harish Joshi, resident of Rajkot, do hereby solemnly affirm:",
        "1. That my savings account statement from 01/05/2026 to 31/10/2026 is true.",
        "2. That the account number stands in my name.",
        "DEPONENT",
      ],
    ],
    cannotTell,
  ),
  bank(
    "a financial year that is over",
    [
      statement(
        "MR HARISH JOSHI",
        "01/04/2025",
        "31/03/2026",
        rows([
          "04/25",
          "05/25",
          "06/25",
          "07/25",
          "08/25",
          "09/25",
          "10/25",
          "11/25",
          "12/25",
          "01/26",
          "02/26",
          "03/26",
        ]),
      ),
    ],
    check("periodOld"),
  ),
  bank(
    "the whole financial year, chosen in November",
    [statement("MR HARISH JOSHI", "01/04/2026", "31/03/2027", rows(["04/26", ...HALF, "11/26"]))],
    cannotTell,
  ),
  bank(
    "three months, mailed one by one",
    [
      ["08", "31"],
      ["09", "30"],
      ["10", "31"],
    ].map(([month, last]) => [
      "AXIS BANK",
      "MR HARISH JOSHI",
      `STATEMENT BETWEEN 01/${month}/2026 AND ${last}/${month}/2026 FOR A/C: 92002`,
      TABLE,
      rows([`${month}/26`]),
    ]),
    check("periodShort"),
  ),
  bank(
    "six, August twice and July not",
    [
      ["05", "30"],
      ["06", "30"],
      ["08", "31"],
      ["08", "31"],
      ["09", "30"],
      ["10", "31"],
    ].map(([month, last]) =>
      statement("MR HARISH JOSHI", `01/${month}/2026`, `${last}/${month}/2026`, rows([`${month}/26`])),
    ),
    check("periodGap"),
  ),
  bank(
    "for the month of October, no days named",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Statement of account for the month of October 2026",
        TABLE,
        rows(["10/26"]),
      ],
    ],
    check("periodShort"),
  ),
  bank(
    "April to September in words only",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Statement of account for the period April 2026 to September 2026",
        TABLE,
        rows(["04/26", "05/26", "06/26", "07/26", "08/26", "09/26"]),
      ],
    ],
    check("periodOld"),
  ),
  bank(
    "a savings account until July, a current account since",
    [
      [
        "Savings Account",
        ...statement("MR HARISH JOSHI", "01/05/2026", "31/07/2026", rows(["05/26", "06/26", "07/26"])),
      ],
      [
        "Current Account",
        ...statement("MR HARISH JOSHI", "01/08/2026", "31/10/2026", rows(["08/26", "09/26", "10/26"])),
      ],
    ],
    cannotTell,
  ),
  bank(
    "two accounts of one bank, of the same half year",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"),
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", on(["03", "16", "27"], HALF)),
    ],
    cannotTell,
  ),
  bank(
    "two accounts of one bank, of which one is older",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/08/2026", rows(["05/26", "06/26", "07/26", "08/26"])),
      statement("MR HARISH JOSHI", "01/08/2026", "31/10/2026", on(["03", "16", "27"], ["08/26", "09/26", "10/26"])),
    ],
    cannotTell,
  ),
  bank(
    "two accounts of one bank, each newest first",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", newestFirst(rows(HALF))),
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", newestFirst(on(["03", "16", "27"], HALF))),
    ],
    cannotTell,
  ),
  ...(
    [
      ["the older newest first", newestFirst, (lines: string) => lines, ["03", "16", "27"]],
      ["the newer newest first", (lines: string) => lines, newestFirst, ["03", "16", "27"]],
      [
        "the newer busy, newest first",
        (lines: string) => lines,
        newestFirst,
        ["01", "05", "09", "13", "17", "21", "25"],
      ],
      ["the newer quiet", newestFirst, (lines: string) => lines, ["09", "24"]],
    ] as const
  ).map(([id, older, newer, of]) =>
    bank(
      `two accounts of one bank, of which one is older, ${id}`,
      [
        statement("MR HARISH JOSHI", "01/05/2026", "31/08/2026", older(rows(["05/26", "06/26", "07/26", "08/26"]))),
        statement("MR HARISH JOSHI", "01/08/2026", "31/10/2026", newer(on(of, ["08/26", "09/26", "10/26"]))),
      ],
      cannotTell,
    ),
  ),
  bank(
    "two accounts of one bank, the newer on a page without a heading",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26", "08/26"])),
      [TABLE, on(["03", "16", "27"], ["08/26", "09/26", "10/26"])],
    ],
    cannotTell,
  ),
  bank(
    "two accounts of one bank, of which one has lines of one day amid the other's",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"),
      statement("MR HARISH JOSHI", "01/08/2026", "31/10/2026", "rows: 16/08/26; 16/08/26"),
    ],
    cannotTell,
  ),
  ...(
    [
      ["a line that is dated back", -2, "02/10/26"],
      ["a charge and its tax, dated back", -2, "02/10/26; 02/10/26"],
      ["a last line that is dated back", 48, "02/10/26"],
      ["in the middle a line that is dated back", 30, "02/07/26"],
    ] as const
  ).map(([id, at, line]) => {
    const lines = rows(HALF).slice("rows: ".length).split("; ");
    const listed = [...lines.slice(0, at), line, ...lines.slice(at)].join("; ");
    return bank(
      `one account with ${id}`,
      [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", `rows: ${listed}`)],
      fits,
    );
  }),
  ...(
    [
      ["", []],
      [", under its heading", ["THE PEOPLE'S BANK LTD", "Statement From : 01/05/2026 To : 31/10/2026"]],
    ] as const
  ).map(([id, heading]) =>
    bank(
      `one account whose second page begins with what is carried forward${id}`,
      [
        statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26"])),
        [...heading, TABLE, rows(["08/26", "09/26", "10/26"]).replace("rows: ", "rows: 01/05/26; ")],
      ],
      fits,
    ),
  ),
  bank(
    "one account, newest first, with a line that is dated back",
    [
      statement(
        "MR HARISH JOSHI",
        "01/05/2026",
        "31/10/2026",
        newestFirst(rows(HALF)).replace("26/10/26;", "26/10/26; 04/10/26;"),
      ),
    ],
    fits,
  ),
  bank(
    "one account, newest first, with its opening balance above",
    [
      statement(
        "MR HARISH JOSHI",
        "01/05/2026",
        "31/10/2026",
        newestFirst(rows(HALF)).replace("rows: ", "rows: 01/05/26; "),
      ),
    ],
    fits,
  ),
  ...(
    [
      ["opened on two days", "A/C Open Date : 02/04/2014", "A/C Open Date : 19/07/2021"],
      ["at two branches", "Branch : RAJKOT", "Branch : SURAT"],
      ["of two kinds", "Account Description : REGULAR SB CHQ", "Account Description : SB WOMEN GOLD"],
    ] as const
  ).map(([id, ...captions]) =>
    bank(
      `months of two accounts of one bank, ${id}`,
      (
        [
          ["01/05/2026", "31/07/2026", ["05/26", "06/26", "07/26"]],
          ["01/08/2026", "31/10/2026", ["08/26", "09/26", "10/26"]],
        ] as const
      ).map(([from, to, months], at) => {
        const [head, name, ...others] = statement("MR HARISH JOSHI", from, to, rows([...months]));
        return [head!, name!, captions[at]!, ...others];
      }),
      cannotTell,
    ),
  ),
  bank(
    "two statements of one account that overlap",
    [
      ["Branch : RAJKOT", "A/C Open Date : 02/04/2014"],
      ["Branch : RAJKOT", "A/C Open Date : 02/04/2014"],
    ].map((captions, at) => {
      const [head, name, ...others] = [
        statement("MR HARISH JOSHI", "01/05/2026", "31/08/2026", rows(["05/26", "06/26", "07/26", "08/26"])),
        statement("MR HARISH JOSHI", "01/07/2026", "31/10/2026", rows(["07/26", "08/26", "09/26", "10/26"])),
      ][at]!;
      return [head!, name!, ...captions, ...others];
    }),
    fits,
  ),
  bank(
    "a cash credit account",
    [
      [
        "A/C Type : CASH CREDIT - HYPOTHECATION",
        "Drawing Power : 5,00,000.00",
        ...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"),
      ],
    ],
    cannotTell,
  ),
  paper("savingAccountStatement", HARISH, "loanStatement")(
    "a finance company's statement of account",
    [
      [
        "SHRI FINANCE LIMITED",
        "Statement of Account",
        "Customer Name : MR HARISH JOSHI",
        "Agreement No : LN0099881",
        "Loan Amount : 5,00,000.00",
        "Period : 01/05/2026 to 31/10/2026",
        "Date | Particulars | Debit | Balance",
        rows(HALF),
      ],
    ],
    check("otherKind"),
  ),
  noBank(
    "a supplier's statement of account",
    [
      [
        "SHREE DISTRIBUTORS",
        "Statement of Account",
        "Customer Name : HARISH JOSHI",
        "Period : 01/05/2026 to 31/10/2026",
        "Date | Particulars | Vch No. Debit | Balance",
        rows(HALF),
      ],
    ],
    cannotTell,
  ),
  bank(
    "a college's statement of what a student owes",
    [
      [
        "University of Leeds",
        "Account Statement",
        "Customer Name : HARISH JOSHI",
        "Period : 01/05/2026 to 31/10/2026",
        "Date | Description | Debit | Balance",
        rows(HALF),
      ],
    ],
    cannotTell,
  ),
  bank(
    "of the family's pool, not of himself",
    [statement("MR JOSHI HARISH MOHANLAL HUF", "01/05/2026", "31/10/2026")],
    check("nameUnsure"),
  ),
  bank(
    "somebody's at his address",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR RAMESH SHAH",
        "C/O MR HARISH JOSHI",
        "Nominee : HARISH JOSHI",
        ...statement("", "01/05/2026", "31/10/2026").slice(2),
      ],
    ],
    check("otherPerson"),
  ),
  bank(
    "a child's, with him as guardian",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MASTER ROHAN JOSHI (MINOR)",
        "U/G HARISH JOSHI",
        ...statement("", "01/05/2026", "31/10/2026").slice(2),
      ],
    ],
    check("otherPerson"),
  ),
  noBank("photos by a scanning app", [["Scanned with CamScanner"], ["Scanned with CamScanner"]], {
    ...cannotTell,
    kind: "scan",
  }),
  bank(
    "its last pages as photos by a scanning app",
    [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"), ["Scanned with CamScanner"]],
    cannotTell,
  ),
  noBank(
    "in German",
    [
      [
        "Sparkasse Aachen",
        "Kontoauszug vom 01.05.2026 bis 31.10.2026",
        "Herr Harish Joshi",
        "Datum | Verwendungszweck | Betrag | Saldo",
      ],
    ],
    cannotTell,
  ),
  noBank(
    "in Hindi",
    [["भारतीय स्टेट बैंक", "खाता विवरण 01/05/2026 से 31/10/2026 तक", "हरीश जोशी", "दिनांक | विवरण | निकासी | शेष"]],
    cannotTell,
  ),
  paper("savingAccountStatement", HARISH, "walletStatement")(
    "paytm's list of payments",
    [["Paytm Statement for", "01 MAY'26 - 31 OCT'26", "HARISH JOSHI", "Date & Time | Transaction Details | Amount"]],
    check("otherKind"),
  ),
  paper("savingAccountStatement", HARISH, "creditCardStatement")(
    "a credit card by its dues",
    [
      [
        "Monthly Statement",
        "MR HARISH JOSHI",
        "Statement Period : 06 Oct 2026 to 05 Nov 2026",
        "Total Dues | Minimum Amount Due | Payment Due Date",
      ],
    ],
    check("otherKind"),
  ),
  paper("savingAccountStatement", HARISH, "depositPaper")(
    "a certificate of the balance",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "To whomsoever it may concern",
        "BALANCE CERTIFICATE",
        "MR HARISH JOSHI holds with us as on 31/10/2026",
      ],
    ],
    check("otherKind"),
  ),
  paper("savingAccountStatement", HARISH, "depositPaper")(
    "the passbook of a provident fund",
    [["EMPLOYEES' PROVIDENT FUND ORGANISATION", "Member Passbook", "Name | HARISH JOSHI", TABLE, rows(HALF)]],
    check("otherKind"),
  ),

  bank(
    "three months of one bank, three of another",
    [
      [
        "HDFC BANK LTD",
        ...statement("MR HARISH JOSHI", "01/05/2026", "31/07/2026", rows(["05/26", "06/26", "07/26"])).slice(1),
      ],
      [
        "ICICI Bank",
        ...statement("MR HARISH JOSHI", "01/08/2026", "31/10/2026", rows(["08/26", "09/26", "10/26"])).slice(1),
      ],
    ],
    cannotTell,
  ),
  bank(
    "an account that was closed",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "Account Status : CLOSED",
        ...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026").slice(1),
      ],
    ],
    cannotTell,
  ),
  paper("savingAccountStatement", HARISH, "walletStatement")(
    "what a car paid at toll gates",
    [
      [
        "ICICI Bank",
        "FASTag Account Statement",
        "Customer Name : HARISH JOSHI",
        "Period : 01/05/2026 to 31/10/2026",
        "Date | Description | Debit | Balance",
        rows(HALF),
      ],
    ],
    check("otherKind"),
  ),
  paper("savingAccountStatement", HARISH, "walletStatement")(
    "a card for travel",
    [
      [
        "HDFC BANK LTD",
        "Forex Card",
        "Account Statement",
        "Customer Name : HARISH JOSHI",
        "Period : 01/05/2026 to 31/10/2026",
        TABLE,
        rows(HALF),
      ],
    ],
    check("otherKind"),
  ),

  // Current accounts.
  current(
    "a proprietor's firm",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "M/S JOSHI TRADERS",
        "Current Account",
        "Statement From : 01/05/2026 To : 31/10/2026",
        TABLE,
        rows(HALF),
      ],
    ],
    { ...fits, name: "business" },
  ),
  current(
    "a savings account in its place",
    [
      [
        "THE PEOPLE'S BANK LTD",
        "MR HARISH JOSHI",
        "Savings Account",
        "Statement From : 01/05/2026 To : 31/10/2026",
        TABLE,
        rows(HALF),
      ],
    ],
    check("otherKind"),
  ),

  // Salary.
  slips(
    "the day of joining stands behind the title",
    LATEST.map((month) => [
      "SURAT TEXTILES",
      "PAY SLIP",
      "DOJ | 01-Jun-2019",
      `Month | ${month}`,
      "Employee Name | Nilesh Desai",
      "Earnings | Amount",
      "Net Pay | 68,310.00",
    ]),
    { ...fits, months: ["2026-08", "2026-09", "2026-10"] },
  ),
  slips(
    "printed in autumn, of May to July",
    [
      ["May", "August"],
      ["June", "September"],
      ["July", "October"],
    ].map(([month, printed]) => [
      "SURAT TEXTILES",
      "PAY SLIP",
      `Printed on ${printed} 26, 2026`,
      `Month | ${month} 2026`,
      "Employee Name | Nilesh Desai",
      "Earnings | Amount",
      "Net Pay | 68,310.00",
    ]),
    { ...check("monthMissing"), months: ["2026-05", "2026-06", "2026-07"] },
  ),
  slips(
    "October three times",
    slipsOf("Nilesh Desai", "October 2026", "October 2026", "October 2026"),
    check("monthMissing", { missing: ["2026-08", "2026-09"] }),
  ),
  slips(
    "of a year ago",
    slipsOf("Nilesh Desai", "August 2025", "September 2025", "October 2025"),
    check("monthMissing", { missing: ["2026-08", "2026-09", "2026-10"] }),
  ),
  slips(
    "one of them the wife's",
    [
      ...slipsOf("Nilesh Desai", "August 2026", "September 2026"),
      slip("Payslip for the month of October 2026", "Kavita Desai"),
    ],
    check("otherPerson"),
  ),
  slips(
    "pay runs from the 26th to the 25th, and no month is named",
    [
      ["26-Jul-2026", "25-Aug-2026"],
      ["26-Aug-2026", "25-Sep-2026"],
      ["26-Sep-2026", "25-Oct-2026"],
    ].map(([from, to]) => [...slip("Pay Slip"), `Pay Period | ${from} to ${to}`]),
    cannotTell,
  ),
  slips(
    "the last one settles everything: the job has ended",
    [
      ...slipsOf("Nilesh Desai", "August 2026", "September 2026"),
      [...slip("Payslip for the month of October 2026"), "FULL AND FINAL SETTLEMENT"],
    ],
    cannotTell,
  ),
  slips(
    "samples",
    slipsOf("Nilesh Desai", ...LATEST).map((page) => ["SAMPLE", ...page]),
    cannotTell,
  ),
  noSlip(
    "a salary certificate",
    [
      [
        "TO WHOM IT MAY CONCERN",
        "SALARY CERTIFICATE",
        "This is to certify that Mr Nilesh Desai draws a gross salary of 84,000.00",
        "for August 2026, September 2026 and October 2026.",
      ],
    ],
    cannotTell,
  ),
  noSlip(
    "an employer's offer",
    [
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "OFFER LETTER",
        "Dear Nilesh Desai,",
        "Your designation and CTC are in the annexure.",
      ],
    ],
    cannotTell,
  ),
  noSlip(
    "a pension",
    [["Treasury Office Rajkot", "PENSION SLIP", "Month | October 2026", "Name of Pensioner | NILESH DESAI"]],
    cannotTell,
  ),
  paper("paySlips", NILESH, "form16")("a Form 16 in their place", wholeForm16, check("otherKind")),

  // Form 16.
  form16(
    "assessment years that look like the years wanted",
    [partA("2025-26", "01-Apr-2024", "31-Mar-2025"), partB, partA("2024-25", "01-Apr-2023", "31-Mar-2024"), partB],
    { ...check("yearMissing", { missing: ["2025-26"] }), years: ["2023-24", "2024-25"] },
  ),
  form16(
    "each part with its heading, and the financial year beside the assessment year",
    [
      ["2026-27", "2025-26", "01-Apr-2025", "31-Mar-2026"],
      ["2025-26", "2024-25", "01-Apr-2024", "31-Mar-2025"],
    ].flatMap(([assessed, income, from, to]) => [
      [
        "FORM NO. 16",
        "PART A",
        "Employee Name | NILESH DESAI",
        `Financial Year | ${income}`,
        `Assessment Year | ${assessed}`,
        `Period with the Employer | From ${from} To ${to}`,
      ],
      [
        "FORM NO. 16",
        "PART B",
        `Assessment Year | ${assessed}`,
        "Employee Name | NILESH DESAI",
        "Details of Salary Paid",
      ],
    ]),
    { ...fits, years: ["2024-25", "2025-26"], parts: ["A", "B"] },
  ),
  form16(
    "as the tax department's site prints it, with pensioners in its captions",
    [
      ["2026-27", "01-Apr-2025", "31-Mar-2026"],
      ["2025-26", "01-Apr-2024", "31-Mar-2025"],
    ].flatMap(([assessed, from, to]) =>
      ["PART A", "PART B"].flatMap((part) => [
        [
          "FORM NO. 16",
          "[See rule 31(1)(a)]",
          part,
          "Certificate No. | ABCDEFG | Last updated on | 08-Jun-2026",
          "Name and address of the Employer/Specified Bank |  | Name and address of the Employee/Specified senior citizen",
          "SURAT TEXTILES |  | NILESH DESAI",
          "CIT (TDS) | Assessment Year | Period with the Employer",
          `Ahmedabad | ${assessed} | From ${from} To ${to}`,
          "Page 1 of 2",
        ],
        ["Verification", "I, RAMESH SHAH, working in the capacity of DIRECTOR do hereby certify", "Page 2 of 2"],
      ]),
    ),
    { ...fits, years: ["2024-25", "2025-26"], parts: ["A", "B"], name: "yes" },
  ),
  form16(
    "Part B of the same year twice",
    [
      ["2026-27", "2026-27"],
      ["2025-26", "2026-27"],
    ].flatMap(([ofA, ofB]) => [
      ["FORM NO. 16", "PART A", "Employee Name | NILESH DESAI", `Assessment Year | ${ofA}`],
      ["FORM NO. 16", "PART B", "Employee Name | NILESH DESAI", `Assessment Year | ${ofB}`],
    ]),
    check("partMissing"),
  ),
  paper("form16", NILESH, "unknown")(
    "the mail it came with",
    [
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "Dear Nilesh Desai,",
        "Please find attached your Form 16 for Assessment Year 2026-27 and 2025-26.",
      ],
    ],
    cannotTell,
  ),
  form16(
    "provisional",
    wholeForm16.map((page) => ["PROVISIONAL", ...page]),
    cannotTell,
  ),
  form16(
    "his wife's for one year",
    [
      ...wholeForm16.slice(0, 2),
      partA("2025-26", "01-Apr-2024", "31-Mar-2025").map((line) => line.replace("NILESH", "KAVITA")),
      partB,
    ],
    check("otherPerson"),
  ),
  paper("form16", NILESH, "form16A")(
    "tax on the sale of a house",
    [["FORM NO. 16B", "Certificate under section 203", "Name | NILESH DESAI"]],
    check("otherKind"),
  ),

  // Returns.
  returns("assessment years that look like the years wanted", [itr("2025-26"), itr("2024-25")], {
    ...check("yearMissing", { missing: ["2025-26"] }),
    years: ["2023-24", "2024-25"],
  }),
  returns(
    "with the year in a box at its right",
    ["2026-27", "2025-26"].map((year) => [
      "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT |  |  | Assessment Year",
      `[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), ITR-5, ITR-6, ITR-7 filed and verified] |  |  | ${year}`,
      "PAN | AFXPJ1177M",
      "Name | HARISH MOHANLAL JOSHI",
      "Filed u/s | 139(1)-On or before due date",
      "This return has been digitally signed by HARISH MOHANLAL JOSHI in the capacity of Self",
    ]),
    { ...fits, years: ["2024-25", "2025-26"], name: "yes" },
  ),
  returns(
    "the same year twice, filed and revised",
    [itr("2026-27"), itr("2026-27")],
    check("yearMissing", { missing: ["2024-25"] }),
  ),
  returns(
    "a year between them left out",
    [itr("2026-27"), itr("2024-25")],
    check("yearMissing", { missing: ["2024-25"] }),
  ),
  returns("one of them another's", [itr("2026-27"), itr("2025-26", "RAMESH SHAH")], check("otherPerson")),
  returns(
    "of the family's pool",
    [itr("2026-27", "JOSHI HARISH MOHANLAL HUF"), itr("2025-26", "JOSHI HARISH MOHANLAL HUF")],
    check("nameUnsure"),
  ),
  returns("of a firm", [itr("2026-27", "JOSHI TRADERS LLP"), itr("2025-26", "JOSHI TRADERS LLP")], check("nameUnsure")),
  noReturn(
    "waiting to be verified",
    [itr("2026-27"), itr("2025-26")].map((page) => [...page, "Status | Pending for e-Verification"]),
    cannotTell,
  ),
  noReturn(
    "the form that asks to verify it",
    [["FORM ITR-V", "INDIAN INCOME TAX RETURN VERIFICATION FORM", "Assessment Year | 2026-27", "Name | HARISH JOSHI"]],
    cannotTell,
  ),
  noReturn(
    "the tax worked out, no acknowledgement",
    [
      ["COMPUTATION OF TOTAL INCOME", "Name | HARISH JOSHI", "Assessment Year | 2026-27"],
      ["COMPUTATION OF TOTAL INCOME", "Name | HARISH JOSHI", "Assessment Year | 2025-26"],
    ],
    cannotTell,
  ),
  returns(
    "both years, each with the tax worked out",
    [
      itr("2026-27"),
      ["COMPUTATION OF TOTAL INCOME", "Name | HARISH JOSHI", "Assessment Year | 2026-27"],
      itr("2025-26"),
      ["COMPUTATION OF TOTAL INCOME", "Name | HARISH JOSHI", "Assessment Year | 2025-26"],
    ],
    { ...fits, years: ["2024-25", "2025-26"] },
  ),
  noReturn(
    "the department's intimation",
    [
      [
        "INTIMATION U/S 143(1) OF THE INCOME TAX ACT, 1961",
        "Name | HARISH JOSHI",
        "Assessment Year | 2026-27",
        "Acknowledgement Number | 471253000100626",
      ],
    ],
    cannotTell,
  ),
  noReturn(
    "drawn, not filed",
    [["INDIAN INCOME TAX RETURN", "ITR-3", "Assessment Year | 2026-27", "Name | HARISH JOSHI"]],
    cannotTell,
  ),
  paper("itr", HARISH, "form26AS")(
    "an annual statement",
    [["Annual Information Statement (AIS)", "Name of Assessee | HARISH JOSHI", "Assessment Year | 2026-27"]],
    check("otherKind"),
  ),
  noReturn(
    "a PAN card",
    [
      [
        "INCOME TAX DEPARTMENT",
        "GOVT. OF INDIA",
        "Permanent Account Number Card",
        "AFXPJ1177M",
        "Name",
        "HARISH JOSHI",
        "Father's Name",
        "MOHANLAL JOSHI",
      ],
    ],
    cannotTell,
  ),
  noReturn(
    "accounts of the business",
    [["BALANCE SHEET AS ON 31 MARCH 2026", "JOSHI TRADERS", "Prop. HARISH JOSHI", "Assessment Year | 2026-27"]],
    cannotTell,
  ),

  // Bills.
  bills(
    "a phone's",
    [
      [
        "RELIANCE JIO",
        "Postpaid Mobile Bill",
        "Customer Name | HARISH JOSHI",
        "Bill Date | 03-Nov-26",
        "Due Date | 21-Nov-26",
      ],
    ],
    { ...fits, date: "2026-11-03" },
  ),
  bills("63 days old", [bill("HARISH JOSHI", "24-09-2026")], check("periodOld")),
  bills("printed today, of August", [[...bill("HARISH JOSHI", "05-08-2026"), "Printed on | 25-11-2026"]], {
    ...check("periodOld"),
    date: "2026-08-05",
  }),
  bills(
    "printed anew, of June and July",
    [
      [
        "TORRENT POWER LIMITED",
        "Electricity Bill",
        "Consumer Name | HARISH JOSHI",
        "Date | 25-11-2026",
        "Billing Period | 01-06-2026 to 31-07-2026",
      ],
    ],
    cannotTell,
  ),
  bills("his wife's", [bill("KOKILA JOSHI", "05-11-2026")], { ...fits, name: "family" }),
  bills("his firm's", [bill("M/S JOSHI TRADERS", "05-11-2026")], check("nameUnsure")),
  bills("a specimen that explains the bill", [[...bill("HARISH JOSHI", "05-11-2026"), "SPECIMEN COPY"]], cannotTell),
  noBill("a receipt", [fee("Electricity Bill Payment Receipt", "Receipt Date | 05-11-2026")], cannotTell),
  noBill(
    "a notice of disconnection",
    [fee("Electricity Bill", "Disconnection Notice", "Bill Date | 05-11-2026")],
    cannotTell,
  ),
  noBill(
    "an Aadhaar letter",
    [
      [
        "Unique Identification Authority of India",
        "Enrolment No.: 0648/00123/45678",
        "To",
        "Harish Joshi",
        "S/O Mohanlal Joshi",
        "12 Station Road, Rajkot",
        "Mobile: 9800000000",
        "XXXX XXXX 1234",
        "Issue Date: 05/11/2026",
      ],
    ],
    cannotTell,
  ),
  noBill(
    "an agreement of rent",
    [["LEAVE AND LICENSE AGREEMENT", "This agreement is made on 05-11-2026", "Licensee | HARISH JOSHI"]],
    cannotTell,
  ),

  // Business.
  gst("another owner, a trade name like his", [reg06("RAMESH SHAH")], check("otherPerson")),
  gst(
    "that ran out",
    [reg06("HARISH MOHANLAL JOSHI", "6. Period of Validity | From 01/07/2017 To 31/03/2024")],
    check("periodOld"),
  ),
  gst(
    "that does not run out",
    [reg06("HARISH MOHANLAL JOSHI", "6. Period of Validity | From 01/07/2017 To Not Applicable")],
    fits,
  ),
  trade(
    "of Gujarat",
    [
      [
        "GUJARAT SHOPS AND ESTABLISHMENTS ACT, 2019",
        "Registration Certificate of Establishment",
        "Registration No. | 12/3456",
        "Name of Employer | HARISH MOHANLAL JOSHI",
      ],
    ],
    cannotTell,
  ),
  trade(
    "that ended in March",
    [
      [
        "RAJKOT MUNICIPAL CORPORATION",
        "TRADE LICENCE",
        "Licence No. | 5567",
        "Name of Licensee | HARISH JOSHI",
        "Valid upto | 31/03/2026",
      ],
    ],
    check("periodOld"),
  ),
  trade(
    "that is good until next March",
    [
      [
        "RAJKOT MUNICIPAL CORPORATION",
        "TRADE LICENCE",
        "Licence No. | 5567",
        "Name of Licensee | HARISH JOSHI",
        "Valid from 01/04/2026 to 31/03/2027",
      ],
    ],
    fits,
  ),
  noBusiness(
    "the application for it",
    [["Government of India", "Form GST REG-01", "Application for Registration", "Legal Name | HARISH JOSHI"]],
    cannotTell,
  ),
  noBusiness(
    "its end",
    [["Form GST REG-19", "Order for Cancellation of Registration", "Legal Name | HARISH JOSHI"]],
    cannotTell,
  ),
  noBusiness(
    "an accountant's letter about it",
    [
      [
        "SHAH & ASSOCIATES, CHARTERED ACCOUNTANTS",
        "TO WHOM IT MAY CONCERN",
        "Form GST REG-06 was granted to our client.",
        "Registration Certificate dated 01/07/2017",
        "Legal Name : HARISH JOSHI",
      ],
    ],
    cannotTell,
  ),
  noBusiness("the older memorandum", [["UDYOG AADHAAR MEMORANDUM", "Name of Enterprise | JOSHI TRADERS"]], cannotTell),
  noBusiness(
    "a deed of partnership",
    [["PARTNERSHIP DEED", "This deed is made between HARISH JOSHI and RAMESH SHAH", "trading as JOSHI TRADERS"]],
    cannotTell,
  ),
  noBusiness(
    "a sale deed",
    [["SALE DEED", "Index II", "Purchaser | HARISH JOSHI", "Survey No. 44, Rajkot"]],
    cannotTell,
  ),
  paper("businessProof", HARISH, "udyam")(
    "another's enterprise",
    [["UDYAM REGISTRATION CERTIFICATE", "NAME OF ENTERPRISE | M/S SHAH TRADERS"]],
    check("nameUnsure"),
  ),

  // Schools.
  tenth(
    "maharashtra's",
    [
      marks(
        "MAHARASHTRA STATE BOARD OF SECONDARY AND HIGHER SECONDARY EDUCATION",
        "SECONDARY SCHOOL CERTIFICATE EXAMINATION",
        "CANDIDATE'S FULL NAME (SURNAME FIRST)",
        "Joshi Meera Harish",
        "CANDIDATE'S MOTHER'S NAME",
        "Kokila",
      ),
    ],
    { ...fits, name: "yes" },
  ),
  twelfth(
    "maharashtra's",
    [
      marks(
        "MAHARASHTRA STATE BOARD OF SECONDARY AND HIGHER SECONDARY EDUCATION",
        "HIGHER SECONDARY CERTIFICATE EXAMINATION",
        "CANDIDATE'S FULL NAME (SURNAME FIRST)",
        "Joshi Meera Harish",
      ),
    ],
    { ...fits, name: "yes" },
  ),
  tenth(
    "cbse's, the name in one line with what certifies it",
    [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "MARKS STATEMENT CUM CERTIFICATE",
        "SECONDARY SCHOOL EXAMINATION, 2021",
        "This is to certify that MEERA JOSHI",
        "Mother's Name KOKILA JOSHI",
        "Father's / Guardian's Name HARISH JOSHI",
        "Result PASS",
      ],
    ],
    { ...fits, name: "yes" },
  ),
  tenth(
    "a brother's, certified in one line",
    [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "MARKS STATEMENT CUM CERTIFICATE",
        "SECONDARY SCHOOL EXAMINATION, 2021",
        "This is to certify that ROHAN JOSHI",
        "Result PASS",
      ],
    ],
    check("otherPerson"),
  ),
  tenth(
    "uttar pradesh's",
    [
      marks(
        "BOARD OF HIGH SCHOOL AND INTERMEDIATE EDUCATION UTTAR PRADESH",
        "HIGH SCHOOL EXAMINATION - 2021",
        "Name | MEERA JOSHI",
      ),
    ],
    fits,
  ),
  twelfth(
    "uttar pradesh's",
    [
      marks(
        "BOARD OF HIGH SCHOOL AND INTERMEDIATE EDUCATION UTTAR PRADESH",
        "INTERMEDIATE EXAMINATION - 2023",
        "Name | MEERA JOSHI",
      ),
    ],
    fits,
  ),
  twelfth(
    "isc",
    [
      marks(
        "COUNCIL FOR THE INDIAN SCHOOL CERTIFICATE EXAMINATIONS",
        "INDIAN SCHOOL CERTIFICATE EXAMINATION YEAR 2023",
        "Name | MEERA JOSHI",
      ),
    ],
    fits,
  ),
  twelfth(
    "rajasthan's",
    [marks("BOARD OF SECONDARY EDUCATION, RAJASTHAN", "SENIOR SECONDARY EXAMINATION, 2023", "Name | MEERA JOSHI")],
    fits,
  ),
  tenth(
    "bihar's",
    [marks("BIHAR SCHOOL EXAMINATION BOARD, PATNA", "ANNUAL SECONDARY SCHOOL EXAMINATION, 2021", "Name | MEERA JOSHI")],
    fits,
  ),
  twelfth(
    "karnataka's second year",
    [
      marks(
        "DEPARTMENT OF PRE-UNIVERSITY EDUCATION, KARNATAKA",
        "SECOND YEAR PRE-UNIVERSITY EXAMINATION, MARCH 2023",
        "Name | MEERA JOSHI",
      ),
    ],
    fits,
  ),
  noTwelfth(
    "tamil nadu's 11th",
    [
      marks(
        "STATE BOARD OF SCHOOL EXAMINATIONS, TAMIL NADU",
        "HIGHER SECONDARY (FIRST YEAR) EXAMINATION, MARCH 2022",
        "Name | MEERA JOSHI",
      ),
    ],
    cannotTell,
  ),
  noTwelfth(
    "karnataka's first year",
    [
      marks(
        "DEPARTMENT OF PRE-UNIVERSITY EDUCATION, KARNATAKA",
        "FIRST YEAR PRE-UNIVERSITY EXAMINATION, MARCH 2022",
        "Name | MEERA JOSHI",
      ),
    ],
    cannotTell,
  ),
  noTenth(
    "a school's own trial",
    [marks("ST XAVIER'S SCHOOL, RAJKOT", "SECONDARY SCHOOL EXAMINATION - PRE-BOARD 2021", "Name | MEERA JOSHI")],
    cannotTell,
  ),
  noTenth(
    "a print of the website",
    [
      [
        "CBSE Examination Results 2021",
        "Secondary School Examination (Class X) 2021",
        "Name | MEERA JOSHI",
        "Grade | A1",
        "Disclaimer: this cannot be treated as an original mark sheet.",
      ],
    ],
    cannotTell,
  ),
  noTwelfth(
    "a paper of moving away",
    [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "MIGRATION CERTIFICATE",
        "SENIOR SCHOOL CERTIFICATE EXAMINATION, 2023",
        "This is to certify that | MEERA JOSHI",
      ],
    ],
    cannotTell,
  ),
  noTwelfth(
    "a semester of engineering",
    [marks("UNIVERSITY OF MUMBAI", "B.E. SEMESTER VIII EXAMINATION", "Name | MEERA JOSHI")],
    cannotTell,
  ),
  noTwelfth(
    "ielts",
    [["IELTS Test Report Form", "Candidate Name | MEERA JOSHI", "Overall Band Score | 7.5"]],
    cannotTell,
  ),
  noTwelfth("toefl", [["TOEFL iBT Test Taker Score Report", "Name: Joshi, Meera", "Total Score | 104"]], cannotTell),
  noTwelfth(
    "gre",
    [["GRE General Test", "Test Taker Score Report", "Name | Meera Joshi", "Verbal Reasoning | 158"]],
    cannotTell,
  ),
  tenth(
    "that was not passed",
    [
      marks(
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "SECONDARY SCHOOL EXAMINATION, 2021",
        "Name | MEERA JOSHI",
        "Result | COMPARTMENT",
      ),
    ],
    cannotTell,
  ),
  tenth(
    "with initials, as in the south",
    [
      marks(
        "STATE BOARD OF SCHOOL EXAMINATIONS, TAMIL NADU",
        "SECONDARY SCHOOL LEAVING CERTIFICATE",
        "Name of the Candidate | MEERA J",
      ),
    ],
    check("nameUnsure"),
  ),
  tenth(
    "both in one file, the other behind",
    [
      marks("GUJARAT BOARD", "SECONDARY SCHOOL CERTIFICATE EXAMINATION", "Name | MEERA JOSHI"),
      marks("GUJARAT BOARD", "HIGHER SECONDARY CERTIFICATE EXAMINATION", "Name | MEERA JOSHI"),
    ],
    cannotTell,
  ),
  paper("tenthGrade", MEERA, "marksheet12")(
    "both in one file, the other in front",
    [
      marks("GUJARAT BOARD", "HIGHER SECONDARY CERTIFICATE EXAMINATION", "Name | MEERA JOSHI"),
      marks("GUJARAT BOARD", "SECONDARY SCHOOL CERTIFICATE EXAMINATION", "Name | MEERA JOSHI"),
    ],
    cannotTell,
  ),

  // Letters.
  letters(
    "of an autumn that is over",
    [
      [
        ...letter("Offer of Admission", "Dear Meera Joshi,", "We are pleased to offer you admission."),
        "Session: Fall 2024",
      ],
    ],
    cannotTell,
  ),
  letters(
    "in prose, as in America",
    [
      [
        "Purdue University",
        "Office of Graduate Admissions",
        "Dear Meera Joshi:",
        "Congratulations! I am pleased to inform you of your admission to the Master of Science program for Fall 2027.",
      ],
    ],
    fits,
  ),
  letters(
    "conditional",
    [letter("Conditional Offer", "Dear Meera Joshi,", "Your offer depends on your final marks.")],
    fits,
  ),
  letters(
    "the first of its pages",
    [[...letter("Offer of Admission", "Dear Meera Joshi,", "We are pleased to offer you admission."), "Page 1 of 3"]],
    check("pagesMissing"),
  ),
  letters(
    "a sample",
    [["SAMPLE", ...letter("Letter of Acceptance", "Dear Meera Joshi,", "We are pleased to offer you admission.")]],
    cannotTell,
  ),
  noLetter(
    "a room",
    [
      [
        "University of Leeds",
        "Accommodation Offer Letter",
        "Dear Meera Joshi,",
        "We are pleased to offer you a room in Henry Price hall.",
      ],
    ],
    cannotTell,
  ),
  noLetter(
    "a scholarship",
    [["University of Leeds", "Scholarship Award", "Dear Meera Joshi,", "The award goes with your offer of admission."]],
    cannotTell,
  ),
  noLetter(
    "not sent in yet",
    [
      letter(
        "Application Confirmation",
        "Dear Meera Joshi,",
        "Your application is incomplete. Pay the fee to submit it.",
      ),
    ],
    cannotTell,
  ),
  noLetter(
    "taken back",
    [letter("Unconditional Offer", "Dear Meera Joshi,", "This offer has been withdrawn.")],
    cannotTell,
  ),
  noLetter(
    "in German",
    [
      [
        "RWTH Aachen",
        "Zulassungsbescheid",
        "Sehr geehrte Frau Meera Joshi,",
        "wir freuen uns, Sie zum Studium zuzulassen.",
      ],
    ],
    cannotTell,
  ),
  noLetter(
    "an I-20",
    [
      [
        "Department of Homeland Security",
        "I-20, Certificate of Eligibility for Nonimmigrant Student Status",
        "SURNAME/PRIMARY NAME | Joshi",
        "GIVEN NAME | Meera",
        "SCHOOL NAME | Purdue University",
      ],
    ],
    cannotTell,
  ),
  noLetter(
    "a passport",
    [["REPUBLIC OF INDIA", "PASSPORT", "Surname | JOSHI", "Given Name(s) | MEERA", "P<INDJOSHI<<MEERA<<<<<<<<<<<<"]],
    cannotTell,
  ),
  noLetter(
    "what it costs",
    [["University of Leeds", "FEE STRUCTURE 2027", "Tuition fee | 24,000.00", "Hostel | 8,000.00"]],
    cannotTell,
  ),
  noLetter(
    "a recommendation",
    [
      [
        "University of Mumbai",
        "Letter of Recommendation",
        "To the Admissions Committee,",
        "I recommend Meera Joshi for your programme.",
      ],
    ],
    cannotTell,
  ),
];
