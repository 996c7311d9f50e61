import { renderToStaticMarkup } from "react-dom/server";
import { QrCode } from "@/components/share-links/qr-code";
import { lender, scheme } from "@/lib/lenders/testing";
import { abroadOf, lendersThere } from "@/lib/lenders/abroad";
import { type PlanDraft, toSearch } from "@/lib/money-plan/draft";
import { lenderDays, moneyDays } from "@/lib/money-plan/loan-days";
import { planMoney } from "@/lib/money-plan/plan";
import { readDraft, type SoundRead } from "@/lib/money-plan/read-draft";
import { seededCountry } from "@/lib/money-plan/testing";
import { seededRules } from "@/tests/factories/law-rules";
import { eventsOf } from "./money-days";
import { PlanResult } from "./plan-result";

const TODAY = "2026-11-28";
const DE = seededCountry("DE", TODAY);
const rules = seededRules("plan").filter(({ topic }) => ["tcs", "kfs"].includes(topic));
const LENDERS = abroadOf([
  lender([scheme({ id: "bank.1" })], { id: "bank", name: "Some Bank", loanProcessingTime: "15 days" }),
  lender([scheme({ id: "slow.1" })], { id: "slow", name: "Slow Bank", loanProcessingTime: "200 days" }),
]);
const DRAFT: PlanDraft = {
  ...{ country: "DE", rate: "100", start: "2027-10-01", years: "2", tuition: "3000", deposit: "1000" },
  ...{ depositDay: "2027-04-30", visaDay: "2027-06-15", hold: "0", transfer: "5", payout: "4" },
  ...{ savings: "12,00,000", loan: "20,00,000", lender: "bank", isSanctioned: "no" },
};
const read = (change: PlanDraft = {}, today = TODAY) => readDraft({ ...DRAFT, ...change }, DE, today) as SoundRead;

function draw(change: PlanDraft = {}, today = TODAY, country = DE) {
  const html = renderToStaticMarkup(
    <PlanResult
      read={readDraft({ ...DRAFT, country: country.code, ...change }, country, today) as SoundRead}
      country={country}
      rules={rules}
      lenders={LENDERS}
      today={today}
      onChange={() => {}}
      onWrite={() => {}}
    />,
  );
  const [screen = "", sheet = ""] = html.split(/<section class="print-only/).map((part) =>
    part
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replace(/ (?=[.,])/g, ""),
  );
  return { screen, sheet, html };
}

it("says what is missing, with and without the loan that is not sanctioned, and at a dearer rate", () => {
  const { screen, sheet } = draw();
  // 2 × 3,000 + 2 × 11,904 + 75 euros at 100 rupees.
  expect(screen).toContain("₹17,88,300 of ₹29,88,300 are paid by nobody yet.");
  expect(screen).toContain("₹20,00,000 are hoped for and not counted. With them ₹0 are missing.");
  expect(screen).toContain("₹32,87,130 in all, ₹20,87,130 missing.");
  expect(sheet).toContain("₹17,88,300 of ₹29,88,300 are paid by nobody yet.");
  expect(draw({ isSanctioned: "yes" }).screen).toContain("All of ₹29,88,300 is paid for.");
});

it("holds what must be shown against what lies there", () => {
  // 11,904 euros against 12 lakh less the deposit and the visa fee; of course fees Germany asks nothing.
  const { screen } = draw();
  expect(screen).toMatch(/For living: €11,904.*In all: ₹11,90,400\./);
  expect(screen).toContain("₹97,900 are missing: at the least ₹10,92,500 lie there.");
});

it("tells TCS with the loan and without it, and no sum past the review of its rules", () => {
  const { screen } = draw({ isSanctioned: "yes" });
  expect(screen).toMatch(/By this plan: (between )?₹[\d,]+/);
  expect(screen).toContain("Were the loan’s share your own money:");
  expect(draw({ isSanctioned: "yes", living: "11904" }, "2027-03-01").screen).toContain(
    "not known: the rule was not read again in time",
  );
});

it("shows no figure of a tax rule that is past its review, or that does not hold today", () => {
  const rulesPart = (today: string) =>
    draw({ isSanctioned: "yes", living: "11904" }, today).screen.split("The rules, and their sources")[1]!;
  expect(rulesPart(TODAY)).toMatch(/2%|10 lakh/);
  // tcs-2025-26 ended on 31 March 2026.
  expect(rulesPart(TODAY)).not.toMatch(/5%/);
  expect(rulesPart("2027-03-01")).not.toMatch(/\d%|10 lakh/);
  expect(rulesPart(TODAY)).toMatch(/of .*20\d\d; read on/);
});

it("puts the loan's share on the family's own limit where it were own money, also of a lender abroad", () => {
  // 20,000 euros of fees at 100 rupees: 10 lakh of the family, 10 lakh of the loan, all in the tax year 2027-28.
  const even: PlanDraft = {
    ...{ years: "1", tuition: "20000", living: "0", fees: "0", deposit: "", depositDay: "" },
    ...{ savings: "10,00,000", loan: "10,00,000", isSanctioned: "yes" },
  };
  expect(draw(even).screen).toContain("Were the loan’s share your own money: ₹20,000.");
  const abroad = draw({ ...even, lender: "foreign" }).screen;
  expect(abroad).toContain("By this plan: ₹0.");
  expect(abroad).toContain("Were the loan’s share your own money: ₹20,000.");
  expect(abroad).toContain("by today’s rule");
});

it("reckons back to each lender, and calls what is past by its name", () => {
  const { screen } = draw();
  expect(screen).toContain("By 10 Jun 2027: a loan is paid out.");
  expect(screen).toMatch(/Slow Bank \d+ Nov 2026: passed 200 days/);
  expect(draw({ transfer: "" }).screen).toContain("Cannot tell by when: a loan is paid out.");
  expect(draw({ transfer: "" }).screen).toMatch(/Some Bank Cannot tell/);
  expect(draw({ payout: "" }).screen).toMatch(/Some Bank Cannot tell/);
});

it("pushes no loan back by a holding time that is one of own money", () => {
  // gb-funds-hold-days: "Own or parents' money must lie there for 28 days in a row"; of a loan no row says it.
  const soon: PlanDraft = { visaDay: "2026-12-20", transfer: "2", payout: "0", living: "13000", place: "main" };
  const gb = (change: PlanDraft = {}) => draw({ ...soon, hold: "28", ...change }, TODAY, seededCountry("GB", TODAY));
  expect(gb().screen).toContain("By 22 Nov 2026: your own money lies there. That day has passed.");
  expect(gb().screen).toContain("Cannot tell by when: a loan is paid out.");
  expect(gb().screen).not.toMatch(/Bank \d+ \w+ 20\d\d: passed/);
  // Where the student has asked and writes 0: two days before Sunday the 20th is Friday the 18th.
  expect(gb({ loanHold: "0" }).screen).toContain("By 18 Dec 2026: a loan is paid out.");
});

it("puts every day into the calendar, in order of what has to be done, and no sum of money", () => {
  const sound = read({ handIn: "bank" });
  const asked = { end: "2027-06-15", own: 0, hold: 0, transfer: 5, payout: 4, rules, today: TODAY };
  const bank = lenderDays(lendersThere("DE", LENDERS), asked).find(({ id }) => id === "bank");
  const events = eventsOf({ read: sound, result: planMoney(sound.plan), steps: moneyDays(asked), chosen: bank });
  expect(events[0]).toMatchObject({
    id: "money-plan-de-2027-10-01-hand-in",
    summary: "Last safe day: all papers at Some Bank",
  });
  expect(events.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["visa", "deposit", "tuition-2"].map((id) => `money-plan-de-2027-10-01-${id}`)),
  );
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(JSON.stringify(events.map(({ summary }) => summary))).not.toMatch(/₹|€|\d{4,}(?!-)/);
});

it("says in words who pays in each half-year", () => {
  const { screen } = draw({ isSanctioned: "yes", years: "1", loanDay: "2027-06-01" });
  // 12 lakh of the family: 1,00,000 of the deposit, 7,500 of fees, the rest into the account of 11,90,400, where the
  // loan pays 97,900; then 2,000 euros of fees.
  expect(screen).toContain("Family ₹12,00,000, Loan ₹97,900");
  expect(screen).toContain("Loan ₹2,00,000");
});

it("puts on the parents' sheet what they must act on: the money to show, TCS and the last days", () => {
  const { sheet } = draw({ isSanctioned: "yes", loanDay: "2027-06-01", handIn: "bank" });
  expect(sheet).toContain("Money to show for the visa on 15 Jun 2027: ₹11,90,400.");
  expect(sheet).toContain("₹97,900 are missing: at the least ₹10,92,500 lie there.");
  expect(sheet).toMatch(/TCS by this plan: (between )?₹[\d,]+/);
  // Five days before Tuesday 15 June is Thursday the 10th, four more Sunday the 6th, so Saturday the 5th, a first one.
  // Three working days to Wednesday 2 June, and the fifteen that Some Bank states to Tuesday 18 May.
  expect(sheet).toContain("By 15 Jun 2027: your own money lies there.");
  expect(sheet).toContain("By 10 Jun 2027: a loan is paid out.");
  expect(sheet).toContain("By 5 Jun 2027: you say yes to the lender’s offer.");
  expect(sheet).toContain("By 18 May 2027: all papers at Some Bank.");
  expect(draw({ loanDay: "2027-06-01", living: "11904" }, "2027-03-01").sheet).toContain("TCS by this plan: not known");
});

it("gives two plans no event in common, and one plan the same each time", () => {
  const ids = (change: PlanDraft) => {
    const sound = read(change);
    return eventsOf({ read: sound, result: planMoney(sound.plan), steps: null, chosen: undefined }).map(({ id }) => id);
  };
  const one = ids({});
  expect(ids({ tuition: "4000" })).toEqual(one);
  for (const other of [ids({ start: "2028-10-01" }), ids({ country: "OTHER", currency: "EUR" })])
    expect(other.filter((id) => one.includes(id))).toEqual([]);
});

it("puts into the code on paper what was typed and nothing else, as the link does", () => {
  const code = (draft: PlanDraft) =>
    renderToStaticMarkup(<QrCode text={`https://example.com/tools/money-plan?${toSearch(draft)}`} />);
  Object.assign(globalThis, { location: { origin: "https://example.com", pathname: "/tools/money-plan" } });
  try {
    const { html } = draw();
    expect(html).toContain(code(DRAFT));
    expect(html).not.toContain(code(read().filled));
  } finally {
    Reflect.deleteProperty(globalThis, "location");
  }
});

it("leads on without typing anything twice", () => {
  const { html } = draw();
  expect(html).toContain("/tools/education-loan-eligibility?country=DE&amp;amount=2000000&amp;course=24&amp;eur=100");
  expect(html).toContain("/tools/education-loan-emi-calculator?amount=2000000&amp;course=24");
  expect(html).toContain("/study/germany");
});
