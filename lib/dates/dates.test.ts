import {
  dayText,
  formatDate,
  formatDay,
  formatMonth,
  formatTime,
  isRealDate,
  joinDate,
  monthText,
  parseDate,
  parseMonth,
  splitDate,
} from "./dates";

test.each([
  ["jan", 1],
  ["January", 1],
  ["SEPT", 9],
  ["sep", 9],
  ["may", 5],
  ["3", 3],
  ["03", 3],
  ["१२", 12],
  ["13", undefined],
  ["0", undefined],
  ["ja", undefined],
  ["janx", undefined],
  ["Sept.", 9],
  ["अप्रैल", 4],
  ["फरवरी", 2],
  ["सितम्बर", 9],
  ["सित॰", 9],
  ["એપ્રિલ", 4],
  ["ઓક્ટોબર", 10],
  ["সেপ্টেম্বর", 9],
  ["ஏப்ரல்", 4],
  ["", undefined],
])("parseMonth(%p) is %p", (text, month) => expect(parseMonth(text)).toBe(month));

test.each([
  [{ day: "21", month: "3", year: "2004" }, "2004-03-21"],
  [{ day: "1", month: "jan", year: "2004" }, "2004-01-01"],
  [{ day: "", month: "", year: "" }, ""],
  [{ day: "21", month: "mar", year: "" }, "-mar-21"],
  [{ day: "", month: "", year: "2004" }, "2004--"],
  [{ day: "32", month: "1", year: "2004" }, "2004-1-32"],
  [{ day: "2-1", month: "3", year: "04" }, "04-3-2\u20101"],
  [{ day: "2-1", month: "3", year: "2004" }, "2004-3-2\u20101"],
  [{ day: "5-", month: "-3", year: "2004" }, "2004-03-05"],
])("joinDate(%p) is %p", (parts, value) => expect(joinDate(parts)).toBe(value));

test("an unfinished date comes back as it was typed", () => {
  expect(splitDate("-mar-21")).toEqual({ day: "21", month: "mar", year: "" });
  expect(splitDate("2004-03-21")).toEqual({ day: "21", month: "03", year: "2004" });
  expect(splitDate("")).toEqual({ day: "", month: "", year: "" });
});

// A whole date as it comes into one box: what the three show then, and what is stored.
test.each([
  ["12/05/2001", "12", "05", "2001", "2001-05-12"],
  ["12-05-2001", "12", "05", "2001", "2001-05-12"],
  ["12.5.2001", "12", "5", "2001", "2001-05-12"],
  ["12 05 2001", "12", "05", "2001", "2001-05-12"],
  ["2001-05-12", "12", "05", "2001", "2001-05-12"],
  ["2001/5/12", "12", "5", "2001", "2001-05-12"],
  ["12 May 2001", "12", "May", "2001", "2001-05-12"],
  ["12th May, 2001", "12", "May", "2001", "2001-05-12"],
  ["12-May-2001", "12", "May", "2001", "2001-05-12"],
  ["May 12, 2001", "12", "May", "2001", "2001-05-12"],
  ["Sat, 12 May 2001", "12", "May", "2001", "2001-05-12"],
  ["12052001", "12", "05", "2001", "2001-05-12"],
  ["20010512", "12", "05", "2001", "2001-05-12"],
  ["१२/०५/२००१", "12", "05", "2001", "2001-05-12"],
  ["2001-05-12T00:00:00", "12", "05", "2001", "2001-05-12"],
  ["2001-05-12 00:00", "12", "05", "2001", "2001-05-12"],
  ["12\u221205\u22122001", "12", "05", "2001", "2001-05-12"],
  ["12\u201105\u20112001", "12", "05", "2001", "2001-05-12"],
  ["12\uff0f05\uff0f2001", "12", "05", "2001", "2001-05-12"],
  ["(12/05/2001)", "12", "05", "2001", "2001-05-12"],
  ["“12/05/2001”.", "12", "05", "2001", "2001-05-12"],
  ["DOB: 12/05/2001", "12", "05", "2001", "2001-05-12"],
  ["D.O.B. 12-05-2001", "12", "05", "2001", "2001-05-12"],
  ["Date of birth - 12 May 2001", "12", "May", "2001", "2001-05-12"],
  ["12th of May 2001", "12", "May", "2001", "2001-05-12"],
  ["12_05_2001", "12", "05", "2001", "2001-05-12"],
  ["12:05:2001", "12", "05", "2001", "2001-05-12"],
  ["12|5|2001", "12", "5", "2001", "2001-05-12"],
  ["12\\05\\2001", "12", "05", "2001", "2001-05-12"],
  ["12 मई 2001", "12", "मई", "2001", "2001-05-12"],
  ["૧૨ મે ૨૦૦૧", "12", "મે", "2001", "2001-05-12"],
  ["\u200e12\u00a0May\u00a02001", "12", "May", "2001", "2001-05-12"],
  // The rules of the boxes then say what to mend.
  ["12.05.01", "12", "05", "01", "12.05.01"],
  ["05/25/2001", "05", "25", "2001", "05/25/2001"],
  ["30/02/2001", "30", "02", "2001", "30/02/2001"],
])("the date %j is %p %p %p, stored as %p", (text, day, month, year, stored) => {
  expect(parseDate(text)).toEqual({ day, month, year });
  expect(dayText(text)).toBe(stored);
});

// Among them unfinished dates as `joinDate` keeps them: they must not become another day.
test.each([
  "",
  "12",
  "12/05",
  "May 2001",
  "2001-may-",
  "-may-12",
  "2001--12",
  "32/05/2001",
  "12/05/20011",
  "10 o'clock 2",
  "5 Aprl 2001",
  "05/04/2001-05",
  "2001-04-05-06",
  "--5 Aprl 2001",
  `${"0".repeat(120)}1/5/2001`,
])("%j is no whole date", (text) => {
  expect(parseDate(text)).toBeUndefined();
  expect(dayText(text)).toBe(text);
});
test("an unfinished date with a short year stays as it is", () => {
  expect(["05-8-14", "04-3-21", "2004-13-4"].map(dayText)).toEqual(["05-8-14", "04-3-21", "2004-13-4"]);
});

test.each([
  ["2027-09", "2027-09-01"],
  ["2027-09-15", "2027-09-01"],
  ["09/2027", "2027-09-01"],
  ["9-2027", "2027-09-01"],
  ["Sep 2027", "2027-09-01"],
  ["Sept. 2027", "2027-09-01"],
  ["September, 2027", "2027-09-01"],
  ["2027 September", "2027-09-01"],
  ["15 Sep 2027", "2027-09-01"],
  ["૦૯/૨૦૨૭", "2027-09-01"],
  ["Sep / 2027", "2027-09-01"],
  ["Sep_2027", "2027-09-01"],
  ["(Sep 2027)", "2027-09-01"],
  ["Intake: Sep 2027", "2027-09-01"],
  ["सितंबर 2027", "2027-09-01"],
  ["સપ્ટેમ્બર ૨૦૨૭", "2027-09-01"],
  ["09\u22122027", "2027-09-01"],
  ["2027--01", "2027--01"],
  ["-09-01", "-09-01"],
  ["Sep 27", "Sep 27"],
  ["13/2027", "13/2027"],
  ["Fall 2027", "Fall 2027"],
  ["2027", "2027"],
])("monthText(%p) is %p", (text, stored) => expect(monthText(text)).toBe(stored));

test.each([
  ["2004-02-29", true],
  ["2005-02-29", false],
  ["2004-04-31", false],
  ["2004-4-1", false],
  ["", false],
  ["-mar-21", false],
])("isRealDate(%p) is %p", (value, real) => expect(isRealDate(value)).toBe(real));

test("dates and times are India's, whatever the machine's zone", () => {
  expect(formatDate("2026-11-21")).toBe("21 Nov 2026");
  expect(formatDate("2026-09-05")).toBe("5 Sep 2026");
  expect(formatDate("2026-12-31T18:30:00Z")).toBe("1 Jan 2027");
  expect(formatDay("2026-11-21")).toBe("21 Nov");
  expect(formatMonth("2027-09-01")).toBe("Sep 2027");
  expect(formatTime("2026-11-21T05:12:00Z")).toBe("10:42 am");
  expect(formatTime("2026-11-20T18:30:00Z")).toBe("12:00 am");
  expect(formatTime("2026-11-21T06:30:00Z")).toBe("12:00 pm");
  expect(formatDate("not a date")).toBe("–");
});

describe("in another language", () => {
  beforeEach(() => {
    const texts = { "months.5": "मई", "months.9": "सितंबर", "months.short.9": "सित॰", "months.timeAm": "सुबह {{time}}" };
    globalThis.dakhilaMessages = { language: "hi", texts };
  });
  afterEach(() => {
    globalThis.dakhilaMessages = undefined;
  });

  test.each([
    ["मई", 5],
    ["सित", 9],
    ["सितंबर", 9],
    ["sept", 9],
    ["म", undefined],
    ["ma", undefined],
    ["", undefined],
  ])("parseMonth(%p) is %p, by its names and by the English ones", (text, month) => {
    expect(parseMonth(text)).toBe(month);
  });

  test("dates and times are shown with its names, and English ones where it has none", () => {
    expect(formatDate("2026-09-21")).toBe("21 सित॰ 2026");
    expect(formatMonth("2026-11-01")).toBe("Nov 2026");
    expect(formatTime("2026-09-21T04:00:00Z")).toBe("सुबह 9:30");
  });
});
