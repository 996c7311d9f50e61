/**
 * The rate as the page says it: "Starting from" (SPEC section 2), then the editors' text, with a leading percentage
 * taken out so that it can be shown large. A text that begins otherwise, or where something comes on top of the
 * percentage, is not split: the figure alone would mislead. A "From" of the text's own is dropped.
 */
export function startingFrom(interestRate: string): { lead: string; figure: string | null; rest: string } {
  const text = interestRate.replace(/^(starting\s+)?from\s+/i, "").trim();
  const [, about, figure, rest] = /^(about\s+)?(\d+(?:\.\d+)?\s?%)[\s,;]*(.*)$/is.exec(text) ?? [];
  if (!figure || rest === undefined || /\bplus\b|\+/i.test(rest))
    return { lead: "Starting from", figure: null, rest: text };
  return { lead: about ? "Starting from about" : "Starting from", figure, rest };
}

/** The same in one line, for titles and descriptions. */
export function startingFromLine(interestRate: string) {
  const { lead, figure, rest } = startingFrom(interestRate);
  return [lead, figure, rest].filter(Boolean).join(" ");
}

/**
 * The lowest rate in % a year for machines to read: the number beside the text, as long as the text begins with that
 * very figure. Null where the editors changed only one of the two, and where the text does not give a figure to rely
 * on.
 */
export function statedRate({ interestRate, rateMin }: { interestRate: string; rateMin: number | null }) {
  const { lead, figure } = startingFrom(interestRate);
  if (rateMin === null || figure === null || lead.endsWith("about")) return null;
  return Number.parseFloat(figure) === rateMin ? rateMin : null;
}
