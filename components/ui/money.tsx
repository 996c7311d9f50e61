import { compactRupees, rupees } from "@/lib/text/format";

/** What an amount or a rate may be on the page. */
export type FigureElement = "span" | "strong" | "td" | "dd" | "tspan";

/**
 * An amount of money on the page: "₹20,00,000" or, where room is short, "₹20 lakh". Always in the display family, with
 * figures of one width, and never broken over two lines. Size, weight and colour are those of the text around it.
 * @param amount rupees, rounded to whole ones; null, undefined and what is no number print as a dash
 * @param as `strong` for the amount that a sentence is about, `td` or `dd` where it is all that stands there, `tspan`
 *   inside an SVG text
 */
export function Money({
  amount,
  compact = false,
  as: Element = "span",
  className = "",
}: {
  amount: number | null | undefined;
  compact?: boolean;
  as?: FigureElement;
  className?: string;
}) {
  const words = compact ? compactRupees : rupees;
  return <Element className={`money ${className}`.trimEnd()}>{words(amount ?? NaN)}</Element>;
}
