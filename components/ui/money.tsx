import { compactRupees, rupees } from "@/lib/text/format";

export type FigureElement = "span" | "strong" | "td" | "dd" | "tspan";

/**
 * "₹20,00,000" or, where room is short, "₹20 lakh". @param amount rupees; null and what is no number print as a dash
 * @param as `tspan` inside an SVG text
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
