import { renderToStaticMarkup } from "react-dom/server";
import { lifeOfLoan, whileRepaying } from "@/lib/charts/loan-curve";
import { STUDY_LOAN } from "@/tests/factories/loans";
import { CostBar, CostLegend } from "./cost-bar";
import { LoanCurve } from "./loan-curve";

const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const name = (html: string) => /role="img" aria-label="([^"]+)"/.exec(html)?.[1];

describe("the life of a loan", () => {
  test("has one name with its figures, and the same figures in a list beside it", () => {
    const html = renderToStaticMarkup(<LoanCurve life={lifeOfLoan(STUDY_LOAN)} />);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(name(html)).toBe(
      "₹20,00,000 borrowed grows by ₹5,50,000 of interest to ₹25,50,000 in 2 years and 6 months, then 96 EMIs of ₹40,056 bring it down to nothing.",
    );
    expect(text(html.slice(html.indexOf("<dl")))).toBe(
      " Borrowed ₹20,00,000 Interest added before EMIs ₹5,50,000 Owed when EMIs start ₹25,50,000 EMI, 96 times ₹40,056 ",
    );
    expect(text(html)).toContain("Course, 2 years Grace, 6 months 96 EMIs of ₹40,056");
  });

  test("compact, it is the same for every amount: no rupees in it", () => {
    const [small, large] = [1, 7_500_000].map((principal) =>
      renderToStaticMarkup(<LoanCurve compact life={lifeOfLoan({ ...STUDY_LOAN, principal: principal * 100 })} />),
    );
    expect(small).toBe(large);
    expect(small).not.toContain("₹");
    expect(name(small!)).toBe(
      "What is owed grows by interest for 2 years and 6 months, then 96 EMIs bring it down to nothing.",
    );
  });

  test("a second line is named in the picture and in its legend, and drawn with dashes", () => {
    const other = "With ₹5,000 more a month: 19 months shorter";
    const plain = { ...STUDY_LOAN, courseMonths: 0, graceMonths: 0 };
    const html = renderToStaticMarkup(
      <LoanCurve life={lifeOfLoan(plain)} others={[{ name: other, owed: whileRepaying({ ...plain, months: 77 }) }]} />,
    );
    expect(name(html)).toContain(`Beside it: ${other}.`);
    expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
    expect(text(html)).toContain(other);
    expect(text(html)).not.toMatch(/Course|Grace|Interest added/);
  });
});

describe("a cost", () => {
  const parts = { borrowed: 2_000_000, interestStudying: 550_000, interestAfter: 1_295_376, fee: 23_600 };

  test("is said in one sentence to the rupee", () => {
    const html = renderToStaticMarkup(<CostBar parts={parts} />);
    expect(name(html)).toBe(
      "₹38,68,976 in all: ₹20,00,000 borrowed, ₹5,50,000 interest while studying, ₹12,95,376 interest after, ₹23,600 fee.",
    );
    expect(html.match(/<rect/g)).toHaveLength(4);
  });

  test("with a fee that nobody knows says so, and one without a fee says that", () => {
    expect(name(renderToStaticMarkup(<CostBar parts={{ ...parts, fee: null }} />))).toContain(", fee not known.");
    expect(name(renderToStaticMarkup(<CostBar parts={{ ...parts, fee: 0 }} />))).toContain(", no fee.");
  });

  test("has a legend of the same four", () => {
    expect(text(renderToStaticMarkup(<CostLegend />))).toBe(" borrowed interest while studying interest after fee ");
  });
});
