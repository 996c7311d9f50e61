import { renderToStaticMarkup } from "react-dom/server";
import { yearsOfEmis } from "@/lib/charts/year-bars";
import { emiResult } from "@/lib/emi/emi";
import { DEFAULTS } from "@/lib/emi/inputs";
import { prepay } from "@/lib/emi/prepayment";
import { rupees } from "@/lib/text/format";
import { Pictures, SecondLines } from "./pictures";
import { Pins } from "./pins";
import { readPlan, studyPlan } from "./study-plan";

const plan = readPlan(DEFAULTS)!;
const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const names = (html: string) => [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);

test("over time and by year are drawn from the calculator's own figures, each with its list or table", () => {
  const html = renderToStaticMarkup(<Pictures plan={plan} extra={DEFAULTS} />);
  const study = studyPlan(plan, DEFAULTS)!;
  const { balanceAfterStudy, emiAfterStudy } = study.outcomes.nothing;
  const [first, last] = [yearsOfEmis(plan)[0]!, yearsOfEmis(plan)[7]!];
  expect(names(html)).toEqual([
    `₹20,00,000 borrowed grows by ₹5,50,000 of interest to ${rupees(balanceAfterStudy)} in 2 years and 6 months, then 96 EMIs of ${rupees(emiAfterStudy)} bring it down to nothing.`,
    `Of what is paid in year 1, ${rupees(first.interestCharged)} is interest and ${rupees(first.principalPaid)} the loan; in year 8, ${rupees(last.interestCharged)} and ${rupees(last.principalPaid)}.`,
  ]);
  for (const { year, principalPaid, interestCharged, balance } of yearsOfEmis(plan))
    expect(text(html)).toContain(`${year} ${rupees(principalPaid)} ${rupees(interestCharged)} ${rupees(balance)}`);
  expect(html.match(/<tr>/g)).toHaveLength(9);
});

test("parts of the loan and compounding are drawn as they are counted", () => {
  const extra = { ...DEFAULTS, parts: "4", compound: "1" };
  const [life] = names(renderToStaticMarkup(<Pictures plan={plan} extra={extra} />));
  expect(life).toContain(`to ${rupees(studyPlan(plan, extra)!.outcomes.nothing.balanceAfterStudy)} in`);
});

test("what cannot be counted is not drawn, and said so", () => {
  const html = renderToStaticMarkup(<Pictures plan={undefined} extra={DEFAULTS} />);
  expect(names(html)).toEqual([]);
  expect(html.match(/Nothing to draw until every box makes sense\./g)).toHaveLength(2);
});

test("a way to repay is a second line, named with what it saves", () => {
  const repaid = prepay(plan, { amount: 5000, every: "month", from: 1, buys: "shorter loan" });
  const ways = [{ ...repaid, name: "Shorter loan", difference: "Saves ₹2,22,212" }];
  const html = renderToStaticMarkup(<SecondLines plan={plan} ways={ways} />);
  expect(names(html)).toEqual([
    `₹20,00,000 is borrowed, and 96 EMIs of ${rupees(emiResult(plan).monthlyEMI)} bring it down to nothing. Beside it: Shorter loan: Saves ₹2,22,212.`,
  ]);
  // It ends after 77 of the 96 months, on the ground.
  expect(html).toMatch(new RegExp(`L${Math.round((77 / 96) * 1000)} 500"`));
});

test("pinned loans stand with their figures, and the difference to the first in words", () => {
  const html = renderToStaticMarkup(
    <Pins
      search="?pin=2000000,11,24,96&pin=2000000,11,24,120&pin=nonsense"
      extra={DEFAULTS}
      onUse={() => {}}
      onRemove={() => {}}
    />,
  );
  const [first, second] = [plan, { ...plan, months: 120 }].map((one) => studyPlan(one, DEFAULTS)!.outcomes.nothing);
  for (const { emiAfterStudy, interestInAll, totalPaid } of [first!, second!])
    expect(text(html)).toContain(
      `EMI after study ${rupees(emiAfterStudy)} Interest in all ${rupees(interestInAll)} All you pay ${rupees(totalPaid)}`,
    );
  expect(text(html)).toContain("Costs ₹3.7 lakh more in all than the first, with ₹4,930 less a month.");
  expect(html.match(/<li class="card/g)).toHaveLength(2);
});
