import { renderToStaticMarkup } from "react-dom/server";
import { Figures } from "./figures";
import { Money } from "./money";
import { Percent } from "./percent";

const html = renderToStaticMarkup;
const money = (text: string) => `<span class="money">${text}</span>`;

describe("an amount", () => {
  test.each([
    [2_000_000, "₹20,00,000"],
    [1_499.5, "₹1,500"],
    [0, "₹0"],
    [null, "–"],
    [undefined, "–"],
    [NaN, "–"],
  ])("of %p prints as %p, in the family of amounts", (amount, text) => {
    expect(html(<Money amount={amount} />)).toBe(money(text));
  });

  test("is short where room is short", () => {
    expect(html(<Money amount={15_500_000} compact />)).toBe(money("₹1.55 crore"));
  });

  test("may be what its sentence is about, or stand in a picture", () => {
    expect(html(<Money amount={500} as="strong" className="text-lg" />)).toBe(
      '<strong class="money text-lg">₹500</strong>',
    );
    expect(html(<Money amount={500} as="tspan" />)).toBe('<tspan class="money">₹500</tspan>');
  });
});

describe("a rate", () => {
  test.each([
    [{ pct: 9.15 }, "9.15%"],
    [{ pct: 11 }, "11%"],
    [{ pct: 11, places: 2 }, "11.00%"],
    [{ pct: 8.45, toPct: 9.95 }, "8.45% to 9.95%"],
    [{ pct: 8.45, toPct: 8.45 }, "8.45%"],
    [{ pct: 8.45, toPct: null }, "8.45%"],
    [{ pct: null, toPct: 9 }, "–"],
    [{ pct: NaN }, "–"],
  ])("%p prints as %p, in the family of amounts", (rate, text) => {
    expect(html(<Percent {...rate} />)).toBe(money(text));
  });
});

test("the amounts and rates of a sentence look like amounts, and the sentence is the same", () => {
  const text = "Up to ₹7.5 lakh at 9.15% a year, ₹1,00,000 from 1.5% to 2%; ₹ 2 crore at most, 15 years (2024).";
  const drawn = html(<Figures text={text} />);
  expect(drawn.replace(/<[^>]*>/g, "")).toBe(text);
  expect([...drawn.matchAll(/<span class="money">(.*?)<\/span>/g)].map(([, figure]) => figure)).toEqual([
    "₹7.5 lakh",
    "9.15%",
    "₹1,00,000",
    "1.5%",
    "2%",
    "₹ 2 crore",
  ]);
});

test("the family of amounts is the display family, with figures of one width, on one line", async () => {
  const { readFile } = await import("node:fs/promises");
  const css = await readFile("app/globals.css", "utf8");
  const rule = /\.money \{([^}]*)\}/.exec(css)?.[1] ?? "";
  for (const part of ["font-family: var(--font-display)", '"tnum"', "white-space: nowrap"]) {
    expect(rule).toContain(part);
  }
});
