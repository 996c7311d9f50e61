import { percent } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import type { FigureElement } from "./money";

/**
 * A rate or a share on the page: "9.15%", "8.45% to 9.95%". It looks as an amount does (components/ui/money.tsx); the
 * words "a year" are the sentence's own.
 * @param pct in percent; null, undefined and what is no number print as a dash
 * @param toPct the upper end of a range; not shown unless it is higher
 * @param places digits behind the point; without it the figure as it was published
 */
export function Percent({
  pct,
  toPct,
  places,
  as: Element = "span",
  className = "",
}: {
  pct: number | null | undefined;
  toPct?: number | null;
  places?: number;
  as?: FigureElement;
  className?: string;
}) {
  const from = percent(pct ?? NaN, places);
  const isRange = pct != null && toPct != null && toPct > pct;
  return (
    <Element className={`money ${className}`.trimEnd()}>
      {isRange ? t("money.range", "{{from}} to {{to}}", { from, to: percent(toPct, places) }) : from}
    </Element>
  );
}
