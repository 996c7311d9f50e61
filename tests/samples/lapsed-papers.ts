import {
  bill,
  cannotTell,
  check,
  fits,
  HALF,
  itr,
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
const slips = paper("paySlips", NILESH, "payslip");
const form16 = paper("form16", NILESH, "form16");
const returns = paper("itr", HARISH, "itrAcknowledgement");
const bills = paper("utilityBill", HARISH, "utilityBill");
const gst = paper("businessProof", HARISH, "gstRegistration");
const trade = paper("businessProof", HARISH, "tradeLicence");
const noBusiness = paper("businessProof", HARISH, "unknown");
const tenth = paper("tenthGrade", MEERA, "marksheet10");
const twelfth = paper("twelfthGrade", MEERA, "marksheet12");
const noTwelfth = paper("twelfthGrade", MEERA, "unknown");
const letters = paper("proofOfIntent.url", MEERA, "offerLetter");
const noLetter = paper("proofOfIntent.url", MEERA, "unknown");

const licence = (...lines: string[]) => [
  ["SURAT MUNICIPAL CORPORATION", "TRADE LICENCE", "Licence No | 5567", "Name of Licensee | HARISH JOSHI", ...lines],
];
const shop = (...lines: string[]) => [
  ["Shops and Establishments Act", "Registration Certificate", "Name of Employer | HARISH JOSHI", ...lines],
];
const reg06 = (...lines: string[]) => [
  ["Form GST REG-06", "Registration Certificate", "Registration Number | 24AFXPJ1177M1Z5", ...lines],
];
const offer = (...lines: string[]) => [
  ["University of Toronto", "Offer of Admission", "Dear Meera Joshi,", "MSc programme in Applied Computing", ...lines],
];
const marks = (...lines: string[]) => [
  [
    "CENTRAL BOARD OF SECONDARY EDUCATION",
    "SECONDARY SCHOOL EXAMINATION, 2021",
    "Roll No | 123",
    "Name | MEERA JOSHI",
    ...lines,
  ],
];
const LATEST = ["August 2026", "September 2026", "October 2026"];
const slipsWith = (line: string) => LATEST.map((month) => [...slip(`Payslip for the month of ${month}`), line]);
const unnamed = (page: string[]) => page.filter((line) => !/^name$|harish|nilesh/i.test(line));
const until = (day: string, ...months: string[]) => `${rows(months)}; ${day}`;

/** Papers that were good once, or of which something lacks that only their own words tell. */
export const LAPSED_PAPERS: readonly SamplePaper[] = [
  // Licences.
  ...[
    "Validity : 31/03/2024",
    "Validity | 01/04/2023 - 31/03/2024",
    "Licence Period | From 01/04/2023 | To 31/03/2024",
    "Renewed up to 31/03/2024",
    "Licence for the year 2023-24",
    "Financial Year : 2022-2023",
    "Licence End Date | 31/03/2024",
    "This licence shall cease to be valid after 31/03/2024",
    "Period of Licence | 01.04.2023 to 31.03.2024",
  ].map((line) => trade(`that is over: ${line}`, licence(line), check("periodOld"))),
  trade(
    "for one year from its issue",
    licence("Date of Issue : 01/04/2021", "This licence is valid for one year from the date of issue"),
    cannotTell,
  ),
  trade("without its end", licence(), cannotTell),
  trade(
    "that is over, with a fee of this year",
    licence("Valid upto | 31/03/2024", "Fee paid for the financial year 2026-27"),
    check("periodOld"),
  ),
  trade("its ends below their captions", licence("Valid From | Valid To", "01/04/2026 | 31/03/2027"), fits),
  trade("good in a town", licence("This licence is valid in Ludhiana"), cannotTell),
  trade("for a year, no fee", licence("Valid for one year, late fee not applicable"), cannotTell),
  trade(
    "of a shop, that is over",
    shop("Registration No | A1", "Period | 01/01/2022 to 31/12/2022"),
    check("periodOld"),
  ),
  trade("of a shop, for life", shop("Registration No | A1", "Validity | Permanent"), fits),
  trade("its period not over", licence("Licence Period | From 01/04/2026 | To 31/03/2027"), fits),
  trade("its validity not over", licence("Validity | 01/04/2026 - 31/03/2027"), { ...fits, date: "2027-03-31" }),
  trade("this financial year's", licence("Financial Year : 2026-2027"), fits),
  trade("its number looks like pages", licence("Valid upto | 31/03/2027", "Licence No | 12/345"), fits),
  ...["Inactive", "Cancelled", "Suspended", "Surrendered"].map((status) =>
    noBusiness(`GST: ${status}`, reg06("Legal Name | HARISH JOSHI", `Status | ${status}`), cannotTell),
  ),
  gst("active", reg06("Legal Name | HARISH JOSHI", "Status | Active"), fits),

  // Letters.
  ...[
    "Your offer of admission has been rescinded.",
    "We have revoked the offer.",
    "We are writing to withdraw our offer.",
    "Your admission is cancelled.",
    "Your admission stands cancelled.",
    "Your offer has lapsed as the deposit was not paid.",
    "You have declined our offer.",
    "This offer is no longer valid.",
    "Subject: Revocation of your admission",
  ].map((line) => noLetter(`taken back: ${line}`, offer(line, "Session: Fall 2027"), cannotTell)),
  letters("that may be taken back", offer("The offer may be revoked if papers are false.", "Session: Fall 2027"), fits),
  letters(
    "that they may withdraw",
    offer("We may withdraw this offer if papers are false.", "Session: Fall 2027"),
    fits,
  ),
  letters(
    "that ran out in May, of a course that ends later",
    offer("Fall 2026", "This offer expires on 1 May 2026.", "Programme end date: 30 June 2028"),
    cannotTell,
  ),
  letters(
    "two beginnings named close together",
    offer("Start your studies with us. Entry: September 2024"),
    cannotTell,
  ),
  letters("that one may decline", offer("To accept or decline this offer, sign in.", "Session: Fall 2027"), fits),
  letters("that ran out in May", offer("Fall 2026", "This offer expires on 1 May 2026."), cannotTell),
  letters("that is good until May", offer("Fall 2027", "This offer expires on 1 May 2027."), fits),
  ...["Entry: 09/2024", "2024 Fall", "Intake: Sep-24", "Start date: 2 September 2024, end date: June 2027"].map(
    (line) => letters(`begun long ago: ${line}`, offer(line), cannotTell),
  ),
  ...["Entry: 09/2027", "2027 Fall", "Intake: Sep-27", "Term begins Sep 06, 2027"].map((line) =>
    letters(`to begin: ${line}`, offer(line), fits),
  ),
  ...["Programme duration: September 2024 to June 2026", "commencing in 09/24", "Admission for September 2024"].map(
    (line) => letters(`begun: ${line}`, offer(line), cannotTell),
  ),
  letters("of no day, of March 2023", offer("Date: March 2023"), cannotTell),
  noLetter("a place given to another", offer("We are sorry to tell you that your place is gone."), cannotTell),
  letters("of March 2023, without its beginning", offer("12 March 2023"), cannotTell),
  letters("of this March, without its beginning", offer("12 March 2026"), fits),

  // A part without a name.
  slips(
    "the middle one of three names nobody",
    LATEST.map((month, at) => {
      const page = slip(`Payslip for the month of ${month}`);
      return at === 1 ? unnamed(page) : page;
    }),
    check("nameUnsure"),
  ),
  returns("one of two names nobody", [itr("2025-26"), unnamed(itr("2026-27"))], check("nameUnsure")),
  form16(
    "one year names nobody",
    [
      partA("2025-26", "01-Apr-2024", "31-Mar-2025"),
      partB,
      unnamed(partA("2026-27", "01-Apr-2025", "31-Mar-2026")),
      partB,
    ],
    check("nameUnsure"),
  ),
  bank(
    "two halves, the second names nobody",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/07/2026", rows(["05/26", "06/26", "07/26"])),
      unnamed(statement("HARISH", "01/08/2026", "31/10/2026", rows(["08/26", "09/26", "10/26"]))),
    ],
    check("nameUnsure"),
  ),
  bank(
    "its heading again on the second page",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26"])),
      unnamed(statement("HARISH", "01/05/2026", "31/10/2026", rows(["08/26", "09/26", "10/26"]))),
    ],
    fits,
  ),

  // A page that lacks of a busy account.
  bank(
    "August lost between two pages",
    [
      statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(["05/26", "06/26", "07/26"])),
      [TABLE, rows(["09/26", "10/26"])],
    ],
    cannotTell,
  ),
  bank(
    "no lines of its first month",
    [statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026", rows(HALF.slice(1)))],
    cannotTell,
  ),
  bank(
    "no lines of its last three weeks",
    [
      statement(
        "MR HARISH JOSHI",
        "01/05/2026",
        "31/10/2026",
        until("02/10/26; 06/10/26; 10/10/26", ...HALF.slice(0, 5)),
      ),
    ],
    cannotTell,
  ),
  bank(
    "ten days without a line",
    [
      statement(
        "MR HARISH JOSHI",
        "01/05/2026",
        "31/10/2026",
        until("02/10/26; 06/10/26; 21/10/26", ...HALF.slice(0, 5)),
      ),
    ],
    fits,
  ),

  // Numbers that are none of pages.
  tenth("marks of a hundred at the foot", marks("Gujarati | 78/100", "Mathematics | 45/100", "Result : PASS"), fits),
  tenth("a sum of marks by itself at the foot", marks("Result : PASS", "450/600"), fits),
  slips("days of the month at the foot", slipsWith("Days paid | 26/31"), fits),
  slips("days of the month in words", slipsWith("Days paid | 26 of 31"), fits),
  bank(
    "one page of six: 1/6 at the foot",
    [[...statement("MR HARISH JOSHI", "01/05/2026", "31/10/2026"), "1/6"]],
    check("pagesMissing"),
  ),

  // Schools.
  ...["E.R. (ESSENTIAL REPEAT)", "NEEDS IMPROVEMENT", "NOT QUALIFIED", "Supplementary", "Detained", "RW"].map(
    (result) => tenth(`its result: ${result}`, marks(`Result : ${result}`), cannotTell),
  ),
  ...["PASS", "Qualified", "First Division", "ELIGIBLE FOR QUALIFYING CERTIFICATE", "A1", "91.2 %"].map((result) =>
    tenth(`its result: ${result}`, marks(`Result | ${result}`), fits),
  ),
  tenth("its result in a table", marks("Seat No | Result | Total", "B123 | FAIL | 210"), cannotTell),
  twelfth(
    "to better one subject",
    [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "SENIOR SCHOOL CERTIFICATE EXAMINATION, 2023",
        "IMPROVEMENT OF PERFORMANCE",
        "Name | MEERA JOSHI",
        "Roll No | 123",
        "Result : PASS",
      ],
    ],
    cannotTell,
  ),
  noTwelfth(
    "a school's own card",
    [
      [
        "ST XAVIER SCHOOL",
        "Senior Secondary Examination - Annual Report Card",
        "Name | MEERA JOSHI",
        "Class XII Term I",
        "Subject | Marks",
      ],
    ],
    cannotTell,
  ),
  noTwelfth(
    "a school's own term",
    [["ST XAVIER SCHOOL", "Senior Secondary Examination - Term I", "Name | MEERA JOSHI", "Subject | Marks"]],
    cannotTell,
  ),

  // Bills.
  ...[
    ["of January", "Bill Month : January 2026"],
    ["of January, in figures", "Billing Month | 01/2026"],
    ["of January, as its period", "Billing period : Jan 2026"],
    ["of March, printed anew", "Bill for the month of March 2026"],
    ["payable until February", "Due Date | 15-02-2026"],
    ["a duplicate", "DUPLICATE BILL"],
  ].map(([id, line]) => bills(id!, [[...bill("HARISH JOSHI", ""), "Date | 20-11-2026", line!]], cannotTell)),
  bills("of two months", [[...bill("HARISH JOSHI", "20-11-2026"), "Bill Period | Sep 2026 - Oct 2026"]], fits),
  bills(
    "of last month",
    [[...bill("HARISH JOSHI", ""), "Date | 20-11-2026", "Bill Month : October 2026", "Due Date | 10-12-2026"]],
    fits,
  ),

  // Salary.
  slips("provisional in a line of its own", slipsWith("Projected salary, provisional"), cannotTell),
  slips(
    "one of them of a bonus",
    LATEST.map((month, at) => slip(`${at === 1 ? "Bonus pay slip" : "Payslip"} for the month of ${month}`)),
    cannotTell,
  ),
  slips("a bonus among the earnings", slipsWith("Bonus | 4,000.00"), fits),
];
