import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";

/** What is to be seen of a paper, and told. */
type Expected = {
  kind: string;
  from?: string;
  to?: string;
  months?: string[];
  years?: string[];
  parts?: string[];
  date?: string;
  name?: string | null;
  verdict: "fits" | "check" | "cannotTell";
  reason?: string;
  missing?: string[];
};
type Person = { first: string; last: string };
export type SamplePaper = {
  id: string;
  slot: string;
  person: Person;
  today: string;
  /** Lines with " | " between cells; one that begins with "rows:" stands for a line of a table for each of its days. */
  pages: string[][];
  /** Pages behind them that are a picture only. */
  scans?: number;
  expect: Expected;
};

export const HARISH = { first: "Harish", last: "Joshi" };
export const NILESH = { first: "Nilesh", last: "Desai" };
const KOKILA = { first: "Kokila", last: "Patel" };
export const MEERA = { first: "Meera", last: "Joshi" };

/** As Indian banks, employers, boards and offices print them; persons and numbers are invented. */
export const PAPERS: readonly SamplePaper[] = [
  {
    id: "hdfc-six-months",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH MOHANLAL JOSHI",
        "Account No : 50100359253425 | RTGS/NEFT IFSC : HDFC0004224",
        "Statement From : 01/05/2026     To : 31/10/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/05/26; 09/05/26; 17/05/26; 25/05/26; 02/06/26; 10/06/26; 18/06/26; 26/06/26; " +
          "04/07/26; 12/07/26; 20/07/26; 28/07/26; 04/08/26; 12/08/26; 20/08/26; 28/08/26; 05/09/26; " +
          "13/09/26; 21/09/26; 29/09/26; 07/10/26; 15/10/26; 23/10/26; 31/10/26",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "yes", verdict: "fits" },
  },
  {
    id: "hdfc-three-months",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH JOSHI",
        "Account No : 50100359253425 | RTGS/NEFT IFSC : HDFC0004224",
        "Statement From : 01/08/2026     To : 31/10/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/08/26; 08/08/26; 15/08/26; 22/08/26; 29/08/26; 05/09/26; 12/09/26; 19/09/26; " +
          "26/09/26; 03/10/26; 10/10/26; 17/10/26; 24/10/26; 31/10/26",
      ],
    ],
    expect: {
      kind: "bankStatement",
      from: "2026-08-01",
      to: "2026-10-31",
      name: "yes",
      verdict: "check",
      reason: "periodShort",
    },
  },
  {
    id: "hdfc-old",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH JOSHI",
        "Account No : 50100359253425 | RTGS/NEFT IFSC : HDFC0004224",
        "Statement From : 01/10/2025     To : 31/03/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/10/25; 09/10/25; 17/10/25; 25/10/25; 01/11/25; 09/11/25; 17/11/25; 25/11/25; " +
          "03/12/25; 11/12/25; 19/12/25; 27/12/25; 03/01/26; 11/01/26; 19/01/26; 27/01/26; 04/02/26; " +
          "12/02/26; 20/02/26; 28/02/26; 07/03/26; 15/03/26; 23/03/26; 31/03/26",
      ],
    ],
    expect: {
      kind: "bankStatement",
      from: "2025-10-01",
      to: "2026-03-31",
      name: "yes",
      verdict: "check",
      reason: "periodOld",
    },
  },
  {
    id: "icici-six-months",
    slot: "savingAccountStatement",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "ICICI Bank",
        "MR.NILESH DESAI",
        "Your Base Branch : RAJKOT MAIN",
        "Statement of Transactions in Savings Account Number: 343901513458 in INR for the period May " +
          "01, 2026 - October 31, 2026",
        "DATE | PARTICULARS | WITHDRAWALS | BALANCE",
        "rows: 01-05-2026; 11-05-2026; 20-05-2026; 30-05-2026; 09-06-2026; 18-06-2026; 28-06-2026; " +
          "07-07-2026; 17-07-2026; 27-07-2026; 05-08-2026; 15-08-2026; 25-08-2026; 03-09-2026; " +
          "13-09-2026; 22-09-2026; 02-10-2026; 12-10-2026; 21-10-2026; 31-10-2026",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "yes", verdict: "fits" },
  },
  {
    id: "axis-joint",
    slot: "savingAccountStatement",
    person: KOKILA,
    today: "2026-11-26",
    pages: [
      [
        "HARSHAD PATEL",
        "Joint Holder :- KOKILA PATEL",
        "Customer ID :858015446 | IFSC Code :UTIB0000848",
        "Statement of Axis Account No :920020060085015 for the period (From : 01-05-2026 To : 31-10-2026)",
        "Tran Date | Particulars | Debit | Balance",
        "OPENING BALANCE 309032.27",
        "rows: 01-05-2026; 11-05-2026; 20-05-2026; 30-05-2026; 09-06-2026; 18-06-2026; 28-06-2026; " +
          "07-07-2026; 17-07-2026; 27-07-2026; 05-08-2026; 15-08-2026; 25-08-2026; 03-09-2026; " +
          "13-09-2026; 22-09-2026; 02-10-2026; 12-10-2026; 21-10-2026; 31-10-2026",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "yes", verdict: "fits" },
  },
  {
    id: "axis-one-month-mailed",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HARISH JOSHI",
        "STATEMENT BETWEEN 01/10/2026 AND 31/10/2026 FOR A/C: XXXXXXXXXXX9640",
        "Date | Particulars | Debit | Balance",
        "rows: 01/10/26; 04/10/26; 06/10/26; 09/10/26; 12/10/26; 15/10/26; 17/10/26; 20/10/26; " +
          "23/10/26; 26/10/26; 28/10/26; 31/10/26",
      ],
    ],
    expect: {
      kind: "bankStatement",
      from: "2026-10-01",
      to: "2026-10-31",
      name: "yes",
      verdict: "check",
      reason: "periodShort",
    },
  },
  {
    id: "sbi-six-months",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "Account Name | : Mr. HARISH MOHANLAL JOSHI",
        "Address | : 12 STATION ROAD",
        "Account Number | : 00000039210045871",
        "Account Description | : REGULAR SB CHQ-INDIVIDUALS",
        "Account Statement from 1 May 2026 to 31 Oct 2026",
        "Txn Date | Description | Debit | Balance",
        "rows: 1 May 2026; 11 May 2026; 20 May 2026; 30 May 2026; 9 Jun 2026; 18 Jun 2026; 28 Jun 2026; " +
          "7 Jul 2026; 17 Jul 2026; 27 Jul 2026; 5 Aug 2026; 15 Aug 2026; 25 Aug 2026; 3 Sep 2026; 13 Sep " +
          "2026; 22 Sep 2026; 2 Oct 2026; 12 Oct 2026; 21 Oct 2026; 31 Oct 2026",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "yes", verdict: "fits" },
  },
  {
    id: "prose-period",
    slot: "savingAccountStatement",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "Karnataka Bank",
        "Customer Name | NILESH DESAI",
        "Statement for A/c XXXXXXXXX1455 for the period 02-Jul-2026 to 01-Aug-2026",
        "Date | Particulars | Withdrawal | Balance",
        "rows: 02-07-2026; 05-07-2026; 07-07-2026; 10-07-2026; 13-07-2026; 16-07-2026; 18-07-2026; " +
          "21-07-2026; 24-07-2026; 27-07-2026; 29-07-2026; 01-08-2026",
      ],
    ],
    expect: {
      kind: "bankStatement",
      from: "2026-07-02",
      to: "2026-08-01",
      name: "yes",
      verdict: "check",
      reason: "periodOld",
    },
  },
  {
    id: "no-period-line",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "THE RAJKOT NAGARIK SAHAKARI BANK",
        "Name | HARISH JOSHI",
        "Date | Particulars | Debit | Balance",
        "rows: 04-05-2026; 12-05-2026; 21-05-2026; 29-05-2026; 07-06-2026; 15-06-2026; 24-06-2026; " +
          "02-07-2026; 11-07-2026; 19-07-2026; 28-07-2026; 05-08-2026; 14-08-2026; 22-08-2026; " +
          "31-08-2026; 08-09-2026; 17-09-2026; 25-09-2026; 04-10-2026; 12-10-2026; 21-10-2026; 29-10-2026",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-04", to: "2026-10-29", name: "yes", verdict: "fits" },
  },
  {
    id: "american-looking-date",
    slot: "savingAccountStatement",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "DBS BANK INDIA",
        "Name | NILESH DESAI",
        "Statement Period: 04/05/2026 to 03/11/2026",
        "Date | Particulars | Debit | Balance",
        "rows: 04/05/26; 16/05/26; 28/05/26; 10/06/26; 22/06/26; 04/07/26; 16/07/26; 28/07/26; " +
          "10/08/26; 22/08/26; 03/09/26; 15/09/26; 27/09/26; 10/10/26; 22/10/26; 03/11/26",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-04", to: "2026-11-03", name: "yes", verdict: "fits" },
  },
  {
    id: "credit-card",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC Bank Credit Cards",
        "Credit Card Statement",
        "HARISH JOSHI",
        "Card No: | 4375 XXXX XXXX 1182",
        "Statement Date | 18/10/2026",
        "Payment Due Date | Total Dues | Minimum Amount Due",
        "07/11/2026 | 18,220.00 | 910.00",
        "rows: 19/09/26; 22/09/26; 25/09/26; 29/09/26; 02/10/26; 05/10/26; 08/10/26; 12/10/26; 15/10/26; 18/10/26",
      ],
    ],
    expect: { kind: "creditCardStatement", verdict: "check", reason: "otherKind" },
  },
  {
    id: "pages-missing",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH JOSHI",
        "Statement From : 01/05/2026 To : 31/10/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/05/26; 04/05/26; 07/05/26; 10/05/26; 13/05/26; 16/05/26; 19/05/26; 22/05/26; " +
          "25/05/26; 27/05/26; 30/05/26; 02/06/26; 05/06/26; 08/06/26; 11/06/26; 14/06/26; 17/06/26; " +
          "20/06/26",
        "Page 1 of 9",
      ],
      [
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 21/06/26; 22/06/26; 24/06/26; 25/06/26; 27/06/26; 28/06/26; 29/06/26; 01/07/26; " +
          "02/07/26; 04/07/26; 05/07/26; 07/07/26; 08/07/26; 09/07/26; 11/07/26; 12/07/26; 14/07/26; " +
          "15/07/26",
        "Page 2 of 9",
      ],
    ],
    expect: {
      kind: "bankStatement",
      from: "2026-05-01",
      to: "2026-10-31",
      name: "yes",
      verdict: "check",
      reason: "pagesMissing",
    },
  },
  {
    id: "six-months-in-two-files-joined",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH JOSHI",
        "Account No : 50100359253425 | RTGS/NEFT IFSC : HDFC0004224",
        "Statement From : 01/05/2026     To : 31/07/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/05/26; 08/05/26; 15/05/26; 22/05/26; 29/05/26; 05/06/26; 12/06/26; 19/06/26; " +
          "26/06/26; 03/07/26; 10/07/26; 17/07/26; 24/07/26; 31/07/26",
      ],
      [
        "HDFC BANK LTD",
        "Statement of account",
        "MR HARISH JOSHI",
        "Account No : 50100359253425 | RTGS/NEFT IFSC : HDFC0004224",
        "Statement From : 01/08/2026     To : 31/10/2026",
        "Date | Narration | Withdrawal Amt. | Closing Balance",
        "rows: 01/08/26; 08/08/26; 15/08/26; 22/08/26; 29/08/26; 05/09/26; 12/09/26; 19/09/26; " +
          "26/09/26; 03/10/26; 10/10/26; 17/10/26; 24/10/26; 31/10/26",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "yes", verdict: "fits" },
  },
  {
    id: "business-current-account",
    slot: "currentAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "M/S JOSHI TRADERS",
        "Joint Holder :- -",
        "Customer ID :858015446 | IFSC Code :UTIB0000848",
        "Statement of Account No :920020060085015 for the period (From : 01-05-2026 To : 31-10-2026)",
        "Tran Date | Particulars | Debit | Balance",
        "OPENING BALANCE 309032.27",
        "rows: 01-05-2026; 11-05-2026; 20-05-2026; 30-05-2026; 09-06-2026; 18-06-2026; 28-06-2026; " +
          "07-07-2026; 17-07-2026; 27-07-2026; 05-08-2026; 15-08-2026; 25-08-2026; 03-09-2026; " +
          "13-09-2026; 22-09-2026; 02-10-2026; 12-10-2026; 21-10-2026; 31-10-2026",
      ],
    ],
    expect: { kind: "bankStatement", from: "2026-05-01", to: "2026-10-31", name: "business", verdict: "fits" },
  },
  {
    id: "itr-two-years",
    slot: "itr",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "Acknowledgement Number:471253000100626",
        "Date of filing : 10-Jul-2026",
        "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT",
        "[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), " +
          "ITR-5, ITR-6, ITR-7 filed and verified]",
        "Assessment | Year",
        "2026-27",
        "PAN",
        "AFXPJ1177M",
        "Name",
        "HARISH MOHANLAL JOSHI",
        "Address",
        "12 STATION ROAD, RAJKOT, GUJARAT, 360001",
        "Status | Individual",
        "Form Number | ITR-3",
        "Filed u/s | 139(1)-On or before due date",
        "Total Income | 7,84,210",
        "Net tax payable | 52,310",
      ],
      [
        "Acknowledgement Number:471253000100626",
        "Date of filing : 10-Jul-2025",
        "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT",
        "[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), " +
          "ITR-5, ITR-6, ITR-7 filed and verified]",
        "Assessment | Year",
        "2025-26",
        "PAN",
        "AFXPJ1177M",
        "Name",
        "HARISH MOHANLAL JOSHI",
        "Address",
        "12 STATION ROAD, RAJKOT, GUJARAT, 360001",
        "Status | Individual",
        "Form Number | ITR-3",
        "Filed u/s | 139(1)-On or before due date",
        "Total Income | 7,84,210",
        "Net tax payable | 52,310",
      ],
    ],
    expect: { kind: "itrAcknowledgement", years: ["2024-25", "2025-26"], name: "yes", verdict: "fits" },
  },
  {
    id: "itr-one-year",
    slot: "itr",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "Acknowledgement Number:471253000100626",
        "Date of filing : 10-Jul-2026",
        "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT",
        "[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), " +
          "ITR-5, ITR-6, ITR-7 filed and verified]",
        "Assessment | Year",
        "2026-27",
        "PAN",
        "AFXPJ1177M",
        "Name",
        "HARISH JOSHI",
        "Address",
        "12 STATION ROAD, RAJKOT, GUJARAT, 360001",
        "Status | Individual",
        "Form Number | ITR-3",
        "Filed u/s | 139(1)-On or before due date",
        "Total Income | 7,84,210",
        "Net tax payable | 52,310",
      ],
    ],
    expect: {
      kind: "itrAcknowledgement",
      years: ["2025-26"],
      name: "yes",
      verdict: "check",
      reason: "yearMissing",
      missing: ["2024-25"],
    },
  },
  {
    id: "itr-tax-year",
    slot: "itr",
    person: HARISH,
    today: "2027-09-10",
    pages: [
      [
        "INCOME TAX RETURN ACKNOWLEDGEMENT",
        "Tax Year | 2026-27",
        "Name | HARISH JOSHI",
        "Form Number | ITR-3",
        "Total Income | 8,10,000",
      ],
      [
        "Acknowledgement Number:471253000100626",
        "Date of filing : 10-Jul-2026",
        "INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT",
        "[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), " +
          "ITR-5, ITR-6, ITR-7 filed and verified]",
        "Assessment | Year",
        "2026-27",
        "PAN",
        "AFXPJ1177M",
        "Name",
        "HARISH JOSHI",
        "Address",
        "12 STATION ROAD, RAJKOT, GUJARAT, 360001",
        "Status | Individual",
        "Form Number | ITR-3",
        "Filed u/s | 139(1)-On or before due date",
        "Total Income | 7,84,210",
        "Net tax payable | 52,310",
      ],
    ],
    expect: { kind: "itrAcknowledgement", years: ["2025-26", "2026-27"], name: "yes", verdict: "fits" },
  },
  {
    id: "form16-both-parts-one-year",
    slot: "form16",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "FORM NO. 16",
        "[See rule 31(1)(a)]",
        "PART A",
        "Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary " +
          "paid to an employee under section 192",
        "Name and address of the Employer | Name and address of the Employee",
        "SURAT TEXTILES PRIVATE LIMITED | NILESH DESAI",
        "PAN of the Deductor | TAN of the Deductor | PAN of the Employee",
        "AAABT1234F | BLRT12345A | ACXPJ2299N",
        "Assessment Year | Period with the Employer",
        "2026-27 | From 01-Apr-2025 | To 31-Mar-2026",
      ],
      [
        "PART B (Annexure)",
        "Details of Salary Paid and any other income and tax deducted",
        "1. Gross Salary | 9,60,000.00",
        "2. Less: Allowances exempt under section 10 | 0.00",
      ],
    ],
    expect: {
      kind: "form16",
      years: ["2025-26"],
      parts: ["A", "B"],
      name: "yes",
      verdict: "check",
      reason: "yearMissing",
      missing: ["2024-25"],
    },
  },
  {
    id: "form16-part-a-only",
    slot: "form16",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "FORM NO. 16",
        "[See rule 31(1)(a)]",
        "PART A",
        "Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary " +
          "paid to an employee under section 192",
        "Name and address of the Employer | Name and address of the Employee",
        "SURAT TEXTILES PRIVATE LIMITED | NILESH DESAI",
        "PAN of the Deductor | TAN of the Deductor | PAN of the Employee",
        "AAABT1234F | BLRT12345A | ACXPJ2299N",
        "Assessment Year | Period with the Employer",
        "2026-27 | From 01-Apr-2025 | To 31-Mar-2026",
      ],
      [
        "FORM NO. 16",
        "[See rule 31(1)(a)]",
        "PART A",
        "Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary " +
          "paid to an employee under section 192",
        "Name and address of the Employer | Name and address of the Employee",
        "SURAT TEXTILES PRIVATE LIMITED | NILESH DESAI",
        "PAN of the Deductor | TAN of the Deductor | PAN of the Employee",
        "AAABT1234F | BLRT12345A | ACXPJ2299N",
        "Assessment Year | Period with the Employer",
        "2025-26 | From 01-Apr-2024 | To 31-Mar-2025",
      ],
    ],
    expect: {
      kind: "form16",
      years: ["2024-25", "2025-26"],
      parts: ["A"],
      name: "yes",
      verdict: "check",
      reason: "partMissing",
    },
  },
  {
    id: "payslips-three",
    slot: "paySlips",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "Payslip for the month of October 2026",
        "Employee Name | Nilesh Desai",
        "Employee Code | T-1182",
        "Earnings | Amount | Deductions | Amount",
        "Basic | 42,000.00 | PF | 5,040.00",
        "HRA | 18,000.00 | Professional Tax | 200.00",
        "Net Pay | 68,310.00",
      ],
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "Payslip for the month of September 2026",
        "Employee Name | Nilesh Desai",
        "Employee Code | T-1182",
        "Earnings | Amount | Deductions | Amount",
        "Basic | 42,000.00 | PF | 5,040.00",
        "HRA | 18,000.00 | Professional Tax | 200.00",
        "Net Pay | 68,310.00",
      ],
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "Payslip for the month of August 2026",
        "Employee Name | Nilesh Desai",
        "Employee Code | T-1182",
        "Earnings | Amount | Deductions | Amount",
        "Basic | 42,000.00 | PF | 5,040.00",
        "HRA | 18,000.00 | Professional Tax | 200.00",
        "Net Pay | 68,310.00",
      ],
    ],
    expect: { kind: "payslip", months: ["2026-08", "2026-09", "2026-10"], name: "yes", verdict: "fits" },
  },
  {
    id: "payslip-one",
    slot: "paySlips",
    person: NILESH,
    today: "2026-11-26",
    pages: [
      [
        "SURAT TEXTILES PRIVATE LIMITED",
        "Pay Slip - Oct 2026",
        "Employee Name | NILESH KANTILAL DESAI",
        "Employee Code | T-1182",
        "Earnings | Amount | Deductions | Amount",
        "Basic | 42,000.00 | PF | 5,040.00",
        "HRA | 18,000.00 | Professional Tax | 200.00",
        "Net Pay | 68,310.00",
      ],
    ],
    expect: {
      kind: "payslip",
      months: ["2026-10"],
      name: "yes",
      verdict: "check",
      reason: "monthMissing",
      missing: ["2026-08", "2026-09"],
    },
  },
  {
    id: "electricity",
    slot: "utilityBill",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "TORRENT POWER LIMITED",
        "Electricity Bill",
        "Consumer Name | JOSHI HARISH MOHANLAL",
        "Service No. | 50012231",
        "Bill Date | 05-11-2026",
        "Due Date | 28-11-2026",
        "Amount payable | 2,310.00",
        "12 STATION ROAD, RAJKOT 360001",
      ],
    ],
    expect: { kind: "utilityBill", date: "2026-11-05", name: "yes", verdict: "fits" },
  },
  {
    id: "bill-in-another-name",
    slot: "utilityBill",
    person: MEERA,
    today: "2026-11-26",
    pages: [
      [
        "TORRENT POWER LIMITED",
        "Electricity Bill",
        "Consumer Name | HARISH JOSHI",
        "Service No. | 50012231",
        "Bill Date | 05-11-2026",
        "Due Date | 28-11-2026",
        "Amount payable | 2,310.00",
        "12 STATION ROAD, RAJKOT 360001",
      ],
    ],
    expect: { kind: "utilityBill", date: "2026-11-05", name: "family", verdict: "fits" },
  },
  {
    id: "gst-registration",
    slot: "businessProof",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "Government of India",
        "Form GST REG-06",
        "[See Rule 10(1)]",
        "Registration Certificate",
        "Registration Number | 24AFXPJ1177M1Z5",
        "1. Legal Name | HARISH MOHANLAL JOSHI",
        "2. Trade Name, if any | JOSHI TRADERS",
        "5. Date of Liability | 01/07/2017",
      ],
    ],
    expect: { kind: "gstRegistration", name: "yes", verdict: "fits" },
  },
  {
    id: "gst-return",
    slot: "businessProof",
    person: HARISH,
    today: "2026-11-26",
    pages: [
      [
        "Form GSTR-3B",
        "[See rule 61(5)]",
        "Year | 2026-27",
        "Period | September",
        "Legal name of the registered person | HARISH MOHANLAL JOSHI",
      ],
    ],
    expect: { kind: "gstReturn", verdict: "check", reason: "otherKind" },
  },
  {
    id: "cbse-10",
    slot: "tenthGrade",
    person: MEERA,
    today: "2026-11-26",
    pages: [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "MARKS STATEMENT CUM CERTIFICATE",
        "SECONDARY SCHOOL EXAMINATION, 2021",
        "This is to certify that | MEERA JOSHI",
        "Roll No. | 13188082",
        "Mother's Name | KOKILA JOSHI",
        "Father's Name | HARISH JOSHI",
      ],
    ],
    expect: { kind: "marksheet10", name: "yes", verdict: "fits" },
  },
  {
    id: "cbse-12-in-the-slot-of-10",
    slot: "tenthGrade",
    person: MEERA,
    today: "2026-11-26",
    pages: [
      [
        "CENTRAL BOARD OF SECONDARY EDUCATION",
        "MARKS STATEMENT CUM CERTIFICATE",
        "SENIOR SCHOOL CERTIFICATE EXAMINATION, 2023",
        "This is to certify that | MEERA JOSHI",
      ],
    ],
    expect: { kind: "marksheet12", name: "yes", verdict: "check", reason: "otherKind" },
  },
  {
    id: "offer-letter",
    slot: "proofOfIntent.url",
    person: MEERA,
    today: "2026-11-26",
    pages: [
      [
        "University of Toronto",
        "School of Graduate Studies",
        "Offer of Admission",
        "Dear Meera Joshi,",
        "We are pleased to offer you admission to the Master of Science in Applied Computing",
        "Session: Fall 2027",
      ],
    ],
    expect: { kind: "offerLetter", name: "yes", verdict: "fits" },
  },
  {
    id: "scan",
    slot: "savingAccountStatement",
    person: HARISH,
    today: "2026-11-26",
    pages: [],
    scans: 6,
    expect: { kind: "scan", verdict: "cannotTell" },
  },
  {
    id: "unknown-letter",
    slot: "businessProof",
    person: HARISH,
    today: "2026-11-26",
    pages: [["To whom it may concern", "This letter confirms that our client has a deposit with us."]],
    expect: { kind: "unknown", verdict: "cannotTell" },
  },
];

const COLUMNS = [40, 170, 300, 430];
const NARRATIONS = ["RENT", "MILK", "SALES", "FEES"];
const ROWS = "rows: ";

/** Points from the bottom left of an A4 page, and a size. */
export type PlacedText = readonly [x: number, y: number, size: number, text: string];

/** A page as texts with their places. */
export function placedTexts(page: readonly string[]): PlacedText[] {
  const lines = page.flatMap((line) =>
    line.startsWith(ROWS)
      ? line
          .slice(ROWS.length)
          .split("; ")
          .map(
            (day, at) =>
              `${day} | UPI-${NARRATIONS[at % 4]!}-REF 0${4000 + at} | ${500 + at * 73}.00 | ${90000 + at * 31}.00`,
          )
      : [line],
  );
  // All of it on the page.
  const step = Math.min(15, 780 / lines.length);
  return lines.flatMap((line, at) =>
    line.split(" | ").map((text, column) => [COLUMNS[column]!, 800 - at * step, 9, text] as const),
  );
}

/** A paper as a PDF. */
export async function drawnPaper({ pages, scans = 0 }: SamplePaper): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const texts of pages) {
    const page = pdf.addPage([595.28, 841.89]);
    for (const [x, y, size, text] of placedTexts(texts)) page.drawText(text, { x, y, size, font });
  }
  for (let number = 0; number < scans; number += 1) {
    const page = pdf.addPage([595.28, 841.89]);
    for (let y = 780; y > 80; y -= 18)
      page.drawRectangle({ x: 50, y, width: 300 + ((y * 7) % 180), height: 7, color: rgb(0.2, 0.2, 0.2) });
  }
  return Buffer.from(await pdf.save());
}
