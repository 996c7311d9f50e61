import { renderToStaticMarkup } from "react-dom/server";
import { offersOf } from "@/lib/lenders/comparable";
import { publishedLoan, type PublishedLoan } from "@/lib/lenders/published-loan";
import { lender, rate, scheme } from "@/lib/lenders/testing";
import { seededRules } from "@/tests/factories/law-rules";
import { OfferResult } from "./offer-result";
import { newCharge, NOTHING_TYPED, readOffer, type TypedOffer } from "./typed-offer";
import type { Choices } from "./device-offers";

const DAY = "2026-11-21";
const text = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, { text: value }])) as TypedOffer["answers"];

/** A made-up paper: two loans in stages would need payouts, this one is paid out at once. */
const PAPER = text({
  lenderKind: "privateBank",
  hasKfs: "yes",
  lenderName: "Bank of Vindhya",
  givenOn: "2026-11-12",
  openUntil: "2026-11-17",
  isUnderstood: "yes",
  proposalNumber: "E2/2026/7026",
  sanctioned: "26,00,000",
  payoutMode: "once",
  term: "180",
  instalments: "144",
  instalment: "39,832",
  monthsBefore: "36",
  rate: "9.75",
  rateType: "floating",
  benchmark: "8.15",
  spread: "1.6",
  resetMonths: "3",
  fees: "some",
  prepayment: "yes",
  studyInterest: "simple",
  insurance: "condition",
});
const CHARGES = [{ ...newCharge(), total: { text: "11,800" } }];
const paper = (change: TypedOffer["answers"] = {}) =>
  readOffer({ ...NOTHING_TYPED, charges: CHARGES, answers: { ...PAPER, ...change } }, DAY).offer;

const rules = seededRules("offer");
const LOANS = offersOf([
  lender([scheme({ rates: [rate(9.1, { toPct: 9.5 })], feePctMax: 1 })], { id: "vindhya", name: "Bank of Vindhya" }),
  lender([scheme({ id: "malwa.a", rates: [rate(12)] })], { id: "malwa", name: "Malwa Finance" }),
]).map(publishedLoan);
function draw(
  offer = paper(),
  {
    others = [],
    choices = {},
    day = DAY,
    loans = [],
    isWhole = true,
  }: {
    others?: (typeof offer)[];
    choices?: Choices;
    day?: string;
    loans?: readonly PublishedLoan[];
    isWhole?: boolean;
  } = {},
) {
  const html = renderToStaticMarkup(
    <OfferResult
      offer={offer}
      others={others.map((other, at) => ({ place: at + 1, offer: other, problems: [] }))}
      place={0}
      rules={rules}
      published={{ loans, isWhole }}
      choices={choices}
      onChoose={() => {}}
      day={day}
    />,
  );
  const [screen = "", sheet = ""] = html.split(/<section class="print-only/);
  return { html, screen, sheet, words: screen.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

test("the verdict line counts what is listed, and no word accuses anybody", () => {
  const { screen, words } = draw();
  const [, fits, not, unseen] = /(\d+) fits?, (\d+) do(?:es)? not fit, (\d+) cannot be seen/.exec(words)!;
  const tags = [...screen.matchAll(/class="tag tag-(\w+)"/g)].map(([, tone]) => tone);
  const count = (tone: string) => tags.filter((each) => each === tone).length;
  expect([count("ok"), count("bad"), count("todo")]).toEqual([Number(fits), Number(not), Number(unseen)]);
  expect(Number(not)).toBeGreaterThan(0);
  expect(words).not.toMatch(/fraud|illegal|\bbest\b|NaN|undefined/i);
});

test("what does not fit has a rule with source and date, and a sentence for the lender", () => {
  const { screen } = draw();
  const early = screen.slice(screen.indexOf("Paying back early"));
  const card = early.slice(0, early.indexOf("</li>"));
  expect(card).toContain("To send to the lender");
  expect(card).toContain("RBI/2025-26/64");
  expect(card).toContain("read on");
  expect(card).toContain("Copy the sentence");
});

test("a notice of the RBI that is named by its number is a link", () => {
  expect(draw().screen).toContain('href="https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663&amp;Mode=0"');
});

test("the same paper a day later, when the rule on insurance holds, differs in the insurance alone", () => {
  const cards = (day: string) =>
    draw(paper(), { day })
      .screen.split('<li class="card')
      .slice(1)
      .map((card) => card.replace(/<[^>]+>/g, " "));
  const [before, after] = [cards("2026-12-31"), cards("2027-01-01")];
  const changed = after.filter((card) => !before.includes(card));
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(/[Ii]nsurance/);
});

test("offers stand in columns, the cash that reaches the college first; what is unknown is never 0", () => {
  const { screen } = draw(paper(), { others: [paper({ fees: { text: "", is: "unread" } })] });
  const table = screen.slice(screen.indexOf("<table"), screen.indexOf("</table>"));
  const rows = table.split("<tr").slice(2);
  expect(rows[0]).toContain("Cash that reaches the college");
  expect(rows[0]).toContain("₹25,88,200");
  expect(rows[0]).toContain("at most");
  for (const row of rows) expect(row.match(/<td/g)).toHaveLength(2);
  expect(table).not.toMatch(/>₹0</);
});

test("bars and lines are drawn for what can be reckoned, and what cannot be is said to be left out", () => {
  const whole = draw(paper(), { others: [paper({ rate: { text: "11" }, instalment: { text: "", is: "absent" } })] });
  expect(whole.screen.match(/ in all: /g)).toHaveLength(2);
  const { words } = draw(paper({ rate: { text: "", is: "absent" } }));
  expect(words).toContain("1 offer is not drawn");
});

test("with a sum needed the family's part is worked out; a dollar loan asks for the reader's own rate", () => {
  expect(draw(paper(), { choices: { needed: "30 lakh" } }).words).toContain("₹4,11,800");
  const dollars = paper({ currency: { text: "USD" }, lenderKind: { text: "foreignLender" } });
  expect(draw(dollars).words).toContain("Rupees for one USD");
  expect(draw(dollars, { choices: { USD: "90" } }).words).toMatch(/rupee loses 3% a year/);
});

test("the family's sheet has the verdict, three questions and the figures", () => {
  const { sheet } = draw();
  expect(sheet).toContain("The loan offer of Bank of Vindhya");
  const list = sheet.slice(sheet.indexOf("<ol"), sheet.indexOf("</ol>"));
  expect(list.match(/<li>/g)).toHaveLength(3);
  expect(sheet).toContain("Cash that reaches the college");
  expect(sheet).toMatch(/\d+ fits?, \d+ do(es)? not fit, \d+ cannot be seen/);
});

test("below the offers stands, pale, what our lenders publish for the same loan, with the day of each page", () => {
  const { screen, words } = draw(paper(), { loans: LOANS });
  const tables = screen.split("<table").slice(1);
  expect(tables).toHaveLength(2);
  expect(tables[0]).not.toContain("Malwa Finance");
  for (const said of ["Bank of Vindhya", "Malwa Finance", "15 Sep 2026, own page", "Not published"])
    expect(tables[1]).toContain(said);
  expect(tables[1]).toContain('href="/education-loan/malwa"');
  expect(words).toContain("Published, not offered to you");
  expect(words).toContain("You have not said whether the lender takes security");
  expect(draw(paper({ sanctioned: { text: "", is: "unread" } }), { loans: LOANS }).words).toContain(
    "Once the loan amount is typed, they stand here.",
  );
});

test("the rate is held against what the paper's own lender publishes, with its day", () => {
  const card = (loans: readonly PublishedLoan[], givenOn = "2026-11-12") =>
    draw(paper({ givenOn: { text: givenOn } }), { loans }).words.split("The rate and what")[1] ?? "";
  expect(card(LOANS, "2026-10-01")).toMatch(/9.75% is above the highest rate that it publishes: 9.5% ?, as of 15 Sep/);
  expect(card(LOANS)).toContain("Floating rates may have moved between that and 12 Nov 2026");
  expect(card([])).toBe("");
});

test("that no lender publishes a rate is said only where all of them are known", () => {
  expect(draw().words).toContain("No lender that we list publishes a rate");
  const { words } = draw(paper(), { isWhole: false });
  expect(words).not.toContain("No lender that we list");
  expect(words).toContain("We list more of them");
});

test("whether the interest can be deducted stands below the findings, with its rule, and is not counted", () => {
  expect(draw().words).toContain("can be taken off in the old tax regime");
  const company = draw(paper({ lenderKind: { text: "nbfc" } })).words;
  expect(company).toContain("Only if the government has notified this lender");
  expect(company).toContain("Please send me the notification");
});

test("of a kind of lender that nobody knows the rules are kept open; of one without rules that is said", () => {
  const unknown = draw(paper({ lenderKind: { text: "notKnown" } })).words;
  expect(unknown).toContain("we do not know what kind this one is");
  expect(unknown).toContain("Paying back early");
  expect(unknown).not.toContain("No rule that we have read is for this kind of lender");
  for (const kind of ["cooperativeBank", "foreignLender", "governmentCorporation"])
    expect(draw(paper({ lenderKind: { text: kind } })).words).toContain("No rule that we have read is for this kind");
});

test("of instalments that are not monthly no sum is made, and none is called wrong", () => {
  const { words } = draw(paper({ instalmentEvery: { text: "quarter" }, instalment: { text: "1,19,000" } }));
  expect(words).toContain("Our sums are for instalments of each month");
  expect(words).not.toMatch(/We make it/);
  expect(words).toContain("₹1,19,000 (Every 3 months)");
});
