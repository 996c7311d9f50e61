import { renderToStaticMarkup } from "react-dom/server";
import { exampleCost } from "@/lib/lenders/example-cost";
import { rupees } from "@/lib/text/format";
import { CompareCosts } from "./compare-costs";

const offer = (id: string, rate: number | null, fee: number | null, isCounted = true) => ({
  id,
  name: `Lender ${id}`,
  rate,
  fee,
  isCounted,
});
const draw = (...offers: ReturnType<typeof offer>[]) => {
  const html = renderToStaticMarkup(<CompareCosts offers={offers} />);
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
};

test("costs are said to the rupee, drawn on one scale, and set against the first in words", () => {
  const { html, text } = draw(offer("a", 10, 0), offer("b", 11, 23_600));
  const [a, b] = [exampleCost(10, 0), exampleCost(11, 23_600)];
  const total = ({ parts }: typeof a) =>
    parts.borrowed + parts.interestStudying + parts.interestAfter + (parts.fee ?? 0);
  expect(text).toContain(`Lender a ${rupees(total(a))}`);
  expect(text).toContain(`Lender b ${rupees(total(b))}`);
  expect(text).toContain(`EMI ${rupees(b.life.emi)}`);
  expect(text).toContain(
    `Costs ₹${Math.round((Math.round(total(b)) - Math.round(total(a))) / 1000) / 100} lakh more in all than Lender a`,
  );
  const ends = [...html.matchAll(/role="img" aria-label="[^"]* in all: .*?<\/svg><\/svg>/g)].map(([bar]) =>
    Math.max(
      ...[...bar.matchAll(/ x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => Number(x) + Number(width)),
    ),
  );
  expect(ends[0]).toBeCloseTo((total(a) / total(b)) * 100, 1);
  expect(ends[1]).toBeCloseTo(100, 1);
  expect(html).toContain('aria-label="Lender a: ₹20,00,000 borrowed grows');
});

test("a fee that nobody knows makes no lender cheaper: both are compared without", () => {
  const { text } = draw(offer("a", 10, 236_000), offer("b", 10, null));
  expect(text).toContain("10% a year, fee not known");
  expect(text).toContain("Without the fees: Costs as much in all as Lender a, with the same EMI.");
});

test("what is not to be counted is left out, and said so", () => {
  const { html, text } = draw(offer("a", 10, 0), offer("usd", 9, 0, false), offer("silent", null, 0));
  expect(text).toContain("Not counted: a loan in another currency, one without a rate, or one that is never so large.");
  expect(text).not.toMatch(/Lender (usd|silent)/);
  expect(html.match(/ in all: /g)).toHaveLength(1);
  expect(draw(offer("usd", 9, 0, false)).html).toBe("");
});
