import { percent } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import type { FigureElement } from "./money";

/**
 * "9.15%", "8.45% to 9.95%". @param pct null and what is no number print as a dash @param toPct not shown unless higher
 * @param places digits behind the point; without it as published
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
