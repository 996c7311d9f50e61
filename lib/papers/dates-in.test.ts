import { beginsOn, daysIn, incomeYearsIn, periodIn, periodsIn, type Stated, statedIn, statedInPages } from "./dates-in";

// As banks and employers print them; numbers and persons are invented.
test.each([
  ["Statement From : 01/05/2026     To : 31/10/2026", "2026-05-01", "2026-10-31"],
  ["Statement From : 01/05/2026 To 31/10/2026", "2026-05-01", "2026-10-31"],
  [
    "Savings Account Number: 343901513458 in INR for the period May 01, 2026 - October 31, 2026",
    "2026-05-01",
    "2026-10-31",
  ],
  ["Statement of Axis Account No :9200 for the period (From : 01-05-2026 To : 31-10-2026)", "2026-05-01", "2026-10-31"],
  ["STATEMENT BETWEEN 01/10/2026 AND 31/10/2026 FOR A/C: XXXX9640", "2026-10-01", "2026-10-31"],
  ["Account Statement from 1 May 2026 to 31 Oct 2026", "2026-05-01", "2026-10-31"],
  ["statement for a/c 1234 between 01-May-2026 and 31-Oct-2026", "2026-05-01", "2026-10-31"],
  ["for the period 02-Jul-2026 to 01-Aug-2026", "2026-07-02", "2026-08-01"],
  ["Statement period : May 1, 2026 to June 3, 2026", "2026-05-01", "2026-06-03"],
  ["Statement Period: 04/05/2026 to 03/11/2026", "2026-05-04", "2026-11-03"],
  ["Period\n01.04.26\nto\n30.09.26", "2026-04-01", "2026-09-30"],
  ["period 2026-05-01 to 2026-10-31", "2026-05-01", "2026-10-31"],
  ["Statement Period From - 01/05/2026 To - 31/10/2026", "2026-05-01", "2026-10-31"],
])("a period: %s", (text, from, to) => {
  expect(periodIn(text)).toEqual({ from, to });
});

test.each([
  ["a table's lines", "01/05/26 UPI-RENT 500.00 04/05/26 UPI-MILK"],
  ["two days that nothing opens", "01/05/2026 - 31/10/2026"],
  ["a period that ends before it begins", "from 31/10/2026 to 01/05/2026"],
  ["days that are in no calendar", "from 31/02/2026 to 40/10/2026"],
  ["the American order", "from 05/31/2026 to 10/31/2026"],
  ["numbers that look like days", "Account 12/34/5678 to 99-99-9999"],
])("no period: %s", (_, text) => {
  expect(periodIn(text)).toBeNull();
});

test.each([
  ["Payslip for the month of October 2026", { month: "2026-10" }],
  ["Pay Slip - Oct 2026", { month: "2026-10" }],
  ["SALARY SLIP FOR OCT-26", { month: "2026-10" }],
  ["Statement From : 01/05/2026 To : 31/10/2026", { period: { from: "2026-05-01", to: "2026-10-31" } }],
  ["PAY SLIP DOJ 01-Jun-2019 Month October 2026", { month: "2026-10" }],
  ["PAY SLIP Printed on October 26, 2026", null],
  ["Offer letter of 12 May 2026", null],
  ["Salary credited in October 2026", null],
])("what it is of: %s", (text, stated) => {
  expect(statedIn(text)).toEqual(stated);
});

const MAY = { period: { from: "2026-05-01", to: "2026-05-31" } };
const JUNE = { period: { from: "2026-06-01", to: "2026-06-30" } };
const statement = ({ period: { from, to } }: typeof MAY) => `Account Statement from ${from} to ${to}`;
test.each<[string, string[], Stated[]]>([
  ["one statement", [statement(MAY), "Date Balance"], [MAY]],
  ["several, in any order", [statement(JUNE), "Date Balance", statement(MAY), statement(MAY)], [MAY, JUNE]],
  ["one that says it on its second page", ["Dear customer", statement(MAY)], [MAY]],
  ["one with a line that names a period", [statement(MAY), "Interest from 01/01/2026 to 31/03/2026"], [MAY]],
  ...[
    "SB INT FROM 01/07/2026 TO 31/10/2026",
    "02/07/2026 INT PERIOD FROM 01/07/2026 TO 30/09/2026",
    "02-Jul-2026 SMS CHARGES FOR THE PERIOD 01/07/2026 TO 30/09/2026 17.70",
  ].map((line): [string, string[], Stated[]] => [
    `one with a line of a table, ${line}`,
    [statement(MAY), `Statement of Account\n${line}`],
    [MAY],
  ]),
  ...[": ", "\n"].map((between): [string, string[], Stated[]] => [
    `two, each with its period below its heading, behind ${JSON.stringify(between)}`,
    [MAY, JUNE].map(({ period: { from, to } }) => `Statement of Account\nPeriod${between}${from} to ${to}`),
    [MAY, JUNE],
  ]),
  ["a period far down on a page", [statement(MAY), "statement ".repeat(100) + statement(JUNE)], [MAY]],
  [
    "three slips",
    ["Pay Slip Oct 2026", "Pay Slip Aug 2026", "Pay Slip Sep 2026"],
    ["08", "09", "10"].map((month) => ({ month: `2026-${month}` })),
  ],
  [
    "papers with the day of their print in front",
    ["Pay Slip Aug 2026", "26 Oct 2026 Pay Slip Sep 2026"],
    [{ month: "2026-08" }, { month: "2026-09" }],
  ],
  ["a slip with a statement behind it", ["Pay Slip Oct 2026", statement(MAY)], [{ month: "2026-10" }]],
  ["none", ["Offer letter", "of 12 May 2026"], []],
])("what a PDF of some pages is of: %s", (_, pages, stated) => {
  expect(statedInPages(pages)).toEqual(stated);
});

test("all periods of a text, each once", () => {
  const text =
    "Interest from 01/04/2026 to 30/09/2026. Statement period 01/10/2026 to 31/10/2026. From 01/10/26 to 31/10/26";
  expect(periodsIn(text)).toEqual([
    { from: "2026-04-01", to: "2026-09-30" },
    { from: "2026-10-01", to: "2026-10-31" },
  ]);
});

test("it begins with its period or its month", () => {
  expect(beginsOn({ month: "2026-10" })).toBe("2026-10-01");
  expect(beginsOn({ period: { from: "2026-05-04", to: "2026-10-31" } })).toBe("2026-05-04");
});

test("days are read before the month, and two figures of a year are of this century", () => {
  expect(daysIn("04/05/26, 4th May 2026, May 4, 2026 and 04.05.2026").map(({ day }) => day)).toEqual(
    Array.from({ length: 4 }, () => "2026-05-04"),
  );
});

test.each([
  ["Assessment Year 2026-27", ["2025-26"]],
  ["Assessment\nYear\n2026-27", ["2025-26"]],
  ["A.Y. 2026-27", ["2025-26"]],
  ["Tax Year 2026-27", ["2026-27"]],
  ["Financial Year 2025-2026", ["2025-26"]],
  ["Assessment Year Period with the Employer 2026-27 From 01-Apr-2025", ["2025-26"]],
  ["Assessment Year 2026-28", []],
  ["Assessment Year 01-04-2026", []],
  ["in the year 2026-27", []],
])("years of income: %s", (text, years) => {
  expect(incomeYearsIn(text)).toEqual(years);
});
