import { renderToStaticMarkup } from "react-dom/server";
import type { Answers } from "@/lib/eligibility/answers";
import { check } from "@/lib/eligibility/check";
import { rate, rulebookOf, scheme, STUDENT } from "@/lib/eligibility/testing";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { rupees } from "@/lib/text/format";
import { Results } from "./results";

const DRAFT = {
  country: "US",
  level: "postgraduate",
  amount: "2000000",
  security: "no",
  admission: "received_offer",
  coApplicant: "earning",
  course: "24",
  years: "8",
  premier: "",
  order: "",
  exchange: {},
};

function draw(schemes: ReturnType<typeof scheme>[], answers: Answers = STUDENT) {
  const rulebook = rulebookOf(...schemes);
  const html = renderToStaticMarkup(
    <Results
      result={check(rulebook, answers)}
      rulebook={rulebook}
      all={{ schemes: rulebook.schemes.length, lenders: rulebook.lenders.length }}
      readAt={0}
      answers={answers}
      isInstituteAsked={false}
      exchangeRates={{}}
      onPersonal={() => {}}
      currencies={[]}
      draft={DRAFT}
      errorOf={() => undefined}
      onChange={() => {}}
      onExchange={() => {}}
      onLeave={() => {}}
    />,
  );
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}
const bars = (html: string) => [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
/** The right end of each bar, in per cent of the common scale. */
const ends = (html: string) =>
  [...html.matchAll(/role="img".*?<\/svg><\/svg>/g)].map(([bar]) =>
    Math.max(
      ...[...bar.matchAll(/ x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => Number(x) + Number(width)),
    ),
  );

test("the bar of a loan says the engine's figures, and all bars stand on one scale", () => {
  const { html, text } = draw([
    scheme("a", { feePctMax: 1, feeFlat: null }),
    scheme("b", { rates: [rate({ id: "b.loan.1", fromPct: 14 })] }),
  ]);
  const terms = { principal: 2_000_000, courseMonths: 24, graceMonths: 6, months: 96, compounding: false };
  const [cheap, dear] = [11, 14].map((annualRatePct) => whileYouStudy({ ...terms, annualRatePct }).nothing);
  const fee = 23_600;
  expect(bars(html)).toEqual([
    `${rupees(cheap!.totalPaid + fee)} in all: ₹20,00,000 borrowed, ₹5,50,000 interest while studying, ${rupees(cheap!.interestInAll - 550_000)} interest after, ₹23,600 fee.`,
    `${rupees(dear!.totalPaid)} in all: ₹20,00,000 borrowed, ₹7,00,000 interest while studying, ${rupees(dear!.interestInAll - 700_000)} interest after, no fee.`,
  ]);
  const [short, long] = ends(html);
  expect(long).toBeCloseTo(100, 1);
  expect(short).toBeCloseTo(((cheap!.totalPaid + fee) / dear!.totalPaid) * 100, 1);
  expect(text).toContain(rupees(cheap!.totalPaid + fee));
});

test("three counts stand first and lead to their lists; the next step stands last", () => {
  const { html, text } = draw([
    scheme("fits"),
    scheme("asks", { institutes: "listed", instituteList: "its list" }),
    scheme("misses", { inIndia: true, abroad: "named" }),
  ]);
  expect(text).toMatch(/For ₹20 lakh: 1 fit, 1 fit only if something holds that we cannot check, 1 do not\./);
  for (const [at, title] of [
    ["fits", "Fit: 1"],
    ["only-if", "Fit only if: 1"],
    ["not-fitting", "Do not fit, and what would change it: 1"],
  ]) {
    expect(html).toContain(`href="#${at}"`);
    expect(html.replace(/ class="[^"]*"/g, "")).toContain(`<h3 id="${at}">${title}</h3>`);
  }
  expect(text.trim()).toMatch(
    /Start your loan file Go on with your loan file One file, for any of them\. It is free\.$/,
  );
});

test("five rows are in sight, the rest are behind one tap", () => {
  const { html } = draw(Array.from({ length: 7 }, (_, index) => scheme(`lender-${index}`)));
  const before = html.slice(0, html.indexOf("Show 2 more"));
  expect(before.match(/<li class="border-b/g)).toHaveLength(5);
});

test("without a place in rupees there is no bar, and the row says that its cost is unknown", () => {
  const { html, text } = draw([scheme("dollars", { currency: "USD" })]);
  expect(bars(html)).toEqual([]);
  expect(text).toContain("Cost unknown");
  expect(text).toContain("in US dollars");
});
