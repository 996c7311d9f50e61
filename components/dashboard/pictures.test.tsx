import { renderToStaticMarkup } from "react-dom/server";
import { tasksOf } from "@/lib/application/tasks";
import { NO_TERMS } from "@/lib/cases/event";
import { lifeOfLoan } from "@/lib/charts/loan-curve";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { workedOffers } from "@/lib/dashboard/worked-offers";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { STUDY_LOAN } from "@/tests/factories/loans";
import { sampleSection } from "@/tests/samples/sections";
import { LoanFile } from "./loan-file";
import { Offers } from "./offers";
import { OwnLoan } from "./own-loan";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const names = (html: string) => [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);

describe("the loan file", () => {
  function drawn(keys: readonly SectionKey[], complete = false) {
    const form = fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a"])])));
    const overview = { tasks: tasksOf(form), progress: progressOf(form), complete } as LoadedOverview;
    return renderToStaticMarkup(<LoanFile overview={overview} />);
  }
  const tabs = (html: string) => [...html.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
  const ticks = (html: string) => html.match(/loan-file-tick/g)?.length ?? 0;

  test("fills each tab as far as its sections are done, ticks the whole ones, and says the same in words", () => {
    const html = drawn(["generalDetails", "coApplicantDetails", "kycDetails", "coApplicantKycDetails"]);
    expect(tabs(html)).toEqual([17.5, 35, 0, 0]);
    expect(ticks(html)).toBe(1);
    expect(names(html)).toEqual(["Your loan file: 2 of 4 milestones done, 50%."]);
    expect(text(html)).toContain(
      "2 of 4 milestones done Basic Details 2 of 4 tasks KYC Details 2 of 2 tasks Academic Details 0 of 1 task Financial Details 0 of 2 tasks",
    );
  });

  test("is full once it is sent, even if the rules have come to ask for more since", () => {
    for (const keys of [SECTION_KEYS, SECTION_KEYS.slice(1)]) {
      const html = drawn(keys, true);
      expect([tabs(html), ticks(html)]).toEqual([[35, 35, 35, 35], 4]);
      expect(names(html)).toEqual(["Your loan file: 4 of 4 milestones done, 100%."]);
    }
  });
});

test("the student's own loan has one name with its figures, the same as a list, and says whose rate it is", () => {
  const loan = {
    life: lifeOfLoan(STUDY_LOAN),
    ratePct: 11,
    lender: null,
    fitting: 7,
    courseMonths: 24,
    years: 8,
    sanction: null,
  };
  const html = renderToStaticMarkup(<OwnLoan loan={loan} />);
  expect(names(html)).toEqual([
    "₹20,00,000 borrowed grows to ₹25,50,000 in 30 months, then 96 EMIs of ₹40,056 bring it down to nothing.",
  ]);
  expect(text(html.slice(html.indexOf("<dl"), html.indexOf("</dl>")))).toBe(
    " Borrowed ₹20,00,000 Interest added before EMIs ₹5,50,000 Owed when EMIs start ₹25,50,000 EMI, 96 times ₹40,056 ",
  );
  expect(text(html)).toContain("At 11% a year, the middle of the 7 published rates that fit your answers.");
  expect(html).toContain("/tools/education-loan-emi-calculator?amount=2000000&amp;rate=11&amp;course=24&amp;tenure=8");
  expect(text(renderToStaticMarkup(<OwnLoan loan={{ ...loan, lender: "State Bank of India" }} />))).toContain(
    "At 11% a year, the lowest that State Bank of India publishes for a loan that you may get.",
  );
});

const WHO = { caseId: "DK-1-1", lender: "HDFC Bank", day: "2026-11-03", amount: null, rate: null, termMonths: null };
test.each<[object, string[], string[]]>([
  [
    { amount: 2_200_000, rate: 9.15, termMonths: 120 },
    [
      "Counted with what HDFC Bank said yes to on 3 Nov 2026: ₹22,00,000 at 9.15%.",
      "120 EMIs, as it says, after a course of 24 months",
    ],
    ["published"],
  ],
  [
    { amount: 2_200_000 },
    ["said yes to on 3 Nov 2026: ₹22,00,000.", "the middle of the 7 published rates", "8 years of EMIs"],
    ["as it says"],
  ],
  [{ rate: 9.15 }, ["said yes to on 3 Nov 2026: 9.15%. The amount is the one that you asked for."], ["published"]],
  [{ termMonths: 120 }, ["Counted with the number of EMIs that HDFC Bank said yes to on 3 Nov 2026."], []],
])("a loan that a lender said yes to says so, with lender and day: %j", (terms, words, not) => {
  const life = lifeOfLoan(STUDY_LOAN);
  const loan = {
    life,
    ratePct: 9.15,
    lender: null,
    fitting: 7,
    courseMonths: 24,
    years: 8,
    sanction: { ...WHO, ...terms },
  };
  const html = renderToStaticMarkup(<OwnLoan loan={loan} />);
  const shown = text(html).replace(/\s+([.:])/g, "$1");
  for (const part of words) expect(shown).toContain(part);
  for (const part of not) expect(shown).not.toContain(part);
  expect(html).toContain("/dashboard/lenders?case=DK-1-1");
});

test("two offers have the same rows in the same order, with sums and no word on which is better", () => {
  const offer = (caseId: string, lender: string, terms: object) => ({
    ...{ caseId, partnerId: null, lender, day: "2026-11-03", isTaken: false, amount: null },
    ...NO_TERMS,
    ...terms,
  });
  const offers = workedOffers({ loanDetails: null }, [
    offer("DK-1-1", "HDFC Bank", { amount: 2_200_000, rate: 9.15, rateType: "floating", termMonths: 120 }),
    offer("DK-1-2", "Credila", { amount: 2_400_000, processingFee: 24_000, validUntil: "2026-12-03" }),
  ]);
  const html = renderToStaticMarkup(<Offers offers={offers} />);
  const lists = [...html.matchAll(/<dl.*?<\/dl>/gs)].map(([list]) => text(list).trim());
  expect(lists).toEqual([
    "Amount ₹22,00,000 Rate a year 9.15% floating EMIs 120 months Instalment after the course ₹34,463 To pay in all ₹41,35,615 Processing fee Not said Open until Not said",
    "Amount ₹24,00,000 Rate a year Not said EMIs Not said Instalment after the course Not said To pay in all Not said Processing fee ₹24,000 Open until 3 Dec 2026",
  ]);
  for (const id of ["DK-1-1", "DK-1-2"]) expect(html).toContain(`/dashboard/lenders?case=${id}`);
  expect(text(html)).not.toMatch(/better|cheaper|best|recommend/i);
});
